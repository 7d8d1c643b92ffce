import { asc, eq, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { campanha } from '../precos/tabelas.ts'
import { produto, tabelaPreco } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import type { colunasDoDocumento, colunasDoItem, pedido, pedidoItem } from './tabelas.ts'
import { formaCobranca, planoPagamento, tipoFrete } from './tabelas.ts'

type ColunaDoDocumento = keyof ReturnType<typeof colunasDoDocumento>
type ColunaDoItem = keyof ReturnType<typeof colunasDoItem>

/** DOC-01 Orders or quotes: what both have, they have under the same names. */
type TabelaDeDocumentos = PgTable & Record<ColunaDoDocumento, AnyPgColumn>
type TabelaDeItens = PgTable & Record<ColunaDoItem, AnyPgColumn>

/** The one document that `onde` names, with the names of all it refers to. */
export function documentoComPartes(banco: Executor, tabela: TabelaDeDocumentos, onde: SQL | undefined) {
  // The compiler follows the columns of one table, not of whichever it may be.
  const documento = tabela as unknown as typeof pedido
  return banco
    .select({
      documento,
      cliente: {
        id: cliente.id,
        razSoc: cliente.razaoSocial,
        fant: cliente.fantasia,
        cnpj: cliente.documento,
      },
      filial: { id: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
      colaborador: { nome: colaborador.nome },
      plano: { desc: planoPagamento.descricao },
      cobranca: { desc: formaCobranca.descricao, descTaxaFixa: formaCobranca.descricaoTaxaFixa },
      tipoFrete: { desc: tipoFrete.descricao },
      transportadora: { id: transportadora.id, razSoc: transportadora.razaoSocial },
    })
    .from(documento)
    .innerJoin(cliente, eq(cliente.id, documento.clienteId))
    .innerJoin(filial, eq(filial.id, documento.filialId))
    .innerJoin(colaborador, eq(colaborador.id, documento.colaboradorId))
    .innerJoin(planoPagamento, eq(planoPagamento.id, documento.planoPagamentoId))
    .innerJoin(formaCobranca, eq(formaCobranca.id, documento.formaCobrancaId))
    .innerJoin(tipoFrete, eq(tipoFrete.id, documento.tipoFreteId))
    .leftJoin(transportadora, eq(transportadora.id, documento.transportadoraId))
    .where(onde)
}

type PedidoComPartes = Awaited<ReturnType<typeof documentoComPartes>>[number]

/** The first of them, with the columns of the table that was asked. */
export function primeiroDocumento<T extends TabelaDeDocumentos>([encontrado]: PedidoComPartes[]) {
  return encontrado && { ...encontrado, documento: encontrado.documento as unknown as InferSelectModel<T> }
}

/** What a document of either kind is shown by. */
export type DocumentoComPartes = Omit<PedidoComPartes, 'documento'> & {
  documento: Pick<PedidoComPartes['documento'], ColunaDoDocumento>
}

/** The lines that `onde` names, removed ones too, as they were numbered. */
export function itensDoDocumento(
  banco: Executor,
  tabela: TabelaDeItens,
  onde: SQL,
): Promise<ItemComPartes[]> {
  const item = tabela as unknown as typeof pedidoItem
  return banco
    .select({
      item,
      filial: { id: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
      imagemId: produto.imagemId,
      tabelaPreco: tabelaPreco.nome,
      promocao: { id: campanha.id, nome: campanha.nome },
    })
    .from(item)
    .innerJoin(filial, eq(filial.id, item.filialId))
    .innerJoin(produto, eq(produto.id, item.produtoId))
    .leftJoin(tabelaPreco, eq(tabelaPreco.id, item.tabelaPrecoId))
    .leftJoin(campanha, eq(campanha.id, item.promocaoId))
    .where(onde)
    .orderBy(asc(item.numeroItem))
}

export type ItemComPartes = {
  item: Pick<typeof pedidoItem.$inferSelect, ColunaDoItem>
  filial: { id: number; razSoc: string; desc: string }
  imagemId: string
  tabelaPreco: string | null
  promocao: { id: number; nome: string } | null
}
