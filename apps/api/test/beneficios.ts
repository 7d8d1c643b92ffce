import type { BeneficioDaCampanha } from '@balcao/dominio/precos/campanha'

// GES-02 What campaigns of tests give.
type De<T extends BeneficioDaCampanha['tipo']> = Extract<BeneficioDaCampanha, { tipo: T }>

export const percentual = (valor: number, de = 0): De<'PERCENTUAL'> => ({
  tipo: 'PERCENTUAL',
  faixas: [{ de, percentual: valor }],
  porFaixa: false,
})
export const porPreco = (preco: number, minimo = 0): De<'PRECO'> => ({ tipo: 'PRECO', preco, minimo })
export const leveGanhe = (leve: number, ganhe: number, idProd: number | null = null): De<'BRINDE'> => ({
  tipo: 'BRINDE',
  leve,
  ganhe,
  idProd,
})
