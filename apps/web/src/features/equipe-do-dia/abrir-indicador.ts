import type { PessoaDoDia } from '@balcao/dominio/equipe-do-dia/campos'
import type { Indicador } from '@balcao/dominio/equipe-do-dia/indicadores'
import { createContext } from 'react'

/** What is behind a figure: of one person, or of all that the filters leave. */
export type Aberto = { indicador: Indicador; pessoa?: Pick<PessoaDoDia, 'id' | 'nome'> }

export const AbrirIndicador = createContext<(aberto: Aberto) => void>(() => {})
