import type { Coisa } from '@balcao/dominio/coisas'
import { CANAL_DAS_RECEBIDAS, type EventosDasRecebidas } from '@balcao/dominio/correio/entrada/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import { publicar } from '../../platform/realtime/publicar.ts'

/** SHL-06, ALC-02, ALC-05 Somebody wrote, a file arrived, or somebody decided: whoever looks at that list reads it again. */
export const anunciarRecebidas = (tx: Tx, { le }: { le: readonly Coisa[] }): Promise<void> =>
  publicar(tx, {
    canal: CANAL_DAS_RECEBIDAS,
    evento: 'recebidas-mudaram' satisfies keyof EventosDasRecebidas,
    dados: {} satisfies EventosDasRecebidas['recebidas-mudaram'],
    muda: le,
  })
