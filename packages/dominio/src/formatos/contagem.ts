const FORMATO = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** '1.234' of something, or '1,5' of a size: small enough for a binary number, so lists need no decimal library to count. */
export const formatarContagem = (valor: number): string => FORMATO.format(valor)

/** '1.000+' where the count stopped at a bound. */
export const formatarTotal = ({ total, totalExato }: { total: number; totalExato: boolean }): string =>
  `${formatarContagem(total)}${totalExato ? '' : '+'}`
