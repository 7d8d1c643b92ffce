import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { ligacoesVistas } from '@balcao/dominio/tickets/ligacoes/regras'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { alcanceDoTicket } from '../nucleo/alcance.ts'
import { estadoDoTicket } from '../nucleo/carregar-para-mudar.ts'
import { destinoDoTicket } from '../nucleo/correio.ts'
import { ligacoesDoTicket, ticketsLigados } from '../nucleo/queries-ligacoes.ts'
import { contaDoConsumidor as contaDe, type LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { contarSeguidores } from '../nucleo/queries-seguidores.ts'
import { ticketDeDestino, uniaoVigente, unidosAoTicket } from '../nucleo/queries-uniao.ts'
import { apresentarTicket } from './presenter.ts'
import { apresentarLigados } from './presenter-ligados.ts'
import {
  contarDoTicket,
  motivosDoTicket,
  nfdsDoTicket,
  notasDoTicket,
  prorrogacaoDoTicket,
  type TicketComTudo,
  ticketComTudo,
} from './queries.ts'

/** ALC-01 The address that is known of whose ticket it is, where the branch would write to it. */
function contatoSugerido(negocio: Negocio, { ticket, cliente }: TicketComTudo) {
  const nome = cliente?.fantasia ?? ticket.consumidorNome ?? ''
  const contatoEmail = cliente ? cliente.email : ticket.consumidorEmail
  const destino = destinoDoTicket(negocio, { filialId: ticket.filialId, contatoEmail, contatoCopias: [] })
  return destino && ticket.contatoEmail === null ? { nome, email: destino.para } : null
}

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
    seguidores,
    uniao,
    unidos,
    ligados,
    alcance,
  ] = await Promise.all([
    estadoDoTicket(tx, linha.ticket),
    motivosDoTicket(tx, id),
    notasDoTicket(tx, id),
    prorrogacaoDoTicket(tx, id),
    nfdsDoTicket(tx, sessao, id),
    contarDoTicket(tx, negocio, sessao, id),
    contaDe(tx, linha.ticket),
    contarSeguidores(tx, sessao, id),
    lerUniao(tx, sessao, linha.ticket),
    unidosAoTicket(tx, sessao, id),
    lerLigados(tx, sessao, id),
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
      etiquetas: linha.etiquetas,
      seguidores,
      uniao,
      unidos,
      ligados: apresentarLigados(ligados.vistas, ligados.tickets, {
        agora,
        avisoMinutos: (filial) => negocio.parametros(filial).minutosAvisoPrazoTicket,
      }),
      alcance,
      contatoSugerido: alcance === null ? contatoSugerido(negocio, linha) : null,
    },
    { sessao, parametros: negocio.parametros(filialId), agora },
  )
})

/** MES-06/mesma-nota Not even asked for, where the inside of tickets is not for this person. */
async function lerLigados(banco: Executor, sessao: Sessao, id: number) {
  if (!pode(sessao.autorizacoes, 'TICKET_INTERNO')) return { vistas: [], tickets: [] }
  const { ligacoes, unidos } = await ligacoesDoTicket(banco, id)
  const vistas = ligacoesVistas(id, unidos, ligacoes)
  const tickets = await ticketsLigados(
    banco,
    sessao,
    vistas.map(({ outroId }) => outroId),
  )
  return { vistas, tickets }
}

async function lerUniao(banco: Executor, sessao: Sessao, { id, unidoA }: LinhaDoTicket) {
  if (unidoA === null) return null
  const [vigente, destino] = await Promise.all([
    uniaoVigente(banco, id),
    ticketDeDestino(banco, sessao, unidoA),
  ])
  return vigente && { unidoEm: vigente.uniao.unidoEm, por: vigente.por, destino }
}
