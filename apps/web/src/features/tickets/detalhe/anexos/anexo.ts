import type { EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'

/** ENT-04 A file of a ticket. */
export type Anexo = EntradaDoHistorico['anexos'][number]

export const ehImagem = ({ midia }: Anexo): boolean => midia.startsWith('image/')

export const ehAudio = ({ midia }: Anexo): boolean => midia.startsWith('audio/')
export const ehVideo = ({ midia }: Anexo): boolean => midia.startsWith('video/')

/** What is shown or played here; the rest goes to the disk. */
export const temPrevia = (anexo: Anexo): boolean => ehImagem(anexo) || ehAudio(anexo) || ehVideo(anexo)
