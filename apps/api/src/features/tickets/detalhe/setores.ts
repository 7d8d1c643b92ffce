import { listarSetoresDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { rota } from '../../../rota.ts'
import { setoresAtivos } from '../../setores/queries.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'

/** TIC-12 The ticket's own sector is among them: it may go to another person there. */
export const rotaListarSetoresDoTicket = rota(listarSetoresDoTicket, async ({ params, sessao, tx }) => {
  const { setorId } = await exigirTicket(tx, sessao, params.idTicket)
  const setores = await setoresAtivos(tx)
  return { itens: setores.map((setor) => ({ ...setor, atual: setor.id === setorId })) }
})
