import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoDoLink, linkVale, validadeDoLink } from '@balcao/dominio/orcamentos/aceite'
import {
  criarLinkDoOrcamento,
  obterLinkDoOrcamento,
  revogarLinkDoOrcamento,
} from '@balcao/dominio/orcamentos/link'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { rota } from '../../../rota.ts'
import { enderecoDoPortal, linkDoPortal } from '../../acesso/endereco-do-portal.ts'
import { gerarToken, resumirToken } from '../../acesso/sessoes.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import { destinatarios } from '../../contatos/destinatarios.ts'
import { travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { acimaDosLimites, exigirDentroDosLimites } from '../limites/conferir.ts'
import { PAGINA_DO_LINK } from './pagina-do-link.ts'
import { gravarLink, marcarEnviado, orcamentoParaLink } from './queries.ts'

export const rotaObterLinkDoOrcamento = rota(
  obterLinkDoOrcamento,
  async ({ params, sessao, negocio, agora, tx }) => {
    const orcamento = await orcamentoParaLink(tx, sessao, params.id)
    if (!orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const impedimento =
      impedimentoDoLink(orcamento, agora) ?? (await acimaDosLimites(tx, { negocio, agora }, orcamento))
    const { emails, telefones } = await destinatarios(tx, orcamento.clienteId)
    return {
      impedimento: impedimento && ERROS[impedimento].mensagem,
      validade: linkVale(orcamento, agora) ? (orcamento.linkValidade?.toISOString() ?? null) : null,
      emails: emails.map(({ email, nome }) => ({ email, nome })),
      telefones,
    }
  },
)

/** Outside the binder's transaction, which would keep the answer, and the secret in it, for whoever asks again. */
export const rotaCriarLinkDoOrcamento = rota(
  criarLinkDoOrcamento,
  async ({ params, sessao, negocio, agora, autoria, resposta }) => {
    const token = gerarToken()
    const validade = await transacao(negocio.banco, async (tx) => {
      const orcamento = await travarOrcamento(tx, sessao, params.id)
      if (!orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
      const impedimento = impedimentoDoLink(orcamento, agora)
      if (impedimento) throw new ErroDeNegocio(impedimento)
      await exigirDentroDosLimites(tx, { negocio, agora }, orcamento)
      const { linkDoOrcamentoDias } = negocio.parametros(orcamento.filialId)
      const linkValidade = validadeDoLink(orcamento.dataValidade, linkDoOrcamentoDias, agora)
      await gravarLink(tx, orcamento.id, { linkResumo: resumirToken(token), linkValidade })
      await marcarEnviado(tx, orcamento.id, agora)
      await registrarHistorico(tx, autoria, {
        entidade: 'orcamento',
        entidadeId: orcamento.id,
        acao: 'LINK',
        dados: { ate: linkValidade.toISOString() },
      })
      await anunciarCliente(tx, autoria)
      return linkValidade
    })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    return {
      endereco: linkDoPortal(origem, PAGINA_DO_LINK, { token, negocio: negocio.id }),
      validade: validade.toISOString(),
    }
  },
  { transacao: false },
)

export const rotaRevogarLinkDoOrcamento = rota(
  revogarLinkDoOrcamento,
  async ({ params, sessao, autoria, tx }) => {
    const orcamento = await travarOrcamento(tx, sessao, params.id)
    if (!orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (orcamento.linkResumo !== null || orcamento.linkPorEmailResumo !== null) {
      await gravarLink(tx, orcamento.id, { linkResumo: null, linkPorEmailResumo: null, linkValidade: null })
      await registrarHistorico(tx, autoria, {
        entidade: 'orcamento',
        entidadeId: orcamento.id,
        acao: 'LINK_REVOGADO',
      })
      await anunciarCliente(tx, autoria)
    }
    return { message: 'Link cancelado: quem o tem não vê mais o orçamento.' }
  },
)
