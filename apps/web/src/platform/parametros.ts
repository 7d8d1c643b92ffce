import type { ChaveDoNavegador, ParametrosDaFilial } from '@balcao/dominio/parametros'
import { createContext, useContext } from 'react'
import { useSessao } from './sessao.tsx'

/** PAR-01 Around whatever shows one thing (a ticket, an order): below it, parameters are those of its branch. */
export const FilialDaCoisa = createContext<number | null>(null)

/** Of the branch named, else of the thing around, else the one the person works in now. */
export function useFilial(idFil?: number): number | null {
  const daCoisa = useContext(FilialDaCoisa)
  const { filial } = useSessao()
  return idFil ?? daCoisa ?? filial?.idFil ?? null
}

/** PAR-01 Branch over business over default; a key outside the catalogue does not compile. */
export function useParametro<K extends ChaveDoNavegador>(chave: K, idFil?: number): ParametrosDaFilial[K] {
  const { parametrosDa } = useSessao()
  return parametrosDa(useFilial(idFil))[chave]
}

/** GER-14, GER-15 In MB, of one file and of all of them together. */
export const useTamanhoMaximoDeArquivo = (idFil?: number) => useParametro('tamanhoMaximoArquivoMb', idFil)
