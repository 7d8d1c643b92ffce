import type { ValorDe } from '@balcao/dominio/contrato'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { OrdenacaoDeOrcamentos } from '@balcao/dominio/orcamentos/contratos'
import type { SituacaoDoEnvio } from '@balcao/dominio/orcamentos/envio'
import type { listarOrcamentos } from '@balcao/dominio/orcamentos/lista'
import {
  STATUS_GANHO,
  STATUS_PERDIDO,
  STATUS_VENCIDO,
  statusEmAberto,
} from '@balcao/dominio/orcamentos/status'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm'
import type { ClientesDoTermo } from '../../../fonte-de-busca.ts'
import { exatoNaFrente } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { documentoComTermo, emLinhas, paginaComSoma } from '../../pedidos/queries-lista-de-documentos.ts'
import { orcamento, porDecidir } from './tabelas.ts'
import { orcamentoVisivel } from './visibilidade.ts'

type Consulta = ValorDe<typeof listarOrcamentos, 'query'>
type Pagina = Pick<Consulta, 'orderBy' | 'direction' | 'page' | 'take'>
type Ordenacao = Pick<Pagina, 'orderBy' | 'direction'>
export type FiltroDeOrcamentos = Partial<Omit<Consulta, keyof Pagina>>

const COLUNAS = {
  dtHorInc: orcamento.incluidoEm,
  dtVal: orcamento.dataValidade,
  vlTot: orcamento.valorTotal,
  id: orcamento.id,
} as const satisfies Record<OrdenacaoDeOrcamentos, unknown>

const semDecisao = and(isNull(orcamento.pedidoId), isNull(orcamento.perdidoEm))

/**
 * `statusDoOrcamento`, as the database says it: what is shown is not always what is kept. Of plain columns, so that an index serves
 * and the planner knows how many there are.
 */
function mostra(status: string, agora: Date): SQL | undefined {
  const hoje = hojeEm(agora)
  const guardado = and(semDecisao, eq(orcamento.status, status))
  if (statusEmAberto(status))
    return and(porDecidir(orcamento), eq(orcamento.status, status), gte(orcamento.dataValidade, hoje))
  if (status === STATUS_GANHO) return or(isNotNull(orcamento.pedidoId), guardado)
  if (status === STATUS_PERDIDO)
    return or(and(isNull(orcamento.pedidoId), isNotNull(orcamento.perdidoEm)), guardado)
  if (status === STATUS_VENCIDO)
    return or(and(porDecidir(orcamento), lt(orcamento.dataValidade, hoje)), guardado)
  return guardado
}

/** `envioDoOrcamento`, as the database says it. */
function noEnvio(situacao: SituacaoDoEnvio): SQL | undefined {
  const { enviadoEm, abertoEm, aceitoEm, recusadoEm } = orcamento
  if (situacao === 'ACEITO') return and(isNotNull(enviadoEm), isNotNull(aceitoEm))
  if (situacao === 'NAO_ENVIADO') return isNull(enviadoEm)
  if (situacao === 'RECUSADO') return and(isNotNull(enviadoEm), isNull(aceitoEm), isNotNull(recusadoEm))
  const semResposta = and(isNotNull(enviadoEm), isNull(aceitoEm), isNull(recusadoEm))
  return and(semResposta, situacao === 'ABERTO' ? isNotNull(abertoEm) : isNull(abertoEm))
}

function emOrdem({ orderBy, direction = direcaoPadrao(orderBy) }: Ordenacao): SQL[] {
  const sentido = direction === 'ASC' ? asc : desc
  return [sentido(COLUNAS[orderBy]), sentido(orcamento.id)]
}

const vencendo = (dias: number, agora: Date): SQL | undefined => {
  const hoje = hojeEm(agora)
  return and(
    porDecidir(orcamento),
    gte(orcamento.dataValidade, hoje),
    lte(orcamento.dataValidade, somarDias(hoje, dias)),
  )
}

