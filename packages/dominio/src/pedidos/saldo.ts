import { Decimal, type Numerico } from '../formatos/decimal.ts'

/** Why the stock took a line, or a part of it, out of its order. */
export const SEM_ESTOQUE = 'Sem estoque'

type Linha = {
  removido: boolean
  motivoRemocao: string | null
  quantidade: Numerico
  quantidadeFaturada: Numerico
}

/** DOC-02 What of a line was ordered and is still to come: what the stock did not serve, and what invoices left out once there are some. */
export function saldoDaLinha(linha: Linha, { faturado }: { faturado: boolean }): Decimal {
  const { removido, motivoRemocao, quantidade, quantidadeFaturada } = linha
  if (removido) return new Decimal(motivoRemocao === SEM_ESTOQUE ? quantidade : 0)
  return faturado ? Decimal.max(0, new Decimal(quantidade).minus(quantidadeFaturada)) : new Decimal(0)
}
