import type { Cupom } from '@balcao/dominio/precos/cupom'
import type { cupom } from '../../precos/tabelas.ts'

const numero = (valor: string | null) => (valor === null ? null : Number(valor))

export const lerCupom = ({ codigo, percentual, valor, minimo }: typeof cupom.$inferSelect): Cupom => ({
  codigo,
  percentual: numero(percentual),
  valor: numero(valor),
  minimo: Number(minimo),
})
