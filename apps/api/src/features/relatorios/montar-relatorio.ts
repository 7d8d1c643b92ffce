import { ErroDeNegocio } from '@balcao/dominio/erros'
import { arredondar, CASAS_DE_CALCULO, Decimal, somar } from '@balcao/dominio/formatos/decimal'
import { type ModoDeExibicao, PARAMETRO_DO_CLIENTE } from '@balcao/dominio/relatorios/contratos'
import { type Filtro, textoDoFiltro, type ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import type { Negocio } from '../../negocio.ts'
import type { Banco, Executor } from '../../platform/banco/conexao.ts'
import { filiaisDaSessao, type Sessao } from '../../sessao.ts'
import { clienteVisivelPorId } from '../clientes/queries.ts'
import type { ColunaDoRelatorio } from './coluna.ts'
import type { DefinicaoDeRelatorio } from './definicao.ts'
import { chavesPermitidas, DEFINICOES } from './definicoes/catalogo.ts'
import { FILIAL } from './definicoes/filtros-comuns.ts'
import { type CasasDoRelatorio, formatarCelula } from './formatar-celula.ts'
import { conferirValores, montarFiltros } from './montar-filtros.ts'
import { type RelatorioGravado, relatorioDaSessao } from './queries.ts'
import {
  type ContextoDoRelatorio,
  executarRelatorio,
  type LinhaDoRelatorio,
  percorrerRelatorio,
  type ResultadoCorrido,
  type ResultadoDaConsulta,
} from './queries-execucao.ts'
import { numeros } from './valores.ts'

const CLIENTE_NAO_ENCONTRADO = 'Cliente não encontrado.'

/** `banco` is that of the request: whoever holds a transaction and asks the pool for more can wait for itself. */
type Circunstancia = { negocio: Negocio; banco: Executor; sessao: Sessao; agora: Date }

/** A report that this session may generate; NAO_ENCONTRADO for any other. */
export async function exigirRelatorio({ banco, sessao }: Circunstancia, id: number) {
  const chaves = chavesPermitidas(sessao.autorizacoes)
  const relatorio = await relatorioDaSessao(banco, sessao, { chaves, id })
  if (!relatorio) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return { relatorio, definicao: DEFINICOES[relatorio.chave] }
}

export function filtrosDoRelatorio(
  { negocio, banco, sessao, agora }: Circunstancia,
  definicao: DefinicaoDeRelatorio,
): Promise<Filtro[]> {
  return montarFiltros(definicao, { banco, sessao, agora }, negocio.parametrosEntre(filiaisDaSessao(sessao)))
}

/** GER-02 Those of the branch the report is of; over several, those of the business. */
function casasDe(negocio: Negocio, sessao: Sessao, valores: ValoresDosFiltros): CasasDoRelatorio {
  const escolhidas = numeros(valores, FILIAL.parametro)
  const { casasDecimaisDinheiro, casasDecimaisPercentual } = negocio.parametrosEntre(
    escolhidas.length > 0 ? escolhidas : filiaisDaSessao(sessao),
  )
  return { dinheiro: casasDecimaisDinheiro, percentual: casasDecimaisPercentual }
}

export type PedidoDeRelatorio = {
  relatorio: RelatorioGravado
  definicao: DefinicaoDeRelatorio
  filtros: readonly Filtro[]
  valores: ValoresDosFiltros
  /** CLI-09 Of whom the report is, where it is of one customer. */
  assunto: string | null
}

/** REL-01 Checks all that a report was asked with; CAMPOS_INVALIDOS names each field that is wrong. */
export async function prepararPedido(
  circunstancia: Circunstancia,
  id: number,
  recebidos: Record<string, unknown>,
): Promise<PedidoDeRelatorio> {
  const { relatorio, definicao } = await exigirRelatorio(circunstancia, id)
  const filtros = await filtrosDoRelatorio(circunstancia, definicao)
  const lidos = conferirValores(definicao, filtros, recebidos)
  if ('campos' in lidos) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: lidos.campos })
  const assunto = await clienteDoPedido(circunstancia, lidos.valores)
  return { relatorio, definicao, filtros, valores: lidos.valores, assunto }
}

