import { tirarMascara } from '../formatos/mascaras.ts'
import { cnpjValido, formatarCnpj } from './cnpj.ts'
import { cpfValido, formatarCpf } from './cpf.ts'

export type TipoDeDocumento = 'CPF' | 'CNPJ'

/** The form documents are stored and compared in: no mask, letters in upper case. */
export function limparDocumento(valor: string): string {
  return tirarMascara(valor).toUpperCase()
}

/** GER-05: the length decides, but eleven characters are a CPF only when all are digits. */
export function tipoDeDocumento(valor: string): TipoDeDocumento | null {
  const documento = limparDocumento(valor)
  if (/^\d{11}$/.test(documento)) return 'CPF'
  if (/^[0-9A-Z]{12}\d{2}$/.test(documento)) return 'CNPJ'
  return null
}

/** GER-03: CPF or CNPJ. */
export function documentoValido(valor: string): boolean {
  return cpfValido(valor) || cnpjValido(valor)
}

export function formatarDocumento(valor: string): string {
  return tipoDeDocumento(valor) === 'CPF' ? formatarCpf(valor) : formatarCnpj(valor)
}
