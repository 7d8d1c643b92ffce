import { sair, validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { rota } from '../../rota.ts'
import { encerrarSessoesDaConta } from './sessoes.ts'

export const rotaValidarSessao = rota(validarSessao, async ({ sessao }) => ({
  valida: true as const,
  sessao: sessao.id,
  expiraEm: sessao.expiraEm.toISOString(),
}))

export const rotaSair = rota(sair, async ({ tx, sessao, autoria }) => {
  await encerrarSessoesDaConta(tx, autoria, sessao.colaboradorId, { acao: 'SAIR', so: sessao.id })
  return { message: 'Sessão encerrada.' }
})
