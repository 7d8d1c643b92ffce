import type { ValorDe } from '@balcao/dominio/contrato'
import { CAMPOS_DO_PEDIDO } from '@balcao/dominio/pedidos/campos'
import { exportarMeusPedidos, exportarPedidos } from '@balcao/dominio/pedidos/contratos'
import { periodoDaConsulta } from '@balcao/dominio/pedidos/periodo'
import { type PedidoDeExportacao, rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { apresentarPedidoDaLista } from './presenter.ts'
import { idsDosPedidos, pedidosPorIds } from './queries-lista.ts'
import { criarRotulador } from './rotular-status.ts'

type Filtro = Omit<ValorDe<typeof exportarPedidos, 'query'>, 'formato' | 'ids'>

/** DOC-06 The list of the screen, for everybody's orders or for one's own. */
const exportar = (arquivo: string, meus: boolean) => ({
  entidade: 'pedido',
  arquivo,
  campos: CAMPOS_DO_PEDIDO,
  ids: ({ tx, sessao, filtro, agora }: PedidoDeExportacao<Filtro>, maximo: number) => {
    const { dtIni, dtFim, orderBy, direction, ...resto } = filtro
    const periodo = periodoDaConsulta({ dtIni, dtFim }, agora)
    return idsDosPedidos(tx, sessao, { ...resto, periodo, meus }, { orderBy, direction, maximo })
  },
  linhas: async ({ tx, sessao, negocio }: PedidoDeExportacao<Filtro>, ids: readonly number[]) => {
    const rotular = criarRotulador(negocio)
    const pedidos = await pedidosPorIds(tx, sessao, ids, meus)
    return pedidos.map((linha) => apresentarPedidoDaLista(linha, rotular))
  },
})

export const rotaExportarPedidos = rotaDeExportacao(exportarPedidos, exportar('pedidos', false))

export const rotaExportarMeusPedidos = rotaDeExportacao(exportarMeusPedidos, exportar('meus-pedidos', true))
