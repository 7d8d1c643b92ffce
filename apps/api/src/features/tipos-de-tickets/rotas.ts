import type { Rota } from '../../platform/http/rota.ts'
import {
  rotaCriarTipoDeTicket,
  rotaDescartarRascunhoDoTipo,
  rotaGuardarRascunhoDoTipo,
  rotaListarTiposDaAdministracao,
  rotaObterTipoDaAdministracao,
  rotaPublicarTipoDeTicket,
} from './editar.ts'
import { rotaMoverTicketsDeVersao, rotaPreviaDaMudancaDeVersao } from './mover.ts'
import { rotaRestaurarTipoDeTicket, rotaRetirarTipoDeTicket } from './publicar.ts'

export const rotasDosTiposDeTickets: Rota[] = [
  rotaListarTiposDaAdministracao,
  rotaObterTipoDaAdministracao,
  rotaCriarTipoDeTicket,
  rotaGuardarRascunhoDoTipo,
  rotaDescartarRascunhoDoTipo,
  rotaPublicarTipoDeTicket,
  rotaRetirarTipoDeTicket,
  rotaRestaurarTipoDeTicket,
  rotaPreviaDaMudancaDeVersao,
  rotaMoverTicketsDeVersao,
]
