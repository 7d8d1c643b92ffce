import type { Negociacao } from '@balcao/dominio/precos/negociacao'
import type {
  CampanhaGravada,
  DescontoGravado,
  NegociacaoParaProduto,
} from '@balcao/dominio/precos/quais-valem'
import type { RegraGravada } from '@balcao/dominio/precos/regra-fiscal'
import { restoDaCampanha } from '@balcao/dominio/precos/uso-da-campanha'
import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { precoEmVigor } from '../produtos/queries-preco-em-vigor.ts'
import { estoque, preco, produto, produtoEmbalagem } from '../produtos/tabelas.ts'
import { campanha, descontoErp, negociacao, regraFiscal } from './tabelas.ts'

const MUITAS = 200
const DA_CAMPANHA = {
  id: campanha.id,
  nome: campanha.nome,
  beneficio: campanha.beneficio,
  prioridade: campanha.prioridade,
  combinaCom: campanha.combinaCom,
  produtos: campanha.produtos,
  marcas: campanha.marcas,
  categorias: campanha.categorias,
  verba: campanha.verba,
  verbaUsada: campanha.verbaUsada,
  limite: campanha.limite,
  unidadesUsadas: campanha.unidadesUsadas,
  limitePorCliente: campanha.limitePorCliente,
}

type Onde = { filialId: number; tabelaPrecoId: number; referenciaId: number; hoje: string; ids: number[] }

const precoDeReferencia = alias(preco, 'preco_de_referencia')

/** Products with what their table asks and their branch has; what is out of line is among them, and says so. */
export const produtosComPreco = comandoFixo(
  (banco, { filialId, tabelaPrecoId, referenciaId, hoje, ids }: Onde) =>
    banco
      .select({
        produto: {
          id: produto.id,
          codigo: produto.codigo,
          descricaoCompleta: produto.descricaoCompleta,
          marca: produto.marca,
          categoria: produto.categoria,
          unidade: produto.unidade,
          codigoBarras: produto.codigoBarras,
          imagemId: produto.imagemId,
          ncm: produto.ncm,
          pesoLiquido: produto.pesoLiquido,
          pesoBruto: produto.pesoBruto,
          altura: produto.altura,
          largura: produto.largura,
          comprimento: produto.comprimento,
          ativo: produto.ativo,
        },
        valor: preco.valor,
        referencia: precoDeReferencia.valor,
        quantidade: estoque.quantidade,
        minimo: estoque.minimo,
        bloqueado: estoque.bloqueado,
        reservado: estoque.reservado,
      })
      .from(produto)
      .leftJoin(
        preco,
        and(
          eq(preco.produtoId, produto.id),
          eq(preco.tabelaPrecoId, tabelaPrecoId),
          precoEmVigor(preco, hoje),
        ),
      )
      .leftJoin(
        precoDeReferencia,
        and(
          eq(precoDeReferencia.produtoId, produto.id),
          eq(precoDeReferencia.tabelaPrecoId, referenciaId),
          precoEmVigor(precoDeReferencia, hoje),
        ),
      )
      .leftJoin(estoque, and(eq(estoque.produtoId, produto.id), eq(estoque.filialId, filialId)))
      .where(umDe(produto.id, ids)),
)
export type ProdutoComPreco = Awaited<ReturnType<typeof produtosComPreco>>[number]

export const embalagensDosProdutos = comandoFixo((banco, { ids }: { ids: number[] }) =>
  banco
    .select()
    .from(produtoEmbalagem)
    .where(umDe(produtoEmbalagem.produtoId, ids))
    .orderBy(asc(produtoEmbalagem.fatorConversao), asc(produtoEmbalagem.id)),
)
export type Embalagem = Awaited<ReturnType<typeof embalagensDosProdutos>>[number]

const nuloOu = (coluna: AnyPgColumn, valor: unknown) => or(isNull(coluna), eq(coluna, valor))

export type Comprador = { clienteId: number; filialId: number; tabelaPrecoId: number; hoje: string }

const nadaOu = (coluna: AnyPgColumn, tem: SQL) => sql`(cardinality(${coluna}) = 0 or ${tem})`

