import { BLOQUEIOS, type TipoDeBloqueio } from '@balcao/dominio/pedidos/bloqueios'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { anunciarPedido } from './anunciar.ts'
import { type Mudanca, mudarStatus } from './mudar-status.ts'
import { gravarPedido, inserirBloqueios, type LinhaDoPedido, travarPedido } from './queries-mudanca.ts'

export type NovoBloqueio = {
  tipo: TipoDeBloqueio
  /** 'Limite de R$ 10.000,00 excedido em R$ 312,40' */
  detalhe: string
}

const porExtenso = (bloqueios: readonly NovoBloqueio[]): string =>
  bloqueios.map(({ tipo, detalhe }) => `${BLOQUEIOS[tipo].label}: ${detalhe}`).join('\n')

/** VEN-01 Holds an order back, in the transaction of whoever found out why: it goes on when all of them are released. */
export async function bloquear(
  tx: Tx,
  caso: Caso,
  pedidoId: number,
  bloqueios: readonly NovoBloqueio[],
  deQuem: Pick<Mudanca, 'sistema' | 'ocorridoEm'> = {},
): Promise<LinhaDoPedido> {
  const antes = await travarPedido(tx, pedidoId)
  if (bloqueios.length === 0) return antes
  await inserirBloqueios(tx, pedidoId, bloqueios, caso.autoria.agora)
  if (antes.status !== 'BLOQUEADO')
    return mudarStatus(tx, caso, antes, { para: 'BLOQUEADO', observacao: porExtenso(bloqueios), ...deQuem })
  const depois = await gravarPedido(tx, caso.autoria, pedidoId)
  await anunciarPedido(tx, caso.autoria)
  return depois
}
