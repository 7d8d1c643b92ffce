import { type Autorizacoes, pode } from '../permissoes.ts'
import { ehInterno, type TipoDeUsuario } from '../usuarios.ts'

/** SHL-06 Changes of any customer, for the lists and records of the staff; it names none of them, because not all who listen see them all. */
export const CANAL_DE_CLIENTES = 'private-clientes'

export function podeOuvirClientes(
  canal: string,
  { tipo, autorizacoes }: { tipo: TipoDeUsuario; autorizacoes: Autorizacoes },
): boolean {
  return canal === CANAL_DE_CLIENTES && ehInterno(tipo) && pode(autorizacoes, 'CLIENTE_LISTAR')
}

export type EventosDeClientes = {
  /** Something of a customer changed: what it was, the event says itself. */
  'cliente-mudou': Record<string, never>
}
