import { hojeEm } from '@balcao/dominio/formatos/datas'
import { sql } from 'drizzle-orm'
import { notaFiscal } from '../src/features/notas/tabelas.ts'
import { pedido } from '../src/features/pedidos/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { demoAindaGravada } from './completar-demo.ts'
import { gerarDemo } from './gerar-demo.ts'
import { gerarNotas } from './gerar-notas.ts'
import { gerarPedidos, type PedidoGerado } from './gerar-pedidos.ts'
import type { NegocioDemo } from './listas/filiais.ts'
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
  const gravado = await vendasGravadas(tx, negocio, agora)
  if (!gravado) return
  const { demo, notas } = gravado
  const pedidos = gerarPedidos({ negocio, agora, demo, notas })
  await preencherPedidos(tx, demo, pedidos)
  await ligarNotas(tx, pedidos)
}

/** What was generated on the day the invoices were written, as far as it is still there; null for what is no longer the demo's. */
export async function vendasGravadas(tx: Executor, negocio: NegocioDemo, agora: Date) {
  const gravadas = await tx
    .select({ chave: notaFiscal.chave, gravadaEm: notaFiscal.atualizadoEm })
    .from(notaFiscal)
    .orderBy(notaFiscal.atualizadoEm)
  const gravadoEm = gravadas[0]?.gravadaEm ?? agora
  const dia = hojeEm(gravadoEm)
  const demo = await demoAindaGravada(tx, gerarDemo(negocio, dia))
  if (!demo) return null
  const chaves = new Set(gravadas.map(({ chave }) => chave))
  return { gravadoEm, demo, notas: gerarNotas(negocio, dia, demo).filter(({ chave }) => chaves.has(chave)) }
}

async function ligarNotas(tx: Executor, pedidos: readonly PedidoGerado[]): Promise<void> {
  const pares = pedidos.flatMap(({ numero, notas }) => notas.map((chave) => ({ chave, pedido: numero })))
  await tx.execute(sql`
    update nota_fiscal set pedido_id = pares.pedido
    from json_to_recordset(${JSON.stringify(pares)}::json) as pares (chave text, pedido bigint)
    where nota_fiscal.chave = pares.chave`)
}
