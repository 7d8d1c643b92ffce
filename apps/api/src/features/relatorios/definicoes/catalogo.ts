import { type Autorizacoes, pode } from '@balcao/dominio/permissoes'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import { clientesSemCompra, historicoDoCliente, notasPorFilial } from './clientes.ts'
import { devolucoesPorCliente, devolucoesPorMotivo, devolucoesPorProduto } from './devolucoes.ts'
import { cumprimentoDePrazos, custosDosTickets, ticketsPorOperador, ticketsPorSituacao } from './tickets.ts'

/** REL-01 Every report there is, by the key of its row, in the order a business starts with. */
export const DEFINICOES = {
  TICKETS_SITUACAO: ticketsPorSituacao,
  PRAZOS: cumprimentoDePrazos,
  TICKETS_OPERADOR: ticketsPorOperador,
  DEVOLUCOES_MOTIVO: devolucoesPorMotivo,
  DEVOLUCOES_PRODUTO: devolucoesPorProduto,
  DEVOLUCOES_CLIENTE: devolucoesPorCliente,
  CUSTOS: custosDosTickets,
  NOTAS_FILIAL: notasPorFilial,
  CLIENTES_SEM_COMPRA: clientesSemCompra,
  CLIENTE_HISTORICO: historicoDoCliente,
} as const satisfies Record<string, DefinicaoDeRelatorio>

export type ChaveDeRelatorio = keyof typeof DEFINICOES

export const chavesDeRelatorio = Object.keys(DEFINICOES) as ChaveDeRelatorio[]

/** The rows of a business that has not decided anything about its reports yet. */
export const RELATORIOS_PADRAO = chavesDeRelatorio.map((chave, ordem) => ({
  chave,
  ...DEFINICOES[chave].padrao,
  ordem,
}))

/** Keys of the reports whose data such a session may see. */
export function chavesPermitidas(autorizacoes: Autorizacoes): ChaveDeRelatorio[] {
  return chavesDeRelatorio.filter((chave) =>
    DEFINICOES[chave].exige.every((acao) => pode(autorizacoes, acao)),
  )
}
