import { createContext, useContext } from 'react'

type Consumidor = { ticket: number; documento: string; nome: string; email: string; telefone: string }

/** TIC-12 Makes a customer of whoever opened a ticket, which another feature does; tells which one it became. */
export type CadastrarConsumidor = (consumidor: Consumidor, aoCadastrar: (idCli: number) => void) => void

/** Null where the person may not register customers. */
export const ContextoDeCadastrarConsumidor = createContext<CadastrarConsumidor | null>(null)

export const useCadastrarConsumidor = () => useContext(ContextoDeCadastrarConsumidor)
