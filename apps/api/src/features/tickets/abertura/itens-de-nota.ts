import { ErroDeNegocio } from '@balcao/dominio/erros'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { itensPorTicket } from '../nucleo/queries-itens.ts'
import { travarSaldos } from '../nucleo/queries-saldo.ts'
import { inserirPartes, type NovoItem } from './queries.ts'
import { type ItemDaNota, itensDasNotas, type NotaEscolhida, notasDoTicket } from './queries-notas.ts'

/** An item of an invoice with how much of it comes back. */
export type ItemEscolhido = {
  linha: ItemDaNota
  quantidade: Decimal
  motivoId: number | null
  observacao: string | null
}

/** NOV-11 What may still be returned of each item, held until the transaction ends. */
export async function travarDisponivel(
  tx: Tx,
  notaItemIds: readonly number[],
): Promise<Map<number, Decimal>> {
  const saldos = await travarSaldos(tx, notaItemIds)
  return new Map(saldos.map(({ id, comprada, tomada }) => [id, Decimal.max(0, comprada.minus(tomada))]))
}

/** All that is left of each invoice; one of which nothing is left can't be returned. */
export function devolverInteiras(
  notas: readonly NotaEscolhida[],
  itens: readonly ItemDaNota[],
  disponivel: ReadonlyMap<number, Decimal>,
): ItemEscolhido[] {
  const devolvidos = itens.flatMap((linha) => {
    const quantidade = disponivel.get(linha.item.id) ?? new Decimal(0)
    return quantidade.isZero() ? [] : [{ linha, quantidade, motivoId: null, observacao: null }]
  })
  for (const [i, { id, numero }] of notas.entries()) {
    const temItens = itens.some(({ nota }) => nota.id === id)
    if (temItens && !devolvidos.some(({ linha }) => linha.nota.id === id))
      throw new ErroDeNegocio('SALDO_INSUFICIENTE', {
        mensagem: `Não resta nenhum produto a devolver na nota fiscal ${numero}.`,
        campos: { [`notas.${i}.id`]: MENSAGENS.produtoIndisponivel },
      })
  }
  return devolvidos
}

/** TIC-06 As the invoice says, not as it was sent. */
export function itemDeNota({ linha, quantidade, motivoId, observacao }: ItemEscolhido): NovoItem {
  const { item, produto } = linha
  return {
    origem: 'NOTA',
    notaItemId: item.id,
    notaId: item.notaId,
    produtoId: item.produtoId,
    codigo: item.codigo,
    descricao: item.descricao,
    codigoBarras: produto.codigoBarras,
    marca: item.marca,
    classeVenda: produto.classeVenda,
    unidade: item.unidade,
    motivoId,
    observacao,
    quantidadeComprada: item.quantidade,
    quantidadeSolicitada: quantidade.toFixed(),
    valorSemImposto: item.valorSemImposto,
    valorUnitario: item.valorUnitario,
  }
}

/** TIC-10 A ticket that becomes a return of whole invoices gets all that is left of those it referred to. */
export async function devolverNotasDoTicket(tx: Tx, ticketId: number): Promise<void> {
  const notas = await notasDoTicket(tx, ticketId)
  const doTicket = await itensPorTicket(tx, ticketId)
  const jaNoTicket = new Set(doTicket.flatMap(({ notaItemId }) => notaItemId ?? []))
  const daNota = await itensDasNotas(
    tx,
    notas.map(({ id }) => id),
  )
  const itens = daNota.filter(({ item }) => !jaNoTicket.has(item.id))
  // All at once and in order, also those it already has: they are asked for again when the type is written.
  const disponivel = await travarDisponivel(tx, [...jaNoTicket, ...itens.map(({ item }) => item.id)])
  const devolvidos = devolverInteiras(notas, itens, disponivel)
  await inserirPartes(tx, ticketId, { itens: devolvidos.map(itemDeNota) })
}
