import type { TrocaDaLista } from '@balcao/dominio/trocas/campos'
import {
  type Acerto,
  acertoDaTroca,
  type EstadoDaTroca,
  foraDoAprovado,
  type SituacaoDaTroca,
  situacaoDaTroca,
  temDiferenca,
} from '@balcao/dominio/trocas/regras'
import { type PartesDaTroca, pedidoDePe, type TrocaComPartes } from './queries.ts'

export const estadoDa = ({ troca, pendente, pedido, ticket }: PartesDaTroca): EstadoDaTroca => ({
  ...troca,
  aberta: pendente,
  pedidoId: pedido?.id ?? null,
  ticketFinalizado: ticket.finalizadoEm !== null,
})

export const situacaoDe = (partes: PartesDaTroca): SituacaoDaTroca => situacaoDaTroca(estadoDa(partes))

/** What goes out is the order; until there is one, its quote. An order that came to nothing leaves all of it as credit. */
export function acertoDe(partes: TrocaComPartes): Acerto {
  const { pedido, orcamento, itens } = partes
  return acertoDaTroca(itens, pedido ? (pedidoDePe(partes)?.valorTotal ?? 0) : (orcamento?.valorTotal ?? 0))
}

export const mudouDesdeOPedido = ({ troca, orcamento }: PartesDaTroca): boolean =>
  foraDoAprovado(troca, orcamento)

/** Something is to go out, and nobody chose what. */
export const semReposicao = ({ troca, orcamento }: Pick<PartesDaTroca, 'troca' | 'orcamento'>): boolean =>
  troca.destino !== 'CREDITO' && (orcamento?.quantidadeItens ?? 0) === 0

export function apresentarTroca(partes: TrocaComPartes): TrocaDaLista {
  const { troca, cliente, filial, nota, ticket, orcamento, pedido, idAprovacao } = partes
  const { devolvido, novo, diferenca } = acertoDe(partes)
  const situacao = situacaoDe(partes)
  return {
    id: troca.id,
    versao: troca.versao,
    situacao,
    destino: troca.destino,
    cliente,
    idTicket: troca.ticketId,
    protocolo: ticket.protocolo,
    nota: { id: nota.id, numNf: nota.numero },
    idOrcamento: orcamento?.id ?? null,
    idPedido: pedido?.id ?? null,
    idAprovacao: idAprovacao || null,
    idFil: troca.filialId,
    filial,
    vlDevolvido: devolvido.toNumber(),
    vlNovo: novo.toNumber(),
    diferenca: temDiferenca(situacao, { semReposicao: semReposicao(partes) }) ? diferenca.toNumber() : null,
    solicitante: partes.solicitante,
    autorizadaPor: partes.autorizador,
    dtPedido: troca.criadoEm.toISOString(),
  }
}
