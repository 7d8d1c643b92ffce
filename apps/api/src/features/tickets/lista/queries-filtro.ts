import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { emCadaFilial, type PorFilial } from '@balcao/dominio/parametros'
import { pode } from '@balcao/dominio/permissoes'
import { filtrosPermitidos } from '@balcao/dominio/tickets/filtros-internos'
import { filtrosDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { type output, parse } from 'zod/mini'
import { combina } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../../platform/banco/filtro-aplicado.ts'
import type { Sessao } from '../../../sessao.ts'
import { doClienteComTermo } from '../../clientes/queries-termo.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { daPropriaFilial } from '../../filiais/queries-por-filial.ts'
import { notaDoTermo } from '../../notas/queries-busca.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { ticket, ticketItem, ticketNota } from '../nucleo/tabelas.ts'
import { ticketVisivel } from '../nucleo/visibilidade.ts'

const SEM_FILTRO = parse(filtrosDeTickets, {})

export type FiltroDeTickets = Omit<output<typeof filtrosDeTickets>, 'orderBy' | 'direction' | 'page' | 'take'>

/** The instant of the question, and how long before a deadline each branch counts it as near. */
export type RelogioDaLista = { agora: Date; avisoMinutos: PorFilial<number> }

const UM_MINUTO_MS = 60_000

export const emAberto = and(isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm)) as SQL

/** Past its deadline, unless the clock stood still before it came. */
const passou = (prazo: typeof ticket.prazoSolucaoEm | typeof ticket.prazoRespostaEm, agora: Date) =>
  and(lt(prazo, agora), or(isNull(ticket.pausadoEm), lt(prazo, ticket.pausadoEm)))

export const atrasado = ({ agora }: Pick<RelogioDaLista, 'agora'>): SQL =>
  and(
    emAberto,
    or(
      passou(ticket.prazoSolucaoEm, agora),
      and(isNull(ticket.respondidoEm), passou(ticket.prazoRespostaEm, agora)),
    ),
  ) as SQL

export function pertoDeAtrasar(relogio: RelogioDaLista): SQL {
  const { agora, avisoMinutos } = relogio
  const limites = emCadaFilial(avisoMinutos, (minutos) =>
    new Date(agora.getTime() + minutos * UM_MINUTO_MS).toISOString(),
  )
  const ate = daPropriaFilial(ticket.filialId, limites, 'timestamptz')
  const perto = (prazo: typeof ticket.prazoSolucaoEm | typeof ticket.prazoRespostaEm) =>
    and(gte(prazo, agora), lte(prazo, ate))
  return and(
    emAberto,
    isNull(ticket.pausadoEm),
    or(perto(ticket.prazoSolucaoEm), and(isNull(ticket.respondidoEm), perto(ticket.prazoRespostaEm))),
    // A deadline that is only near says nothing where the other one has passed.
    not(sql`coalesce(${atrasado(relogio)}, false)`),
  ) as SQL
}

/** TIC-01 The rows of the list: what was asked for, of what the session may see. */
export async function ondeDaLista(
  banco: Executor,
  sessao: Sessao,
  pedido: FiltroDeTickets,
  relogio: RelogioDaLista,
): Promise<SQL | undefined> {
  const porDentro = pode(sessao.autorizacoes, 'TICKET_INTERNO')
  const filtro: FiltroDeTickets = { ...SEM_FILTRO, ...filtrosPermitidos(pedido, porDentro) }
  const { dtIni, dtFim, idCli, tipo, operador, setor, filial, representante, regiao, prazo, termo } = filtro
  const algum = (coluna: Parameters<typeof inArray>[0], ids: readonly number[]) =>
    ids.length > 0 ? inArray(coluna, [...ids]) : undefined
  const aplicados: FiltroAplicado<FiltroDeTickets> = {
    status: porStatus(filtro),
    dtIni: dtIni ? gte(ticket.abertoEm, inicioDoDia(dtIni)) : undefined,
    dtFim: dtFim ? lt(ticket.abertoEm, inicioDoDia(somarDias(dtFim, 1))) : undefined,
    idCli: idCli ? eq(ticket.clienteId, idCli) : undefined,
    tipo: algum(ticket.tipoId, tipo),
    operador: algum(ticket.operadorId, operador),
    setor: algum(ticket.setorId, setor),
    filial: algum(ticket.filialId, filial),
    meus: filtro.meus ? eq(ticket.operadorId, sessao.colaboradorId) : undefined,
    semOperador: filtro.semOperador ? isNull(ticket.operadorId) : undefined,
    abertos: filtro.abertos ? emAberto : undefined,
    representante: doCliente(banco, algum(cliente.representanteId, representante)),
    regiao: doCliente(banco, algum(cliente.regiaoId, regiao)),
    prazo: prazo && NO_PRAZO[prazo](relogio),
    termo: termo ? await comTermo(banco, termo) : undefined,
  }
  return and(ticketVisivel(banco, sessao), ...Object.values(aplicados))
}

const NO_PRAZO = { ATRASADO: atrasado, PROXIMO: pertoDeAtrasar } as const

/** TIC-02 Archived tickets show only when their status is asked for. */
function porStatus({ status }: FiltroDeTickets): SQL | undefined {
  const ids = status.filter((id) => id !== STATUS_ARQUIVADO.id)
  const naoArquivado = and(
    isNull(ticket.arquivadoEm),
    ids.length > 0 ? inArray(ticket.statusId, ids) : undefined,
  )
  if (!status.includes(STATUS_ARQUIVADO.id)) return naoArquivado
  return ids.length > 0 ? or(isNotNull(ticket.arquivadoEm), naoArquivado) : isNotNull(ticket.arquivadoEm)
}

const doCliente = (banco: Executor, quais: SQL | undefined): SQL | undefined =>
  quais && inArray(ticket.clienteId, banco.select({ id: cliente.id }).from(cliente).where(quais))

/**
 * Tickets by protocol, number, subject, who they are for, or number or key of an invoice. What other tables find comes
 * as arrays of ids, which the indexes of the ticket answer; a join or an IN beside an OR would read the whole table.
 */
export async function comTermo(banco: Executor, termo: string): Promise<SQL> {
  const nota = notaDoTermo(termo)
  return or(
    combina(ticket.busca, lerProtocolo(termo) ?? termo),
    await doClienteComTermo(banco, ticket.clienteId, termo),
    nota && sql`${ticket.id} = any(array(${comNota(banco, nota)}))`,
  ) as SQL
}

function comNota(banco: Executor, nota: SQL) {
  const inteira = banco
    .select({ id: ticketNota.ticketId })
    .from(ticketNota)
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketNota.notaId))
    .where(nota)
  const emItem = banco
    .select({ id: ticketItem.ticketId })
    .from(ticketItem)
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketItem.notaId))
    .where(nota)
  return union(inteira, emItem)
}
