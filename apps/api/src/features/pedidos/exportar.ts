import type { ValorDe } from '@balcao/dominio/contrato'
import { exportarMeusPedidos, exportarPedidos, type PedidoDaLista } from '@balcao/dominio/pedidos/contratos'
import { periodoDaConsulta } from '@balcao/dominio/pedidos/periodo'
import {
  type ColunaDaExportacao,
  type PedidoDeExportacao,
  rotaDeExportacao,
} from '../../rota-de-exportacao.ts'
import { filiaisDaSessao } from '../../sessao.ts'
import { apresentarPedidoDaLista } from './presenter.ts'
import { idsDosPedidos, pedidosPorIds } from './queries-lista.ts'
import { criarRotulador } from './rotular-status.ts'

type Filtro = Omit<ValorDe<typeof exportarPedidos, 'query'>, 'formato' | 'ids'>

/** GER-02 The decimals of the branch that was asked for, or of the business. */
function colunas({
  filtro,
  sessao,
  negocio,
}: PedidoDeExportacao<Filtro>): ColunaDaExportacao<PedidoDaLista>[] {
  const filiais = filtro.filial.length > 0 ? filtro.filial : filiaisDaSessao(sessao)
  const casas = negocio.parametrosEntre(filiais).casasDecimaisDinheiro
  return [
    { titulo: 'Pedido', largura: 10, tipo: 'numero', celula: ({ id }) => id },
    { titulo: 'Status', largura: 22, tipo: 'texto', celula: ({ status }) => status.label },
    { titulo: 'Código do cliente', largura: 12, tipo: 'numero', celula: ({ cliente }) => cliente.id },
    { titulo: 'Cliente', largura: 40, tipo: 'texto', celula: ({ cliente }) => cliente.razSoc },
    { titulo: 'Filial', largura: 24, tipo: 'texto', celula: ({ filial }) => filial.desc },
    { titulo: 'Incluído em', largura: 18, tipo: 'data', celula: ({ dtHorInc }) => dtHorInc },
    { titulo: 'Incluído por', largura: 28, tipo: 'texto', celula: ({ colaborador }) => colaborador.nome },
    { titulo: 'Programado para', largura: 16, tipo: 'data', celula: ({ dtProgr }) => dtProgr },
    { titulo: 'Ordem de compra', largura: 18, tipo: 'texto', celula: ({ ordComp }) => ordComp },
    { titulo: 'Itens', largura: 8, tipo: 'numero', celula: ({ qtdeIt }) => qtdeIt },
    { titulo: 'Valor total', largura: 16, tipo: 'numero', casas, celula: ({ vlTot }) => vlTot },
  ]
}

/** DOC-06 The list of the screen, for everybody's orders or for one's own. */
const exportar = (arquivo: string, meus: boolean) => ({
  entidade: 'pedido',
  arquivo,
  colunas,
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

/** VEN-01 */
export const rotaExportarMeusPedidos = rotaDeExportacao(exportarMeusPedidos, exportar('meus-pedidos', true))
