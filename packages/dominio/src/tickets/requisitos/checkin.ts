import { Decimal, type Numerico } from '../../formatos/decimal.ts'
import { formatarNumero } from '../../formatos/dinheiro.ts'
import type { Fatos } from '../etapas.ts'
import { type Conferido, concluir, conferirProdutos } from './campos.ts'

type ProdutoAutorizado = { id: number; autorizada: Numerico }
export type RespostaDoCheckin = { id: number; qtd_recebida: number; obs?: string | undefined }

const MENSAGENS_DO_CHECKIN = {
  aMais: (autorizada: Numerico) =>
    `O autorizado é ${formatarNumero(autorizada)}: o que veio a mais não entra neste ticket.`,
  observacao: 'Diga por que o recebido é diferente do autorizado.',
} as const

/** TIC-11 What has to be counted when the goods arrive. */
export function produtosAConferir<P extends ProdutoAutorizado>(produtos: readonly P[]): P[] {
  return produtos.filter(({ autorizada }) => new Decimal(autorizada).greaterThan(0))
}

/** TIC-11 The check-in: each authorised product counted, never more than authorised, and a difference explained. */
export function conferirRecebimento(
  produtos: readonly ProdutoAutorizado[],
  respostas: readonly RespostaDoCheckin[],
): Conferido<{ fatos: Fatos }> {
  const esperados = produtosAConferir(produtos)
  const campos = conferirProdutos(
    'checkin',
    esperados,
    respostas,
    ({ autorizada }, { qtd_recebida, obs }) => {
      const diferenca = new Decimal(qtd_recebida).comparedTo(autorizada)
      if (diferenca > 0) return { qtd_recebida: MENSAGENS_DO_CHECKIN.aMais(autorizada) }
      return diferenca < 0 && !obs ? { obs: MENSAGENS_DO_CHECKIN.observacao } : {}
    },
  )
  return concluir(campos, () => {
    const autorizada = new Map(esperados.map((produto) => [produto.id, produto.autorizada]))
    const diverge = respostas.some(({ id, qtd_recebida }) => !igual(qtd_recebida, autorizada.get(id)))
    return { fatos: new Set(diverge ? ['DIVERGENCIA_NO_RECEBIMENTO'] : []) }
  })
}

const igual = (a: Numerico, b: Numerico | undefined) => b !== undefined && new Decimal(a).equals(b)
