import { hojeEm } from '@balcao/dominio/formatos/datas'

/** NOV-14 An extension that a ticket asked for an invoice, and what was answered, if it was. */
export type ProrrogacaoPedida = {
  ticket: number
  nota: string
  abertaEm: Date
  encerrada: boolean
  decisao: { em: Date; autor: number | null; novaData: string } | null
}

export type ProrrogacaoDoTitulo = {
  ticket: number
  anterior: string
  novo: string
  em: Date
  autor: number | null
}

/** TIC-11 What was granted for an instalment, from the first to the last: a title is never due sooner because of it. */
export function prorrogar(vencimento: string, pedidas: readonly ProrrogacaoPedida[]): ProrrogacaoDoTitulo[] {
  const concedidas = pedidas
    .flatMap(({ ticket, decisao }) => (decisao ? [{ ticket, ...decisao }] : []))
    .toSorted((a, b) => a.em.getTime() - b.em.getTime())
  const feitas: ProrrogacaoDoTitulo[] = []
  for (const { ticket, em, autor, novaData } of concedidas) {
    const anterior = feitas.at(-1)?.novo ?? vencimento
    if (novaData > anterior) feitas.push({ ticket, anterior, novo: novaData, em, autor })
  }
  return feitas
}

/** Whoever asked for more time and was not answered yet has not paid what was to come. */
export const esperaResposta = (vencimento: string, pedidas: readonly ProrrogacaoPedida[]): boolean =>
  pedidas.some(
    ({ abertaEm, encerrada, decisao }) => !encerrada && decisao === null && vencimento >= hojeEm(abertaEm),
  )
