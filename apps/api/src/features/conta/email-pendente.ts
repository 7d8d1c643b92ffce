import { cancelarTrocaDeEmail, reenviarConfirmacaoDeEmail } from '@balcao/dominio/conta/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { travarConta } from '../acesso/queries-contas.ts'
import { apagarPendentes, renovarPendente, trocaPendente } from '../acesso/queries-troca-de-email.ts'
import { agendarConfirmacao, validadeDoLink } from './pedir-troca-de-email.ts'

/** SEG-02 Asks for no password again: it was given for this very address. */
export const rotaReenviarConfirmacaoDeEmail = rota(
  reenviarConfirmacaoDeEmail,
  async ({ tx, sessao, negocio, agora, resposta }) => {
    const { id } = await travarConta(tx, sessao.colaboradorId)
    const pendente = await trocaPendente(tx, id, agora)
    if (!pendente) throw new ErroDeNegocio('SEM_TROCA_DE_EMAIL')
    await renovarPendente(tx, pendente.id, validadeDoLink(negocio, agora))
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    await agendarConfirmacao(tx, id, { troca: pendente.id, origem }, agora)
    return { message: `Enviamos outro link para ${pendente.para}. O anterior deixa de valer.` }
  },
)

export const rotaCancelarTrocaDeEmail = rota(cancelarTrocaDeEmail, async ({ tx, sessao, agora, autoria }) => {
  const { id } = await travarConta(tx, sessao.colaboradorId)
  const pendente = await trocaPendente(tx, id, agora)
  if (!pendente) throw new ErroDeNegocio('SEM_TROCA_DE_EMAIL')
  await apagarPendentes(tx, id)
  await registrarHistorico(tx, autoria, {
    entidade: 'colaborador',
    entidadeId: id,
    acao: 'CANCELAR_TROCA_DE_EMAIL',
    dados: { para: pendente.para },
  })
  return { message: 'Troca de e-mail cancelada.' }
})
