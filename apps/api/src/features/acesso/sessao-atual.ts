import { sair, validarSessao } from '@balcao/dominio/acesso/contratos'
import { rota } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { anunciarFimDaSessao } from './fim-da-sessao.ts'
import { encerrarSessao } from './queries.ts'

export const rotaValidarSessao = rota(validarSessao, async ({ sessao }) => ({
  valida: true as const,
  sessao: sessao.id,
  expiraEm: sessao.expiraEm.toISOString(),
}))

export const rotaSair = rota(sair, async ({ tx, sessao, agora, autoria }) => {
  await encerrarSessao(tx, sessao.id, agora)
  await registrarHistorico(tx, autoria, { entidade: 'sessao', entidadeId: sessao.id, acao: 'SAIR' })
  await anunciarFimDaSessao(tx, sessao.colaboradorId, sessao.id)
  return { message: 'Sessão encerrada.' }
})
