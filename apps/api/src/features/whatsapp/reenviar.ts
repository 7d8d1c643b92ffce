import { ErroDeNegocio } from '@balcao/dominio/erros'
import { reenviarPeloWhatsapp } from '@balcao/dominio/whatsapp/contratos'
import { type EstadoDoWhatsapp, impedimentoParaReenviar } from '@balcao/dominio/whatsapp/estados'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { exigirTicket } from '../tickets/nucleo/exigir-ticket.ts'
import { recusarSe } from '../tickets/nucleo/recusar.ts'
import { agendarEnvio } from './por-na-fila.ts'
import { gravarMensagem, travarMensagemPorId } from './queries.ts'

/** ALC-05 The same message again, to the same number, by a person's decision. */
export const rotaReenviarPeloWhatsapp = rota(
  reenviarPeloWhatsapp,
  async ({ params, sessao, autoria, agora, tx }) => {
    const { id: ticketId } = await exigirTicket(tx, sessao, params.idTicket)
    const mensagem = await travarMensagemPorId(tx, params.idMensagem)
    if (mensagem?.ticketId !== ticketId || mensagem.direcao !== 'SAIDA')
      throw new ErroDeNegocio('NAO_ENCONTRADO')
    recusarSe(impedimentoParaReenviar(mensagem.estado as EstadoDoWhatsapp))
    await gravarMensagem(tx, mensagem.id, { estado: 'NA_FILA', motivo: null, wamid: null, estadoEm: agora })
    await agendarEnvio(tx, mensagem.id)
    await registrarHistorico(tx, autoria, {
      entidade: 'ticket',
      entidadeId: ticketId,
      acao: 'WHATSAPP_REENVIADO',
      dados: { mensagem: mensagem.id, antes: mensagem.estado },
    })
    return { message: 'Mensagem de novo na fila do WhatsApp' }
  },
)