/** GES-02 In force today, here and by this table, for this customer: as data, so that nothing of them is asked by product. */
const campanhasGravadas = comandoFixo((banco, { clienteId, filialId, tabelaPrecoId, hoje }: Comprador) =>
  banco
    .select({
      ...DA_CAMPANHA,
      usadasPeloCliente: sql<string>`case when ${campanha.limitePorCliente} is null then 0 else coalesce((
        select sum(unidades) from campanha_uso
        where campanha_id = ${campanha.id} and cliente_id = ${clienteId}), 0) end`,
    })
    .from(campanha)
    .innerJoin(cliente, eq(cliente.id, clienteId))
    .where(
      and(
        isNull(campanha.encerradaEm),
        lte(campanha.inicio, hoje),
        gte(campanha.fim, hoje),
        nadaOu(campanha.filiais, sql`${filialId} = any(${campanha.filiais})`),
        nadaOu(campanha.tabelas, sql`${tabelaPrecoId} = any(${campanha.tabelas})`),
        nadaOu(campanha.clientes, sql`${cliente.id} = any(${campanha.clientes})`),
        nadaOu(campanha.atividades, sql`${cliente.atividade} = any(${campanha.atividades})`),
        nadaOu(campanha.classificacoes, sql`${cliente.classificacaoId} = any(${campanha.classificacoes})`),
      ),
    )
    .orderBy(asc(campanha.prioridade), asc(campanha.id))
    .limit(limiteNoTexto(MUITAS)),
)

export async function campanhasEmVigor(banco: Executor, quem: Comprador): Promise<CampanhaGravada[]> {
  const linhas = await campanhasGravadas(banco, quem)
  return linhas.map(({ produtos, marcas, categorias, ...linha }) => ({
    campanha: {
      id: linha.id,
      nome: linha.nome,
      prioridade: linha.prioridade,
      combinaCom: linha.combinaCom,
      resta: restoDaCampanha({ ...linha, usadas: linha.unidadesUsadas }),
      ...linha.beneficio,
    },
    produtos,
    marcas,
    categorias,
  }))
}

/** GES-03 Authorised and not ended: what a quote may still be had by, as far as its days and its quantity go. */
export const negociacaoEmVigor = (): SQL =>
  sql`${negociacao.autorizadaEm} is not null and ${negociacao.encerradaEm} is null`

/** In stock units, what is left of it (`restanteDa`). */
const restante = sql`case when ${negociacao.usoUnico} and ${negociacao.quantidadeUsada} > 0 then 0
  else ${negociacao.quantidadeAte} - ${negociacao.quantidadeUsada} end`

type Negociador = { clienteId: number; filialId: number; planoId: number; hoje: string; ids: number[] }

const negociacoesGravadas = comandoFixo((banco, quem: Negociador) =>
  banco
    .select({
      id: negociacao.id,
      por: colaborador.nome,
      tipo: negociacao.tipo,
      preco: negociacao.preco,
      percentual: negociacao.percentual,
      minimo: negociacao.minimo,
      restante: restante.mapWith(Number),
      produtoId: negociacao.produtoId,
      marca: negociacao.marca,
      categoria: negociacao.categoria,
    })
    .from(negociacao)
    .innerJoin(colaborador, eq(colaborador.id, negociacao.autorizadaPor))
    .where(
      and(
        eq(negociacao.clienteId, quem.clienteId),
        negociacaoEmVigor(),
        eq(negociacao.filialId, quem.filialId),
        lte(negociacao.inicio, quem.hoje),
        gte(negociacao.fim, quem.hoje),
        nuloOu(negociacao.planoPagamentoId, quem.planoId),
        or(isNull(negociacao.produtoId), umDe(negociacao.produtoId, quem.ids)),
        sql`${restante} > 0`,
      ),
    )
    .orderBy(asc(negociacao.id)),
)

/** In force today for this customer, plan and branch, for some of these products. */
export async function negociacoesEmVigor(
  banco: Executor,
  quem: Negociador,
): Promise<NegociacaoParaProduto[]> {
  const linhas = await negociacoesGravadas(banco, quem)
  return linhas.map(({ produtoId, marca, categoria, ...linha }) => ({
    negociacao: lerNegociacao(linha),
    produtoId,
    marca,
    categoria,
  }))
}

function lerNegociacao(
  linha: Omit<Awaited<ReturnType<typeof negociacoesGravadas>>[number], 'produtoId' | 'marca' | 'categoria'>,
): Negociacao {
  const { id, por, tipo, restante: resta } = linha
  const comum = { id, por, minimo: Number(linha.minimo), restante: resta }
  return tipo === 'PRECO'
    ? { ...comum, tipo, preco: Number(linha.preco) }
    : { ...comum, tipo, percentual: Number(linha.percentual) }
}

