import { ErroDeNegocio } from '@balcao/dominio/erros'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { rota } from '../../../rota.ts'
import { estadoDoTicket } from '../nucleo/carregar-para-mudar.ts'
import { destinoDoTicket } from '../nucleo/correio.ts'
import { contaDoConsumidor as contaDe } from '../nucleo/queries-mudanca.ts'
import { apresentarTicket } from './presenter.ts'
import {
  contarDoTicket,
  motivosDoTicket,
  nfdsDoTicket,
  notasDoTicket,
  prorrogacaoDoTicket,
  ticketComTudo,
} from './queries.ts'

export const rotaObterTicket = rota(obterTicket, async ({ params, sessao, negocio, tx, agora }) => {
  const linha = await ticketComTudo(tx, sessao, params.idTicket)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { id, filialId } = linha.ticket
  const [estado, motivos, notas, prorrogacao, nfds, totais, contaDoConsumidor] = await Promise.all([
    estadoDoTicket(tx, linha.ticket),
    motivosDoTicket(tx, id),
    notasDoTicket(tx, id),
    prorrogacaoDoTicket(tx, id),
    nfdsDoTicket(tx, sessao, id),
    contarDoTicket(tx, sessao, id),
    contaDe(tx, linha.ticket),
  ])
  const correio = destinoDoTicket(negocio, linha.ticket)
  return apresentarTicket(
    { linha, estado, motivos, notas, prorrogacao, nfds, totais, contaDoConsumidor, correio },
    { sessao, parametros: negocio.parametros(filialId), agora },
  )
})
