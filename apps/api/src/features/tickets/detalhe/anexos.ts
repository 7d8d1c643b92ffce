import { baixarAnexo, listarAnexosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { rota } from '../../../rota.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { anexosDoTicket, anexoVisivelPorId } from '../nucleo/queries-anexos.ts'
import { enviarAnexo } from './enviar-anexo.ts'
import { apresentarAnexo } from './presenter-anexos.ts'

export const rotaListarAnexosDoTicket = rota(listarAnexosDoTicket, async ({ params, sessao, tx }) => {
  const { id } = await exigirTicket(tx, sessao, params.idTicket)
  const anexos = await anexosDoTicket(tx, sessao, id)
  return {
    itens: anexos.map((anexo) => ({ ...apresentarAnexo({ ...anexo, ticketId: id }), autor: anexo.autor })),
  }
})

export const rotaBaixarAnexo = rota(baixarAnexo, async ({ params, sessao, negocio, resposta, tx }) => {
  const anexo = await anexoVisivelPorId(tx, sessao, params)
  return enviarAnexo(resposta, negocio, anexo)
})
