import type { ParametroNaTela } from '@balcao/dominio/parametros/contratos'

/** ADM-04 Where what holds comes from: the catalogue, the business, or the branch itself. */
export type Origem = 'PADRAO' | 'NEGOCIO' | 'FILIAL'

export type ValorQueVale = { valor: string; origem: Origem }

const proprio = ({ valores }: ParametroNaTela, idFil: number | null) =>
  valores.find((valor) => valor.idFil === idFil)

/** What was set at that very level, and the version that a change of it must name. */
export function noNivel(parametro: ParametroNaTela, idFil: number | null) {
  const { valor = null, versao = 0 } = proprio(parametro, idFil) ?? {}
  return { valor, versao }
}

/** PAR-01 Branch over business over default. */
export function oQueVale(parametro: ParametroNaTela, idFil: number | null): ValorQueVale {
  const daFilial = idFil === null || parametro.soDoNegocio ? null : noNivel(parametro, idFil).valor
  if (daFilial !== null) return { valor: daFilial, origem: 'FILIAL' }
  const doNegocio = noNivel(parametro, null).valor
  return doNegocio === null
    ? { valor: parametro.padrao, origem: 'PADRAO' }
    : { valor: doNegocio, origem: 'NEGOCIO' }
}

/** What would hold there if nothing were set. */
export const oQueHerda = (parametro: ParametroNaTela, idFil: number | null): ValorQueVale =>
  idFil === null ? { valor: parametro.padrao, origem: 'PADRAO' } : oQueVale(parametro, null)

/** Somebody set it somewhere. */
export const foiMudado = ({ valores }: ParametroNaTela): boolean =>
  valores.some(({ valor }) => valor !== null)
