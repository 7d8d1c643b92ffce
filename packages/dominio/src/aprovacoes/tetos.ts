import { Decimal } from '../formatos/decimal.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'
import { MENSAGENS } from '../mensagens.ts'
import { MOTIVO_UNICO } from './tipos.ts'

type Limite = { label: string; em: 'PERCENTUAL' | 'DINHEIRO' }

/** GES-03 What may be let be as far as some figure, by the reason that asks for it: 'aprovo até 8%', 'até R$ 300,00'. */
export const TETOS = {
  PRECO: { label: 'Desconto até', em: 'PERCENTUAL' },
  CONTA_CORRENTE: { label: 'Além da conta corrente, até', em: 'DINHEIRO' },
  [MOTIVO_UNICO]: { label: 'O que vai no lugar, até', em: 'DINHEIRO' },
} as const satisfies Record<string, Limite>
export type ChaveDoTeto = keyof typeof TETOS
export const chavesDeTeto = Object.keys(TETOS) as [ChaveDoTeto, ...ChaveDoTeto[]]

/** How far it was asked for: an answer stays below. */
export type Teto = { chave: ChaveDoTeto; pedido: number }
type Respondido = { chave: ChaveDoTeto; ate: number }
export type Tetos = Partial<Record<ChaveDoTeto, number>>

const CASAS = 2

export const dizerTeto = (chave: ChaveDoTeto, ate: number): string =>
  TETOS[chave].em === 'PERCENTUAL' ? `até ${formatarNumero(ate)}%` : `até ${formatarDinheiro(ate, CASAS)}`

/** 'Desconto até 8%. Além da conta corrente, até R$ 300,00' */
export const dizerTetos = (tetos: Tetos): string =>
  chavesDeTeto
    .flatMap((chave) => {
      const ate = tetos[chave]
      return ate === undefined ? [] : TETOS[chave].label.replace(/até$/, dizerTeto(chave, ate))
    })
    .join('. ')

/** GES-03 An answer gives no more than was asked, whatever it is about; at its field. */
export function problemasDosTetos(
  pedidos: readonly Teto[],
  respondidos: readonly Respondido[],
): Record<string, string> {
  return Object.fromEntries(
    respondidos.flatMap(({ chave, ate }, i) => {
      const pedido = pedidos.find((um) => um.chave === chave)?.pedido
      const onde = `tetos.${i}.ate`
      if (pedido === undefined || !(ate > 0) || !new Decimal(ate).toDecimalPlaces(CASAS).equals(ate))
        return [[onde, MENSAGENS.invalido]]
      return ate > pedido ? [[onde, 'Passa do que foi pedido.']] : []
    }),
  )
}

/** Those that are less than was asked; null when all of it is let be. */
export function tetosQueValem(pedidos: readonly Teto[], respondidos: readonly Respondido[]): Tetos | null {
  const menores = respondidos.filter(({ chave, ate }) =>
    pedidos.some((um) => um.chave === chave && ate < um.pedido),
  )
  return menores.length === 0 ? null : Object.fromEntries(menores.map(({ chave, ate }) => [chave, ate]))
}
