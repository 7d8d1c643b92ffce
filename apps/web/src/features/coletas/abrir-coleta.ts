import { createContext } from 'react'

/** Opens an order over the page, from wherever inside it. */
export const AbrirColeta = createContext<(coleta: number) => void>(() => {})
