import {
  assumirTicket,
  atribuirTicket,
  devolverTicket,
} from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import { rota } from '../../../rota.ts'
import { carregarParaMudar } from '../nucleo/carregar-para-mudar.ts'
import { assumir, atribuir, devolver } from './trocar-responsavel.ts'

export const rotaAssumirTicket = rota(assumirTicket, async ({ params, ...pedido }) =>
  assumir(pedido, await carregarParaMudar(pedido.tx, pedido.sessao, params.idTicket, undefined)),
)

export const rotaAtribuirTicket = rota(atribuirTicket, async ({ params, corpo, ...pedido }) =>
  atribuir(
    pedido,
    await carregarParaMudar(pedido.tx, pedido.sessao, params.idTicket, corpo.versao),
    corpo.operador,
  ),
)

export const rotaDevolverTicket = rota(devolverTicket, async ({ params, corpo, ...pedido }) =>
  devolver(pedido, await carregarParaMudar(pedido.tx, pedido.sessao, params.idTicket, corpo.versao)),
)
