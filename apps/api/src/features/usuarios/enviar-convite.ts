import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Carteiro } from '../../platform/email/carteiro.ts'
import type { EnvioDeConvite } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
import { linkDoPortal } from '../acesso/endereco-do-portal.ts'
import { travarConta } from '../acesso/queries-contas.ts'
import { gerarToken, resumirToken } from '../acesso/sessoes.ts'
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
    return emailDe(
      negocio,
      'convite',
      { para: conta.email },
      {
        nome: conta.nome,
        quem: (await pessoaPorId(tx, convite.porId))?.nome ?? 'A administração',
        link: linkDoPortal(origem, '/convite', { token, negocio: negocio.id }),
        validade: formatarDataHora(convite.expiraEm.toISOString()),
      },
    )
  })
  if (mensagem) await carteiro.enviar(mensagem)
}
