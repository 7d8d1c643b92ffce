import { sql } from 'drizzle-orm'
import {
  formaCobranca,
  pedido,
  pedidoItem,
  planoPagamento,
  tipoFrete,
} from '../src/features/pedidos/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { emReais } from './calcular-impostos.ts'
import type { Demo } from './gerar-demo.ts'
import type { PedidoGerado } from './gerar-pedidos.ts'
import { linhaDoDocumento, linhasDosItens } from './linhas-do-documento.ts'
import {
  FORMAS_DE_COBRANCA,
  FRETE_EMBUTIDO,
  PLANOS_DE_PAGAMENTO,
  parcelasDoPlano,
  TIPOS_DE_FRETE,
} from './listas/pedidos.ts'
import { gravarRegistros } from './lotes.ts'
import { lerReferencias } from './referencias.ts'

/** Orders under their own numbers, with items and the choices they refer to. */
export async function preencherPedidos(
  tx: Executor,
  demo: Pick<Demo, 'filiais'>,
  pedidos: readonly PedidoGerado[],
): Promise<void> {
  await preencherEscolhas(tx)
  const ids = await lerReferencias(tx, demo)
  await gravarRegistros(
    tx,
    pedido,
    pedidos.map((gerado) => ({ ...linhaDoDocumento(gerado, ids), dataProgramada: gerado.dataProgramada })),
  )
  await gravarRegistros(
    tx,
    pedidoItem,
    pedidos.flatMap(({ numero, itens }) =>
      linhasDosItens(itens, ids).map((item) => ({ ...item, pedidoId: numero })),
    ),
  )
  await tx.execute(sql`select setval(pg_get_serial_sequence('pedido', 'id'), (select max(id) from pedido))`)
}

async function preencherEscolhas(tx: Executor): Promise<void> {
  await tx
    .insert(planoPagamento)
    .values(PLANOS_DE_PAGAMENTO.map((descricao) => ({ descricao, parcelas: parcelasDoPlano(descricao) })))
  await tx
    .insert(formaCobranca)
    .values(FORMAS_DE_COBRANCA.map((forma) => ({ ...forma, taxaFixa: emReais(forma.taxaFixa) })))
  await tx
    .insert(tipoFrete)
    .values(TIPOS_DE_FRETE.map((descricao) => ({ descricao, diferenciado: descricao === FRETE_EMBUTIDO })))
}
