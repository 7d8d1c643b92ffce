const MAXIMO_DE_TERMOS = 8
const MENOR_PALAVRA = 2

// Words that say nothing about a subject: they are in every text, or in every request for help.
const VAZIAS = new Set(
  `a ao aos aquela aquele as ate algum alguma alguem ainda bom boa com como consigo consegui da das de dela dele depois
  dia do dos duvida duvidas e ela ele em entre era essa esse esta estao estar este estou eu fazer faco favor foi gostaria
  ha isso ja la lhe mais mas me meu meus minha minhas muito na nao nas nem no nos nossa nosso num numa o obrigado obrigada
  oi ola onde os ou para pela pelo pode poderia por porque posso preciso precisa problema problemas pra qual quais quando que quem
  quero sao se sem ser seu sobre solicitacao solicito so sua suas tambem tarde tem tenho ter teve tudo um uma urgente vai
  veio vem vou voce voces ajuda noite saber`.split(/\s+/),
)

/** A text as it is compared: no accents, no capitals; every character stays in its place. */
const comparavel = (texto: string): string =>
  Array.from(
    texto,
    (letra) => letra.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, letra.length) || letra,
  ).join('')

/** FAQ-01 The words of a subject that mean something, in order, without accents and each once. */
export function termosDoAssunto(assunto: string): string[] {
  const palavras = comparavel(assunto)
    // A code is one word, with its punctuation or without: 5.202, 99.999-9.
    .replace(/(?<=\d)[.\-/](?=\d)/g, '')
    // Nothing else reaches the query language of the search, whose signs mean something.
    .split(/[^a-z0-9]+/)
    .filter((palavra) => palavra.length >= MENOR_PALAVRA && !VAZIAS.has(palavra))
  return [...new Set(palavras)].slice(0, MAXIMO_DE_TERMOS)
}

export type Parte = { texto: string; destaque: boolean }

// Endings differ (devolução, devoluções; avaria, avariado), and the beginning tells the word.
const FIM_QUE_VARIA = 3
const MENOR_COMECO = 4

const comecoDe = (termo: string): string =>
  termo.slice(0, Math.max(Math.min(MENOR_COMECO, termo.length), termo.length - FIM_QUE_VARIA))

/** FAQ-01 A text in pieces, those that a search found set apart. */
export function destacar(texto: string, termos: readonly string[]): Parte[] {
  const comecos = termos.map(comecoDe)
  const partes: Parte[] = []
  for (const [palavra] of texto.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const achada = comparavel(palavra)
    const destaque = comecos.some((comeco) => achada.startsWith(comeco))
    const anterior = partes.at(-1)
    if (anterior && anterior.destaque === destaque) anterior.texto += palavra
    else partes.push({ texto: palavra, destaque })
  }
  return partes
}

const TAMANHO_DO_TRECHO = 180
const ANTES_DO_ACHADO = 60

/** FAQ-01 The piece of a text that shows what was found, or its beginning; cut between words. */
export function trechoDoTexto(texto: string, termos: readonly string[]): string {
  const corrido = texto.replace(/\s+/g, ' ').trim()
  if (corrido.length <= TAMANHO_DO_TRECHO) return corrido
  const [primeira] = destacar(corrido, termos)
  const achado =
    primeira && !primeira.destaque && primeira.texto.length < corrido.length ? primeira.texto.length : 0
  const de =
    achado > TAMANHO_DO_TRECHO - ANTES_DO_ACHADO ? corrido.indexOf(' ', achado - ANTES_DO_ACHADO) + 1 : 0
  const ate = de + TAMANHO_DO_TRECHO
  const fim = ate >= corrido.length ? corrido.length : corrido.lastIndexOf(' ', ate)
  const cortado = corrido.slice(de, fim > de ? fim : ate)
  return `${de > 0 ? '…' : ''}${cortado}${fim < corrido.length ? '…' : ''}`
}
