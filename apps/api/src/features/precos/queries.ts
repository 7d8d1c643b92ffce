import type { Negociacao } from '@balcao/dominio/precos/negociacao'
import type { Promocao } from '@balcao/dominio/precos/preco'
import type {
  DescontoGravado,
  NegociacaoParaProduto,
  PromocaoGravada,
} from '@balcao/dominio/precos/quais-valem'
import type { RegraGravada } from '@balcao/dominio/precos/regra-fiscal'
import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { estoque, preco, produto, produtoEmbalagem } from '../produtos/tabelas.ts'
import { descontoErp, negociacao, promocao, regraFiscal } from './tabelas.ts'

type Onde = { filialId: number; tabelaPrecoId: number; referenciaId: number; ids: number[] }

const precoDeReferencia = alias(preco, 'preco_de_referencia')

/** Products with what their table asks and their branch has; what is out of line is among them, and says so. */
export const produtosComPreco = comandoFixo((banco, { filialId, tabelaPrecoId, referenciaId, ids }: Onde) =>
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
    .leftJoin(preco, and(eq(preco.produtoId, produto.id), eq(preco.tabelaPrecoId, tabelaPrecoId)))
    .leftJoin(
      precoDeReferencia,
      and(eq(precoDeReferencia.produtoId, produto.id), eq(precoDeReferencia.tabelaPrecoId, referenciaId)),
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

const promocoesGravadas = comandoFixo(
  (banco, lugar: { filialId: number; tabelaPrecoId: number; hoje: string; ids: number[] }) =>
    banco
      .select()
      .from(promocao)
      .where(
        and(
          eq(promocao.ativa, true),
          lte(promocao.inicio, lugar.hoje),
          gte(promocao.fim, lugar.hoje),
          nuloOu(promocao.filialId, lugar.filialId),
          nuloOu(promocao.tabelaPrecoId, lugar.tabelaPrecoId),
          or(isNull(promocao.produtoId), umDe(promocao.produtoId, lugar.ids)),
        ),
      )
      .orderBy(asc(promocao.id)),
)

/** In force today, here, for some of these products. */
export async function promocoesEmVigor(
  banco: Executor,
  lugar: { filialId: number; tabelaPrecoId: number; hoje: string; ids: number[] },
): Promise<PromocaoGravada[]> {
  const linhas = await promocoesGravadas(banco, lugar)
  return linhas.map((linha) => ({
    promocao: lerPromocao(linha),
    produtoId: linha.produtoId,
    marca: linha.marca,
    categoria: linha.categoria,
  }))
}

function lerPromocao(linha: typeof promocao.$inferSelect): Promocao {
  const { id, nome, tipo } = linha
  const minimo = Number(linha.minimo)
  if (tipo === 'PERCENTUAL') return { id, nome, tipo, percentual: Number(linha.percentual), minimo }
  if (tipo === 'PRECO') return { id, nome, tipo, preco: Number(linha.preco), minimo }
  return { id, nome, tipo, leve: Number(linha.leve), ganhe: Number(linha.ganhe) }
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

type Vendas = { de: string; para: string; ids: number[] }

const regrasGravadas = comandoFixo((banco, { de, para, ids }: Vendas) =>
  banco
    .select()
    .from(regraFiscal)
    .where(
      and(
        eq(regraFiscal.ativa, true),
        nuloOu(regraFiscal.ufOrigem, de),
        nuloOu(regraFiscal.ufDestino, para),
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
