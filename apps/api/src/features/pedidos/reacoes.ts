import type { StatusDaVida } from '@balcao/dominio/pedidos/vida'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'

/** In which business, and by whom, an order changes. */
export type EmQueCaso = { negocio: Pick<Negocio, 'parametros'>; autoria: Autoria }

export type MudancaDoPedido = {
  pedidoId: number
  filialId: number
  de: string
  para: StatusDaVida
  observacao: string | null
  /** Null where a person did it. */
  sistema: 'ERP' | 'PORTAL' | null
}
type Reacao = (tx: Tx, caso: EmQueCaso, mudanca: MudancaDoPedido) => Promise<void>

const reacoes = new Set<Reacao>()

/**
 * What else must happen, in the same transaction, when an order changes its status: said at the start by whoever puts the
 * server together, so that a feature that knows orders can follow them and orders know of none.
 */
export function reagirAMudancasDoPedido(reacao: Reacao): void {
  reacoes.add(reacao)
}

export async function contarAMudanca(tx: Tx, caso: EmQueCaso, mudanca: MudancaDoPedido): Promise<void> {
  for (const reacao of reacoes) await reacao(tx, caso, mudanca)
}
