import { cpfValido } from '../brasil/cpf.ts'
import type { Operacao } from './tributacao.ts'

type Comprador = {
  documento: string
  inscricaoEstadual: string | null
  /** Null where nobody said. */
  contribuinte: boolean | null
  consumidorFinal: boolean | null
  simples: boolean | null
}

const ISENTO = /^isent/i

/** VEN-02 How the tax authority sees a sale: where nobody said whether they pay ICMS, whoever is registered with the state does. */
export function operacaoDaVenda(
  { documento, inscricaoEstadual, contribuinte, consumidorFinal, simples }: Comprador,
  quemVende: Pick<Operacao, 'ufOrigem' | 'ufDestino' | 'vendedorNoSimples' | 'repassaDifal'>,
): Operacao {
  const inscrito = Boolean(inscricaoEstadual) && !ISENTO.test(inscricaoEstadual ?? '')
  const paga = contribuinte ?? inscrito
  return {
    ...quemVende,
    contribuinte: paga,
    consumidorFinal: consumidorFinal || (!paga && cpfValido(documento)),
    simples: simples ?? false,
  }
}
