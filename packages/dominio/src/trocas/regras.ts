import { arredondar, Decimal, type Numerico, somar } from '../formatos/decimal.ts'

/** GES-04 What the customer gets for what they give back. */
export const DESTINOS_DA_TROCA = {
  MESMO: 'O mesmo produto',
  OUTRO: 'Outros produtos',
  CREDITO: 'Crédito',
} as const
export type DestinoDaTroca = keyof typeof DESTINOS_DA_TROCA

/** Where an exchange stands, of what it says itself, of the approval it waits for, of its order and of its ticket. */
export const SITUACOES_DA_TROCA = {
  RASCUNHO: 'Em preparação',
  PENDENTE: 'Aguardando aprovação',
  NEGADA: 'Não aprovada',
  AUTORIZADA: 'Aprovada, sem pedido',
  ANDAMENTO: 'Em andamento',
  CONCLUIDA: 'Concluída',
  DESFEITA: 'Desfeita',
} as const
export type SituacaoDaTroca = keyof typeof SITUACOES_DA_TROCA

export type EstadoDaTroca = {
  destino: DestinoDaTroca
  pedidaEm: Date | null
  autorizadaEm: Date | null
  desfeitaEm: Date | null
  /** An approval of it waits. */
  aberta: boolean
  /** The order that replaces it, if there is one; one that came to nothing is still one. */
  pedidoId: number | null
  ticketFinalizado: boolean
}

export function situacaoDaTroca(troca: EstadoDaTroca): SituacaoDaTroca {
  if (troca.desfeitaEm !== null) return 'DESFEITA'
  if (troca.ticketFinalizado) return 'CONCLUIDA'
  if (troca.autorizadaEm !== null)
    return troca.pedidoId === null && troca.destino !== 'CREDITO' ? 'AUTORIZADA' : 'ANDAMENTO'
  if (troca.aberta) return 'PENDENTE'
  return troca.pedidaEm === null ? 'RASCUNHO' : 'NEGADA'
}

/** A product that comes back, as far as its money goes. */
export type ItemDevolvido = {
  /** Of the ticket: in analysis, authorised, or not. */
  emAnalise: boolean
  solicitada: Numerico
  autorizada: Numerico
  /** What the check-in counted; null before it. */
  recebida: Numerico | null
  /** At which an unit is taken back. */
  valorUnitario: Numerico
}

/** How much of it the exchange counts on: what was asked, then what was authorised, then what came. */
export const quantidadeDaTroca = ({ emAnalise, solicitada, autorizada, recebida }: ItemDevolvido): Decimal =>
  new Decimal(recebida ?? (emAnalise ? solicitada : autorizada))

export const valorDoItem = (item: ItemDevolvido): Decimal =>
  arredondar(quantidadeDaTroca(item).times(item.valorUnitario), 2)

export type Acerto = {
  devolvido: Decimal
  novo: Decimal
  /** What the customer pays besides; below zero, what is their credit. */
  diferenca: Decimal
}

/** GES-04 To the cent: each line rounded as an invoice does, so that what comes back, what goes out and the difference always add up. */
export function acertoDaTroca(itens: readonly ItemDevolvido[], novo: Numerico): Acerto {
  const devolvido = somar(...itens.map(valorDoItem))
  const reposto = arredondar(new Decimal(novo), 2)
  return { devolvido, novo: reposto, diferenca: reposto.minus(devolvido) }
}

/** A difference is of what comes back and of what goes out: where nothing was chosen yet, or all was undone, there is none. */
export const temDiferenca = (
  situacao: SituacaoDaTroca,
  { semReposicao }: { semReposicao: boolean },
): boolean => situacao !== 'DESFEITA' && !semReposicao

export const chegouAlgo = (itens: readonly Pick<ItemDevolvido, 'recebida'>[]): boolean =>
  itens.some(({ recebida }) => recebida !== null && new Decimal(recebida).greaterThan(0))

/** The analysis let none of it come back. */
export const nadaVolta = (itens: readonly ItemDevolvido[]): boolean =>
  itens.every((item) => quantidadeDaTroca(item).isZero())

type Ticket = { ehDeTroca: boolean; encerrado: boolean; itensDeNota: number; temCliente: boolean }

/** Why an exchange may not be begun from this ticket; null when it may. */
export function impedimentoParaComecar({ ehDeTroca, encerrado, itensDeNota, temCliente }: Ticket) {
  if (!ehDeTroca || !temCliente) return 'TICKET_NAO_E_DE_TROCA'
  if (encerrado) return 'TICKET_FINALIZADO'
  return itensDeNota === 0 ? 'TROCA_SEM_PRODUTOS' : null
}

const PODE_PEDIR: readonly SituacaoDaTroca[] = ['RASCUNHO', 'NEGADA']
const PODE_PEDIR_DE_NOVO: readonly SituacaoDaTroca[] = ['PENDENTE', 'AUTORIZADA']

/** Why it may not be sent to whoever approves it; null when it may. What changed since it was sent may be sent again. */
export function impedimentoParaPedir(
  situacao: SituacaoDaTroca,
  { semReposicao, mudou }: { semReposicao: boolean; mudou: boolean },
) {
  const pode = PODE_PEDIR.includes(situacao) || (mudou && PODE_PEDIR_DE_NOVO.includes(situacao))
  if (!pode) return 'TROCA_JA_PEDIDA'
  return semReposicao ? 'ORCAMENTO_VAZIO' : null
}

type Enviada = { pedidaEm: Date | null; orcamentoVersao: number | null; teto: Numerico | null }
type Reposicao = { versao: number; valorTotal: Numerico } | null

/** Whether what would be approved, or was, is not what was sent. What was let be only up to a figure is whatever costs no more than that. */
export const foraDoAprovado = (
  { pedidaEm, orcamentoVersao, teto }: Enviada,
  reposicao: Reposicao,
): boolean =>
  teto === null
    ? pedidaEm !== null && (reposicao?.versao ?? null) !== orcamentoVersao
    : new Decimal(reposicao?.valorTotal ?? 0).greaterThan(teto)

type ParaPedido = { mudou: boolean; ateOnde: Numerico | null; exigeRecebimento: boolean; chegou: boolean }

/** Why the order that replaces the goods may not be made; null when it may. */
export function impedimentoParaOPedido(
  situacao: SituacaoDaTroca,
  { mudou, ateOnde, exigeRecebimento, chegou }: ParaPedido,
) {
  if (situacao !== 'AUTORIZADA') return 'TROCA_SEM_APROVACAO'
  if (mudou) return ateOnde === null ? 'TROCA_MUDOU' : 'TROCA_ACIMA_DO_APROVADO'
  return exigeRecebimento && !chegou ? 'TROCA_SEM_RECEBIMENTO' : null
}

/** Once goods came the exchange goes on to its end: what is left of it is settled in money. */
export function impedimentoParaDesfazer(situacao: SituacaoDaTroca, { chegou }: { chegou: boolean }) {
  if (situacao === 'DESFEITA' || situacao === 'CONCLUIDA') return 'TROCA_ENCERRADA'
  return chegou ? 'TROCA_COM_MERCADORIA_RECEBIDA' : null
}

/** Why its ticket may not end as solved; null when it may. */
export function impedimentoParaConcluir(situacao: Exclude<SituacaoDaTroca, 'CONCLUIDA'>) {
  if (situacao === 'ANDAMENTO' || situacao === 'DESFEITA') return null
  return situacao === 'AUTORIZADA' ? 'TROCA_SEM_PEDIDO' : 'TROCA_SEM_APROVACAO'
}
