import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import { createContext } from 'react'

/** MES-07 Those that two screens are enough for; the first one is proposed. */
export const TiposDaDevolucao = createContext<readonly TipoDeTicketNoFio[]>([])
