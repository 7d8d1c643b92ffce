import { CANAL_DAS_CONTAS, type EventosDasContas } from '@balcao/dominio/contas-correntes/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import { publicar } from '../../platform/realtime/publicar.ts'

/** SHL-06 Whoever shows an account, or a quote that would move one, reads it again. */
export const anunciarContas = (tx: Tx): Promise<void> =>
  publicar(tx, {
    canal: CANAL_DAS_CONTAS,
    evento: 'conta-mudou' satisfies keyof EventosDasContas,
    dados: {} satisfies EventosDasContas['conta-mudou'],
    muda: ['contas-correntes'],
  })
