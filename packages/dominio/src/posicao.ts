/** ESC-03 How far the log of the database had come: after a write in its answer, before a read that a replica may answer in its request. */
export const CABECALHO_DA_POSICAO = 'X-Posicao'

/** Sixteen digits, so that texts compare as positions do. */
export type Posicao = string

/** Of whoever has written nothing that they would look for. */
export const DESDE_SEMPRE: Posicao = '0'

/** All that is committed by now, of whoever heard that something changed and not how far along. The answer says how far it was. */
export const AGORA = 'agora'

const POSICAO = /^[0-9a-f]{16}$/

/** What somebody asks to see; null for what is none, and then only the primary will do. */
export const lerPosicao = (texto: unknown): Posicao | typeof AGORA | null =>
  texto === AGORA || texto === DESDE_SEMPRE || ehPosicao(texto) ? texto : null

export const ehPosicao = (texto: unknown): texto is Posicao =>
  typeof texto === 'string' && POSICAO.test(texto)

/** As PostgreSQL writes it (`16/B374D848`). */
export function posicaoDoLog(lsn: string): Posicao {
  const [alto = '', baixo = ''] = lsn.toLowerCase().split('/')
  return alto.padStart(8, '0') + baixo.padStart(8, '0')
}

export const maisAdiante = (uma: Posicao, outra: Posicao): Posicao => (uma > outra ? uma : outra)
