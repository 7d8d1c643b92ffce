import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { type Carga, type Condicional, type Tarifa, termosDoTrecho } from './preco-do-trecho.ts'
import { centavos, emReais, type Termo, totalDosTermos } from './termo.ts'

export type TrechoDaTabela = { prazo: number; tarifa: Tarifa }

type Cotacao<T> = {
  trechos: readonly T[]
  carga: Carga
  /** Asked of whoever delivers: they are charged on the last leg. */
  condicionais: readonly Condicional[]
  /** From which value of goods on the carrier charges nothing; null is never. */
  isencao: Numerico | null
}

export type Cotado<T> = {
  trechos: (T & { valor: Decimal })[]
  termos: (Termo & { trecho: number })[]
  prazo: number
  valor: Decimal
  /** The least that the whole way costs, before ICMS. */
  minimo: Decimal
}

/** FRE-02 The way from leg to leg: what each costs and how long it takes, and what it all adds up to. */
export function cotar<T extends TrechoDaTabela>({
  trechos,
  carga,
  condicionais,
  isencao,
}: Cotacao<T>): Cotado<T> {
  const porTrecho = trechos.map((trecho, indice) =>
    termosDoTrecho(carga, trecho.tarifa, indice === trechos.length - 1 ? condicionais : []),
  )
  const bruto = totalDosTermos(porTrecho.flat())
  const isento = isencao !== null && new Decimal(carga.total).gte(isencao)
  const perdao: Termo[] =
    isento && !bruto.isZero()
      ? [{ termo: 'Isenção', base: `A partir de ${emReais(isencao)} em mercadorias`, valor: bruto.negated() }]
      : []
  return {
    trechos: trechos.map((trecho, indice) => ({ ...trecho, valor: totalDosTermos(porTrecho[indice] ?? []) })),
    termos: [
      ...porTrecho.flatMap((termos, trecho) => termos.map((termo) => ({ ...termo, trecho }))),
      ...perdao.map((termo) => ({ ...termo, trecho: trechos.length - 1 })),
    ],
    prazo: trechos.reduce((soma, { prazo }) => soma + prazo, 0),
    valor: isento ? new Decimal(0) : bruto,
    minimo: centavos(trechos.reduce<Decimal>((soma, { tarifa }) => soma.plus(tarifa.minimo), new Decimal(0))),
  }
}
