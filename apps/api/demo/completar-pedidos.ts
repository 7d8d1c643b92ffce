import { hojeEm } from '@balcao/dominio/formatos/datas'
import { sql } from 'drizzle-orm'
import { notaFiscal } from '../src/features/notas/tabelas.ts'
import { pedido } from '../src/features/pedidos/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { demoAindaGravada } from './completar-demo.ts'
import { gerarDemo } from './gerar-demo.ts'
import { gerarNotas } from './gerar-notas.ts'
import { gerarPedidos, type PedidoGerado } from './gerar-pedidos.ts'
import type { OpcoesDaDemo } from './opcoes-da-demo.ts'
import { preencherPedidos } from './preencher-pedidos.ts'

export async function temPedidos(banco: Executor): Promise<boolean> {
  return (await banco.select({ id: pedido.id }).from(pedido).limit(1)).length > 0
}

/**
 * Gives orders to a demo business filled before there were any. Its invoices are those of the day they were written: the
 * same are generated again, and the ones still there get the orders they came from.
 */
export async function completarPedidos(tx: Executor, { negocio, agora }: OpcoesDaDemo): Promise<void> {
  const gravadas = await tx
    .select({ chave: notaFiscal.chave, gravadaEm: notaFiscal.atualizadoEm })
    .from(notaFiscal)
    .orderBy(notaFiscal.atualizadoEm)
  const dia = hojeEm(gravadas[0]?.gravadaEm ?? agora)
  const demo = await demoAindaGravada(tx, gerarDemo(negocio, dia))
  if (!demo) return
  const chaves = new Set(gravadas.map(({ chave }) => chave))
  const notas = gerarNotas(negocio, dia, demo).filter(({ chave }) => chaves.has(chave))
  const pedidos = gerarPedidos({ negocio, agora, demo, notas })
  await preencherPedidos(tx, demo, pedidos)
  await ligarNotas(tx, pedidos)
}

async function ligarNotas(tx: Executor, pedidos: readonly PedidoGerado[]): Promise<void> {
  const pares = pedidos.flatMap(({ numero, notas }) => notas.map((chave) => ({ chave, pedido: numero })))
  await tx.execute(sql`
    update nota_fiscal set pedido_id = pares.pedido
    from json_to_recordset(${JSON.stringify(pares)}::json) as pares (chave text, pedido bigint)
    where nota_fiscal.chave = pares.chave`)
}
