import { dispensarTicket } from '@balcao/dominio/faq/contratos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { rota } from '../../rota.ts'
import { travarArtigoPublicado } from './queries-escrita.ts'
import { tipoDeTicketExiste } from './queries-relacionados.ts'
import { gravarDesistencia } from './queries-uso.ts'

/** MES-05 A type that is no more says nothing: what was given up is counted all the same. */
export const rotaDispensarTicket = rota(dispensarTicket, async ({ params, corpo, sessao, agora, tx }) => {
  const { id } = await travarArtigoPublicado(tx, sessao, params.idArtigo)
  const { tipo } = corpo
  const ticketTipoId = tipo !== null && (await tipoDeTicketExiste(tx, tipo)) ? tipo : null
  await gravarDesistencia(tx, {
    ...{ artigoId: id, colaboradorId: sessao.colaboradorId, ticketTipoId },
    ...{ dia: hojeEm(agora), desistiuEm: agora },
  })
  return {}
})
