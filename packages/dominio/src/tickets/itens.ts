import type { CodigoErro } from '../erros.ts'
import { arredondar, Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { OrigemDoItem, StatusDoItem } from './situacoes.ts'

const CENTAVOS = 2

/** TIC-07 Line total: unit price × quantity bought. */
export function totalDoItem(item: { valorUnitario: Numerico; quantidadeComprada: Numerico }): Decimal {
  return arredondar(multiplicar(item.valorUnitario, item.quantidadeComprada), CENTAVOS)
}

/** TIC-07 Total of the ticket: requested quantity × unit price, summed and only then rounded. */
export function totalDosItens(
  itens: readonly { valorUnitario: Numerico; quantidadeSolicitada: Numerico }[],
): Decimal {
  const parcelas = itens.map(({ valorUnitario, quantidadeSolicitada }) =>
    multiplicar(valorUnitario, quantidadeSolicitada),
  )
  return arredondar(somar(...parcelas), CENTAVOS)
}

/** A product as it is; quantities as the database writes them. */
type ItemACorrigir = {
  id: number
  status: StatusDoItem
  origem: OrigemDoItem
  quantidadeComprada: Numerico
  motivoId: number | null
  observacao: string | null
}
type PedidoDeCorrecao = {
  id: number
  qtd_solicitada: number
  motivo_id?: number | null | undefined
  obs?: string | undefined
}
type MotivoDeProduto = { id: number; informa: boolean; ativo: boolean }
type Correcao<I> = {
  item: I
  quantidadeSolicitada: string
  motivoId: number | null
  observacao: string | null
}

const corrigido = <I extends ItemACorrigir>(item: I, pedido: PedidoDeCorrecao): Correcao<I> => ({
  item,
  quantidadeSolicitada: new Decimal(pedido.qtd_solicitada).toFixed(),
  motivoId: pedido.motivo_id === undefined ? item.motivoId : pedido.motivo_id,
  observacao: pedido.obs === undefined ? item.observacao : pedido.obs || null,
})

/** NOV-11 More than zero and at most what was bought; a loose product was not bought in any invoice. */
function problemasDaCorrecao(
  { item, quantidadeSolicitada, motivoId, observacao }: Correcao<ItemACorrigir>,
  motivos: readonly MotivoDeProduto[],
): Record<string, string> {
  const pedida = new Decimal(quantidadeSolicitada)
  const passou = item.origem === 'NOTA' && pedida.greaterThan(item.quantidadeComprada)
  const motivo = motivos.find(({ id }) => id === motivoId)
  const mudouDeMotivo = motivoId !== item.motivoId
  return {
    ...((pedida.lessThanOrEqualTo(0) || passou) && { qtd_solicitada: MENSAGENS.quantidadeInvalida }),
    // A reason no longer in use stays where it already was.
    ...(mudouDeMotivo && motivoId !== null && !motivo?.ativo && { motivo_id: MENSAGENS.invalido }),
    ...(mudouDeMotivo && motivoId === null && { motivo_id: MENSAGENS.motivoObrigatorio }),
    ...(motivo?.informa && !observacao && { obs: MENSAGENS.observacaoObrigatoria }),
  }
}

/** API-02, NOV-11 What the products become, or why not; a field that was not sent stays as it is. */
export function conferirCorrecoes<I extends ItemACorrigir>(
  pedidos: readonly PedidoDeCorrecao[],
  itens: readonly I[],
  motivos: readonly MotivoDeProduto[],
): { correcoes: Correcao<I>[] } | { erro: CodigoErro; campos?: Record<string, string> } {
  const campos: Record<string, string> = {}
  const correcoes: Correcao<I>[] = []
  for (const [posicao, pedido] of pedidos.entries()) {
    const item = itens.find(({ id }) => id === pedido.id)
    const repetido = pedidos.findIndex(({ id }) => id === pedido.id) !== posicao
    if (!item || repetido) {
      campos[`itens.${posicao}.id`] = MENSAGENS.invalido
      continue
    }
    // What was answered is not asked for again.
    if (item.status !== 'AN') return { erro: 'ITEM_JA_ANALISADO' }
    const correcao = corrigido(item, pedido)
    correcoes.push(correcao)
    for (const [campo, problema] of Object.entries(problemasDaCorrecao(correcao, motivos)))
      campos[`itens.${posicao}.${campo}`] = problema
  }
  return Object.keys(campos).length > 0 ? { erro: 'CAMPOS_INVALIDOS', campos } : { correcoes }
}
