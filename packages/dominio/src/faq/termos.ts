import { comparavel, palavrasDoTexto } from '../busca/palavras.ts'

const MAXIMO_DE_TERMOS = 8

// Words that say nothing about a subject: they are in every text, or in every request for help.
const VAZIAS = new Set(
  `a ao aos aquela aquele as ate algum alguma alguem ainda bom boa com como consigo consegui da das de dela dele depois
  dia do dos duvida duvidas e ela ele em entre era essa esse esta estao estar este estou eu fazer faco favor foi gostaria
  ha isso ja la lhe mais mas me meu meus minha minhas muito na nao nas nem no nos nossa nosso num numa o obrigado obrigada
  oi ola onde os ou para pela pelo pode poderia por porque posso preciso precisa problema problemas pra qual quais quando que quem
  quero sao se sem ser seu sobre solicitacao solicito so sua suas tambem tarde tem tenho ter teve tudo um uma urgente vai
  veio vem vou voce voces ajuda noite saber`.split(/\s+/),
)

/** FAQ-01 The words of a subject that mean something, in order, without accents and each once. */
export function termosDoAssunto(assunto: string): string[] {
  return palavrasDoTexto(assunto)
    .filter((palavra) => !VAZIAS.has(palavra))
    .slice(0, MAXIMO_DE_TERMOS)
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

/** FAQ-01 The piece of a text that shows what was found, or its beginning; cut between words. */
export function trechoDoTexto(texto: string, termos: readonly string[], tamanho = TAMANHO_DO_TRECHO): string {
  const antes = tamanho / 3
  const corrido = texto.replace(/\s+/g, ' ').trim()
  if (corrido.length <= tamanho) return corrido
  const [primeira] = destacar(corrido, termos)
  const achado =
    primeira && !primeira.destaque && primeira.texto.length < corrido.length ? primeira.texto.length : 0
  const de = achado > tamanho - antes ? corrido.indexOf(' ', achado - antes) + 1 : 0
  const ate = de + tamanho
  const fim = ate >= corrido.length ? corrido.length : corrido.lastIndexOf(' ', ate)
  const cortado = corrido.slice(de, fim > de ? fim : ate)
  return `${de > 0 ? '…' : ''}${cortado}${fim < corrido.length ? '…' : ''}`
}
