import { type Acao, type Autorizacoes, pode } from '@balcao/dominio/permissoes'
import type { AreaDeRelatorio } from '@balcao/dominio/relatorios/contratos'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import { clientesSemCompra, historicoDoCliente, notasPorFilial } from './clientes.ts'
import { devolucoesPorCliente, devolucoesPorMotivo, devolucoesPorProduto } from './devolucoes.ts'
import {
  comprasDoCliente,
  devolucoesDoCliente,
  orcamentosDoCliente,
  produtosDoCliente,
} from './do-cliente.ts'
import { listaDeTitulos, receberPorIdade, usoDoCredito } from './financeiro.ts'
import { avaliacoesDosClientes, satisfacao } from './satisfacao.ts'
import { cumprimentoDePrazos, custosDosTickets, ticketsPorOperador, ticketsPorSituacao } from './tickets.ts'
import {
  margemDasVendas,
  orcamentosPerdidos,
  vendasPorFilial,
  vendasPorProduto,
  vendasPorRepresentante,
} from './vendas.ts'

/** REL-01 Every report there is, by the key of its row, in the order a business starts with. */
export const DEFINICOES = {
  TICKETS_SITUACAO: ticketsPorSituacao,
  PRAZOS: cumprimentoDePrazos,
  TICKETS_OPERADOR: ticketsPorOperador,
  SATISFACAO: satisfacao,
  AVALIACOES: avaliacoesDosClientes,
  DEVOLUCOES_MOTIVO: devolucoesPorMotivo,
  DEVOLUCOES_PRODUTO: devolucoesPorProduto,
  DEVOLUCOES_CLIENTE: devolucoesPorCliente,
  CUSTOS: custosDosTickets,
  NOTAS_FILIAL: notasPorFilial,
  CLIENTES_SEM_COMPRA: clientesSemCompra,
  VENDAS_REPRESENTANTE: vendasPorRepresentante,
  VENDAS_FILIAL: vendasPorFilial,
  VENDAS_PRODUTO: vendasPorProduto,
  MARGEM: margemDasVendas,
  ORCAMENTOS_PERDIDOS: orcamentosPerdidos,
  RECEBER_IDADE: receberPorIdade,
  CREDITO_USO: usoDoCredito,
  TITULOS: listaDeTitulos,
  CLIENTE_HISTORICO: historicoDoCliente,
  CLIENTE_COMPRAS: comprasDoCliente,
  CLIENTE_PRODUTOS: produtosDoCliente,
  CLIENTE_DEVOLUCOES: devolucoesDoCliente,
  CLIENTE_ORCAMENTOS: orcamentosDoCliente,
} as const satisfies Record<string, DefinicaoDeRelatorio>

export type ChaveDeRelatorio = keyof typeof DEFINICOES

/** REL-01 Under which heading each is offered. */
export const AREA_DO_RELATORIO: Record<ChaveDeRelatorio, AreaDeRelatorio> = {
  TICKETS_SITUACAO: 'ATENDIMENTO',
  PRAZOS: 'ATENDIMENTO',
  TICKETS_OPERADOR: 'ATENDIMENTO',
  SATISFACAO: 'ATENDIMENTO',
  AVALIACOES: 'ATENDIMENTO',
  CUSTOS: 'ATENDIMENTO',
  DEVOLUCOES_MOTIVO: 'DEVOLUCOES',
  DEVOLUCOES_PRODUTO: 'DEVOLUCOES',
  DEVOLUCOES_CLIENTE: 'DEVOLUCOES',
  VENDAS_REPRESENTANTE: 'VENDAS',
  VENDAS_FILIAL: 'VENDAS',
  VENDAS_PRODUTO: 'VENDAS',
  MARGEM: 'VENDAS',
  ORCAMENTOS_PERDIDOS: 'VENDAS',
  CLIENTES_SEM_COMPRA: 'VENDAS',
  NOTAS_FILIAL: 'FINANCEIRO',
  RECEBER_IDADE: 'FINANCEIRO',
  CREDITO_USO: 'FINANCEIRO',
  TITULOS: 'FINANCEIRO',
  CLIENTE_HISTORICO: 'CLIENTE',
  CLIENTE_COMPRAS: 'CLIENTE',
  CLIENTE_PRODUTOS: 'CLIENTE',
  CLIENTE_DEVOLUCOES: 'CLIENTE',
  CLIENTE_ORCAMENTOS: 'CLIENTE',
}

export const chavesDeRelatorio = Object.keys(DEFINICOES) as ChaveDeRelatorio[]

/** The rows of a business that has not decided anything about its reports yet. */
export const RELATORIOS_PADRAO = chavesDeRelatorio.map((chave, ordem) => ({
  chave,
  ...DEFINICOES[chave].padrao,
  ordem,
}))

/** CLI-09 Reports of one customer are a section of the customer too, with its own gate. */
const CONSULTAS_DO_CLIENTE: Acao = 'CLIENTE_CONSULTAS'

/** Keys of the reports whose data such a session may see. */
export function chavesPermitidas(autorizacoes: Autorizacoes): ChaveDeRelatorio[] {
  return chavesDeRelatorio.filter((chave) => {
    const { exige, padrao }: DefinicaoDeRelatorio = DEFINICOES[chave]
    const acoes = padrao.tipo === 'CLIENTE' ? [...exige, CONSULTAS_DO_CLIENTE] : exige
    return acoes.every((acao) => pode(autorizacoes, acao))
  })
}
