import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import type { Termo } from './termo.ts'
import { centavos, emReais } from './termo.ts'
import type { GrandezaDaFaixa } from './tipos.ts'

export type Faixa = { grandeza: GrandezaDaFaixa; ate: Numerico; valor: Numerico }

export type TarifaDoPeso = {
  /** Kilograms that a cubic metre counts as. */
  cubagem: Numerico
  faixas: readonly Faixa[]
  /** Of what goes beyond the last bracket; of everything, where there are none. */
  excedenteKg: Numerico
  excedenteM3: Numerico
}

type Volume = { peso: Numerico; m3: Numerico }

/** FRE-04 The greater of the real weight and what the volume counts as. */
export function pesoTaxado({ peso, m3 }: Volume, cubagem: Numerico): { peso: Decimal; cubado: boolean } {
  const cubico = new Decimal(m3).times(cubagem)
  return cubico.gt(peso) ? { peso: cubico, cubado: true } : { peso: new Decimal(peso), cubado: false }
}

const UNIDADE: Record<GrandezaDaFaixa, string> = { PESO: 'kg', CUBAGEM: 'm³' }

function porFaixa(grandeza: GrandezaDaFaixa, medida: Decimal, faixas: readonly Faixa[], excedente: Numerico) {
  const unidade = UNIDADE[grandeza]
  const mede = (quanto: Numerico) => `${formatarNumero(quanto)} ${unidade}`
  const suas = faixas
    .filter((faixa) => faixa.grandeza === grandeza)
    .toSorted((a, b) => new Decimal(a.ate).comparedTo(b.ate))
  const cabe = suas.find(({ ate }) => medida.lte(ate))
  if (cabe) return { valor: centavos(cabe.valor), base: `${mede(medida)}, na faixa de até ${mede(cabe.ate)}` }
  const ultima = suas.at(-1)
  const alem = medida.minus(ultima?.ate ?? 0)
  const valor = centavos(alem.times(excedente).plus(ultima?.valor ?? 0))
  const conta = `${mede(alem)} × ${emReais(excedente)}`
  return {
    valor,
    base: ultima ? `${emReais(ultima.valor)} até ${mede(ultima.ate)}, mais ${conta}` : conta,
  }
}

/** FRE-04 What the load costs by its weight or by its volume, whichever is more, and how that was found. */
export function fretePeso(volume: Volume, tarifa: TarifaDoPeso): { taxado: Decimal; termo: Termo } {
  const { cubagem, faixas, excedenteKg, excedenteM3 } = tarifa
  const { peso, cubado } = pesoTaxado(volume, cubagem)
  const pelaMassa = porFaixa('PESO', peso, faixas, excedenteKg)
  const peloVolume = porFaixa('CUBAGEM', new Decimal(volume.m3), faixas, excedenteM3)
  if (peloVolume.valor.gt(pelaMassa.valor))
    return { taxado: peso, termo: { termo: 'Frete por cubagem', ...peloVolume } }
  const cubagemDita = cubado
    ? ` (peso cubado: ${formatarNumero(volume.m3)} m³ × ${formatarNumero(cubagem)} kg)`
    : ''
  return {
    taxado: peso,
    termo: { termo: 'Frete peso', base: pelaMassa.base + cubagemDita, valor: pelaMassa.valor },
  }
}
