import type { Promocao } from '@balcao/dominio/precos/preco'
import type { DescontoGravado, PromocaoGravada } from '@balcao/dominio/precos/quais-valem'
import type { RegraGravada } from '@balcao/dominio/precos/regra-fiscal'
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { estoque, preco, produto, produtoEmbalagem } from '../produtos/tabelas.ts'
import { descontoErp, promocao, regraFiscal } from './tabelas.ts'

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
