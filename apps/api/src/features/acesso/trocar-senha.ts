import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { avisoDeSenhaAlterada } from './emails.ts'
import { cancelarRedefinicoes, gravarSenha } from './queries-contas.ts'
import { encerrarSessoesDaConta } from './sessoes.ts'

type Troca = {
  conta: { id: number; nome: string; email: string }
  senhaHash: string
  acao: 'ALTERAR_SENHA' | 'REDEFINIR_SENHA'
  /** The session that asked for it, and goes on. */
  manter?: number
}

/** AUT-06, AUT-09 With a new password everything opened by the old one closes, links on their way included. */
export async function trocarSenha(tx: Tx, negocio: Negocio, autoria: Autoria, troca: Troca): Promise<void> {
  const { conta, senhaHash, acao, manter } = troca
  await gravarSenha(tx, conta.id, senhaHash, autoria.agora)
  await cancelarRedefinicoes(tx, conta.id)
  const sessoesEncerradas = await encerrarSessoesDaConta(
    tx,
    autoria,
    conta.id,
    manter === undefined ? {} : { menos: manter },
  )
  await registrarHistorico(tx, autoria, {
    entidade: 'colaborador',
    entidadeId: conta.id,
    acao,
    dados: { sessoesEncerradas },
  })
  const { nome: doNegocio } = negocio.configuracao
  await agendar(
    tx,
    'enviar-email',
    avisoDeSenhaAlterada({ ...conta, negocio: doNegocio, agora: autoria.agora }),
  )
}
