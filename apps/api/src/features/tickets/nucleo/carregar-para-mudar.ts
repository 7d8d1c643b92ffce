import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import type { EstadoDoTicket } from '@balcao/dominio/tickets/ciclo-de-vida'
import type { Dever } from '@balcao/dominio/tickets/deveres'
import { ACOES_DO_HISTORICO } from '@balcao/dominio/tickets/historico'
import type { Negocio } from '../../../negocio.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { type EtapaDoTipo, etapasDoTicket } from './queries-etapas.ts'
import {
  historicoDesde,
  type LinhaDoTicket,
  quemTinhaNaVersao,
  temDevolucaoEmCurso,
  travarTicket,
} from './queries-mudanca.ts'
import { viaPelaFila } from './visibilidade.ts'

const SAIU_DA_FILA = 'Este ticket mudou enquanto você o via e foi para outra fila.'

/** A ticket held for change, with what the rules of its life look at. */
export type TicketTravado = { linha: LinhaDoTicket; estado: EstadoTravado }

type EstadoTravado = Omit<EstadoDoTicket, 'etapa' | 'etapas'> & { etapa: EtapaDoTipo; etapas: EtapaDoTipo[] }

/** TIC-13 Locks the ticket; whoever decided on an older version is told what happened since. */
export async function carregarParaMudar(
  tx: Tx,
  sessao: Sessao,
  ticketId: number,
  versaoVista: number | undefined,
): Promise<TicketTravado> {
  const linha = await travarTicket(tx, sessao, ticketId)
  if (!linha) throw await ausente(tx, sessao, ticketId, versaoVista)
  if (versaoVista !== undefined && versaoVista !== linha.versao) {
    const conflito = await mudou(tx, sessao, ticketId, { desde: versaoVista })
    // What somebody may not know of can't stand in their way either: they would be told of a change, and of none.
    const soPorDentro = !conflito.detalhes.mudancas?.length && !pode(sessao.autorizacoes, 'TICKET_INTERNO')
    if (!soPorDentro) throw conflito
  }
  return { linha, estado: await estadoDoTicket(tx, linha) }
}

/** What the rules of a ticket's life look at, as they are now. */
export async function estadoDoTicket(banco: Executor, linha: LinhaDoTicket): Promise<EstadoTravado> {
  const etapas = await etapasDoTicket(banco, linha.etapaId)
  const etapa = etapas.find(({ id }) => id === linha.etapaId)
  if (!etapa) throw new Error(`a etapa ${linha.etapaId} não é a do ticket ${linha.id}`)
  const { finalizadoEm, arquivadoEm, unidoA, percurso } = linha
  const devolucaoEmCurso = await temDevolucaoEmCurso(banco, linha.id)
  return { finalizadoEm, arquivadoEm, unidoA, percurso, etapa, etapas, devolucaoEmCurso }
}

/**
 * A colleague may have moved the ticket on to a queue that this person does not see: they are told of that change,
 * and of nothing that came after it. To anybody else the ticket is not there.
 */
async function ausente(
  tx: Tx,
  sessao: Sessao,
  ticketId: number,
  versaoVista: number | undefined,
): Promise<ErroDeNegocio> {
  if (versaoVista === undefined) return new ErroDeNegocio('NAO_ENCONTRADO')
  const antes = await quemTinhaNaVersao(tx, ticketId, versaoVista)
  if (!antes || !viaPelaFila(sessao, antes)) return new ErroDeNegocio('NAO_ENCONTRADO')
  return mudou(tx, sessao, ticketId, { desde: versaoVista, ate: antes.saiuNaVersao })
}

async function mudou(
  tx: Tx,
  sessao: Sessao,
  ticketId: number,
  versoes: { desde: number; ate?: number },
): Promise<ErroDeNegocio> {
  const entradas = await historicoDesde(tx, sessao, ticketId, versoes)
  const mudancas = entradas.map(({ quando, quem, acao, mensagem }) => ({
    quando: quando.toISOString(),
    quem: quem ?? 'Sistema',
    o_que: acao === 'MENSAGEM' ? ACOES_DO_HISTORICO.MENSAGEM : mensagem || ACOES_DO_HISTORICO[acao],
  }))
  return new ErroDeNegocio('TICKET_MUDOU', {
    mudancas,
    ...(versoes.ate !== undefined && { mensagem: SAIU_DA_FILA }),
  })
}

/** SEG-05 What the session meets at the ticket's step, by the parameters of the ticket's branch. */
export function deverDe({ linha, estado }: TicketTravado, sessao: Sessao, negocio: Negocio): Dever {
  const { proibeAprovarOProprioPedido } = negocio.parametros(linha.filialId)
  return {
    agente: sessao,
    etapa: estado.etapa,
    criadorId: linha.criadorId,
    proibeAprovarOProprio: proibeAprovarOProprioPedido,
  }
}
