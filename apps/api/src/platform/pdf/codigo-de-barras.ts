import bwipjs from 'bwip-js/node'

type Tabela = 'A' | 'C'
type Trecho = { tabela: Tabela; texto: string }

const INICIO: Record<Tabela, number> = { A: 103, C: 105 }
const TROCA_PARA: Record<Tabela, number> = { A: 101, C: 99 }
// Blank on each side, without which a reader does not find where the symbol begins.
const MODULOS_DE_SILENCIO = 10

/** Draws a CODE-128 as vectors; `largura` includes the blank a reader needs on both sides. */
export function desenharCodigoDeBarras(
  pdf: PDFKit.PDFDocument,
  texto: string,
  lugar: { x: number; y: number; largura: number; altura: number },
): void {
  const faixas = larguras(texto)
  const modulos = faixas.reduce((total, faixa) => total + faixa, 2 * MODULOS_DE_SILENCIO)
  const modulo = lugar.largura / modulos
  let x = lugar.x + MODULOS_DE_SILENCIO * modulo
  for (const [i, faixa] of faixas.entries()) {
    if (i % 2 === 0) pdf.rect(x, lugar.y, faixa * modulo, lugar.altura)
    x += faixa * modulo
  }
  pdf.fill('#000000')
}

/** Widths in modules, bar and space in turn, from the start symbol to the stop bar. */
function larguras(texto: string): number[] {
  const codigos = simbolos(texto).map((simbolo) => `^${String(simbolo).padStart(3, '0')}`)
  // `raw` takes our symbols as they are; the library adds the check symbol and the stop. Not in its typings.
  const opcoes = { bcid: 'code128', text: codigos.join(''), raw: true }
  const [desenho] = bwipjs.raw(opcoes)
  if (!desenho || !('sbs' in desenho)) throw new Error('Código de barras sem faixas')
  return desenho.sbs
}

// The NF-e asks for tables A and C in keys with letters, C alone in keys of digits; an automatic encoder chooses B.
export function simbolos(texto: string): number[] {
  if (!/^[\x20-\x5F]+$/.test(texto)) throw new Error('Código de barras: só dígitos, maiúsculas e pontuação')
  const trechos = dividir(texto)
  return trechos.flatMap(({ tabela, texto }, i) => [
    ...(i === 0 ? [INICIO[tabela]] : tabela === trechos[i - 1]?.tabela ? [] : [TROCA_PARA[tabela]]),
    ...(tabela === 'C' ? paresDe(texto) : [...texto].map((c) => c.charCodeAt(0) - 0x20)),
  ])
}

function dividir(texto: string): Trecho[] {
  return [...texto.matchAll(/\d+|\D+/g)].flatMap(({ 0: trecho, index }): Trecho[] => {
    const noInicio = index === 0
    const noFim = index + trecho.length === texto.length
    // Changing tables costs a symbol there and another back: only longer runs of digits pay for it.
    const minimo = noInicio && noFim ? 2 : noInicio || noFim ? 4 : 6
    if (/\D/.test(trecho) || trecho.length < minimo) return [{ tabela: 'A', texto: trecho }]
    if (trecho.length % 2 === 0) return [{ tabela: 'C', texto: trecho }]
    // An odd run leaves a digit to table A, on the side where the text is in A anyway.
    return noInicio
      ? [
          { tabela: 'C', texto: trecho.slice(0, -1) },
          { tabela: 'A', texto: trecho.slice(-1) },
        ]
      : [
          { tabela: 'A', texto: trecho.slice(0, 1) },
          { tabela: 'C', texto: trecho.slice(1) },
        ]
  })
}

const paresDe = (digitos: string) => (digitos.match(/../g) ?? []).map(Number)
