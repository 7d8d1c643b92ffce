import type { Calendario } from '@balcao/dominio/prazos/calendario'
import {
  abrirRelogios,
  type MinutosDoTipo,
  pausarRelogios,
  type RelogiosDoTicket,
  reabrirRelogios,
  retomarRelogios,
  trocarRelogios,
} from '@balcao/dominio/tickets/relogios'
import type { SituacaoDoStatus } from '@balcao/dominio/tickets/situacoes'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { calendarioDaFilial } from '../../filiais/queries.ts'
import type { LinhaDoTicket } from './queries-mudanca.ts'

type Relogios = RelogiosDoTicket & Pick<LinhaDoTicket, 'filialId'>
type CamposDoPrazo = ReturnType<typeof abrirRelogios>

/** Deadlines of a ticket of this type opened now. */
export async function prazosAoAbrir(
  banco: Executor,
  filialId: number,
  tipo: MinutosDoTipo,
  agora: Date,
): Promise<CamposDoPrazo> {
  return abrirRelogios(await calendarioDaFilial(banco, filialId), tipo, agora)
}

/** From now on the ticket waits for the customer. */
export async function aoPausar(banco: Executor, ticket: Relogios, agora: Date): Promise<CamposDoPrazo> {
  return pausarRelogios(await calendarioDaFilial(banco, ticket.filialId), ticket, agora)
}

/** The clocks of a ticket that enters a status: waiting for the customer stops them, anything else lets them go. */
export async function prazosNaSituacao(
  banco: Executor,
  ticket: Relogios,
  situacao: SituacaoDoStatus,
  agora: Date,
): Promise<CamposDoPrazo> {
  return naSituacao(await calendarioDaFilial(banco, ticket.filialId), ticket, situacao, agora)
}

/** A reopened ticket starts its solution anew, in the status it comes back to. */
export async function prazosAoReabrir(
  banco: Executor,
  ticket: Relogios,
  { tipo, situacao }: { tipo: MinutosDoTipo; situacao: SituacaoDoStatus },
  agora: Date,
): Promise<CamposDoPrazo> {
  const calendario = await calendarioDaFilial(banco, ticket.filialId)
  const reaberto = { ...ticket, ...reabrirRelogios(calendario, ticket, tipo, agora) }
  return naSituacao(calendario, reaberto, situacao, agora)
}

/** Another type, other deadlines, in the status of its first step. */
export async function prazosAoReclassificar(
  banco: Executor,
  ticket: Relogios & Pick<LinhaDoTicket, 'abertoEm'>,
  { de, para, situacao }: { de: MinutosDoTipo; para: MinutosDoTipo; situacao: SituacaoDoStatus },
  agora: Date,
): Promise<CamposDoPrazo> {
  const calendario = await calendarioDaFilial(banco, ticket.filialId)
  const andando = { ...ticket, ...retomarRelogios(calendario, ticket, agora) }
  const trocado = { ...andando, ...trocarRelogios(calendario, andando, de, para) }
  return naSituacao(calendario, trocado, situacao, agora)
}

function naSituacao(
  calendario: Calendario,
  relogios: RelogiosDoTicket,
  situacao: SituacaoDoStatus,
  agora: Date,
): CamposDoPrazo {
  const regra = situacao === 'AGUARDANDO_CLIENTE' ? pausarRelogios : retomarRelogios
  return regra(calendario, relogios, agora)
}
