import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
import { cancelarRedefinicoes, gravarSenha } from './queries-contas.ts'
import { apagarPendentes, enderecosQueDesfazem } from './queries-troca-de-email.ts'
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
  // SEG-02 It was the old password that allowed it.
  await apagarPendentes(tx, conta.id)
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
  const aviso = { nome: conta.nome, quando: formatarDataHora(autoria.agora.toISOString()) }
  await agendar(tx, 'enviar-email', emailDe(negocio, 'senhaAlterada', { para: conta.email }, aviso))
  // SEG-02 Who can still take the account back must hear of it where they still read.
  for (const para of await enderecosQueDesfazem(tx, conta.id, autoria.agora))
    await agendar(tx, 'enviar-email', emailDe(negocio, 'senhaAlteradaAoEnderecoAnterior', { para }, aviso))
}
