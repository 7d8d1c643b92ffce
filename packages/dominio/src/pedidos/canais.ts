import { type Autorizacoes, pode } from '../permissoes.ts'
import { ehInterno, type TipoDeUsuario } from '../usuarios.ts'

/** SHL-06 Changes of any order, for lists and records of the staff; it names none of them, because not all who listen see them all. */
export const CANAL_DE_PEDIDOS = 'private-pedidos'

export function podeOuvirPedidos(
  canal: string,
  { tipo, autorizacoes }: { tipo: TipoDeUsuario; autorizacoes: Autorizacoes },
): boolean {
  return canal === CANAL_DE_PEDIDOS && ehInterno(tipo) && pode(autorizacoes, 'PEDIDO_VER')
}

export type EventosDePedidos = {
  /** Something of an order changed: what it was, the event says itself. */
  'pedido-mudou': Record<string, never>
}
