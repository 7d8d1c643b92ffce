import type { SinalDaCarteira } from '@balcao/dominio/carteira/campos'
import {
  direcaoDaCarteira,
  type listarCarteira,
  type OrdenacaoDaCarteira,
  type resumirCarteira,
} from '@balcao/dominio/carteira/contratos'
import { type Curva, PARTE_DA_CURVA } from '@balcao/dominio/carteira/risco'
import type { ValorDe } from '@balcao/dominio/contrato'
import { and, asc, desc, eq, exists, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica, exatoPrimeiro } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginarIds } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { agenda } from '../agendas/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { atendidoPor, clienteVisivel } from '../clientes/visibilidade.ts'
import { orcamento, porDecidir } from '../orcamentos/nucleo/tabelas.ts'
import { emAberto } from '../titulos/queries.ts'
import { titulo } from '../titulos/tabelas.ts'
import { type DiaDaCarteira, estadoEm, ultimaCompra, valorDaLigacao } from './queries-estado.ts'
import { ritmoDoCliente } from './tabelas.ts'

type Consulta = ValorDe<typeof listarCarteira, 'query'>
type Ordenacao = Pick<Consulta, 'orderBy' | 'direction'>
export type FiltroDaCarteira = Omit<Consulta, keyof Ordenacao | 'page' | 'take'>

const comRitmo = eq(ritmoDoCliente.clienteId, cliente.id)

function comSinal(banco: Executor, sinal: SinalDaCarteira, hoje: string): SQL | undefined {
  const condicoes: Record<SinalDaCarteira, () => SQL | undefined> = {
    ORCAMENTO: () =>
      exists(
        banco
          .select({ um: sql`1` })
          .from(orcamento)
          .where(and(eq(orcamento.clienteId, cliente.id), porDecidir(orcamento))),
      ),
    VENCIDO: () =>
      exists(
        banco
          .select({ um: sql`1` })
          .from(titulo)
          .where(and(eq(titulo.clienteId, cliente.id), emAberto(), lt(titulo.dataVencimento, hoje))),
      ),
    SEM_AGENDA: () =>
      not(
        exists(
          banco
            .select({ um: sql`1` })
            .from(agenda)
            .where(and(eq(agenda.clienteId, cliente.id), isNull(agenda.finalizadaEm))),
        ),
      ),
  }
  return condicoes[sinal]()
}

/**
 * Inside each portfolio, whoever the session sees of it: a class is of the whole portfolio, so that it does not change with
 * who looks. `quais` narrows to the portfolios asked for.
 */
const comCurva = (banco: Executor, quais?: SQL) => {
  const carteira = sql`coalesce(${cliente.representanteId}, 0)`
  const ate = sql`sum(${ritmoDoCliente.valorAno}) over (partition by ${carteira}
    order by ${ritmoDoCliente.valorAno} desc, ${cliente.id}) - ${ritmoDoCliente.valorAno}`
  const total = sql`sum(${ritmoDoCliente.valorAno}) over (partition by ${carteira})`
  return banco
    .select({
      id: cliente.id,
      curva: sql<Curva>`case when ${ate} < ${total} * ${sql.raw(String(PARTE_DA_CURVA.A))} then 'A'
        when ${ate} < ${total} * ${sql.raw(String(PARTE_DA_CURVA.B))} then 'B' else 'C' end`.as('curva'),
    })
    .from(ritmoDoCliente)
    .innerJoin(cliente, comRitmo)
    .where(and(sql`${ritmoDoCliente.ultima} is not null`, quais))
}

/** The class of each of these customers, in the portfolio they are of. */
export async function curvasDos(banco: Executor, clientes: readonly number[]): Promise<Map<number, Curva>> {
  const carteiras = sql`coalesce(${cliente.representanteId}, 0) in (
    select coalesce(c.representante_id, 0) from ${cliente} c where c.id = any(${sql.param(clientes)}))`
  const todas = comCurva(banco, carteiras).as('todas')
  const linhas = await banco
    .select({ id: todas.id, curva: todas.curva })
    .from(todas)
    .where(sql`${todas.id} = any(${sql.param(clientes)})`)
  return new Map(linhas.map(({ id, curva }) => [id, curva]))
}

