import type { CodigoErro } from '../erros.ts'

type Origem = { tipoPermite: boolean; primeiroItem: { notaId: number | null } | null }

/** TIC-08 The mirror exists where the type allows it and the first product has an invoice. */
export function impedimentoDoEspelho({ tipoPermite, primeiroItem }: Origem): CodigoErro | null {
  return tipoPermite && primeiroItem?.notaId != null ? null : 'ESPELHO_INDISPONIVEL'
}
