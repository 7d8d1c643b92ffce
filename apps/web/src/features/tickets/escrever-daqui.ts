import type { TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import { createContext, useContext } from 'react'

/** SEG-05, MES-04 The way from the ticket's header, or a key, to where messages are written, for this kind of reader. */
export type EscreverDaqui = (tipo: TipoDeHistorico) => void

export const ContextoDeEscrever = createContext<EscreverDaqui>(() => {})

export const useEscreverDaqui = (): EscreverDaqui => useContext(ContextoDeEscrever)
