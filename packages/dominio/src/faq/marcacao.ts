// FAQ-01 The small markup of articles: '## ' and '### ' headings, '- ' and '1. ' lists, **strong**,
// *emphasis*, [text](address) and
// paragraphs. It is read into values and never becomes HTML, so there is nothing to sanitise.

export type Trecho =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'forte' | 'enfase'; texto: string }
  | { tipo: 'link'; texto: string; destino: string }

export type Bloco =
  | { tipo: 'titulo'; nivel: 2 | 3; trechos: Trecho[] }
  | { tipo: 'paragrafo'; linhas: Trecho[][] }
  | { tipo: 'lista'; ordenada: boolean; itens: Trecho[][] }

// Whatever follows the spaces belongs to the line: were there a way not to match, each space would be tried with each.
const TITULO = /^(#{2,3}) +(\S.*)$/s
const ITEM = /^(?:[-*]|(\d{1,3})[.)]) +(\S.*)$/s
const ESPECIAL = /\*\*([^\s*](?:[^*]*[^\s*])?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*|\[([^[\]]+)\]\(([^\s()]+)\)/g

/** Pages of the portal by their path, the web and mail; nothing that could run. */
export function destinoSeguro(destino: string): boolean {
  if (/^\/(?![/\\])/.test(destino)) return true
  return /^(https?:\/\/|mailto:)[^\s\\]+$/i.test(destino)
}

/** FAQ-01 An article's text as blocks; what is not markup is text. */
export function lerMarcacao(conteudo: string): Bloco[] {
  const blocos: Bloco[] = []
  let aberto: Bloco | null = null
  for (const linha of conteudo.split(/\r?\n/).map((bruta) => bruta.trim())) {
    if (linha === '') aberto = null
    else aberto = acrescentar(blocos, aberto, linha)
  }
  return blocos
}

function acrescentar(blocos: Bloco[], aberto: Bloco | null, linha: string): Bloco | null {
  const titulo = TITULO.exec(linha)
  if (titulo) {
    blocos.push({ tipo: 'titulo', nivel: titulo[1] === '##' ? 2 : 3, trechos: lerTrechos(titulo[2] ?? '') })
    return null
  }
  const item = ITEM.exec(linha)
  if (item) {
    const ordenada = item[1] !== undefined
    const trechos = lerTrechos(item[2] ?? '')
    if (aberto?.tipo === 'lista' && aberto.ordenada === ordenada) {
      aberto.itens.push(trechos)
      return aberto
    }
    return abrir(blocos, { tipo: 'lista', ordenada, itens: [trechos] })
  }
  if (aberto?.tipo === 'paragrafo') {
    aberto.linhas.push(lerTrechos(linha))
    return aberto
  }
  return abrir(blocos, { tipo: 'paragrafo', linhas: [lerTrechos(linha)] })
}

function abrir(blocos: Bloco[], bloco: Bloco): Bloco {
  blocos.push(bloco)
  return bloco
}

function lerTrechos(linha: string): Trecho[] {
  const trechos: Trecho[] = []
  let lido = 0
  for (const achado of linha.matchAll(ESPECIAL)) {
    const [inteiro, forte, enfase, texto = '', destino = ''] = achado
    if (achado.index > lido) trechos.push({ tipo: 'texto', texto: linha.slice(lido, achado.index) })
    lido = achado.index + inteiro.length
    if (forte !== undefined) trechos.push({ tipo: 'forte', texto: forte })
    else if (enfase !== undefined) trechos.push({ tipo: 'enfase', texto: enfase })
    else if (destinoSeguro(destino)) trechos.push({ tipo: 'link', texto, destino })
    else trechos.push({ tipo: 'texto', texto })
  }
  if (lido < linha.length) trechos.push({ tipo: 'texto', texto: linha.slice(lido) })
  return trechos
}

const juntar = (trechos: readonly Trecho[]): string => trechos.map(({ texto }) => texto).join('')

/** FAQ-01 The words alone, for an excerpt. */
export function semMarcacao(conteudo: string): string {
  return lerMarcacao(conteudo)
    .flatMap((bloco) => {
      if (bloco.tipo === 'titulo') return [`${juntar(bloco.trechos)}:`]
      return (bloco.tipo === 'lista' ? bloco.itens : bloco.linhas).map(juntar)
    })
    .join('\n')
}
