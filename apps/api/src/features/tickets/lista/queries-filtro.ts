import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { filtrosPermitidos } from '@balcao/dominio/listas/campos'
import { emCadaFilial, type PorFilial } from '@balcao/dominio/parametros'
import { pode } from '@balcao/dominio/permissoes'
import { CAMPOS_DO_TICKET } from '@balcao/dominio/tickets/campos'
import { filtrosDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import {
  type AnyColumn,
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type output, parse } from 'zod/mini'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../../platform/banco/filtro-aplicado.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { daPropriaFilial } from '../../filiais/queries-por-filial.ts'
import { comEtiqueta } from '../nucleo/queries-etiquetas.ts'
import { ultimaPalavraDoCliente } from '../nucleo/queries-falas.ts'
import { queSigo } from '../nucleo/queries-seguidores.ts'
import { ticket } from '../nucleo/tabelas.ts'
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

/** MES-01 The customer wrote last, and nobody of the staff answered since. What is over waits for nobody. */
const clienteRespondeu = (banco: Executor): SQL => and(emAberto, exists(ultimaPalavraDoCliente(banco))) as SQL

/** TIC-01 The rows of the list: what was asked for, of what the session may see. */
export function ondeDaLista(
  banco: Executor,
  sessao: Sessao,
  pedido: FiltroDeTickets,
  relogio: RelogioDaLista,
): SQL | undefined {
  const permitidos = filtrosPermitidos(CAMPOS_DO_TICKET, pedido, (acao) => pode(sessao.autorizacoes, acao))
  const filtro: FiltroDeTickets = { ...SEM_FILTRO, ...permitidos }
  const { dtIni, dtFim, idCli, tipo, operador, setor, filial, representante, regiao, prazo } = filtro
  const algum = (coluna: AnyColumn, ids: readonly number[]) =>
    ids.length > 0 ? umDe(coluna, ids) : undefined
  const aplicados: FiltroAplicado<FiltroDeTickets> = {
    status: porStatus(filtro),
    dtIni: dtIni ? gte(ticket.abertoEm, inicioDoDia(dtIni)) : undefined,
    dtFim: dtFim ? lt(ticket.abertoEm, inicioDoDia(somarDias(dtFim, 1))) : undefined,
    idCli: idCli ? eq(ticket.clienteId, idCli) : undefined,
    tipo: algum(ticket.tipoId, tipo),
    operador: algum(ticket.operadorId, operador),
    setor: algum(ticket.setorId, setor),
    filial: algum(ticket.filialId, filial),
    etiqueta: comEtiqueta(banco, filtro.etiqueta),
    meus: filtro.meus ? eq(ticket.operadorId, sessao.colaboradorId) : undefined,
    sigo: filtro.sigo ? queSigo(banco, sessao) : undefined,
    clienteRespondeu: filtro.clienteRespondeu ? clienteRespondeu(banco) : undefined,
    semOperador: filtro.semOperador ? isNull(ticket.operadorId) : undefined,
    abertos: filtro.abertos ? emAberto : undefined,
    representante: doCliente(banco, algum(cliente.representanteId, representante)),
    regiao: doCliente(banco, algum(cliente.regiaoId, regiao)),
    prazo: prazo && NO_PRAZO[prazo](relogio),
    // Looked for in many tables, each within a bound: `comTermo`.
    termo: undefined,
  }
  const quais = filtro.abertos || filtro.clienteRespondeu || prazo ? 'EM_ABERTO' : 'TODOS'
  return and(ticketVisivel(banco, sessao, quais), ...Object.values(aplicados))
}

const NO_PRAZO = { ATRASADO: atrasado, PROXIMO: pertoDeAtrasar } as const

/** TIC-02 Archived tickets show only when their status is asked for. */
function porStatus({ status }: FiltroDeTickets): SQL | undefined {
  const ids = status.filter((id) => id !== STATUS_ARQUIVADO.id)
  const naoArquivado = and(
    isNull(ticket.arquivadoEm),
    ids.length > 0 ? umDe(ticket.statusId, ids) : undefined,
  )
  if (!status.includes(STATUS_ARQUIVADO.id)) return naoArquivado
  return ids.length > 0 ? or(isNotNull(ticket.arquivadoEm), naoArquivado) : isNotNull(ticket.arquivadoEm)
}

const doCliente = (banco: Executor, quais: SQL | undefined): SQL | undefined =>
  quais && inArray(ticket.clienteId, banco.select({ id: cliente.id }).from(cliente).where(quais))
