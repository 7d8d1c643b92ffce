import {
  criarLinkDoCliente,
  listarLinksDoTicket,
  revogarLinkDoCliente,
} from '@balcao/dominio/acompanhamentos/contratos'
import { donoDoLink } from '@balcao/dominio/acompanhamentos/regras'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { fimDoDiaDaquiA } from '@balcao/dominio/formatos/datas'
import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { destinatarios } from '../contatos/destinatarios.ts'
import { carregarParaMudar } from '../tickets/nucleo/carregar-para-mudar.ts'
import { exigirTicket } from '../tickets/nucleo/exigir-ticket.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { recusarSe } from '../tickets/nucleo/recusar.ts'
import { criarLinkDoTicket, enderecoDoTicket } from './criar-link.ts'
import { linkPorId, linksDoTicket, revogarLink, ticketParaLink } from './queries.ts'
import { sugestoesDeDestinatario } from './sugestoes.ts'

export const rotaListarLinksDoTicket = rota(listarLinksDoTicket, async ({ params, sessao, agora, tx }) => {
  const { id } = await exigirTicket(tx, sessao, params.idTicket)
  const linha = await ticketParaLink(tx, id)
  const impedimento = impedimentoParaEscrever(linha)
  const doCliente = linha.clienteId === null ? [] : (await destinatarios(tx, linha.clienteId)).emails
  const itens = await linksDoTicket(tx, id, agora)
  return {
    impedimento: impedimento && ERROS[impedimento].mensagem,
    itens: itens.map(({ id, email, nome, validade, criadoEm, abertoEm }) => ({
      id,
      email: donoDoLink(email),
      nome,
      validade: validade.toISOString(),
      criadoEm: criadoEm.toISOString(),
      abertoEm: abertoEm?.toISOString() ?? null,
    })),
    sugestoes: sugestoesDeDestinatario(linha, doCliente),
  }
})

/** Outside the binder's transaction, which would keep the answer, and the secret in it, for whoever asks again. */
export const rotaCriarLinkDoCliente = rota(
  criarLinkDoCliente,
  async ({ params, corpo, sessao, negocio, agora, autoria, resposta }) => {
    const { token, validade } = await transacao(negocio.banco, async (tx) => {
      const { linha, estado } = await carregarParaMudar(tx, sessao, params.idTicket, undefined)
      recusarSe(impedimentoParaEscrever(estado))
      const criado = await criarLinkDoTicket(tx, {
        ticketId: linha.id,
        email: corpo.email,
        nome: corpo.nome || null,
        agora,
        validade: fimDoDiaDaquiA(negocio.parametros(linha.filialId).linkDoTicketDias, agora),
        criadoPor: sessao.colaboradorId,
      })
      await mudarTicket(tx, { negocio, autoria }, linha, {
        entrada: {
          tipo: 'PRIVADO',
          acao: 'LINK',
          mensagem: FRASES.linkCriado(corpo.nome || corpo.email, criado.validade.toISOString()),
          dados: { email: corpo.email },
        },
      })
      return criado
    })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    return {
      endereco: enderecoDoTicket(origem, negocio.id, token),
      validade: validade.toISOString(),
    }
  },
  { transacao: false },
)

export const rotaRevogarLinkDoCliente = rota(
  revogarLinkDoCliente,
  async ({ params, sessao, negocio, agora, autoria, tx }) => {
    const { linha } = await carregarParaMudar(tx, sessao, params.idTicket, undefined)
    const link = await linkPorId(tx, linha.id, params.idLink)
    if (!link) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (link.revogadoEm === null) {
      await revogarLink(tx, link.id, agora)
      await mudarTicket(tx, { negocio, autoria }, linha, {
        entrada: {
          tipo: 'PRIVADO',
          acao: 'LINK_REVOGADO',
          mensagem: FRASES.linkRevogado(link.nome ?? donoDoLink(link.email)),
          dados: { email: link.email },
        },
      })
    }
    return { message: 'Link cancelado: quem o tem não vê mais o ticket.' }
  },
)
