import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import { gerarPedidosDasNotas } from './gerar-pedidos-das-notas.ts'
import { gerarPedidosRecentes } from './gerar-pedidos-recentes.ts'
import type { PedidoSemNumero } from './precificar-pedido.ts'

const PRIMEIRO_NUMERO = 100_001

export type PedidoGerado = PedidoSemNumero & { numero: number }

type Fontes = { negocio: NegocioDemo; agora: Date; demo: Demo; notas: readonly NotaGerada[] }

/** Every invoice's order and the recent ones still without invoice, numbered as they came in. */
export function gerarPedidos({ negocio, agora, demo, notas }: Fontes): PedidoGerado[] {
  const hoje = hojeEm(agora)
  const todos = [
    ...gerarPedidosDasNotas(negocio, hoje, demo, notas),
    ...gerarPedidosRecentes(negocio, agora, demo),
  ]
  return todos
    .toSorted((a, b) => a.incluidoEm.getTime() - b.incluidoEm.getTime())
    .map((pedido, i) => ({ ...pedido, numero: PRIMEIRO_NUMERO + i }))
}

/** The invoices with the number of their order on them. */
export function comNumeroDoPedido(
  notas: readonly NotaGerada[],
  pedidos: readonly PedidoGerado[],
): NotaGerada[] {
  const numeroDe = new Map(pedidos.flatMap((pedido) => pedido.notas.map((chave) => [chave, pedido.numero])))
  return notas.map((nota) => ({ ...nota, pedido: numeroDe.get(nota.chave) ?? nota.pedido }))
}
