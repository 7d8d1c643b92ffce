/** The last letter that was pressed, and whether it was text: in a field, or for nobody. */
export type UltimaLetra = { quando: number; texto: boolean }

/** Who writes does not rest that long between two letters; who presses a key for what it does has stopped writing. */
export const PAUSA_DE_QUEM_DIGITA_MS = 700

/**
 * MES-04 A letter that follows another one of a text without a pause is text too: the field it was meant for has not come
 * yet, or has just gone. Anything else that is done meanwhile (another key, a press) ends the text: then there is none.
 */
export const continuaUmTexto = (ultima: UltimaLetra | null, quando: number): boolean =>
  (ultima?.texto ?? false) && quando - (ultima?.quando ?? 0) < PAUSA_DE_QUEM_DIGITA_MS

const DE_QUEM_ESCREVE = new Set(
  'Shift Control Alt AltGraph Meta CapsLock Dead Process Backspace Delete'.split(' '),
)

type Tecla = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** What a key is to whoever writes: a letter, part of writing (Shift, an accent, Backspace), or something done on purpose. */
export function naturezaDaTecla({ key, ctrlKey, metaKey, altKey }: Tecla): 'letra' | 'parte' | 'gesto' {
  if (DE_QUEM_ESCREVE.has(key)) return 'parte'
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey ? 'letra' : 'gesto'
}

/** No hand presses four keys in a row that fast; a scanner presses all of them so. */
export const RITMO_DE_LEITOR_MS = 35
const MENOR_LEITURA = 4

/** Keys that followed one another: all of them since the last pause, and those at the rhythm of a scanner. */
export type Sequencia = { toda: string; depressa: string; quando: number }

export function comTecla(antes: Sequencia | null, key: string, quando: number): Sequencia {
  const espera = antes ? quando - antes.quando : Number.POSITIVE_INFINITY
  return {
    toda: (espera < PAUSA_DE_QUEM_DIGITA_MS ? (antes?.toda ?? '') : '') + key,
    depressa: (espera <= RITMO_DE_LEITOR_MS ? (antes?.depressa ?? '') : '') + key,
    quando,
  }
}

/** What a scanner has just typed, by its rhythm: its Enter comes as fast as the rest. */
export const lidoDepressa = ({ depressa, quando }: Sequencia, agora: number): string | null =>
  depressa.length >= MENOR_LEITURA && agora - quando <= RITMO_DE_LEITOR_MS ? depressa : null
