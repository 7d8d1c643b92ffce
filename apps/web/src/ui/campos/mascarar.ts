import { MASCARAS } from '@balcao/dominio/formatos/mascaras'
import { Mask } from 'maska'

export type TipoDeMascara = keyof typeof MASCARAS

const prontas = new Map<TipoDeMascara, Mask>()

function mascaraDe(tipo: TipoDeMascara): Mask {
  const pronta = prontas.get(tipo)
  if (pronta) return pronta
  const nova = new Mask(MASCARAS[tipo])
  prontas.set(tipo, nova)
  return nova
}

// Numbers copied from a messenger carry the country code, which would be taken for the area code.
const CODIGO_DO_PAIS = /^\s*\+\s*55/

/** GER-05: masked text and bare characters of what was typed or pasted, masked or not. */
export function mascarar(tipo: TipoDeMascara, bruto: string): { texto: string; semMascara: string } {
  const mascara = mascaraDe(tipo)
  const entrada = tipo === 'telefone' ? bruto.replace(CODIGO_DO_PAIS, '') : bruto
  return { texto: mascara.masked(entrada), semMascara: mascara.unmasked(entrada) }
}

/** Where the cursor belongs in the masked text: after as many typed characters as it had before it. */
export function posicaoDoCursor(tipo: TipoDeMascara, bruto: string, cursor: number): number {
  const { texto } = mascarar(tipo, bruto)
  if (cursor >= bruto.length) return texto.length
  const antes = mascarar(tipo, bruto.slice(0, cursor)).semMascara.length
  if (antes === 0) return 0
  for (let fim = 1; fim < texto.length; fim++) {
    if (mascarar(tipo, texto.slice(0, fim)).semMascara.length >= antes) return fim
  }
  return texto.length
}
