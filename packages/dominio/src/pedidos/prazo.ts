/** ENT-05 Of a plan's instalments, in days from the sale: '28/35/42' is 35 on the average. */
export const prazoMedio = (parcelas: readonly number[]): number =>
  parcelas.length === 0 ? 0 : parcelas.reduce((soma, dias) => soma + dias, 0) / parcelas.length

/** VEN-02 Why a way of billing and a plan do not go together; null when they do: what is paid before takes no term. */
export const problemaDoPrazo = (antecipada: boolean, parcelas: readonly number[]): string | null =>
  antecipada && parcelas.some((dias) => dias > 0)
    ? 'Esta cobrança é paga antes e não leva prazo: escolha um plano à vista.'
    : null
