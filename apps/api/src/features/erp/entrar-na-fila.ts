import type { AssuntoAoErp } from '@balcao/dominio/erp/mensagem'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { montarMensagem } from './mensagem.ts'
import { inserirEntrega } from './queries.ts'

/** Of several messages of one order one task sends them all, the oldest first. */
export const agendarEntrega = (
  tx: Tx,
  { negocio }: Caso,
  pedidoId: number,
  filialId: number,
): Promise<void> =>
  agendar(
    tx,
    'entregar-ao-erp',
    { pedidoId },
    { chave: `erp-pedido-${pedidoId}`, tentativas: negocio.parametros(filialId).erpTentativas },
  )

type Assunto = { assunto: AssuntoAoErp; motivo: string | null }

/** VEN-01 Tells the ERP of an order, in the transaction of whoever changed it: a new one, unless `assunto` says otherwise. */
export async function entrarNaFila(
  tx: Tx,
  caso: Caso,
  pedidoId: number,
  { assunto, motivo }: Assunto = { assunto: 'pedido.incluido', motivo: null },
): Promise<void> {
  const mensagem = await montarMensagem(tx, pedidoId, { assunto, motivo })
  await inserirEntrega(tx, { pedidoId, mensagem, criadaEm: caso.autoria.agora })
  await agendarEntrega(tx, caso, pedidoId, mensagem.pedido.filial.id)
}
