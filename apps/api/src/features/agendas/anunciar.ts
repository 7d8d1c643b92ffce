import { CANAL_DE_AGENDAS } from '@balcao/dominio/agendas/canais'
import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'

/** SHL-06, PER-07 Whoever has that agenda, and whoever sees those of all, reads it again. */
export async function anunciarAgenda(tx: Tx, { muda }: Autoria, colaboradorId: number): Promise<void> {
  for (const canal of [canalDoColaborador(colaboradorId), CANAL_DE_AGENDAS])
    await publicar(tx, {
      canal,
      evento: 'agenda-mudou' satisfies keyof EventosDoColaborador,
      dados: {} satisfies EventosDoColaborador['agenda-mudou'],
      muda,
    })
}
