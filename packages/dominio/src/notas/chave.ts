import { cnpjValido } from '../brasil/cnpj.ts'
import { cpfValido } from '../brasil/cpf.ts'
import type { Uf } from '../brasil/estados.ts'
import { digitoModulo11 } from '../brasil/modulo-11.ts'
import { tirarMascara } from '../formatos/mascaras.ts'

const CHAVE = /^\d{6}[0-9A-Z]{12}\d{26}$/
export const MAIOR_NUMERO = 999_999_999
const ULTIMA_SERIE = 999

/** The state's code in the national statistics, with which keys and city codes begin. */
const UF_DO_CODIGO: Readonly<Record<string, Uf>> = {
  11: 'RO',
  12: 'AC',
  13: 'AM',
  14: 'RR',
  15: 'PA',
  16: 'AP',
  17: 'TO',
  21: 'MA',
  22: 'PI',
  23: 'CE',
  24: 'RN',
  25: 'PB',
  26: 'PE',
  27: 'AL',
  28: 'SE',
  29: 'BA',
  31: 'MG',
  32: 'ES',
  33: 'RJ',
  35: 'SP',
  41: 'PR',
  42: 'SC',
  43: 'RS',
  50: 'MS',
  51: 'MT',
  52: 'GO',
  53: 'DF',
}

export type PartesDaChave = {
  cUF: string
  uf: Uf
  /** Year and month of issue: '2611'. */
  aamm: string
  /** CNPJ of who issued it, or the CPF of a rural producer. */
  documento: string
  /** '55' is an NF-e; '65' a consumer's, '57' a carrier's. */
  modelo: string
  serie: number
  numero: number
  tpEmis: string
  cNF: string
  digito: string
}

/** The form keys are stored and compared in; letters are part of it. */
export function limparChave(valor: string): string {
  return tirarMascara(valor).toUpperCase()
}

/** NOV-09: an access key by its shape, state, month, issuer and check digit; spaces between groups do not matter. */
export function chaveValida(valor: string): boolean {
  return partesDaChave(valor) !== null
}

/** What an access key says by itself; null when it is not valid. */
export function partesDaChave(valor: string): PartesDaChave | null {
  const chave = limparChave(valor)
  if (!CHAVE.test(chave) || digitoModulo11(chave.slice(0, 43)) !== chave.slice(43)) return null
  const cUF = chave.slice(0, 2)
  const uf = UF_DO_CODIGO[cUF]
  const aamm = chave.slice(2, 6)
  const serie = Number(chave.slice(22, 25))
  const documento = documentoDoEmissor(chave.slice(6, 20), serie)
  if (!uf || !mesValido(aamm) || documento === null) return null
  return {
    cUF,
    uf,
    aamm,
    documento,
    modelo: chave.slice(20, 22),
    serie,
    numero: Number(chave.slice(25, 34)),
    tpEmis: chave.slice(34, 35),
    cNF: chave.slice(35, 43),
    digito: chave.slice(43),
  }
}

const mesValido = (aamm: string) => {
  const mes = Number(aamm.slice(2))
  return mes >= 1 && mes <= 12
}

/** Series 910 to 969 belong to people: their CPF stands in the CNPJ's place, after zeros. */
function documentoDoEmissor(campo: string, serie: number): string | null {
  if (serie >= 910 && serie <= 969 && campo.startsWith('000') && cpfValido(campo.slice(3)))
    return campo.slice(3)
  return cnpjValido(campo) ? campo : null
}

type DadosDaChave = {
  cUF: string
  aamm: string
  cnpj: string
  modelo: string
  serie: number
  numero: number
  tpEmis: string
  cNF: string
}

/** The key of an invoice to be issued; throws when the parts cannot make a valid one. */
export function montarChave({ cUF, aamm, cnpj, modelo, serie, numero, tpEmis, cNF }: DadosDaChave): string {
  if (numero < 1 || numero > MAIOR_NUMERO || serie < 0 || serie > ULTIMA_SERIE)
    throw new RangeError(`Número ${numero} ou série ${serie} fora da faixa da NF-e`)
  const emissor = limparChave(cnpj).padStart(14, '0')
  const base =
    cUF +
    aamm +
    emissor +
    modelo +
    String(serie).padStart(3, '0') +
    String(numero).padStart(9, '0') +
    tpEmis +
    cNF
  const chave = base + digitoModulo11(base)
  if (!chaveValida(chave)) throw new RangeError(`Estas partes não formam uma chave válida: ${chave}`)
  return chave
}

/** In groups of four, as printed on the DANFE; a value of another shape comes back as it was. */
export function formatarChave(valor: string): string {
  const chave = limparChave(valor)
  return CHAVE.test(chave) ? (chave.match(/.{4}/g) ?? []).join(' ') : valor
}
