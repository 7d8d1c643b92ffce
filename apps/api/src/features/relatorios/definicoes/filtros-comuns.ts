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
