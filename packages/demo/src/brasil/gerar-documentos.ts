import { digitoModulo11 } from '@balcao/dominio/brasil/modulo-11'
import type { Sorteio } from '../sorteio.ts'

const PESO_MAXIMO_DO_CPF = 11
const ALFANUMERICO = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function comDigitos(base: string, pesoMaximo?: number): string {
  const primeiro = digitoModulo11(base, pesoMaximo)
  return base + primeiro + digitoModulo11(base + primeiro, pesoMaximo)
}

/** CNPJ of one establishment: 8 characters of the company, 4 of the order ('0001' is the head office). */
export function cnpjDe(raiz: string, ordem: number): string {
  return comDigitos(raiz + String(ordem).padStart(4, '0'))
}

/** Draws documents and codes, none of them twice. */
export function criarEmissor(sorteio: Sorteio, jaUsados: readonly string[] = []) {
  const usados = new Set(jaUsados)

  function inedito(proximo: () => string): string {
    for (;;) {
      const valor = proximo()
      if (usados.has(valor)) continue
      usados.add(valor)
      return valor
    }
  }

  return {
    cpf: () => inedito(() => comDigitos(sorteio.digitos(9), PESO_MAXIMO_DO_CPF)),
    /** Numeric company root as the tax office hands them out. */
    raizDeCnpj: () => inedito(() => sorteio.inteiro(10, 64) + sorteio.digitos(6)),
    /** Since July 2026 a new company may be given letters. */
    raizAlfanumerica: () =>
      inedito(() => sorteio.um([...'ABCDEFGHJKLMNPRSTVWXYZ']) + sorteio.caracteres(ALFANUMERICO, 7)),
    /** EAN-13 with the Brazilian prefix. */
    ean13: () => inedito(() => comDigitoEan(`789${sorteio.digitos(9)}`)),
  }
}

export type Emissor = ReturnType<typeof criarEmissor>

/** GTIN check digit: weights 1 and 3 in turns, up to the next ten. */
export function comDigitoEan(base: string): string {
  const soma = [...base].reduce((total, digito, i) => total + Number(digito) * (i % 2 === 0 ? 1 : 3), 0)
  return base + String((10 - (soma % 10)) % 10)
}