async function clienteDoPedido(
  { banco, sessao }: Circunstancia,
  valores: ValoresDosFiltros,
): Promise<string | null> {
  const codigo = valores[PARAMETRO_DO_CLIENTE]
  if (codigo === undefined) return null
  const dono = await clienteVisivelPorId(banco, sessao, Number(codigo))
  if (!dono)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { [PARAMETRO_DO_CLIENTE]: CLIENTE_NAO_ENCONTRADO },
    })
  return `${dono.razaoSocial} (${dono.id})`
}

type Cabecalho = {
  titulo: string
  descricao: string
  assunto: string | null
  cor: string
  modo: ModoDeExibicao
  casas: CasasDoRelatorio
  filtros: { label: string; texto: string }[]
  geradoEm: Date
  geradoPor: string
  negocio: string
  colunas: readonly ColunaDoRelatorio[]
}

export type RelatorioPronto = Cabecalho & {
  linhas: LinhaDoRelatorio[]
  /** How many there are; `linhas` may hold fewer. */
  total: number
  /** Null where nothing adds up. */
  totais: LinhaDoRelatorio | null
  /** `maior` is what a full bar stands for. */
  grafico: { titulo: string; maior: number; itens: { rotulo: string; valor: number; texto: string }[] } | null
}

export type RelatorioCorrido = Cabecalho &
  Pick<ResultadoCorrido, 'linhas' | 'total'> &
  Pick<RelatorioPronto, 'totais'>

/** Its statements take a connection of their own. */
type ComBanco = Omit<Circunstancia, 'banco'> & { banco: Banco }

/** REL-01 Runs the report, up to so many rows. */
export async function montarRelatorio(
  circunstancia: ComBanco,
  pedido: PedidoDeRelatorio,
  limite: number,
): Promise<RelatorioPronto> {
  const { negocio, banco, sessao, agora } = circunstancia
  const { definicao, valores } = pedido
  const consulta = consultaDe(negocio, pedido, limite)
  const resultado = await executarRelatorio(banco, { sessao, agora }, consulta)
  const cabecalho = cabecalhoDe(circunstancia, pedido)
  const { colunas } = consulta
  return {
    ...cabecalho,
    linhas: resultado.linhas,
    total: resultado.total,
    totais: totaisDe(colunas, resultado),
    grafico: graficoDe(definicao, valores, { colunas, casas: cabecalho.casas }, resultado),
  }
}

/** REL-01 The same for many rows, handed over while they are read. */
export function correrRelatorio<T>(
  circunstancia: ComBanco,
  pedido: PedidoDeRelatorio,
  limite: number,
  receber: (relatorio: RelatorioCorrido) => Promise<T>,
): Promise<T> {
  const { negocio, banco, sessao, agora } = circunstancia
  const consulta = consultaDe(negocio, pedido, limite)
  return percorrerRelatorio(banco, { sessao, agora }, consulta, (resultado) =>
    receber({
      ...cabecalhoDe(circunstancia, pedido),
      linhas: resultado.linhas,
      total: resultado.total,
      totais: totaisDe(consulta.colunas, resultado),
    }),
  )
}

const consultaDe = (negocio: Negocio, { definicao, valores }: PedidoDeRelatorio, limite: number) => ({
  linhas: (contexto: ContextoDoRelatorio) => definicao.linhas(contexto, valores, negocio),
  colunas: definicao.colunas(valores),
  ordem: definicao.ordem(valores),
  limite,
})

