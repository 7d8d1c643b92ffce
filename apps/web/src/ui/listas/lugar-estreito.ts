import { createContext, useContext } from 'react'
import { useCelular } from './use-celular.ts'

/** A list that shares the screen with something else has no more room than on a phone. */
export const LugarEstreito = createContext(false)

/** Whether rows are cards here, and filters a drawer. */
export function useEstreito(): boolean {
  const celular = useCelular()
  return useContext(LugarEstreito) || celular
}
