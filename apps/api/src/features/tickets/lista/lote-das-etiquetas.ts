import { etiquetarVarios } from '@balcao/dominio/tickets/etiquetas/contratos'
import { rota } from '../../../rota.ts'
import { etiquetar, exigirEtiquetas } from '../fluxo/etiquetar.ts'
import { paraCadaTicket } from './lote.ts'

/** MES-06/etiquetas What was written meanwhile is no reason not to tag them: the versions seen do not matter. */
export const rotaEtiquetarVarios = rota(etiquetarVarios, async ({ corpo, sessao, negocio, autoria, tx }) => {
  await exigirEtiquetas(tx, corpo)
  return paraCadaTicket(
    tx,
    sessao,
    corpo.tickets.map(({ id }) => ({ id })),
    (parte, travado) => etiquetar(parte, { negocio, autoria }, travado, corpo),
  )
})
