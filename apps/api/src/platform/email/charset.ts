const PERDIDO = '\ufffd'

const perdidos = (texto: string) => texto.split(PERDIDO).length - 1

/** 'DevoluÃ§Ã£o' was UTF-8 read as Latin: read again, if it then makes sense from end to end. */
export function semLatimTrocado(texto: string): string {
  if (!/[ÃÂ][\u0080-\u00bf\u2013-\u2122]/.test(texto) || /[\u0100-\uffff]/.test(texto)) return texto
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(texto, 'latin1'))
  } catch {
    return texto
  }
}

/** The same message saying Latin wherever it said, wrongly or by leaving it out, something else. */
export function dizendoLatim(bytes: Buffer): Buffer {
  const texto = bytes
    .toString('latin1')
    .replace(/charset\s*=\s*"?(?:utf-?8|us-ascii|ascii)"?/gi, 'charset=windows-1252')
    .replace(
      /^(content-type[ \t]*:[ \t]*text\/(?:plain|html))[ \t]*(;(?![^\r\n]*charset)[^\r\n]*)?(?=\r?\n(?![ \t]))/gim,
      '$1; charset=windows-1252$2',
    )
  return Buffer.from(texto, 'latin1')
}

/** Which of two readings lost less. */
export const maisLegivel = (um: string, outro: string): string =>
  perdidos(outro) < perdidos(um) ? outro : um

export const perdeuLetras = (texto: string): boolean => texto.includes(PERDIDO)
