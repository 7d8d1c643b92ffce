import { digitoModulo10 } from '../brasil/modulo-10.ts'
import { digitoModulo11 } from '../brasil/modulo-11.ts'
import { diasEntre, somarDias } from '../formatos/datas.ts'
import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'

const REAL = '9'
const SEM_VENCIMENTO = '0000'
const DIGITOS_DO_VALOR = 10
const CODIGO = /^\d{44}$/
const LINHA = /^\d{47}$/
const CAMPO_LIVRE = /^\d{25}$/

type Boleto = {
  /** Compensation code, three digits. */
  banco: string
  vencimento: string | null
  valor: Numerico
  /** Twenty-five digits that each bank fills in its own way. */
  campoLivre: string
}

/** The 44 digits of the bars. */
export function montarCodigoDeBarras({ banco, vencimento, valor, campoLivre }: Boleto): string {
  const centavos = arredondar(new Decimal(valor).times(100), 0).toFixed().padStart(DIGITOS_DO_VALOR, '0')
  const fator = vencimento === null ? SEM_VENCIMENTO : fatorDeVencimento(vencimento)
  if (!/^\d{3}$/.test(banco) || !/^\d{10}$/.test(centavos) || !CAMPO_LIVRE.test(campoLivre))
    throw new RangeError('não cabe num código de barras')
  const depois = fator + centavos + campoLivre
  return banco + REAL + digitoGeral(banco + REAL + depois) + depois
}

/** Mod 11 over the other 43; a remainder that has no digit counts as 1. */
function digitoGeral(outros: string): string {
  const digito = digitoModulo11(outros)
  return digito === '0' ? '1' : digito
}

export const codigoDeBarrasValido = (codigo: string): boolean =>
  CODIGO.test(codigo) && codigo[4] === digitoGeral(codigo.slice(0, 4) + codigo.slice(5))

/** What the bars say in 47 digits to be typed: three fields with a digit of their own, then the general one, factor and value. */
export function linhaDigitavel(codigo: string): string {
  const bancoEMoeda = codigo.slice(0, 4)
  const livre = codigo.slice(19)
  const campos = [bancoEMoeda + livre.slice(0, 5), livre.slice(5, 15), livre.slice(15)]
  return campos.map((campo) => campo + digitoModulo10(campo)).join('') + codigo.slice(4, 19)
}

/** The bars of a typed line, with or without its points and spaces; null when any of its digits does not agree. */
export function codigoDaLinha(digitada: string): string | null {
  const linha = digitada.replace(/[.\s]/g, '')
  if (!LINHA.test(linha)) return null
  const livre = linha.slice(4, 9) + linha.slice(10, 20) + linha.slice(21, 31)
  const codigo = linha.slice(0, 4) + linha.slice(32) + livre
  return codigoDeBarrasValido(codigo) && linhaDigitavel(codigo) === linha ? codigo : null
}

/** '34191.10121 34567.880058 71234.570001 6 16670000012345' */
export function formatarLinhaDigitavel(linha: string): string {
  const campo = (de: number, ate: number) => `${linha.slice(de, de + 5)}.${linha.slice(de + 5, ate)}`
  return [campo(0, 10), campo(10, 21), campo(21, 32), linha.slice(32, 33), linha.slice(33)].join(' ')
}

/** What the bars say; the due date, to whoever reads them on `referencia`. */
export function decifrarCodigoDeBarras(
  codigo: string,
  referencia: string,
): Omit<Boleto, 'valor'> & { valor: Decimal } {
  return {
    banco: codigo.slice(0, 3),
    vencimento: vencimentoDoFator(codigo.slice(5, 9), referencia),
    valor: new Decimal(codigo.slice(9, 19)).dividedBy(100),
    campoLivre: codigo.slice(19),
  }
}

/** '341-7', as a bank is named on its slip. */
export const codigoDoBanco = (banco: string): string => `${banco}-${digitoModulo11(banco)}`

const BASE = '1997-10-07'
const PRIMEIRO = 1000
const CICLO = 9000
// What the banks agreed on: of the cycles a factor may mean, that of a date neither later than this nor earlier.
const DIAS_PARA_TRAS = 3000

/** Four digits for a due date; after 9999 (21/02/2025) they began again at 1000. */
export function fatorDeVencimento(vencimento: string): string {
  const dias = diasEntre(BASE, vencimento)
  if (dias < PRIMEIRO) throw new RangeError(`vencimento anterior aos fatores: ${vencimento}`)
  return String(((dias - PRIMEIRO) % CICLO) + PRIMEIRO)
}

/** The due date that a factor means to whoever reads it on that day; null for '0000', which has none. */
export function vencimentoDoFator(fator: string, referencia: string): string | null {
  const dias = Number(fator)
  if (dias < PRIMEIRO) return null
  const primeiro = somarDias(BASE, dias)
  const limite = somarDias(referencia, -DIAS_PARA_TRAS)
  const ciclos = Math.max(0, Math.ceil(diasEntre(primeiro, limite) / CICLO))
  return somarDias(primeiro, ciclos * CICLO)
}
