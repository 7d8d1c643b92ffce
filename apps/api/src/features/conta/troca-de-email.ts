import { DIAS_PARA_DESFAZER_EMAIL } from '@balcao/dominio/constantes'
import { confirmarEmail, desfazerTrocaDeEmail } from '@balcao/dominio/conta/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { cancelarRedefinicoes, gravarSenha, travarConta } from '../acesso/queries-contas.ts'
import {
  donaDaTroca,
  gravarEmail,
  marcarConfirmada,
  tirarTrocaEPosteriores,
} from '../acesso/queries-troca-de-email.ts'
import { gerarHash } from '../acesso/senhas.ts'
import { encerrarSessoesDaConta, gerarToken, resumirToken } from '../acesso/sessoes.ts'
import { vincularPeloEmail } from './vincular-pelo-email.ts'

const DIA_MS = 24 * 3_600_000

/** SEG-02 From here on the new address counts, and the former one has a week. */
export const rotaConfirmarEmail = rota(
  confirmarEmail,
  async ({ tx, corpo, agora, autoria, negocio, resposta }) => {
    const confirmarHash = resumirToken(corpo.token)
    const dona = await donaDaTroca(tx, { confirmarHash }, agora)
    if (!dona) throw new ErroDeNegocio('LINK_DE_EMAIL_INVALIDO')
    const conta = await travarConta(tx, dona.id)
    const desfazerAte = new Date(agora.getTime() + DIAS_PARA_DESFAZER_EMAIL * DIA_MS)
    const troca = await marcarConfirmada(tx, confirmarHash, { de: conta.email, agora, desfazerAte })
    if (!troca) throw new ErroDeNegocio('LINK_DE_EMAIL_INVALIDO')
    await gravarEmail(tx, conta, troca.para, agora)
    const dono = { ...autoria, colaboradorId: conta.id }
    if (conta.tipo === 'CONSUMIDOR_FINAL')
      await vincularPeloEmail(tx, { negocio, autoria: dono }, conta, { email: troca.para, prova: 'EMAIL' })
    // A link on its way to the former address must not open the account any more.
    await cancelarRedefinicoes(tx, conta.id)
    await registrarHistorico(tx, dono, {
      entidade: 'colaborador',
      entidadeId: conta.id,
      acao: 'CONFIRMAR_TROCA_DE_EMAIL',
      dados: { de: conta.email, para: troca.para },
    })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    await agendar(tx, 'avisar-email-trocado', { troca: troca.id, origem })
    return { message: `E-mail confirmado: a sua conta agora usa ${troca.para}.` }
  },
)

/**
 * SEG-02 Whoever moved the account knew its password and may have changed it since, so nothing of theirs stays: neither
 * sessions nor password, nor any later change. The link to choose another password goes to the restored address.
 */
export const rotaDesfazerTrocaDeEmail = rota(
  desfazerTrocaDeEmail,
  async ({ corpo, agora, autoria, negocio, resposta }) => {
    const desfazerHash = resumirToken(corpo.token)
    const dona = await donaDaTroca(negocio.banco, { desfazerHash }, agora)
    if (!dona) throw new ErroDeNegocio('LINK_DE_EMAIL_INVALIDO')
    const senhaDeNinguem = await gerarHash(gerarToken())
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    const { ip, requisicao } = autoria
    return transacao(negocio.banco, async (tx) => {
      const conta = await travarConta(tx, dona.id)
      const troca = await tirarTrocaEPosteriores(tx, desfazerHash, agora)
      if (!troca) throw new ErroDeNegocio('LINK_DE_EMAIL_INVALIDO')
      const dono = { ...autoria, colaboradorId: conta.id }
      await gravarEmail(tx, conta, troca.de, agora)
      await gravarSenha(tx, conta.id, senhaDeNinguem, agora)
      await cancelarRedefinicoes(tx, conta.id)
      const sessoesEncerradas = await encerrarSessoesDaConta(tx, dono, conta.id)
      await registrarHistorico(tx, dono, {
        entidade: 'colaborador',
        entidadeId: conta.id,
        acao: 'DESFAZER_TROCA_DE_EMAIL',
        dados: { de: conta.email, para: troca.de, sessoesEncerradas },
      })
      const pedido = { cpf: conta.cpf, origem, ip, requisicao }
      await agendar(tx, 'enviar-redefinicao', pedido, { chave: `redefinicao:${conta.cpf}` })
      return {
        message: `A troca foi desfeita: a sua conta voltou a usar ${troca.de}. Enviamos a este endereço um link para escolher outra senha; a anterior deixou de valer.`,
      }
    })
  },
  { transacao: false },
)
