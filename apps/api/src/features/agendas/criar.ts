import { criarAgenda } from '@balcao/dominio/agendas/contratos'
import { rota } from '../../rota.ts'
import { conferirNovaAgenda } from './conferir-nova.ts'
import { exigirAgenda } from './exigir-agenda.ts'
import { marcarAgenda } from './marcar.ts'
import { apresentarAgenda } from './presenter.ts'

export const rotaCriarAgenda = rota(criarAgenda, async ({ corpo, sessao, negocio, agora, autoria, tx }) => {
  const conferida = await conferirNovaAgenda({ tx, sessao, negocio, agora }, corpo)
  const { tipo, assunto, descricao } = corpo
  const id = await marcarAgenda(tx, autoria, { ...conferida, tipo, assunto, descricao: descricao || null })
  return apresentarAgenda(await exigirAgenda(tx, sessao, id), { agora, sessao })
})
