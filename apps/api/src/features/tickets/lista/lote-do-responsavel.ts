import {
  assumirVarios,
  atribuirVarios,
  desfazerResponsavel,
  devolverVarios,
} from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import { paraCada } from '../../../platform/banco/em-lote.ts'
import { rota } from '../../../rota.ts'
import { assumir, atribuir, desfazerTroca, devolver } from '../fluxo/trocar-responsavel.ts'
import { paraCadaTicket } from './lote.ts'

/** MES-02 What was written meanwhile is no reason not to take them: the versions seen do not matter. */
export const rotaAssumirVarios = rota(assumirVarios, ({ corpo, tx, ...pedido }) =>
  paraCadaTicket(
    tx,
    pedido.sessao,
    corpo.tickets.map(({ id }) => ({ id })),
    (parte, travado) => assumir({ ...pedido, tx: parte }, travado),
  ),
)

export const rotaAtribuirVarios = rota(atribuirVarios, ({ corpo, tx, ...pedido }) =>
  paraCadaTicket(tx, pedido.sessao, corpo.tickets, (parte, travado) =>
    atribuir({ ...pedido, tx: parte }, travado, corpo.operador),
  ),
)

export const rotaDevolverVarios = rota(devolverVarios, ({ corpo, tx, ...pedido }) =>
  paraCadaTicket(tx, pedido.sessao, corpo.tickets, (parte, travado) =>
    devolver({ ...pedido, tx: parte }, travado),
  ),
)

export const rotaDesfazerResponsavel = rota(desfazerResponsavel, ({ corpo, tx, ...pedido }) => {
  const versoes = new Map(corpo.tickets.map(({ id, versao }) => [id, versao]))
  return paraCada(tx, corpo.tickets, (parte, { id }) =>
    desfazerTroca({ ...pedido, tx: parte }, { id, versao: versoes.get(id) ?? 0 }),
  )
})
