import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { notaFiscal, notaXml } from '@balcao/api/src/features/notas/tabelas.ts'
import { produto } from '@balcao/api/src/features/produtos/tabelas.ts'
import { transportadora } from '@balcao/api/src/features/transportadoras/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import { somar } from '@balcao/dominio/formatos/decimal'
import { sql } from 'drizzle-orm'
import { emLotes, gravarEmLotes } from '../lotes.ts'
import type { NotaGerada } from './gerar-notas.ts'
import { informacoesDaNota, montarXmlDaNota } from './montar-xml-da-nota.ts'

// Each row carries a whole document, some 13 kB of it.
const XMLS_POR_INSERT = 200

/** Invoices with their items and documents, after everything they refer to, their orders too; answers the id of an invoice by its key. */
export async function preencherNotas(
  tx: Executor,
  notas: readonly NotaGerada[],
  agora: Date,
): Promise<(chave: string) => number> {
  const [idDaFilial, idDoCliente, idDoProduto, idDaTransportadora] = [
    idsPorChave(await tx.select({ chave: filial.cnpj, id: filial.id }).from(filial)),
    idsPorChave(await tx.select({ chave: cliente.documento, id: cliente.id }).from(cliente)),
    idsPorChave(await tx.select({ chave: produto.codigo, id: produto.id }).from(produto)),
    idsPorChave(await tx.select({ chave: transportadora.cnpj, id: transportadora.id }).from(transportadora)),
  ]
  const linhas = notas.map((nota) => ({
    filialId: idDaFilial(nota.emitente.cnpj),
    clienteId: idDoCliente(nota.destinatario.documento),
    transportadoraId: idDaTransportadora(nota.transportadora.cnpj),
    pedidoId: nota.pedido,
    chave: nota.chave,
    numero: nota.numero,
    serie: nota.serie,
    naturezaOperacao: nota.naturezaOperacao,
    emitidaEm: new Date(nota.emitidaEm),
    dataSaida: nota.dataSaida,
    valorProdutos: nota.valorProdutos,
    valorTotal: nota.valorTotal,
    valorIpi: nota.totais.ipi,
    valorSt: nota.totais.st,
    valorFrete: somar(nota.totais.frete, nota.totais.seguro).toFixed(2),
    quantidadeItens: nota.quantidadeItens,
    observacao: informacoesDaNota(nota),
    criadoEm: new Date(nota.emitidaEm),
    atualizadoEm: agora,
  }))
  const gravadas = await gravarEmLotes(linhas, (lote) =>
    tx.insert(notaFiscal).values(lote).returning({ chave: notaFiscal.chave, id: notaFiscal.id }),
  )
  const idDaNota = idsPorChave(gravadas.flat())

  const itens = notas.flatMap(({ chave, itens }) =>
    itens.map((item) => ({
      nota_id: idDaNota(chave),
      numero_item: item.numeroItem,
      produto_id: idDoProduto(item.codigo),
      codigo: item.codigo,
      descricao: item.descricao,
      marca: item.marca,
      unidade: item.unidade,
      quantidade: item.quantidade,
      valor_sem_imposto: item.valorSemImposto,
      valor_unitario: item.valorUnitario,
      valor_total: item.valorTotal,
    })),
  )
  await gravarEmLotes(itens, (lote) => gravarItens(tx, lote))

  for (const lote of emLotes(notas, XMLS_POR_INSERT))
    await tx
      .insert(notaXml)
      .values(lote.map((nota) => ({ notaId: idDaNota(nota.chave), xml: Buffer.from(montarXmlDaNota(nota)) })))
  return idDaNota
}

/** The only table with tens of thousands of rows: one value for all is several times faster than one for each column. */
function gravarItens(tx: Executor, lote: readonly object[]) {
  const colunas = sql.raw(
    'nota_id, numero_item, produto_id, codigo, descricao, marca, unidade, quantidade, ' +
      'valor_sem_imposto, valor_unitario, valor_total',
  )
  return tx.execute(sql`
    insert into nota_item (${colunas})
    select ${colunas} from json_populate_recordset(null::nota_item, ${JSON.stringify(lote)}::json)`)
}
