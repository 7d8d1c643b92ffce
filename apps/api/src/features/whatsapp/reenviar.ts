import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type EstadoDoEnvio, impedimentoParaReenviar } from '@balcao/dominio/tickets/envios'
import { reenviarPeloWhatsapp } from '@balcao/dominio/whatsapp/contratos'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { anunciarEnvio } from '../tickets/nucleo/anunciar-envio.ts'
import { exigirTicket } from '../tickets/nucleo/exigir-ticket.ts'
import { recusarSe } from '../tickets/nucleo/recusar.ts'
import { ligacaoDoWhatsapp } from './ligacao.ts'
import { agendarEnvio } from './por-na-fila.ts'
import { gravarMensagem, travarMensagemPorId } from './queries.ts'

/** ALC-05 The same message again, to the same number, by a person's decision. */
export const rotaReenviarPeloWhatsapp = rota(
  reenviarPeloWhatsapp,
  async ({ params, sessao, negocio, autoria, agora, resposta, tx }) => {
    const { id: ticketId } = await exigirTicket(tx, sessao, params.idTicket)
    const mensagem = await travarMensagemPorId(tx, params.idMensagem)
    if (mensagem?.ticketId !== ticketId || mensagem.direcao !== 'SAIDA')
      throw new ErroDeNegocio('NAO_ENCONTRADO')
    const comWhatsapp = ligacaoDoWhatsapp(negocio) !== null
    recusarSe(impedimentoParaReenviar('WHATSAPP', mensagem.estado as EstadoDoEnvio, { comWhatsapp }))
    await gravarMensagem(tx, mensagem.id, { estado: 'NA_FILA', motivo: null, wamid: null, estadoEm: agora })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    await agendarEnvio(tx, { id: mensagem.id, ticketId, origem })
    await registrarHistorico(tx, autoria, {
      entidade: 'ticket',
      entidadeId: ticketId,
      acao: 'WHATSAPP_REENVIADO',
      dados: { mensagem: mensagem.id, antes: mensagem.estado },
    })
    await anunciarEnvio(tx, { ticketId })
    return { message: 'Mensagem de novo na fila do WhatsApp' }
  },
)
