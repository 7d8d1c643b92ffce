import { proximoDaLinha } from '@balcao/dominio/pedidos/vida'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import type { AdaptadorDoErp, EntregaAoErp } from './adaptador.ts'

const UM_MINUTO_MS = 60_000

type Ligacao = { tx: Tx; negocio: Pick<Negocio, 'parametros'>; agora: Date }

/** The next step of an order, when its time has come; none where the branch lets them stand. */
export async function agendarProximoPasso(
  { tx, negocio, agora }: Ligacao,
  { pedidoId, filialId, status }: { pedidoId: number; filialId: number; status: string },
): Promise<void> {
  const { pedidoMinutosPorEtapa } = negocio.parametros(filialId)
  if (pedidoMinutosPorEtapa === 0 || proximoDaLinha(status) === null) return
  await agendar(
    tx,
    'mover-pedido',
    { pedidoId, de: status },
    {
      chave: `mover-pedido-${pedidoId}`,
      em: new Date(agora.getTime() + pedidoMinutosPorEtapa * UM_MINUTO_MS),
    },
  )
}

/** VEN-01 Where there is no ERP the portal itself takes orders on, a step at a time. */
export const adaptadorLocal = (ligacao: Ligacao): AdaptadorDoErp => ({
  async entregar({ pedidoId, filialId, mensagem }: EntregaAoErp) {
    await agendarProximoPasso(ligacao, { pedidoId, filialId, status: mensagem.pedido.status })
    return { situacao: 'ACEITO', idExterno: null, criticas: [] }
  },
})
