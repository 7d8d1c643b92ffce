import { ErroDeNegocio } from '@balcao/dominio/erros'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { alcanceDoTicket } from '../nucleo/alcance.ts'
import { estadoDoTicket } from '../nucleo/carregar-para-mudar.ts'
import { etiquetasDoTicket } from '../nucleo/queries-etiquetas.ts'
import { contaDoConsumidor as contaDe, type LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { contarSeguidores } from '../nucleo/queries-seguidores.ts'
import { ticketDeDestino, uniaoVigente, unidosAoTicket } from '../nucleo/queries-uniao.ts'
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
  const [
    estado,
    motivos,
    notas,
    prorrogacao,
    nfds,
    totais,
    contaDoConsumidor,
    etiquetas,
    seguidores,
    uniao,
    unidos,
    alcance,
  ] = await Promise.all([
    estadoDoTicket(tx, linha.ticket),
    motivosDoTicket(tx, id),
    notasDoTicket(tx, id),
    prorrogacaoDoTicket(tx, id),
    nfdsDoTicket(tx, sessao, id),
    contarDoTicket(tx, sessao, id),
    contaDe(tx, linha.ticket),
    etiquetasDoTicket(tx, id),
    contarSeguidores(tx, sessao, id),
    lerUniao(tx, sessao, linha.ticket),
    unidosAoTicket(tx, sessao, id),
    alcanceDoTicket(tx, negocio, linha.ticket, agora),
  ])
  return apresentarTicket(
    {
      linha,
      estado,
      motivos,
      notas,
      prorrogacao,
      nfds,
      totais,
      contaDoConsumidor,
      etiquetas,
      seguidores,
      uniao,
      unidos,
      alcance,
    },
    { sessao, parametros: negocio.parametros(filialId), agora },
  )
})

/** MES-06 */
async function lerUniao(banco: Executor, sessao: Sessao, { id, unidoA }: LinhaDoTicket) {
  if (unidoA === null) return null
  const [vigente, destino] = await Promise.all([
    uniaoVigente(banco, id),
    ticketDeDestino(banco, sessao, unidoA),
  ])
  return vigente && { unidoEm: vigente.uniao.unidoEm, por: vigente.por, destino }
}
