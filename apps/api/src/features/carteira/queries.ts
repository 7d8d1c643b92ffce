import type { SinalDaCarteira } from '@balcao/dominio/carteira/campos'
import {
  direcaoDaCarteira,
  type listarCarteira,
  type OrdenacaoDaCarteira,
  type resumirCarteira,
} from '@balcao/dominio/carteira/contratos'
import { MAIOR_PESO } from '@balcao/dominio/carteira/risco'
import type { ValorDe } from '@balcao/dominio/contrato'
import { montarPaginator, type Paginator } from '@balcao/dominio/listas/paginacao'
import { and, asc, desc, eq, exists, gt, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica, exatoPrimeiro } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { limiteDe, limiteNoTexto, paginarIds } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { agenda } from '../agendas/tabelas.ts'
import { cliente, emOrdemDeCompra } from '../clientes/tabelas.ts'
import { atendidoPor, clienteVisivel, type Para } from '../clientes/visibilidade.ts'
import { orcamento, paraVender, porDecidir } from '../orcamentos/nucleo/tabelas.ts'
import { emAberto } from '../titulos/queries.ts'
import { titulo } from '../titulos/tabelas.ts'
import { type CortesDaCurva, comRitmo, naCurva } from './queries-curva.ts'
import { type DiaDaCarteira, estadoEm, valorDaLigacao } from './queries-estado.ts'
import { ritmoDoCliente } from './tabelas.ts'

type Consulta = ValorDe<typeof listarCarteira, 'query'>
/** With the class of each, where it is asked for. */
type Dia = DiaDaCarteira & { cortes: () => Promise<CortesDaCurva> }
type Ordenacao = Pick<Consulta, 'orderBy' | 'direction'>
export type FiltroDaCarteira = Omit<Consulta, keyof Ordenacao | 'page' | 'take'>

/** How many are read for each row up to the end of the page, so that a page far down is found too. */
const LIDOS_POR_LINHA = 5

