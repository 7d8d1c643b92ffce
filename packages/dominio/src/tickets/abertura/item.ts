import { Decimal } from '../../formatos/decimal.ts'
import { MENSAGENS } from '../../mensagens.ts'

/** What a product of an invoice still allows to be returned. */
export type SaldoDoItem = {
  qtd_comprada: number
  /** Already returned, or pending in other tickets. */
  qtd_devolvida: number
  indisponivel: boolean
  anexo_obrigatorio: boolean
}

export type EscolhaDoItem = {
  qtd_solicitada: number | null
  motivo: { informa: boolean } | null
  obs: string
  anexos: number
}

/** Return balance: bought − returned − pending, never below zero. */
export function quantidadeDisponivel({
  qtd_comprada,
  qtd_devolvida,
}: Pick<SaldoDoItem, 'qtd_comprada' | 'qtd_devolvida'>): number {
  const resta = new Decimal(qtd_comprada).minus(qtd_devolvida)
  return resta.isNegative() ? 0 : resta.toNumber()
}

type Limites = { maximoDeItens: number; itensNoTicket: number; edicao?: boolean }

/** NOV-10, NOV-11 Why a product can't be added as it stands, in the order in which a person is told; null when it can. */
export function problemaDoItem(
  escolha: EscolhaDoItem,
  saldo: SaldoDoItem,
  { maximoDeItens, itensNoTicket, edicao = false }: Limites,
): string | null {
  if (saldo.indisponivel && !edicao) return MENSAGENS.produtoIndisponivel
  if (itensNoTicket >= maximoDeItens) return MENSAGENS.itensDoTicketMaximo(maximoDeItens)
  if (!escolha.motivo) return MENSAGENS.motivoObrigatorio
  if (escolha.motivo.informa && escolha.obs.trim() === '') return MENSAGENS.observacaoObrigatoria
  if (saldo.anexo_obrigatorio && escolha.anexos === 0) return MENSAGENS.anexoObrigatorio
  // While a ticket is edited its own quantity is part of what was returned: only the purchase is the bound.
  const limite = edicao ? saldo.qtd_comprada : quantidadeDisponivel(saldo)
  const { qtd_solicitada: quantidade } = escolha
  const serve = quantidade !== null && quantidade > 0 && new Decimal(quantidade).lte(limite)
  return serve ? null : MENSAGENS.quantidadeInvalida
}
