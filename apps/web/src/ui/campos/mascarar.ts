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

const DIGITOS_DO_TELEFONE = 11
const ZEROS_A_ESQUERDA = /^0+/

/**
 * Numbers copied from elsewhere carry the country code or the zero of a long-distance call, which would be taken for
 * the area code; no area code has a zero.
 */
function digitosDoTelefone(bruto: string): string {
  const comPais = /^\s*\+\s*55/.test(bruto)
  const digitos = bruto.replace(/\D/g, '').replace(ZEROS_A_ESQUERDA, '')
  const semPais = comPais || digitos.length > DIGITOS_DO_TELEFONE ? digitos.replace(/^55/, '') : digitos
  return semPais.replace(ZEROS_A_ESQUERDA, '')
}

const entradaDe = (tipo: TipoDeMascara, bruto: string) =>
  tipo === 'telefone' ? digitosDoTelefone(bruto) : bruto

/** GER-05: masked text and bare characters of what was typed or pasted, masked or not. */
export function mascarar(tipo: TipoDeMascara, bruto: string): { texto: string; semMascara: string } {
  const mascara = mascaraDe(tipo)
  const entrada = entradaDe(tipo, bruto)
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

const contar = (texto: string) => texto.match(/\d/g)?.length ?? 0

/** True for a text with more digits than the mask has places: what is left of it would be another number. */
export function excedeMascara(tipo: TipoDeMascara, bruto: string): boolean {
  const entrada = entradaDe(tipo, bruto)
  return contar(entrada) > contar(mascarar(tipo, entrada).semMascara)
}

type Edicao = { bruto: string; cursor: number }

/** Delete before a separator takes the character after it: the mask would only put the separator back. */
function apagarAdiante(tipo: TipoDeMascara, anterior: string, { bruto, cursor }: Edicao): Edicao {
  if (mascarar(tipo, bruto).texto !== anterior) return { bruto, cursor }
  const apagado = anterior.slice(cursor).search(/[0-9A-Z]/i)
  if (apagado === -1) return { bruto, cursor }
  const posicao = cursor + apagado
  return { bruto: anterior.slice(0, posicao) + anterior.slice(posicao + 1), cursor }
}

/** What the browser left in the input, before the mask. */
export function edicaoDe(
  tipo: TipoDeMascara,
  anterior: string,
  entrada: HTMLInputElement,
  evento: Event,
): Edicao {
  const edicao = { bruto: entrada.value, cursor: entrada.selectionStart ?? entrada.value.length }
  const adiante = evento instanceof InputEvent && evento.inputType === 'deleteContentForward'
  return adiante ? apagarAdiante(tipo, anterior, edicao) : edicao
}
