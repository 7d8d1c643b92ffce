import type { listarClientes, OrdenacaoDeClientes } from '@balcao/dominio/clientes/contratos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { PorFilial } from '@balcao/dominio/parametros'
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm'
import { emOrdemAlfabetica, exatoPrimeiro } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginarIds } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { COLUNAS_QUE_DISTINGUEM } from '../clientes/queries-parecidos.ts'
import { inativoDesdeDoCliente, naSituacao } from '../clientes/queries-situacao.ts'
import { clienteComTermo } from '../clientes/queries-termo.ts'
import { cliente, emOrdemDeCompra } from '../clientes/tabelas.ts'
import { atendidoPor, clienteVisivel } from '../clientes/visibilidade.ts'
import { comLegenda, semComprarDesde, temCompromisso, temTitulosEmAberto } from './queries-legendas.ts'

type Consulta = ValorDe<typeof listarClientes, 'query'>
type Ordenacao = Pick<Consulta, 'orderBy' | 'direction'>
export type FiltroDeClientes = Omit<Consulta, keyof Ordenacao | 'page' | 'take'>

/** The day of the question, and since when each branch counts a purchase as recent (diasClienteSemCompra). */
export type DiaDaLista = { hoje: string; inativoDesde: PorFilial<string> }

const COLUNAS = {
  fant: emOrdemAlfabetica(cliente.fantasia),
  razSoc: emOrdemAlfabetica(cliente.razaoSocial),
  dtUltComp: emOrdemDeCompra(cliente.ultimaCompra),
  dtCad: cliente.dataCadastro,
} as const satisfies Record<OrdenacaoDeClientes, unknown>

function emOrdem({ orderBy, direction = direcaoPadrao(orderBy) }: Ordenacao, termo: string): SQL[] {
  const sentido = direction === 'ASC' ? asc : desc
  return [...exatoPrimeiro(cliente.id, termo), sentido(COLUNAS[orderBy]), sentido(cliente.id)]
}

function ondeDaLista(
  banco: Executor,
  sessao: Sessao,
  filtro: FiltroDeClientes,
  { hoje, inativoDesde }: DiaDaLista,
): SQL | undefined {
  const { termo, situacao, legenda, filial, representante, uf, ibge, atividade, diasSemCompra } = filtro
  const aplicados: FiltroAplicado<FiltroDeClientes> = {
    termo: termo ? clienteComTermo(banco, termo) : undefined,
    situacao: or(...situacao.map((uma) => naSituacao(banco, uma, inativoDesde))),
    legenda: or(...legenda.map((uma) => comLegenda(banco, sessao, uma, hoje))),
    filial: filial.length > 0 ? atendidoPor(banco, filial) : undefined,
    representante: representante.length > 0 ? umDe(cliente.representanteId, representante) : undefined,
    uf: uf ? eq(cliente.uf, uf.toUpperCase()) : undefined,
    ibge: ibge ? eq(cliente.ibge, ibge) : undefined,
    atividade: atividade ? eq(cliente.atividade, atividade) : undefined,
    diasSemCompra: diasSemCompra ? semComprarDesde(somarDias(hoje, -diasSemCompra)) : undefined,
  }
  return and(clienteVisivel(banco, sessao), ...Object.values(aplicados))
}

const idsEmOrdem = (
  banco: Executor,
  sessao: Sessao,
  { orderBy, direction, ...filtro }: FiltroDeClientes & Ordenacao,
  dia: DiaDaLista,
) =>
  banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(ondeDaLista(banco, sessao, filtro, dia))
    .orderBy(...emOrdem({ orderBy, direction }, filtro.termo))

/** What a row of the list shows, for whichever customers `onde` names. */
const linhasDaLista = (
  banco: Executor,
  sessao: Sessao,
  { inativoDesde }: DiaDaLista,
  onde: SQL | undefined,
) =>
  banco
    .select({
      ...COLUNAS_QUE_DISTINGUEM,
      telefone: cliente.telefone,
      atividade: cliente.atividade,
      motivoBloqueio: cliente.motivoBloqueio,
      ultimaCompra: cliente.ultimaCompra,
      dataCadastro: cliente.dataCadastro,
      versao: cliente.versao,
      representante: { id: colaborador.id, nome: colaborador.nome },
      inativoDesde: inativoDesdeDoCliente(banco, inativoDesde),
      temTitulosEmAberto: temTitulosEmAberto(banco),
      temCompromisso: temCompromisso(banco, sessao),
    })
    .from(cliente)
    .leftJoin(colaborador, eq(colaborador.id, cliente.representanteId))
    .where(onde)

export type LinhaDaLista = Awaited<ReturnType<typeof linhasDaLista>>[number]

/** VEN-01 The page is found by the index of its order; only its rows are dressed, in a second question. */
export async function paginaDeClientes(
  banco: Executor,
  sessao: Sessao,
  { page, take, ...consulta }: Consulta,
  dia: DiaDaLista,
) {
  const { ids, paginator } = await paginarIds(banco, { page, take }, idsEmOrdem(banco, sessao, consulta, dia))
  if (ids.length === 0) return { itens: [], paginator }
  const linhas = await linhasDaLista(banco, sessao, dia, umDe(cliente.id, ids))
  const porId = new Map(linhas.map((linha) => [linha.id, linha]))
  return { itens: ids.flatMap((id) => porId.get(id) ?? []), paginator }
}

/** The customers of an export, in the order of the list. */
export async function idsDosClientes(
  banco: Executor,
  sessao: Sessao,
  consulta: FiltroDeClientes & Ordenacao,
  dia: DiaDaLista,
  maximo: number,
): Promise<number[]> {
  const achados = await idsEmOrdem(banco, sessao, consulta, dia).limit(maximo)
  return achados.map(({ id }) => id)
}

/** Those of these customers that the session still sees. */
export const clientesPorIds = (banco: Executor, sessao: Sessao, ids: readonly number[], dia: DiaDaLista) =>
  linhasDaLista(banco, sessao, dia, and(umDe(cliente.id, ids), clienteVisivel(banco, sessao)))
