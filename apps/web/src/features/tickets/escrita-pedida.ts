import type { TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import type { Escrita } from '../../ui/retorno/espera-do-teclado.ts'

/** MES-04 Where messages are written, for whoever brings words that were typed before it was there. */
export const ESCRITA_DO_TICKET = 'data-escrita'

const em = `[${ESCRITA_DO_TICKET}]`
const MENSAGEM: Escrita = { rotulo: 'Mensagem', longa: true, em }

type TeclaDeEscrever = { tecla: string; descricao: string; escrita: Escrita }

/** MES-04 The key of each kind of message, and the field that it leads to. */
export const TECLAS_DE_ESCREVER: Record<TipoDeHistorico, TeclaDeEscrever> = {
  PUBLICO: { tecla: 'r', descricao: 'Responder', escrita: MENSAGEM },
  PRIVADO: { tecla: 'i', descricao: 'Escrever mensagem interna', escrita: MENSAGEM },
  ENCAMINHAMENTO: { tecla: 'e', descricao: 'Encaminhar o ticket', escrita: { rotulo: 'Setor', em } },
}

let pedida: { idTicket: number; tipo: TipoDeHistorico } | null = null
let prontos: readonly number[] = []
const ouvintes = new Set<() => void>()

export const escritaPronta = (idTicket: number): boolean => prontos.includes(idTicket)

export function assinarEscritas(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

function trocar(novos: readonly number[]): void {
  prontos = novos
  for (const ouvinte of ouvintes) ouvinte()
}

/** Somebody wants to write in a ticket that is still on its way. */
export function pedirEscrita(idTicket: number, tipo: TipoDeHistorico): void {
  pedida = { idTicket, tipo }
}

export function esquecerEscrita(): void {
  pedida = null
}

/** The ticket is there: its own keys take over, beginning with what was asked for. */
export function assumirEscrita(idTicket: number, aoPedir: (tipo: TipoDeHistorico) => void): () => void {
  trocar([...prontos, idTicket])
  const pedido = pedida?.idTicket === idTicket ? pedida : null
  esquecerEscrita()
  // Once all of the page is in its place.
  const espera = pedido && setTimeout(() => aoPedir(pedido.tipo))
  return () => {
    clearTimeout(espera ?? undefined)
    trocar(prontos.toSpliced(prontos.indexOf(idTicket), 1))
  }
}
