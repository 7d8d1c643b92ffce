import type { ValorDe } from '@balcao/dominio/contrato'
import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { listarPedidos, OrdenacaoDePedidos } from '@balcao/dominio/pedidos/contratos'
import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { ClientesDoTermo } from '../../fonte-de-busca.ts'
import { exatoNaFrente } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { documentoComTermo, emLinhas, paginaComSoma } from './queries-lista-de-documentos.ts'
import { emOrdemDeProgramacao, pedido } from './tabelas.ts'
import { meuPedido, pedidoVisivel } from './visibilidade.ts'

type Consulta = ValorDe<typeof listarPedidos, 'query'>
type Pagina = Pick<Consulta, 'orderBy' | 'direction' | 'page' | 'take'>

export type FiltroDePedidos = Partial<Omit<Consulta, 'dtIni' | 'dtFim' | keyof Pagina>> & {
  /** Business dates of inclusion, both ends within. */
  periodo: { de: string; ate: string }
  /** VEN-01 Only those that the caller took. */
  meus?: boolean
}

type Ordenacao = Pick<Pagina, 'orderBy' | 'direction'>

const COLUNAS = {
  dtHorInc: pedido.incluidoEm,
  dtProgr: emOrdemDeProgramacao(pedido.dataProgramada),
  vlTot: pedido.valorTotal,
  id: pedido.id,
} as const satisfies Record<OrdenacaoDePedidos, unknown>

function emOrdem({ orderBy, direction = direcaoPadrao(orderBy) }: Ordenacao): SQL[] {
  const sentido = direction === 'ASC' ? asc : desc
  return [sentido(COLUNAS[orderBy]), sentido(pedido.id)]
}

const quemVe = (banco: Executor, sessao: Sessao, meus: boolean) =>
  meus ? meuPedido(sessao) : pedidoVisivel(banco, sessao)

async function ondeDaLista(
  banco: Executor,
  sessao: Sessao,
  { periodo, status = [], filial: filiais = [], idCli, termo, meus = false }: FiltroDePedidos,
): Promise<SQL | undefined> {
  const aplicados: FiltroAplicado<FiltroDePedidos> = {
    meus: quemVe(banco, sessao, meus),
    periodo: and(
      gte(pedido.incluidoEm, inicioDoDia(periodo.de)),
      lt(pedido.incluidoEm, inicioDoDia(somarDias(periodo.ate, 1))),
    ),
    status: status.length > 0 ? inArray(pedido.status, [...status]) : undefined,
    filial: filiais.length > 0 ? inArray(pedido.filialId, [...filiais]) : undefined,
    idCli: idCli ? eq(pedido.clienteId, idCli) : undefined,
    termo: termo ? await documentoComTermo(banco, pedido, termo) : undefined,
  }
  return and(...Object.values(aplicados))
}

/** What a row of the list shows, for whichever orders `onde` names. */
function linhasDaLista(banco: Executor, onde: SQL | undefined) {
  return banco
    .select({
      id: pedido.id,
      status: pedido.status,
      incluidoEm: pedido.incluidoEm,
      dataProgramada: pedido.dataProgramada,
      ordemCompra: pedido.ordemCompra,
      quantidadeItens: pedido.quantidadeItens,
      valorTotal: pedido.valorTotal,
      cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
      filial: { id: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
      colaborador: { nome: colaborador.nome },
    })
    .from(pedido)
    .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
    .innerJoin(filial, eq(filial.id, pedido.filialId))
    .innerJoin(colaborador, eq(colaborador.id, pedido.colaboradorId))
    .where(onde)
}

export type LinhaDaLista = Awaited<ReturnType<typeof linhasDaLista>>[number]

const vestir = (banco: Executor) => (ids: number[]) => linhasDaLista(banco, inArray(pedido.id, ids))

export const paginaDePedidos = async (
  banco: Executor,
  sessao: Sessao,
  filtro: FiltroDePedidos,
  pagina: Pagina,
) =>
  paginaComSoma(banco, pagina, {
    tabela: pedido,
    onde: await ondeDaLista(banco, sessao, filtro),
    ordem: emOrdem(pagina),
    vestir: vestir(banco),
  })

/** The orders of an export, in the order of the list. */
export async function idsDosPedidos(
  banco: Executor,
  sessao: Sessao,
  filtro: FiltroDePedidos,
  { maximo, ...ordem }: Ordenacao & { maximo: number },
): Promise<number[]> {
  const achados = await banco
    .select({ id: pedido.id })
    .from(pedido)
    .where(await ondeDaLista(banco, sessao, filtro))
    .orderBy(...emOrdem(ordem))
    .limit(maximo)
  return achados.map(({ id }) => id)
}

/** Those of these orders that the session still sees. */
export const pedidosPorIds = (banco: Executor, sessao: Sessao, ids: readonly number[], meus: boolean) =>
  linhasDaLista(banco, and(inArray(pedido.id, [...ids]), quemVe(banco, sessao, meus)))

/** Orders that the session sees: the one whose number was typed, then the newest. */
export async function pedidosPeloTermo(
  banco: Executor,
  sessao: Sessao,
  termo: string,
  quantos: number,
  pedirClientes?: () => Promise<ClientesDoTermo>,
) {
  const visivel = pedidoVisivel(banco, sessao)
  const ultimos = (onde: SQL | undefined) =>
    banco
      .select({ id: pedido.id })
      .from(pedido)
      .where(and(visivel, onde))
      .orderBy(desc(pedido.incluidoEm), desc(pedido.id))
      .limit(limiteNoTexto(quantos))
  const escolhidos = await exatoNaFrente(termo, quantos, {
    exato: (id) => ultimos(eq(pedido.id, id)),
    outros: async () => ultimos(await documentoComTermo(banco, pedido, termo, pedirClientes)),
  })
  return emLinhas(escolhidos, vestir(banco))
}