type Onde = ValorDe<typeof resumirCarteira, 'query'> & Partial<Pick<FiltroDaCarteira, 'estado'>>

function ondeDaCarteira(banco: Executor, sessao: Sessao, filtro: Onde, dia: DiaDaCarteira): SQL | undefined {
  const { termo, estado = [], curva, sinal, representante, filial } = filtro
  const daCurva = comCurva(banco).as('na_curva')
  const aplicados: FiltroAplicado<FiltroDaCarteira> = {
    termo: termo ? combina(cliente.busca, termo) : undefined,
    estado: estado.length > 0 ? sql`${estadoEm(dia)} = any(${sql.param(estado)})` : undefined,
    curva:
      curva.length > 0
        ? sql`${cliente.id} in (${banco
            .select({ id: daCurva.id })
            .from(daCurva)
            .where(sql`${daCurva.curva} = any(${sql.param(curva)})`)})`
        : undefined,
    sinal: or(...sinal.map((um) => comSinal(banco, um, dia.hoje))),
    representante: representante.length > 0 ? umDe(cliente.representanteId, representante) : undefined,
    filial: filial.length > 0 ? atendidoPor(banco, filial, 'CONTAGEM') : undefined,
  }
  // Whoever may not buy, and who was registered to try prices on, is worth no call.
  const compra = and(isNull(cliente.motivoBloqueio), eq(cliente.simulacao, false))
  return and(compra, clienteVisivel(banco, sessao, 'CONTAGEM'), ...Object.values(aplicados))
}

function emOrdem({ orderBy, direction }: Ordenacao, termo: string, dia: DiaDaCarteira): SQL[] {
  const colunas: Record<OrdenacaoDaCarteira, SQL> = {
    prioridade: valorDaLigacao(dia),
    fant: sql`${emOrdemAlfabetica(cliente.fantasia)}`,
    dtUltComp: sql`coalesce(${ultimaCompra}, '-infinity'::date)`,
    vlTicket: sql`coalesce(${ritmoDoCliente.ticket}, 0)`,
  }
  const sentido = (direction ?? direcaoDaCarteira(orderBy)) === 'ASC' ? asc : desc
  return [...exatoPrimeiro(cliente.id, termo), sentido(colunas[orderBy]), sentido(cliente.id)]
}

const idsEmOrdem = (
  banco: Executor,
  sessao: Sessao,
  { orderBy, direction, ...filtro }: FiltroDaCarteira & Ordenacao,
  dia: DiaDaCarteira,
) =>
  banco
    .select({ id: cliente.id })
    .from(cliente)
    .leftJoin(ritmoDoCliente, comRitmo)
    .where(ondeDaCarteira(banco, sessao, filtro, dia))
    .orderBy(...emOrdem({ orderBy, direction }, filtro.termo, dia))

/** GES-06 The page is found over one narrow row per customer; only its rows are dressed. */
export const paginaDaCarteira = (
  banco: Executor,
  sessao: Sessao,
  { page, take, ...consulta }: Consulta,
  dia: DiaDaCarteira,
) => paginarIds(banco, { page, take }, idsEmOrdem(banco, sessao, consulta, dia))

export async function idsDaCarteira(
  banco: Executor,
  sessao: Sessao,
  consulta: FiltroDaCarteira & Ordenacao,
  dia: DiaDaCarteira,
  maximo: number,
): Promise<number[]> {
  const achados = await idsEmOrdem(banco, sessao, consulta, dia).limit(maximo)
  return achados.map(({ id }) => id)
}

/** How many stand where, and what they bought in a year. */
export const faixasDeRisco = (banco: Executor, sessao: Sessao, filtro: Onde, dia: DiaDaCarteira) => {
  const estado = estadoEm(dia)
  const cada = banco
    .select({ estado: estado.as('estado'), valorAno: ritmoDoCliente.valorAno })
    .from(cliente)
    .leftJoin(ritmoDoCliente, comRitmo)
    .where(ondeDaCarteira(banco, sessao, filtro, dia))
    .as('cada')
  return banco
    .select({
      estado: cada.estado,
      clientes: sql`count(*)`.mapWith(Number),
      valor: sql`coalesce(sum(${cada.valorAno}), 0)`.mapWith(Number),
    })
    .from(cada)
    .groupBy(cada.estado)
}
