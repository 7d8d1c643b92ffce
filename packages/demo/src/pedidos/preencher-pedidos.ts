import { gravarEscolhasDaVenda } from '@balcao/api/src/features/implantacao/partida/gravar-escolhas-da-venda.ts'
import { encargosDe } from '@balcao/api/src/features/pedidos/encargos.ts'
import { pedido, pedidoItem } from '@balcao/api/src/features/pedidos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { valorFaturado } from '@balcao/dominio/pedidos/faturamento'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import { sql } from 'drizzle-orm'
import type { Demo } from '../gerar-demo.ts'
import { gravarRegistros } from '../lotes.ts'
import { lerReferencias } from '../referencias.ts'
import type { PedidoGerado } from './gerar-pedidos.ts'
import { linhaDoDocumento, linhasDosItens } from './linhas-do-documento.ts'

/** Orders under their own numbers, with items and the choices they refer to. */
export async function preencherPedidos(
  tx: Executor,
  demo: Pick<Demo, 'filiais'>,
  pedidos: readonly PedidoGerado[],
): Promise<void> {
  await gravarEscolhasDaVenda(tx)
  const ids = await lerReferencias(tx, demo)
  await gravarRegistros(
    tx,
    pedido,
    pedidos.map((gerado) => ({
      ...linhaDoDocumento(gerado, ids),
      dataProgramada: gerado.dataProgramada,
      valorFaturado: valorDasNotas(gerado),
    })),
  )
  await gravarRegistros(
    tx,
    pedidoItem,
    pedidos.flatMap(({ numero, itens, status }) =>
      linhasDosItens(itens, ids).map((item) => ({
        ...item,
        pedidoId: numero,
        quantidadeFaturada: foiFaturado(status) && !item.removido ? item.quantidadeAtendida : '0',
      })),
    ),
  )
  await tx.execute(sql`select setval(pg_get_serial_sequence('pedido', 'id'), (select max(id) from pedido))`)
}

/** What was served of an order is what its invoices took. */
function valorDasNotas({ status, itens, valorTotal, ...cobrado }: PedidoGerado): string {
  if (!foiFaturado(status)) return '0'
  const linhas = itens
    .filter(({ removido }) => !removido)
    .map(({ quantidade, atendida, valorTotal: vlTot }) => ({
      quantidade,
      total: new Decimal(atendida),
      vlTot,
      descontoCupom: 0,
      bonificado: false,
    }))
  return valorFaturado(linhas, { vlTot: valorTotal, ...encargosDe(cobrado) }).toFixed(2)
}