function comSinal(banco: Executor, sinal: SinalDaCarteira, hoje: string): SQL | undefined {
  const condicoes: Record<SinalDaCarteira, () => SQL | undefined> = {
    ORCAMENTO: () =>
      exists(
        banco
          .select({ um: sql`1` })
          .from(orcamento)
          .where(and(eq(orcamento.clienteId, cliente.id), porDecidir(orcamento), paraVender(orcamento))),
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

type Onde = ValorDe<typeof resumirCarteira, 'query'> & Partial<Pick<FiltroDaCarteira, 'estado'>>

async function ondeDaCarteira(
  banco: Executor,
  sessao: Sessao,
  filtro: Onde,
  dia: Dia,
  para: Para = 'CONTAGEM',
): Promise<SQL | undefined> {
  const { termo, estado = [], curva, sinal, representante, filial } = filtro
  const aplicados: FiltroAplicado<FiltroDaCarteira> = {
    termo: termo ? combina(cliente.busca, termo) : undefined,
    estado: estado.length > 0 ? sql`${estadoEm(dia)} = any(${sql.param(estado)})` : undefined,
    curva: curva.length > 0 ? naCurva(banco, await dia.cortes(), curva) : undefined,
    sinal: or(...sinal.map((um) => comSinal(banco, um, dia.hoje))),
    representante: representante.length > 0 ? umDe(cliente.representanteId, representante) : undefined,
    filial: filial.length > 0 ? atendidoPor(banco, filial, para) : undefined,
  }
  // Whoever may not buy, and who was registered to try prices on, is worth no call.
  const compra = and(isNull(cliente.motivoBloqueio), eq(cliente.simulacao, false))
  return and(compra, clienteVisivel(banco, sessao, para), ...Object.values(aplicados))
}

function emOrdem({ orderBy, direction }: Ordenacao, termo: string, dia: Dia): SQL[] {
  const colunas: Record<OrdenacaoDaCarteira, SQL> = {
    prioridade: valorDaLigacao(dia),
    fant: sql`${emOrdemAlfabetica(cliente.fantasia)}`,
    dtUltComp: emOrdemDeCompra(cliente.ultimaCompra),
    vlTicket: sql`coalesce(${ritmoDoCliente.ticket}, 0)`,
  }
  const sentido = (direction ?? direcaoDaCarteira(orderBy)) === 'ASC' ? asc : desc
  return [...exatoPrimeiro(cliente.id, termo), sentido(colunas[orderBy]), sentido(cliente.id)]
}

/** `onde` already asked, for a query that is awaited is sent. */
const idsEmOrdem = (banco: Executor, onde: SQL | undefined, ordem: SQL[]) =>
  banco
    .select({ id: cliente.id })
    .from(cliente)
    .leftJoin(ritmoDoCliente, comRitmo)
    .where(onde)
    .orderBy(...ordem)

/** GES-06 The page is found over one narrow row per customer; only its rows are dressed. */
export async function paginaDaCarteira(banco: Executor, sessao: Sessao, consulta: Consulta, dia: Dia) {
  const { page, take, orderBy, direction, ...filtro } = consulta
  const achada = await entreQuemMaisCompra(banco, sessao, consulta, dia)
  if (achada) return achada
  const onde = await ondeDaCarteira(banco, sessao, filtro, dia)
  const ordem = emOrdem({ orderBy, direction }, filtro.termo, dia)
  return paginarIds(banco, { page, take }, idsEmOrdem(banco, onde, ordem))
}

/** What one call is worth, or a usual purchase: never above a purchase, by which there is an index. */
const ATE_A_COMPRA = {
  prioridade: { valor: valorDaLigacao, maior: MAIOR_PESO },
  vlTicket: { valor: () => sql`${ritmoDoCliente.ticket}`, maior: 1 },
}

/**
 * The page found among those of the largest purchases, without weighing every customer there is: whoever is worth more than the
 * next purchase could be worth comes before all that were not read. Null where that does not tell.
 */
async function entreQuemMaisCompra(
  banco: Executor,
  sessao: Sessao,
  { page, take, orderBy, direction = direcaoDaCarteira(orderBy), ...filtro }: Consulta,
  dia: Dia,
): Promise<{ ids: number[]; paginator: Paginator } | null> {
  // A portfolio is short: all of it is weighed sooner than those of others are passed over.
  if (sessao.tipo === 'REPRESENTANTE' || filtro.representante.length > 0 || filtro.termo) return null
  if (direction !== 'DESC' || (orderBy !== 'prioridade' && orderBy !== 'vlTicket')) return null
  const { valor, maior } = ATE_A_COMPRA[orderBy]
  const ate = page * take
  const limite = limiteDe({ page, take })
  const maiores = banco
    .select({
      id: cliente.id,
      ticket: ritmoDoCliente.ticket,
      valor: valor(dia).as('valor'),
    })
    .from(ritmoDoCliente)
    .innerJoin(cliente, comRitmo)
    .where(and(gt(ritmoDoCliente.ticket, '0'), await ondeDaCarteira(banco, sessao, filtro, dia, 'PAGINA')))
    .orderBy(desc(ritmoDoCliente.ticket), desc(ritmoDoCliente.clienteId))
    .limit(limiteNoTexto(Math.max(limite + 1, LIDOS_POR_LINHA * ate)))
  const { rows } = await banco.execute<{ total: number; certo: boolean | null; ids: string[] | null }>(sql`
    with maiores as materialized (${maiores}),
    em_ordem as (select *, row_number() over (order by valor desc, id desc) as lugar from maiores)
    select count(*)::int as total,
      max(valor) filter (where lugar = ${ate}) > min(ticket) * ${maior}::numeric as certo,
      array_agg(id order by lugar) filter (where lugar > ${ate - take} and lugar <= ${ate}) as ids
    from em_ordem`)
  const { total = 0, certo = null, ids = null } = rows[0] ?? {}
  // Where so few bought, whoever bought nothing is on the page or counts.
  if (total <= limite || !certo) return null
  return { ids: (ids ?? []).map(Number), paginator: montarPaginator(page, take, limite + 1, limite) }
}

export async function idsDaCarteira(
  banco: Executor,
  sessao: Sessao,
  { orderBy, direction, ...filtro }: FiltroDaCarteira & Ordenacao,
  dia: Dia,
  maximo: number,
): Promise<number[]> {
  const onde = await ondeDaCarteira(banco, sessao, filtro, dia)
  const ordem = emOrdem({ orderBy, direction }, filtro.termo, dia)
  const achados = await idsEmOrdem(banco, onde, ordem).limit(maximo)
  return achados.map(({ id }) => id)
}

/** How many stand where, and what they bought in a year. */
export async function faixasDeRisco(banco: Executor, sessao: Sessao, filtro: Onde, dia: Dia) {
  const estado = estadoEm(dia)
  const cada = banco
    .select({ estado: estado.as('estado'), valorAno: ritmoDoCliente.valorAno })
    .from(cliente)
    .leftJoin(ritmoDoCliente, comRitmo)
    .where(await ondeDaCarteira(banco, sessao, filtro, dia))
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
