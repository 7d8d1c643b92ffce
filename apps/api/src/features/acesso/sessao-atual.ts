import { sair, validarSessao } from '@balcao/dominio/acesso/contratos'
import { rota } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { encerrarSessoesDaConta } from './sessoes.ts'

export const rotaValidarSessao = rota(validarSessao, async ({ sessao }) => ({
  valida: true as const,
  sessao: sessao.id,
  expiraEm: sessao.expiraEm.toISOString(),
}))

export const rotaSair = rota(sair, async ({ tx, sessao, autoria }) => {
  await encerrarSessoesDaConta(tx, autoria, sessao.colaboradorId, { so: sessao.id })
  await registrarHistorico(tx, autoria, { entidade: 'sessao', entidadeId: sessao.id, acao: 'SAIR' })
  return { message: 'Sessão encerrada.' }
})
