import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Carteiro } from '../../platform/email/carteiro.ts'
import type { EnvioDeConvite } from '../../tarefas/catalogo.ts'
import { linkDoPortal } from '../acesso/endereco-do-portal.ts'
import { travarConta } from '../acesso/queries-contas.ts'
import { gerarToken, resumirToken } from '../acesso/sessoes.ts'
import { mensagemDoConvite } from './emails.ts'
import { conviteDe, gravarTokenDoConvite } from './queries-convite.ts'
import { pessoaPorId } from './queries-mudanca.ts'

/** ADM-02 The token is never stored, not even in the queue; a task tried again makes another, which takes the place of the former. */
export async function enviarConvite(
  negocio: Negocio,
  carteiro: Carteiro,
  { colaboradorId, origem }: EnvioDeConvite,
  agora: Date,
): Promise<void> {
  const token = gerarToken()
  const mensagem = await transacao(negocio.banco, async (tx) => {
    const conta = await travarConta(tx, colaboradorId)
    const convite = await conviteDe(tx, colaboradorId)
    if (!convite || !(await gravarTokenDoConvite(tx, colaboradorId, resumirToken(token), agora))) return null
    return mensagemDoConvite({
      ...{ nome: conta.nome, email: conta.email, negocio: negocio.configuracao.nome },
      por: (await pessoaPorId(tx, convite.porId))?.nome ?? null,
      endereco: linkDoPortal(origem, '/convite', { token, negocio: negocio.id }),
      ate: convite.expiraEm,
    })
  })
  if (mensagem) await carteiro.enviar(mensagem)
}
