import { hojeEm } from '@balcao/dominio/formatos/datas'
import { and, eq, isNull } from 'drizzle-orm'
import { atividade } from '../../src/features/atividades/tabelas.ts'
import { cliente } from '../../src/features/clientes/tabelas.ts'
import { limiteDeCredito } from '../../src/features/limites/tabelas.ts'
import { pedido } from '../../src/features/pedidos/tabelas.ts'
import type { Executor } from '../../src/platform/banco/conexao.ts'
import { vendasGravadas } from '../completar-pedidos.ts'
import { gerarPedidos, type PedidoGerado } from '../gerar-pedidos.ts'
import type { OpcoesDaDemo } from '../opcoes-da-demo.ts'
import { calendarioDaDemo, feriadosEmVolta } from '../preencher-atendimento.ts'
import { preencherOpcoes } from '../preencher-opcoes.ts'
import { preencherRelacionamento } from './preencher-relacionamento.ts'

export async function temRelacionamento(banco: Executor): Promise<boolean> {
  return (await banco.select({ id: limiteDeCredito.id }).from(limiteDeCredito).limit(1)).length > 0
}

/**
 * CLI-01 Gives the rest of each customer to a demo business filled when there were only orders, invoices and tickets:
 * over those, whenever they were written, and as it would stand now.
 */
export async function completarRelacionamento(tx: Executor, { negocio, agora }: OpcoesDaDemo): Promise<void> {
  const gravado = await vendasGravadas(tx, negocio, agora)
  if (!gravado) return
  const { gravadoEm, demo, notas } = gravado
  const pedidos = await aindaGravados(tx, gerarPedidos({ negocio, agora: gravadoEm, demo, notas }))
  // They had nothing behind them, and are told again with what has.
  await tx
    .delete(atividade)
    .where(and(eq(atividade.tipo, 'ATENDIMENTO_AVULSO'), isNull(atividade.referenciaId)))
  await preencherOpcoes(tx, demo)
  const calendario = calendarioDaDemo(feriadosEmVolta(hojeEm(agora)))
  await preencherRelacionamento(tx, { negocio, agora, calendario, demo, notas, pedidos })
}

/** Orders may have been written on another day than the invoices: only those that are the same count. */
async function aindaGravados(tx: Executor, gerados: readonly PedidoGerado[]): Promise<PedidoGerado[]> {
  const linhas = await tx
    .select({ numero: pedido.id, documento: cliente.documento, valorTotal: pedido.valorTotal })
    .from(pedido)
    .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
  const chave = (numero: number, documento: string, valor: string) => `${numero}/${documento}/${valor}`
  const gravados = new Set(
    linhas.map(({ numero, documento, valorTotal }) => chave(numero, documento, valorTotal)),
  )
  return gerados.filter((gerado) => gravados.has(chave(gerado.numero, gerado.cliente, gerado.valorTotal)))
}