async function ondeDaLista(
  banco: Executor,
  sessao: Sessao,
  filtro: FiltroDeOrcamentos,
  agora: Date,
): Promise<SQL | undefined> {
  const { idCli, termo, dtIni, dtFim, vlMin, vlMax, venceEm } = filtro
  const { status = [], filial: filiais = [], vendedor = [], representante = [], envio = [] } = filtro
  const aplicados: FiltroAplicado<FiltroDeOrcamentos> = {
    idCli: idCli ? eq(orcamento.clienteId, idCli) : undefined,
    dtIni: dtIni ? gte(orcamento.incluidoEm, inicioDoDia(dtIni)) : undefined,
    dtFim: dtFim ? lt(orcamento.incluidoEm, inicioDoDia(somarDias(dtFim, 1))) : undefined,
    status: status.length > 0 ? or(...status.map((cada) => mostra(cada, agora))) : undefined,
    filial: filiais.length > 0 ? inArray(orcamento.filialId, filiais) : undefined,
    vendedor: vendedor.length > 0 ? inArray(orcamento.colaboradorId, vendedor) : undefined,
    representante: daCarteiraDe(banco, representante),
    vlMin: vlMin === undefined ? undefined : gte(orcamento.valorTotal, String(vlMin)),
    vlMax: vlMax === undefined ? undefined : lte(orcamento.valorTotal, String(vlMax)),
    venceEm: venceEm === undefined ? undefined : vencendo(venceEm, agora),
    envio: envio.length > 0 ? or(...envio.map(noEnvio)) : undefined,
    termo: termo ? await documentoComTermo(banco, orcamento, termo) : undefined,
  }
  return and(orcamentoVisivel(banco, sessao), ...Object.values(aplicados))
}

/** Of the customers that one of these people looks after. */
export function daCarteiraDe(banco: Executor, representantes: readonly number[]): SQL | undefined {
  if (representantes.length === 0) return undefined
  const carteira = banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(inArray(cliente.representanteId, [...representantes]))
  return inArray(orcamento.clienteId, carteira)
}

/** What a row shows, for whichever quotes `onde` names. */
function linhasDaLista(banco: Executor, onde: SQL | undefined) {
  return banco
    .select({
      id: orcamento.id,
      status: orcamento.status,
      incluidoEm: orcamento.incluidoEm,
      dataValidade: orcamento.dataValidade,
      quantidadeItens: orcamento.quantidadeItens,
      valorTotal: orcamento.valorTotal,
      ordemCompra: orcamento.ordemCompra,
      pedidoId: orcamento.pedidoId,
      versao: orcamento.versao,
      perdidoEm: orcamento.perdidoEm,
      enviadoEm: orcamento.enviadoEm,
      abertoEm: orcamento.abertoEm,
      aceitoEm: orcamento.aceitoEm,
      recusadoEm: orcamento.recusadoEm,
      cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
      filial: { id: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
      colaborador: { nome: colaborador.nome },
    })
    .from(orcamento)
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(filial, eq(filial.id, orcamento.filialId))
    .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
    .where(onde)
}

export type LinhaDaLista = Awaited<ReturnType<typeof linhasDaLista>>[number]

const vestir = (banco: Executor) => (ids: number[]) => linhasDaLista(banco, inArray(orcamento.id, ids))

export const paginaDeOrcamentos = async (
  banco: Executor,
  sessao: Sessao,
  filtro: FiltroDeOrcamentos,
  pagina: Pagina,
  agora: Date,
) =>
  paginaComSoma(banco, pagina, {
    tabela: orcamento,
    onde: await ondeDaLista(banco, sessao, filtro, agora),
    ordem: emOrdem(pagina),
    vestir: vestir(banco),
  })

/** The quotes of an export, in the order of the list. */
export async function idsDosOrcamentos(
  banco: Executor,
  sessao: Sessao,
  filtro: FiltroDeOrcamentos,
  { maximo, agora, ...ordem }: Ordenacao & { maximo: number; agora: Date },
): Promise<number[]> {
  const achados = await banco
    .select({ id: orcamento.id })
    .from(orcamento)
    .where(await ondeDaLista(banco, sessao, filtro, agora))
    .orderBy(...emOrdem(ordem))
    .limit(maximo)
  return achados.map(({ id }) => id)
}

/** Those of these quotes that the session still sees. */
export const orcamentosPorIds = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  linhasDaLista(banco, and(inArray(orcamento.id, [...ids]), orcamentoVisivel(banco, sessao)))

/** Quotes that the session sees: the one whose number was typed, then the newest. */
export async function orcamentosPeloTermo(
  banco: Executor,
  sessao: Sessao,
  termo: string,
  quantos: number,
  pedirClientes: () => Promise<ClientesDoTermo>,
): Promise<LinhaDaLista[]> {
  const visivel = orcamentoVisivel(banco, sessao)
  const ultimos = (onde: SQL | undefined) =>
    banco
      .select({ id: orcamento.id })
      .from(orcamento)
      .where(and(visivel, onde))
      .orderBy(desc(orcamento.incluidoEm), desc(orcamento.id))
      .limit(limiteNoTexto(quantos))
  const escolhidos = await exatoNaFrente(termo, quantos, {
    exato: (id) => ultimos(eq(orcamento.id, id)),
    outros: async () => ultimos(await documentoComTermo(banco, orcamento, termo, pedirClientes)),
  })
  return emLinhas(escolhidos, vestir(banco))
}
