import { createContext, useContext } from 'react'

/** SEG-05 The way from the ticket's header to forwarding it, where messages are written. */
export type EncaminharDaqui = () => void

export const ContextoDeEncaminhar = createContext<EncaminharDaqui>(() => {})

export const useEncaminharDaqui = (): EncaminharDaqui => useContext(ContextoDeEncaminhar)
