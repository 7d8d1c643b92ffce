import { Decimal, multiplicar, somar } from '@balcao/dominio/formatos/decimal'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import {
  DESTINOS_DA_ANALISE,
  type DestinoDaAnalise,
  type RespostaDaAnalise,
} from '@balcao/dominio/tickets/requisitos/analise'

export const destinos = Object.keys(DESTINOS_DA_ANALISE) as DestinoDaAnalise[]

/** One product as it is being typed; an empty quantity is none. */
export type ItemDaAnalise = Record<DestinoDaAnalise, string | null> & {
  id: number
  motivo_analise_id: number | null
  obs: string
}
export type CamposDaAnalise = { analise: ItemDaAnalise[]; condicional: string | null }

const digitada = (quantidade: number) => (quantidade === 0 ? null : String(quantidade))

/** Begins with the last answer, when the ticket came back to this step. */
export function itemDe(produto: ProdutoDoTicket): ItemDaAnalise {
  const quantidades = Object.fromEntries(destinos.map((destino) => [destino, digitada(produto[destino])]))
  return {
    ...(quantidades as Record<DestinoDaAnalise, string | null>),
    id: produto.id,
    motivo_analise_id: produto.motivoAnalise?.id ?? null,
    obs: produto.obsAnalise ?? '',
  }
}

/** Everything that was requested gets one and the same answer. */
export function tudoComo(
  destino: DestinoDaAnalise,
  solicitada: number,
): Record<DestinoDaAnalise, string | null> {
  const vazias = Object.fromEntries(destinos.map((outro) => [outro, null]))
  return { ...(vazias as Record<DestinoDaAnalise, null>), [destino]: digitada(solicitada) }
}

export const quantidadesDe = (item: ItemDaAnalise): Record<DestinoDaAnalise, string> =>
  Object.fromEntries(destinos.map((destino) => [destino, item[destino] ?? '0'])) as Record<
    DestinoDaAnalise,
    string
  >

/** For the rule, which reads numbers. */
export function respostaDe(item: ItemDaAnalise): RespostaDaAnalise {
  const numeros = Object.fromEntries(destinos.map((destino) => [destino, Number(item[destino] ?? 0)]))
  return {
    ...(numeros as Record<DestinoDaAnalise, number>),
    id: item.id,
    motivo_analise_id: item.motivo_analise_id,
  }
}

/** What was authorised so far, in money, and out of how much. */
export function totaisDaAnalise(
  itens: readonly ItemDaAnalise[],
  produtos: ReadonlyMap<number, ProdutoDoTicket>,
) {
  const valorDe = (quantidade: (item: ItemDaAnalise, produto: ProdutoDoTicket) => number | string) =>
    somar(
      ...itens.map((item) => {
        const produto = produtos.get(item.id)
        return produto ? multiplicar(quantidade(item, produto), produto.valor_unitario) : new Decimal(0)
      }),
    )
  return {
    autorizado: valorDe((item) => item.qtd_autorizada ?? 0),
    solicitado: valorDe((_item, produto) => produto.qtd_solicitada),
  }
}
