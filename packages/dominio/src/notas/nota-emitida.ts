import { arredondar, Decimal, somar } from '../formatos/decimal.ts'

const CASAS_DO_PRECO_UNITARIO = 10

type ItemDaNfe = {
  codigo: string
  quantidade: string
  valorTotal: string
  frete: string
  seguro: string
  outras: string
  desconto: string
  ipi: string
  icmsSt: string
}

type Nfe = {
  operacao: string
  finalidade: string
  destinatario: { documento: string } | null
  protocolo: { status: string } | null
  itens: readonly { codigo: string }[]
}

const SAIDA = '1'
const NORMAL = '1'
/** Authorised, in time or late. */
const AUTORIZADAS: readonly string[] = ['100', '150']

/** DOC-04 Why an NF-e is not the invoice of this order; null when it is. */
export function problemaDaNotaDoPedido(
  nfe: Nfe,
  pedido: { documentoDoCliente: string; emitente: 'DAQUI' | 'DE_FORA'; produtos: ReadonlySet<string> },
): string | null {
  if (pedido.emitente === 'DE_FORA') return 'Esta nota não foi emitida por uma filial deste negócio.'
  if (nfe.destinatario?.documento !== pedido.documentoDoCliente)
    return 'Esta nota não é do cliente do pedido.'
  if (nfe.operacao !== SAIDA || nfe.finalidade !== NORMAL) return 'Esta nota não é de venda.'
  if (!nfe.protocolo || !AUTORIZADAS.includes(nfe.protocolo.status))
    return 'Esta nota não traz a autorização de uso.'
  const desconhecido = nfe.itens.find(({ codigo }) => !pedido.produtos.has(codigo))
  return desconhecido ? `O produto ${desconhecido.codigo} desta nota não existe no portal.` : null
}

/** DOC-04 What a line of an NF-e cost the customer: with freight and insurance, without discount, with the taxes that are added on top. */
export function valoresDoItem(item: ItemDaNfe): { valorTotal: string; valorUnitario: string } {
  const { valorTotal, frete, seguro, outras, desconto, ipi, icmsSt, quantidade } = item
  const total = arredondar(somar(valorTotal, frete, seguro, outras, ipi, icmsSt).minus(desconto), 2)
  const unidades = new Decimal(quantidade)
  return {
    valorTotal: total.toFixed(2),
    valorUnitario: (unidades.isZero() ? total : total.div(unidades)).toFixed(CASAS_DO_PRECO_UNITARIO),
  }
}
