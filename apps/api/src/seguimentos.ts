import { acompanharPedidoNasAprovacoes } from './features/aprovacoes/acompanhar-pedido.ts'
import { aoAbrir, aoMover, aoResponderAEquipe, aoResponderOCliente } from './features/automacoes/anunciar.ts'
import { acompanharTicket } from './features/coletas/acompanhar-ticket.ts'
import { ticketEmColeta } from './features/coletas/queries.ts'
import {
  acertarVenda,
  acompanharDevolucaoNaConta,
  acompanharPedidoNaConta,
} from './features/contas-correntes/acertar-venda.ts'
import { porNaFila } from './features/correio/por-na-fila.ts'
import { correioDasEntradas } from './features/correio/queries.ts'
import { acompanharPedido } from './features/erp/acompanhar-pedido.ts'
import { acompanharReservas } from './features/estoque/acompanhar-pedido.ts'
import { acompanharMensagem } from './features/faq/acompanhar-mensagem.ts'
import { devolverCampanhas } from './features/orcamentos/conversao/devolver-campanhas.ts'
import { devolverCupom } from './features/orcamentos/conversao/devolver-cupom.ts'
import { devolverNegociacoes } from './features/orcamentos/conversao/devolver-negociacoes.ts'
import { devolverParte } from './features/orcamentos/conversao/devolver-parte.ts'
import { avisarSeguidores } from './features/seguidores/avisar-seguidores.ts'
import { acompanharProrrogacao } from './features/tickets/requisitos/acompanhar-prorrogacao.ts'
import { acompanharPedidoDaTroca, acompanharTicketDaTroca } from './features/trocas/desfazer.ts'
import { WHATSAPP_DOS_TICKETS } from './features/whatsapp/por-na-fila.ts'
import type { Seguimentos } from './negocio.ts'

/** Who follows what, in this order: the one place that knows both sides. */
export const SEGUIMENTOS: Seguimentos = {
  ticketAberto: [aoAbrir],
  // The exchange before the account: what undoes an order has its account settled on the way.
  ticketMovido: [
    acompanharTicket,
    acompanharProrrogacao,
    acompanharTicketDaTroca,
    acompanharDevolucaoNaConta,
    aoMover,
  ],
  ticketMudouDeSetor: [aoMover],
  entradaEscrita: [avisarSeguidores],
  equipeRespondeu: [acompanharMensagem, aoResponderAEquipe],
  clienteRespondeu: [aoResponderOCliente],
  // The quote before the coupon, the coupon before the stock, what was authorised after it, and the account last, as whoever takes an order holds them.
  pedidoMudou: [
    acompanharPedido,
    devolverParte,
    devolverCupom,
    acompanharReservas,
    devolverNegociacoes,
    devolverCampanhas,
    acompanharPedidoNaConta,
    acompanharPedidoNasAprovacoes,
    acompanharPedidoDaTroca,
  ],
  pedidoMudouPorDentro: [acertarVenda],
  ticketEmColeta,
  correio: { enviar: porNaFila, dasEntradas: correioDasEntradas },
  whatsapp: WHATSAPP_DOS_TICKETS,
}
