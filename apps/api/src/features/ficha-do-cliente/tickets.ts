import { listarSolicitacoesDoCliente, listarTicketsDoCliente } from '@balcao/dominio/tickets/do-cliente'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { relogioDaLista } from '../tickets/lista/listar.ts'
import { apresentarTicketDaLista } from '../tickets/lista/presenter.ts'
import { ticketsDoCliente } from '../tickets/lista/queries.ts'

type Pergunta = {
  params: { idCli: number }
  query: { page: number; take: number }
  sessao: Sessao
  negocio: Negocio
  agora: Date
  tx: Executor
}

/** CLI-01 Of the customer's tickets those that the session sees, as the list of tickets shows them. */
async function listar({ params, query, sessao, negocio, agora, tx }: Pergunta, emAberto: boolean) {
  const { id: clienteId } = await exigirCliente(tx, sessao, params.idCli)
  const relogio = relogioDaLista(negocio, agora)
  const { itens, paginator } = await ticketsDoCliente(tx, sessao, { clienteId, emAberto }, query)
  return { itens: itens.map((linha) => apresentarTicketDaLista(linha, sessao, relogio)), paginator }
}

export const rotaListarTicketsDoCliente = rota(listarTicketsDoCliente, (pergunta) => listar(pergunta, false))

export const rotaListarSolicitacoesDoCliente = rota(listarSolicitacoesDoCliente, (pergunta) =>
  listar(pergunta, true),
)
