const FORMATO = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** '1.234' of something, or '1,5' of a size: small enough for a binary number, so lists need no decimal library to count. */
export const formatarContagem = (valor: number): string => FORMATO.format(valor)

/** '1 item', '12 itens', '1.234 itens': the only place that asks whether it is one. */
export const plural = (quantos: number, um: string, varios: string): string =>
  `${formatarContagem(quantos)} ${quantos === 1 ? um : varios}`

/** '1 dia', '12 dias'. */
export const emDias = (dias: number): string => plural(dias, 'dia', 'dias')

/** Whole hours are read as hours: nobody divides 120 minutes. */
export const emHoras = (minutos: number): string =>
  Number.isInteger(minutos / 60)
    ? plural(minutos / 60, 'hora', 'horas')
    : plural(minutos, 'minuto', 'minutos')

/** '1.000+' where the count stopped at a bound. */
export const formatarTotal = ({ total, totalExato }: { total: number; totalExato: boolean }): string =>
  `${formatarContagem(total)}${totalExato ? '' : '+'}`

/** '61,70%': how much of what was counted, with the decimals of the setting; of counts, so without the decimal library. */
export const formatarParte = (parte: number, total: number, casas: number): string =>
  `${((parte / total) * 100).toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas })}%`
