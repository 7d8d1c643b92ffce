/** A sign that begins a word ('/', '@'), and what was typed after it up to the cursor. */
export type Digitado = { inicio: number; fim: number; termo: string }

export type LerGatilho = (texto: string, cursor: number) => Digitado | null

const lerCom =
  (padrao: RegExp): LerGatilho =>
  (texto, cursor) => {
    const achado = padrao.exec(texto.slice(0, cursor))
    if (!achado) return null
    const termo = achado[1] ?? ''
    return { inicio: cursor - termo.length - 1, fim: cursor, termo }
  }

export const barraDigitada = lerCom(/(?:^|\s)\/([\p{L}\d-]*)$/u)

/** MES-06/mencoes A name may have a second word; an address of mail begins no word with '@'. */
export const arrobaDigitada = lerCom(/(?:^|[\s(])@((?:[\p{L}'-]+ ?){0,2})$/u)
