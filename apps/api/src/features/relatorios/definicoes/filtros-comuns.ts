import { PARAMETRO_DO_CLIENTE } from '@balcao/dominio/relatorios/contratos'
import type { Padrao } from '@balcao/dominio/relatorios/valores-padrao'
import type { FiltroDeclarado } from '../definicao.ts'

// A year and a day, so that a whole leap year fits.
const UM_ANO_DIAS = 366

export const FILIAL = {
  parametro: 'FILIAL',
  label: 'Filiais',
  tipo: 'MULTISELECT',
  opcoes: 'FILIAIS',
  dica: 'Todas',
} as const satisfies FiltroDeclarado

/** CLI-09 Whose report it is: the panel shows a picker for it, a customer's page fills it in. */
export const DO_CLIENTE = {
  parametro: PARAMETRO_DO_CLIENTE,
  label: 'Código do cliente',
  tipo: 'NUMBER',
  obrigatorio: true,
  minimo: 1,
  tamanho: 15,
} as const satisfies FiltroDeclarado

export const REPRESENTANTE = {
  parametro: 'REPRESENTANTE',
  label: 'Representantes',
  tipo: 'MULTISELECT',
  opcoes: 'REPRESENTANTES',
  dica: 'Todos',
} as const satisfies FiltroDeclarado

/** One of several ways to add the same rows up; the first unless another is chosen. */
export const agruparPor = (grupos: Record<string, string>): FiltroDeclarado => ({
  parametro: 'AGRUPAR',
  label: 'Agrupar por',
  tipo: 'RADIO',
  obrigatorio: true,
  opcoes: Object.entries(grupos).map(([valor, label]) => ({ valor, label })),
  padrao: Object.keys(grupos)[0] ?? '',
})

export const SETOR = {
  parametro: 'SETOR',
  label: 'Setores',
  tipo: 'MULTISELECT',
  opcoes: 'SETORES',
} as const satisfies FiltroDeclarado

export const TIPO_DE_TICKET = {
  parametro: 'TIPO',
  label: 'Tipos de ticket',
  tipo: 'MULTISELECT',
  opcoes: 'TIPOS_DE_TICKET',
} as const satisfies FiltroDeclarado

/** Bounded: a report over all that ever was is not read by anybody, and costs everybody else. */
export const periodo = (label: string, padrao: Padrao = { relativo: 'MES_ATUAL' }): FiltroDeclarado => ({
  parametro: 'PERIODO',
  label,
  tipo: 'DATERANGE',
  obrigatorio: true,
  padrao,
  limiteDias: UM_ANO_DIAS,
})
