import { type Autorizacoes, pode } from '../permissoes.ts'
import { ehInterno, type TipoDeUsuario } from '../usuarios.ts'

/** SHL-06 Changes of any customer, for the lists and records of the staff; it names customers, what they hold is asked for. */
export const CANAL_DE_CLIENTES = 'private-clientes'

export function podeOuvirClientes(
  canal: string,
  { tipo, autorizacoes }: { tipo: TipoDeUsuario; autorizacoes: Autorizacoes },
): boolean {
  return canal === CANAL_DE_CLIENTES && ehInterno(tipo) && pode(autorizacoes, 'CLIENTE_LISTAR')
}

export type EventosDeClientes = {
  /** Something of the customer changed: what, says the event itself. */
  'cliente-mudou': { id: number; versao: number }
}
