import { somar } from '../formatos/decimal.ts'

type ComCupom = { cupomDesconto: string | null; cupomImpostos?: string; valorTotal: string }

/** VEN-02 The quote without what its coupon took off: one that no longer holds abates nothing, wherever the total is told. */
export const semDescontoDoCupom = <D extends ComCupom>(documento: D): D => ({
  ...documento,
  cupomDesconto: null,
  cupomImpostos: '0',
  valorTotal: somar(documento.valorTotal, documento.cupomDesconto ?? 0).toFixed(2),
})
