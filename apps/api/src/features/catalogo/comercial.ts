import type { AssuntoDoCatalogo } from '@balcao/dominio/catalogo/assuntos'
import type { MaosDoAssunto } from '../ajustes/queries-linhas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { usosDaTransportadora } from './queries-usos-comerciais.ts'

/** ADM-07 Where commercial data is kept, and what would break without one of its rows. */
export const MAOS_COMERCIAIS = {
  transportadora: { tabela: transportadora, usos: usosDaTransportadora },
} as const satisfies Partial<Record<AssuntoDoCatalogo, MaosDoAssunto>>
