import type { BeneficioDaCampanha, Campanha } from '../src/precos/campanha.ts'

type Dela = Partial<Pick<Campanha, 'nome' | 'prioridade' | 'combinaCom' | 'resta'>>

/** One that nothing bounds, and that goes along with a coupon alone. */
export const campanha = <B extends BeneficioDaCampanha>(id: number, beneficio: B, dela: Dela = {}) => ({
  id,
  nome: 'Queima',
  prioridade: 100,
  combinaCom: ['CUPOM'] as const,
  resta: { unidades: null, verba: null },
  ...beneficio,
  ...dela,
})

export const percentual = (valor: number, de = 0) =>
  ({ tipo: 'PERCENTUAL', faixas: [{ de, percentual: valor }], porFaixa: false }) as const
export const porPreco = (preco: number, minimo = 0) => ({ tipo: 'PRECO', preco, minimo }) as const
export const leveGanhe = (leve: number, ganhe: number, idProd: number | null = null) =>
  ({ tipo: 'BRINDE', leve, ganhe, idProd }) as const
