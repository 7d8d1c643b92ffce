import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { PARAMETROS } from '@balcao/dominio/parametros'
import { sql } from 'drizzle-orm'
import { colaborador } from '../src/features/acesso/tabelas.ts'
import { atividade } from '../src/features/atividades/tabelas.ts'
import { cliente } from '../src/features/clientes/tabelas.ts'
import { filial } from '../src/features/filiais/tabelas.ts'
import {
  formaCobranca,
  pedido,
  pedidoItem,
  planoPagamento,
  tipoFrete,
} from '../src/features/pedidos/tabelas.ts'
import { produto, tabelaPreco } from '../src/features/produtos/tabelas.ts'
import { transportadora } from '../src/features/transportadoras/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { emReais } from './calcular-impostos.ts'
import type { Demo } from './gerar-demo.ts'
import type { PedidoGerado } from './gerar-pedidos.ts'
import { FORMAS_DE_COBRANCA, PLANOS_DE_PAGAMENTO, TIPOS_DE_FRETE } from './listas/pedidos.ts'
import { gravarRegistros, idsPorChave } from './lotes.ts'

/** Orders under their own numbers, with items, choices they refer to, and the activities of the recent ones. */
export async function preencherPedidos(
  tx: Executor,
  demo: Pick<Demo, 'filiais'>,
  pedidos: readonly PedidoGerado[],
): Promise<void> {
  const ids = { ...(await preencherEscolhas(tx)), ...(await lerReferencias(tx, demo)) }
  await gravarRegistros(
    tx,
    pedido,
    pedidos.map((gerado) => linhaDoPedido(gerado, ids)),
  )
  await gravarRegistros(
    tx,
    pedidoItem,
    pedidos.flatMap((gerado) => linhasDosItens(gerado, ids)),
  )
  await tx.execute(sql`select setval(pg_get_serial_sequence('pedido', 'id'), (select max(id) from pedido))`)
  const recentes = pedidos.filter(({ notas }) => notas.length === 0)
  await gravarRegistros(
    tx,
    atividade,
    recentes.map((gerado) => ({
      clienteId: ids.cliente(gerado.cliente),
      tipo: 'PEDIDO' as const,
      referenciaId: gerado.numero,
      historico: atividadeDoPedido(gerado),
      colaboradorId: ids.colaborador(gerado.colaborador),
      criadaEm: gerado.incluidoEm,
    })),
  )
}

function atividadeDoPedido({ numero, quantidadeItens, valorTotal }: PedidoGerado): string {
  const itens = quantidadeItens === 1 ? '1 item' : `${quantidadeItens} itens`
  return `Pedido ${numero} incluído: ${itens}, ${formatarDinheiro(valorTotal, PARAMETROS.casasDecimaisDinheiro.padrao)}`
}

async function preencherEscolhas(tx: Executor) {
  const planos = await tx
    .insert(planoPagamento)
    .values(PLANOS_DE_PAGAMENTO.map((descricao) => ({ descricao })))
    .returning({ chave: planoPagamento.descricao, id: planoPagamento.id })
  const cobrancas = await tx
    .insert(formaCobranca)
    .values(FORMAS_DE_COBRANCA.map((forma) => ({ ...forma, taxaFixa: emReais(forma.taxaFixa) })))
    .returning({ chave: formaCobranca.descricao, id: formaCobranca.id })
  const fretes = await tx
    .insert(tipoFrete)
    .values(TIPOS_DE_FRETE.map((descricao) => ({ descricao })))
    .returning({ chave: tipoFrete.descricao, id: tipoFrete.id })
  return { plano: idsPorChave(planos), cobranca: idsPorChave(cobrancas), frete: idsPorChave(fretes) }
}

async function lerReferencias(tx: Executor, { filiais }: Pick<Demo, 'filiais'>) {
  const idDoCnpj = idsPorChave(await tx.select({ chave: filial.cnpj, id: filial.id }).from(filial))
  return {
    filial: (posicao: number) => idDoCnpj(filiais[posicao]?.cnpj ?? `posição ${posicao}`),
    cliente: idsPorChave(await tx.select({ chave: cliente.documento, id: cliente.id }).from(cliente)),
    colaborador: idsPorChave(
      await tx.select({ chave: colaborador.cpf, id: colaborador.id }).from(colaborador),
    ),
    produto: idsPorChave(await tx.select({ chave: produto.codigo, id: produto.id }).from(produto)),
    tabela: idsPorChave(await tx.select({ chave: tabelaPreco.nome, id: tabelaPreco.id }).from(tabelaPreco)),
    transportadora: idsPorChave(
      await tx.select({ chave: transportadora.cnpj, id: transportadora.id }).from(transportadora),
    ),
  }
}

type Ids = Awaited<ReturnType<typeof preencherEscolhas>> & Awaited<ReturnType<typeof lerReferencias>>

function linhaDoPedido(gerado: PedidoGerado, ids: Ids): typeof pedido.$inferInsert {
  const colaboradorId = ids.colaborador(gerado.colaborador)
  return {
    id: gerado.numero,
    clienteId: ids.cliente(gerado.cliente),
    filialId: ids.filial(gerado.filial),
    colaboradorId,
    status: gerado.status,
    incluidoEm: gerado.incluidoEm,
    dataProgramada: gerado.dataProgramada,
    ordemCompra: gerado.ordemCompra,
    planoPagamentoId: ids.plano(gerado.plano),
    formaCobrancaId: ids.cobranca(gerado.cobranca),
    taxaFixa: gerado.taxaFixa,
    tipoFreteId: ids.frete(gerado.tipoFrete),
    transportadoraId: gerado.transportadora === null ? null : ids.transportadora(gerado.transportadora),
    observacaoEntrega: gerado.observacaoEntrega,
    observacaoPedido: gerado.observacaoPedido,
    observacaoCliente: gerado.observacaoCliente,
    quantidadeItens: gerado.quantidadeItens,
    valorSubtotal: gerado.valorSubtotal,
    valorBonificacao: gerado.valorBonificacao,
    cupomCodigo: gerado.cupomCodigo,
    cupomDesconto: gerado.cupomDesconto,
    valorFrete: gerado.valorFrete,
    valorTotal: gerado.valorTotal,
    percentualLucro: gerado.percentualLucro,
    criadoEm: gerado.incluidoEm,
    criadoPor: colaboradorId,
    atualizadoEm: gerado.incluidoEm,
    atualizadoPor: colaboradorId,
  }
}

function linhasDosItens({ numero, itens }: PedidoGerado, ids: Ids): (typeof pedidoItem.$inferInsert)[] {
  return itens.map(({ impostos: { ipi, st, stsn, icmsPartilha }, ...item }, i) => ({
    pedidoId: numero,
    numeroItem: i + 1,
    filialId: ids.filial(item.filial),
    produtoId: ids.produto(item.codigo),
    codigo: item.codigo,
    descricao: item.descricao,
    embalagem: item.embalagem,
    quantidade: item.quantidade,
    quantidadeAtendida: item.atendida,
    valorUnitario: item.valorUnitario,
    ipiPercentual: ipi.aliquota,
    ipiValor: emReais(ipi.valor),
    stPercentual: st.aliquota,
    stValor: emReais(st.valor),
    stsnPercentual: stsn.aliquota,
    stsnValor: emReais(stsn.valor),
    icmsPartilhaPercentual: icmsPartilha.aliquota,
    icmsPartilhaValor: emReais(icmsPartilha.valor),
    valorTotal: item.valorTotal,
    tabelaPrecoId: ids.tabela(item.tabela),
    criticaIntegradora: item.critica,
    removido: item.removido,
  }))
}
