import { proximoDaLinha } from '@balcao/dominio/pedidos/vida'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { faturarTudo } from '../estoque/faturar.ts'
import { mudarStatus } from '../pedidos/mudar-status.ts'
import { travarPedido } from '../pedidos/queries-mudanca.ts'
import { agendarProximoPasso } from './adaptador-local.ts'
import { gravarNotas } from './gravar-notas.ts'

/** VEN-01 The next step of an order without an ERP. Done twice, or after somebody moved the order, it does nothing. */
export async function moverPedido(
  negocio: Negocio,
  { pedidoId, de }: { pedidoId: number; de: string },
  agora: Date,
): Promise<void> {
  await transacao(negocio.banco, async (tx) => {
    const antes = await travarPedido(tx, pedidoId)
    const { erpEndereco, pedidoMinutosPorEtapa } = negocio.parametros(antes.filialId)
    const para = proximoDaLinha(antes.status)
    // Meanwhile the branch may have got an ERP, or stopped moving them.
    if (antes.status !== de || para === null || erpEndereco !== '' || pedidoMinutosPorEtapa === 0) return
    const autoria = {
      agora,
      colaboradorId: null,
      requisicao: null,
      ip: null,
      muda: ['pedidos', 'notas', 'titulos', 'avisos'],
    } as const
    if (para === 'FATURADO') {
      await faturarTudo(tx, antes)
      const notas = (await negocio.emitirNotas?.(tx, pedidoId, agora)) ?? []
      await gravarNotas(tx, antes, notas, agora)
    }
    await mudarStatus(tx, { negocio, autoria }, antes, { para, observacao: null, sistema: 'PORTAL' })
    await agendarProximoPasso({ tx, negocio, agora }, { pedidoId, filialId: antes.filialId, status: para })
  })
}
