/** FRE-02 By what a leg goes. */
export const MODOS_DE_TRANSPORTE = { RODOVIARIO: 'Rodoviário', AEREO: 'Aéreo', FLUVIAL: 'Fluvial' } as const
export type ModoDeTransporte = keyof typeof MODOS_DE_TRANSPORTE

/** FRE-02 What a table is for: a carrier may have one of each, and each is a quotation of its own. */
export const TIPOS_DE_TABELA = {
  FRACIONADO: 'Carga fracionada',
  LOTACAO: 'Lotação',
  EXPRESSO: 'Expresso',
} as const
export type TipoDeTabela = keyof typeof TIPOS_DE_TABELA

/** What a bracket measures: kilograms to be charged, or cubic metres. */
export type GrandezaDaFaixa = 'PESO' | 'CUBAGEM'

/** Who quotes: our tables, a service outside, or both. */
export const COTADORES = ['TABELA', 'EXTERNO', 'AMBOS'] as const

/** What the tables call themselves as a source: what they said can be asked again at any time. */
export const TABELAS_DE_FRETE = 'Tabelas de frete'
