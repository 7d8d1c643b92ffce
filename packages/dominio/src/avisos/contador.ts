import { plural } from '../formatos/contagem.ts'

const MAIOR_NO_SINO = 9

/** What fits on the bell; nothing when everything was read. */
export function textoDoContador(quantidade: number): string {
  if (quantidade <= 0) return ''
  return quantidade > MAIOR_NO_SINO ? `${MAIOR_NO_SINO}+` : String(quantidade)
}

/** The accessible name of the bell, with the exact number. */
export function nomeDoSino(quantidade: number | undefined): string {
  if (quantidade === undefined) return 'Avisos'
  if (quantidade <= 0) return 'Avisos: nenhum não lido'
  return quantidade === 1 ? 'Avisos: 1 não lido' : `Avisos: ${quantidade} não lidos`
}

/** What is said of the last of several that came at once. */
export const textoComOutros = (texto: string, outros: number): string =>
  outros === 0 ? texto : `${texto.replace(/\.$/, '')}. E mais ${plural(outros, 'aviso', 'avisos')}.`