function cabecalhoDe(
  { negocio, sessao, agora }: Omit<Circunstancia, 'banco'>,
  { relatorio, definicao, filtros, valores, assunto }: PedidoDeRelatorio,
): Cabecalho {
  return {
    titulo: relatorio.titulo,
    descricao: relatorio.descricao,
    assunto,
    cor: relatorio.cor,
    modo: relatorio.modoExibicao,
    casas: casasDe(negocio, sessao, valores),
    filtros: filtros.flatMap((filtro) => {
      const valor = valores[filtro.parametro]
      return valor === undefined ? [] : [{ label: filtro.label, texto: textoDoFiltro(filtro, valor) }]
    }),
    geradoEm: agora,
    geradoPor: sessao.nome,
    negocio: negocio.configuracao.nome,
    colunas: definicao.colunas(valores).filter(({ oculta }) => !oculta),
  }
}

/** Totals of all rows: sums as the database added them, quotients of those sums. */
export function totaisDe(
  colunas: readonly ColunaDoRelatorio[],
  { total, somas }: Pick<ResultadoDaConsulta, 'total' | 'somas'>,
): LinhaDoRelatorio | null {
  if (total === 0) return null
  const pares = colunas.flatMap(({ chave, total: regra }): [string, string | null][] => {
    if (regra === undefined) return []
    if (regra === 'soma') return [[chave, somas[chave] ?? '0']]
    const todo = somar(...regra.todo.map((parte) => somas[parte] ?? '0'))
    if (todo.isZero()) return [[chave, null]]
    const quociente = new Decimal(somas[regra.parte] ?? '0').times(regra.por ?? 1).dividedBy(todo)
    return [[chave, arredondar(quociente, CASAS_DE_CALCULO).toFixed()]]
  })
  return pares.length > 0 ? Object.fromEntries(pares) : null
}

const BARRAS_NO_GRAFICO = 12
const TODO = 100

function graficoDe(
  definicao: DefinicaoDeRelatorio,
  valores: ValoresDosFiltros,
  { colunas, casas }: Pick<RelatorioPronto, 'colunas' | 'casas'>,
  { linhas, total }: ResultadoDaConsulta,
): RelatorioPronto['grafico'] {
  const desenho = definicao.grafico?.(valores)
  const medida = colunas.find(({ chave }) => chave === desenho?.valor)
  // Rows that were left out would be missing from the sum of their name.
  if (!desenho || !medida || total > linhas.length) return null
  const somas = new Map<string, { rotulo: string; soma: Decimal }>()
  for (const linha of linhas) {
    const nome = desenho.rotulos.map((chave) => linha[chave]).join('\n')
    const rotulo = desenho.rotulos.map((chave) => textoDa({ colunas, casas }, chave, linha)).join(' · ')
    somas.set(nome, { rotulo, soma: somar(somas.get(nome)?.soma ?? 0, linha[medida.chave] ?? 0) })
  }
  const barras = [...somas].filter(([, { soma }]) => soma.isPositive() && !soma.isZero())
  barras.sort(([a, { soma: x }], [b, { soma: y }]) => (desenho.emOrdem ? (a < b ? -1 : 1) : y.comparedTo(x)))
  // Of what has an order of its own, the last ones tell most.
  const escolhidas = desenho.emOrdem ? barras.slice(-BARRAS_NO_GRAFICO) : barras.slice(0, BARRAS_NO_GRAFICO)
  const itens = escolhidas.map(([, { rotulo, soma }]) => ({
    rotulo,
    valor: soma.toNumber(),
    texto: formatarCelula(medida.tipo, soma.toFixed(), casas),
  }))
  if (itens.length === 0) return null
  const piso = medida.tipo === 'percentual' ? TODO : 0
  return { titulo: medida.titulo, maior: Math.max(piso, ...itens.map(({ valor }) => valor)), itens }
}

const textoDa = (
  { colunas, casas }: Pick<RelatorioPronto, 'colunas' | 'casas'>,
  nome: string,
  linha: LinhaDoRelatorio,
) => formatarCelula(colunas.find(({ chave }) => chave === nome)?.tipo ?? 'texto', linha[nome], casas)
