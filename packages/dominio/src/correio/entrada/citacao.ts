/** A message without the past it quotes: what was written now, and the rest, which is kept and folded. */
export type TextoSeparado = { visivel: string; citado: string }

const MAXIMO_DE_LINHAS_DA_INTRODUCAO = 3

// Whatever follows one of these lines is the past.
const CORTES: readonly RegExp[] = [
  /^[\s>]*-{2,}\s*(?:mensagem original|original message|mensagem encaminhada|forwarded message|mensaje original)\s*-{2,}\s*$/i,
  /^\s*_{10,}\s*$/,
  /^\s*(?:in[ií]cio da mensagem encaminhada|begin forwarded message)\s*:?\s*$/i,
]
const DE = /^\s*\**(?:de|from)\s*:\**\s*\S/i
const ENVIADA = /^\s*\**(?:enviad[ao](?:\(a\))?(?: em)?|sent|data|date)\s*:\**\s*\S/i
const INTRODUCAO =
  /^\s*(?:em|no dia|on|el)\s.{4,300}\s(?:escreveu|wrote|escribi[oó])\s*(?::|<[^<>]*>\s*:)\s*$/i
const COMECO_DA_INTRODUCAO = /^\s*(?:em|no dia|on|el)\s/i
const ASSINATURA = /^-- ?$/
const DO_APARELHO =
  /^\s*(?:enviad[ao] (?:do|da|pelo|via|a partir do) .{1,60}|sent from my .{1,40}|obter o outlook para .{1,30}|get outlook for .{1,30})\.?\s*$/i

const vazia = (linha: string | undefined) => linha === undefined || linha.trim() === ''
const citada = (linha: string | undefined) => linha?.trimStart().startsWith('>') ?? false

/** How many lines tell who wrote the past, from this one on: mail programs break them. */
function linhasDaIntroducao(linhas: readonly string[], i: number): number {
  if (!COMECO_DA_INTRODUCAO.test(linhas[i] ?? '')) return 0
  for (let n = 1; n <= MAXIMO_DE_LINHAS_DA_INTRODUCAO; n++) {
    const frase = linhas.slice(i, i + n).join(' ')
    if (INTRODUCAO.test(frase)) return n
    if (vazia(linhas[i + n])) return 0
  }
  return 0
}

/** 'De: … Enviada em: …', with no more than a line between. */
const ehCabecalhoDoOutlook = (linhas: readonly string[], i: number): boolean =>
  DE.test(linhas[i] ?? '') && linhas.slice(i + 1, i + 4).some((linha) => ENVIADA.test(linha))

const ehCorte = (linhas: readonly string[], i: number): boolean =>
  CORTES.some((corte) => corte.test(linhas[i] ?? '')) || ehCabecalhoDoOutlook(linhas, i)

type Corte = { de: number; ate: number }

/** Where the past is; `ate` is the line after it. */
function acharCitacao(linhas: readonly string[]): Corte | null {
  for (let i = 0; i < linhas.length; i++) {
    if (ehCorte(linhas, i)) return { de: i, ate: linhas.length }
    const introducao = linhasDaIntroducao(linhas, i)
    if (introducao === 0) continue
    let fim = i + introducao
    while (vazia(linhas[fim]) && fim < linhas.length) fim++
    if (!citada(linhas[fim])) return { de: i, ate: linhas.length }
    while (fim < linhas.length && (citada(linhas[fim]) || vazia(linhas[fim]))) fim++
    // Answers between the lines of the other are read together with them.
    return linhas.slice(fim).some(citada) ? null : { de: i, ate: fim }
  }
  let fim = linhas.length
  while (fim > 0 && (citada(linhas[fim - 1]) || vazia(linhas[fim - 1]))) fim--
  return linhas.slice(fim).some(citada) ? { de: fim, ate: linhas.length } : null
}

/** What closes every message of that person says nothing new. */
function acharAssinatura(linhas: readonly string[]): number {
  const i = linhas.findIndex((linha) => ASSINATURA.test(linha) || DO_APARELHO.test(linha))
  return i < 0 ? linhas.length : i
}

const juntar = (linhas: readonly string[]) => linhas.join('\n').trim()

/**
 * ALC-02 Folds the quoted past and the signature, as the mail programs used in Brazil write them. The visible part is never
 * empty where there is any text; what was forwarded is what the message is about, and stays.
 */
export function separarCitacao(texto: string, { encaminhada = false } = {}): TextoSeparado {
  const linhas = texto.replace(/\r\n?/g, '\n').split('\n')
  const inteiro = juntar(linhas)
  if (encaminhada) return { visivel: inteiro, citado: '' }
  const { de, ate } = acharCitacao(linhas) ?? { de: linhas.length, ate: linhas.length }
  const escritas = [...linhas.slice(0, de), ...linhas.slice(ate)]
  const fim = acharAssinatura(escritas)
  const visivel = juntar(escritas.slice(0, fim))
  const semAssinatura = juntar(escritas)
  if (visivel === '' && semAssinatura === '') return { visivel: inteiro, citado: '' }
  if (visivel === '') return { visivel: semAssinatura, citado: juntar(linhas.slice(de, ate)) }
  return {
    visivel,
    citado: [juntar(escritas.slice(fim)), juntar(linhas.slice(de, ate))].filter(Boolean).join('\n\n'),
  }
}

/** 'ENC: …', 'Fwd: …', 'WG: …': somebody passes on what another wrote. */
export const ehEncaminhada = (assunto: string): boolean =>
  /^\s*(?:enc|fw|fwd|wg|tr|rv|vl|vb)\s*:/i.test(assunto)

const REMETENTE = /^[\s>*]*(?:de|from|von|de la part de)\s*:[\s*]*(.*)$/i
const ENDERECO = /[^\s<>"'()[\]:;,*]+@[^\s<>"'()[\]:;,*]+\.[^\s<>"'()[\]:;,*]+/
const MAIS_LINHAS = 60

/** ALC-02 Who wrote what a colleague passes on: the first 'De: …' with an address; null when none is named. */
export function remetenteOriginal(texto: string): { nome: string; email: string } | null {
  for (const linha of texto.split(/\r?\n/).slice(0, MAIS_LINHAS)) {
    const dito = REMETENTE.exec(linha.slice(0, 500))?.[1] ?? ''
    const email = ENDERECO.exec(dito)?.[0]?.toLowerCase()
    if (!email) continue
    const nome = dito
      .slice(0, dito.toLowerCase().indexOf(email))
      .replace(/mailto:|[<>[\]*"]/gi, '')
      .trim()
    return { nome: nome.includes('@') ? '' : nome, email }
  }
  return null
}
