import { createContext, useContext } from 'react'
import type { ChaveDaSecao, LugarNaFicha } from './lugar-na-ficha.ts'

/** The record around, for whatever in it leads to one of its sections. */
export type FichaAberta = Pick<LugarNaFicha, 'ir'> & {
  idCli: number
  /** PER-03 Whether the person may go there. */
  alcanca: (secao: ChaveDaSecao) => boolean
  /** What is open in front of the page gives way to where something of the record leads. */
  darLugar: () => void
  /** CLI-08 One was registered in this visit: whoever leaves is no longer asked for it. */
  atendeu: () => void
}

/** A section without a record around it has nowhere to lead, and nobody to tell. */
export const ContextoDaFicha = createContext<FichaAberta>({
  idCli: 0,
  ir: () => {},
  alcanca: () => false,
  darLugar: () => {},
  atendeu: () => {},
})

export const useFichaAberta = (): FichaAberta => useContext(ContextoDaFicha)
