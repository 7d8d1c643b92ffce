import { Decimal } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { numeroDoTexto } from '../formatos/numero-do-texto.ts'

/** What a branch has of a product, in stock units. */
export type Saldo = {
  quantidade: number
  /** Set aside: damaged, under inspection. */
  bloqueado: number
  /** Below it the stock is low. */
  minimo: number
}
export type SaldoComReserva = Saldo & {
  /** Held by orders that have not left yet. */
  reservado: number
}

/** To be sold. */
export const livreDe = ({ quantidade, bloqueado, reservado }: Omit<SaldoComReserva, 'minimo'>): number =>
  new Decimal(quantidade).minus(bloqueado).minus(reservado).toNumber()

/** A number that is another one once anybody counted, or anything left; what orders hold is asked again under the lock. */
export const versaoDoSaldo = ({ quantidade, bloqueado, minimo }: Saldo): number =>
  numeroDoTexto([quantidade, bloqueado, minimo].join(' '))

export const mesmoSaldo = (um: Saldo, outro: Saldo): boolean =>
  um.quantidade === outro.quantidade && um.bloqueado === outro.bloqueado && um.minimo === outro.minimo

/** ADM-07 Why what was counted is not written, by field. */
export function problemasDaCorrecao(
  novo: Saldo,
  atual: SaldoComReserva,
  { unidade, vendeSemEstoque }: { unidade: string; vendeSemEstoque: boolean },
): Record<string, string> {
  if (mesmoSaldo(novo, atual)) return { quantidade: 'É o que já está: nada mudaria.' }
  if (novo.bloqueado > novo.quantidade) return { bloqueado: 'Não se bloqueia mais do que há.' }
  const { reservado } = atual
  const livre = livreDe({ ...novo, reservado })
  // Where stock may be short, what was counted is the truth, and what is short already is no worse for it.
  if (livre >= 0 || vendeSemEstoque || livre >= livreDe(atual)) return {}
  const dito = (quantos: number) => `${formatarNumero(quantos)} ${unidade}`
  const menor = new Decimal(reservado).plus(novo.bloqueado).toNumber()
  return {
    quantidade: `Pedidos seguram ${dito(reservado)}${
      novo.bloqueado > 0 ? ` e ${dito(novo.bloqueado)} estão bloqueadas` : ''
    }: não fica abaixo de ${dito(menor)}. Antes, fature ou cancele o que segura.`,
  }
}
