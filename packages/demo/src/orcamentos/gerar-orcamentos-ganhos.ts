import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { PedidoGerado } from '../pedidos/gerar-pedidos.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import type { OrcamentoSemNumero } from './orcamento-gerado.ts'

const FATURADOS = 70
const RECENTES = 25
const DA_VITRINE = 3
const DIAS = 365
const DIAS_DE_VALIDADE = 10
const UM_MINUTO_MS = 60_000
const UM_DIA_MS = 86_400_000

type Fontes = {
  negocio: NegocioDemo
  agora: Date
  demo: Demo
  pedidos: readonly PedidoGerado[]
  vitrine: string | null
}

/** Quotes that became orders: the same items and totals, some hours or days before. */
export function gerarOrcamentosGanhos({
  negocio,
  agora,
  demo,
  pedidos,
  vitrine,
}: Fontes): OrcamentoSemNumero[] {
  const sorteio = criarSorteio(`${negocio}/orcamentos-ganhos`)
  const desde = new Date(agora.getTime() - DIAS * UM_DIA_MS)
  const feitos = pedidos.filter(({ incluidoEm, status }) => incluidoEm >= desde && status !== 'CANCELADO')
  const daVitrine = feitos.filter(({ cliente }) => cliente === vitrine).slice(-DA_VITRINE)
  const outros = feitos.filter((pedido) => !daVitrine.includes(pedido))
  const escolhidos = [
    ...daVitrine,
    ...sorteio.varios(
      outros.filter(({ notas }) => notas.length > 0),
      FATURADOS,
    ),
    ...sorteio.varios(
      outros.filter(({ notas }) => notas.length === 0),
      RECENTES,
    ),
  ]
  const cadastroDe = new Map(demo.clientes.map(({ documento, dataCadastro }) => [documento, dataCadastro]))
  return escolhidos.map((pedido) => orcamentoDo(pedido, cadastroDe.get(pedido.cliente) ?? '', sorteio))
}

function orcamentoDo(pedido: PedidoGerado, dataCadastro: string, sorteio: Sorteio): OrcamentoSemNumero {
  const { numero, notas: _, ...documento } = pedido
  const antes = new Date(pedido.incluidoEm.getTime() - sorteio.inteiro(40, 3 * 24 * 60) * UM_MINUTO_MS)
  const logoAntes = new Date(pedido.incluidoEm.getTime() - 10 * UM_MINUTO_MS)
  // Nobody gets a quote before being on record.
  const incluidoEm = antes < inicioDoDia(dataCadastro) ? logoAntes : antes
  const pagoPeloLink = pedido.cobranca === 'Pix' && sorteio.chance(0.5)
  return {
    ...documento,
    notas: [],
    // As the ERP leaves it: that there is an order is what tells that it was won.
    status: 'ATIVO',
    incluidoEm,
    dataProgramada: null,
    itens: pedido.itens.map((item) => ({ ...item, atendida: '0.0000', critica: null })),
    validade: somarDias(hojeEm(incluidoEm), DIAS_DE_VALIDADE),
    link: pagoPeloLink
      ? { status: 'PAGAMENTO_REALIZADO', validade: new Date(pedido.incluidoEm.getTime() + UM_DIA_MS) }
      : null,
    pedido: numero,
    perda: null,
    movimentadoEm: pedido.incluidoEm,
  }
}
