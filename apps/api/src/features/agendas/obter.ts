import { obterAgenda } from '@balcao/dominio/agendas/contratos'
import { rota } from '../../rota.ts'
import { exigirAgenda } from './exigir-agenda.ts'
import { apresentarAgenda } from './presenter.ts'

export const rotaObterAgenda = rota(obterAgenda, async ({ params, sessao, agora, tx }) =>
  apresentarAgenda(await exigirAgenda(tx, sessao, params.id), { agora, sessao }),
)
