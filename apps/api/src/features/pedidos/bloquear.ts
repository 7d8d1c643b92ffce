import { BLOQUEIOS, type TipoDeBloqueio } from '@balcao/dominio/pedidos/bloqueios'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { pedirAprovacao } from '../aprovacoes/pedir.ts'
import { anunciarPedido } from './anunciar.ts'
import { type Mudanca, mudarStatus } from './mudar-status.ts'
import {
  bloqueiosAbertos,
  gravarPedido,
  inserirBloqueios,
  type LinhaDoPedido,
  travarPedido,
} from './queries-mudanca.ts'

export type NovoBloqueio = {
  tipo: TipoDeBloqueio
  /** 'Limite de R$ 10.000,00 excedido em R$ 312,40' */
  detalhe: string
}

export const porExtenso = (bloqueios: readonly NovoBloqueio[]): string =>
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
  await pedirQueLiberem(tx, caso, antes)
  if (antes.status !== 'BLOQUEADO')
    return mudarStatus(tx, caso, antes, { para: 'BLOQUEADO', observacao: porExtenso(bloqueios), ...deQuem })
  const depois = await gravarPedido(tx, caso.autoria, pedidoId)
  await anunciarPedido(tx, caso.autoria)
  return depois
}

/** GES-03 What is held waits for whoever may let it go, with all that holds it. */
async function pedirQueLiberem(tx: Tx, caso: Caso, pedido: LinhaDoPedido): Promise<void> {
  const abertos = await bloqueiosAbertos(tx, pedido.id)
  await pedirAprovacao(tx, caso, {
    tipo: 'PEDIDO',
    referenciaId: pedido.id,
    clienteId: pedido.clienteId,
    filialId: pedido.filialId,
    solicitanteId: pedido.colaboradorId,
    resumo: porExtenso(abertos),
    motivos: [...new Set(abertos.map(({ tipo }) => tipo))],
    valor: pedido.valorTotal,
  })
}
