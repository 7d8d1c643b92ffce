import { CANAL_DA_TRIAGEM, type EventosDaTriagem } from '@balcao/dominio/whatsapp/canais'
import { listarTriagemDoWhatsapp } from '@balcao/dominio/whatsapp/triagem'
import type { Tx } from '../../platform/banco/conexao.ts'
import { publicar } from '../../platform/realtime/publicar.ts'

/** SHL-06, ALC-05 Somebody wrote, a file arrived, or somebody decided: whoever looks at the triage reads it again. */
export const anunciarTriagem = (tx: Tx): Promise<void> =>
  publicar(tx, {
    canal: CANAL_DA_TRIAGEM,
    evento: 'triagem-mudou' satisfies keyof EventosDaTriagem,
    dados: {} satisfies EventosDaTriagem['triagem-mudou'],
    muda: listarTriagemDoWhatsapp.le,
  })
