import { digitoModulo11 } from '@balcao/dominio/brasil/modulo-11'
import type { UfDemo } from '../lugares/cidades.ts'
import type { Sorteio } from '../sorteio.ts'

// Each state computes its registration in its own way; only those where the demo has branches are here.
const REGRAS: Record<UfDemo, (sorteio: Sorteio) => string> = {
  SP: (sorteio) => {
    const base = sorteio.inteiro(100, 799) + sorteio.digitos(5)
    const primeiro = base + restoUnitario(base, [1, 3, 4, 5, 6, 7, 8, 10]) + sorteio.digitos(2)
    return primeiro + restoUnitario(primeiro, [3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  },
  MG: (sorteio) => {
    const base = `00${sorteio.inteiro(1, 4)}${sorteio.digitos(6)}00`
    const comPrimeiro = base + digitoDaDezena(`${base.slice(0, 3)}0${base.slice(3)}`)
    return comPrimeiro + digitoModulo11(comPrimeiro, 11)
  },
  PR: (sorteio) => {
    const base = `9${sorteio.digitos(7)}`
    const comPrimeiro = base + digitoModulo11(base, 7)
    return comPrimeiro + digitoModulo11(comPrimeiro, 7)
  },
  GO: (sorteio) => comUmDigito(`10${sorteio.inteiro(2, 9)}${sorteio.digitos(5)}`),
  PE: (sorteio) => comUmDigito(comUmDigito(`0${sorteio.digitos(6)}`)),
  SC: (sorteio) => comUmDigito(`25${sorteio.digitos(6)}`),
  MS: (sorteio) => comUmDigito(`28${sorteio.digitos(6)}`),
}

export function gerarInscricaoEstadual(uf: UfDemo, sorteio: Sorteio): string {
  return REGRAS[uf](sorteio)
}

const comUmDigito = (base: string) => base + digitoModulo11(base)

function restoUnitario(base: string, pesos: readonly number[]): string {
  const soma = pesos.reduce((total, peso, i) => total + peso * Number(base.charAt(i)), 0)
  return String((soma % 11) % 10)
}

/** Weights 1 and 2 in turns; the digits of each product are added, up to the next ten. */
function digitoDaDezena(base: string): string {
  const soma = [...base].reduce((total, digito, i) => {
    const produto = Number(digito) * (i % 2 === 0 ? 1 : 2)
    return total + Math.floor(produto / 10) + (produto % 10)
  }, 0)
  return String((10 - (soma % 10)) % 10)
}
