import { type Autorizacoes, pode } from '@balcao/dominio/permissoes'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import { clientesSemCompra, historicoDoCliente, notasPorFilial } from './clientes.ts'
import { devolucoesPorCliente, devolucoesPorMotivo, devolucoesPorProduto } from './devolucoes.ts'
import { cumprimentoDePrazos, custosDosTickets, ticketsPorOperador, ticketsPorSituacao } from './tickets.ts'

/** REL-01 Every report there is, in the order a business starts with. */
export const DEFINICOES: readonly DefinicaoDeRelatorio[] = [
  ticketsPorSituacao,
  cumprimentoDePrazos,
  ticketsPorOperador,
  devolucoesPorMotivo,
  devolucoesPorProduto,
  devolucoesPorCliente,
  custosDosTickets,
  notasPorFilial,
  clientesSemCompra,
  historicoDoCliente,
]

/** The rows of a business that has not decided anything about its reports yet. */
export const RELATORIOS_PADRAO = DEFINICOES.map(({ chave, padrao }, ordem) => ({ chave, ...padrao, ordem }))

/** Keys of the reports whose data such a session may see. */
export function chavesPermitidas(autorizacoes: Autorizacoes): string[] {
  return DEFINICOES.filter(({ exige }) => exige.every((acao) => pode(autorizacoes, acao))).map(
    ({ chave }) => chave,
  )
}

export function definicaoDe(chave: string): DefinicaoDeRelatorio {
  const definicao = DEFINICOES.find((conhecida) => conhecida.chave === chave)
  if (!definicao) throw new Error(`o relatório ${chave} não tem definição`)
  return definicao
}
