import { pode } from '@balcao/dominio/permissoes'
import { listarHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import { rota } from '../../../rota.ts'
import { enviosDasEntradas } from '../nucleo/envios.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { anexosDasEntradas } from '../nucleo/queries-anexos.ts'
import { ticketsCitados } from '../nucleo/queries-visiveis.ts'
import { apresentarEnvio } from './presenter-envio.ts'
import { apresentarEntrada } from './presenter-historico.ts'
import { historicoDoTicket } from './queries-historico.ts'

/** More than any ticket ever has; a bound all the same. */
const HISTORICO_COMPLETO = 10_000

export const rotaListarHistorico = rota(listarHistorico, async ({ params, query, sessao, negocio, tx }) => {
  const { id } = await exigirTicket(tx, sessao, params.idTicket)
  const { page, take } = query
  const pagina = take === 'full' ? { page: 1, take: HISTORICO_COMPLETO } : { page, take }
  const { itens, paginator } = await historicoDoTicket(tx, sessao, id, pagina)
  const ids = itens.map((entrada) => entrada.id)
  // Files are asked for by the ticket that was opened, which may be seen where the one they came in may not.
  const anexos = (await anexosDasEntradas(tx, sessao, ids)).map((anexo) => ({ ...anexo, ticketId: id }))
  const porDentro = pode(sessao.autorizacoes, 'TICKET_INTERNO')
  const envios = Map.groupBy(
    porDentro ? await enviosDasEntradas(tx, negocio, ids) : [],
    (um) => um.historicoId,
  )
  const canais = { comWhatsapp: negocio.seguimentos.whatsapp.ligado(negocio) }
  const ligados = itens.flatMap(({ ligadoId }) => ligadoId ?? [])
  const citados = ligados.length > 0 ? await ticketsCitados(tx, sessao, ligados) : []
  return {
    itens: itens.map((entrada) =>
      apresentarEntrada(entrada, anexos, sessao, id, {
        envios: (envios.get(entrada.id) ?? []).map((um) => apresentarEnvio(um, sessao, canais)),
        ligado: citados.find((um) => um.id === entrada.ligadoId) ?? null,
      }),
    ),
    paginator,
  }
})