/** Whether this customer has any in force, and any that is for one plan only: for whoever asks no more where there is none. */
export const negociaPorCliente = (clienteId: AnyPgColumn, hoje: unknown) => {
  const ha = (mais: SQL) =>
    sql<boolean>`exists (select 1 from ${negociacao} where ${negociacao.clienteId} = ${clienteId}
      and ${negociacaoEmVigor()} and ${negociacao.fim} >= ${hoje} and ${mais})`
  return { alguma: ha(sql`true`), porPlano: ha(sql`${isNotNull(negociacao.planoPagamentoId)}`) }
}

const descontosGravados = comandoFixo((banco, quem: { clienteId: number; hoje: string; ids: number[] }) =>
  banco
    .select({
      clienteId: descontoErp.clienteId,
      produtoId: descontoErp.produtoId,
      percentual: descontoErp.percentual,
    })
    .from(descontoErp)
    .where(
      and(
        lte(descontoErp.inicio, quem.hoje),
        gte(descontoErp.fim, quem.hoje),
        nuloOu(descontoErp.clienteId, quem.clienteId),
        or(isNull(descontoErp.produtoId), umDe(descontoErp.produtoId, quem.ids)),
      ),
    ),
)

export async function descontosDoErp(
  banco: Executor,
  quem: { clienteId: number; hoje: string; ids: number[] },
): Promise<DescontoGravado[]> {
  const linhas = await descontosGravados(banco, quem)
  return linhas.map((linha) => ({ ...linha, percentual: Number(linha.percentual) }))
}

type Vendas = { de: string; para: string; hoje: string; ids: number[] }

/** Null of a product that is none. */
export async function ncmDoProduto(banco: Executor, id: number): Promise<{ ncm: string } | null> {
  const [linha] = await banco.select({ ncm: produto.ncm }).from(produto).where(eq(produto.id, id))
  return linha ?? null
}

/** Null of a branch that the session does not see. */
export async function quemVende(banco: Executor, id: number, visivel: SQL | undefined) {
  const [linha] = await banco
    .select({ uf: filial.uf, simples: filial.simples })
    .from(filial)
    .where(and(eq(filial.id, id), visivel))
  return linha ?? null
}

const regrasGravadas = comandoFixo((banco, { de, para, hoje, ids }: Vendas) =>
  banco
    .select()
    .from(regraFiscal)
    .where(
      and(
        eq(regraFiscal.ativa, true),
        nuloOu(regraFiscal.ufOrigem, de),
        nuloOu(regraFiscal.ufDestino, para),
        or(isNull(regraFiscal.vigenciaInicio), lte(regraFiscal.vigenciaInicio, hoje)),
        or(isNull(regraFiscal.vigenciaFim), gte(regraFiscal.vigenciaFim, hoje)),
        or(isNull(regraFiscal.produtoId), umDe(regraFiscal.produtoId, ids)),
      ),
    ),
)

/** All that could hold for a sale of these products from one state to another. */
export async function regrasFiscais(banco: Executor, vendas: Vendas): Promise<RegraGravada[]> {
  const linhas = await regrasGravadas(banco, vendas)
  const numero = (valor: string | null) => (valor === null ? null : Number(valor))
  return linhas.map((linha) => ({
    id: linha.id,
    nome: linha.nome,
    ncm: linha.ncm,
    produtoId: linha.produtoId,
    ufOrigem: linha.ufOrigem,
    ufDestino: linha.ufDestino,
    ipi: Number(linha.ipi),
    ipiPorUnidade: numero(linha.ipiPorUnidade),
    icms: Number(linha.icms),
    icmsInterno: Number(linha.icmsInterno),
    reducaoPor: Number(linha.reducaoPor),
    reducaoStPor: Number(linha.reducaoStPor),
    mva: numero(linha.mva),
    mvaSimples: numero(linha.mvaSimples),
    mvaJaAjustada: linha.mvaJaAjustada,
    pauta: numero(linha.pauta),
    criterioDaPauta: linha.criterioDaPauta,
    fcp: Number(linha.fcp),
    fcpSt: Number(linha.fcpSt),
    fcpProprio: Number(linha.fcpProprio),
    adicional: numero(linha.adicional),
    pis: Number(linha.pis),
    cofins: Number(linha.cofins),
    ibs: Number(linha.ibs),
    cbs: Number(linha.cbs),
    despesasNaBase: linha.despesasNaBase,
  }))
}
