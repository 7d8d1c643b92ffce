import { reenviarCorreio } from '@balcao/dominio/correio/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoParaReenviar } from '@balcao/dominio/tickets/envios'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { anunciarEnvio } from '../tickets/nucleo/anunciar-envio.ts'
import { problemaDoEndereco } from '../tickets/nucleo/correio.ts'
import { exigirTicket } from '../tickets/nucleo/exigir-ticket.ts'
import { exigirCampos, recusarSe } from '../tickets/nucleo/recusar.ts'
import { agendarCorreio, gravarEstado, travarCorreio } from './queries.ts'

/** ALC-01 The same message, with the same id: whoever has it already may see that it is the same. */
export const rotaReenviarCorreio = rota(
  reenviarCorreio,
  async ({ params, corpo, sessao, negocio, autoria, agora, resposta, tx }) => {
    const { id: ticketId, filialId } = await exigirTicket(tx, sessao, params.idTicket)
    const correio = await travarCorreio(tx, params.idCorreio)
    if (correio?.ticketId !== ticketId || correio.direcao !== 'SAIDA')
      throw new ErroDeNegocio('NAO_ENCONTRADO')
    recusarSe(impedimentoParaReenviar('EMAIL', correio.estado, { comWhatsapp: false }))
    const problema = problemaDoEndereco(negocio, filialId, corpo.para)
    exigirCampos(problema ? { para: problema } : {})
    const para = corpo.para ?? correio.para
    await gravarEstado(tx, correio.id, { estado: 'NA_FILA', motivo: null, estadoEm: agora, para })
    await agendarCorreio(tx, correio.id, enderecoDoPortal(negocio.configuracao.portal, resposta.request))
    await registrarHistorico(tx, autoria, {
      entidade: 'ticket',
      entidadeId: ticketId,
      acao: 'CORREIO_REENVIADO',
      dados: { correio: correio.id, para, antes: correio.estado },
    })
    await anunciarEnvio(tx, correio)
    return { message: `E-mail de novo na fila, para ${para}` }
  },
)
