import type { OrcamentoParado } from '@balcao/dominio/orcamentos/parados'
import { createContext } from 'react'

/**
 * Attendances belong to another feature: whoever joins them says how one begins; null where the person may not. The dialog
 * stands outside the rows, whose clicks would open them.
 */
export const Atender = createContext<((orcamento: OrcamentoParado) => void) | null>(null)
