import type { Numerico } from '@balcao/dominio/formatos/decimal'
import { formatarDinheiro, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import type { ChaveDoNavegador, ParametrosDaFilial } from '@balcao/dominio/parametros'
import { createContext, useCallback, useContext } from 'react'
import { useSessao } from './sessao.tsx'

/** PAR-01 Around whatever shows one thing (a ticket, an order): below it, parameters are those of its branch. */
export const FilialDaCoisa = createContext<number | null>(null)

/** Of the branch named, else of the thing around, else the one the person works in now. */
function useFilial(idFil?: number): number | null {
  const daCoisa = useContext(FilialDaCoisa)
  const { filial } = useSessao()
  return idFil ?? daCoisa ?? filial?.idFil ?? null
}

/** PAR-01 Branch over business over default; a key outside the catalogue does not compile. */
export function useParametro<K extends ChaveDoNavegador>(chave: K, idFil?: number): ParametrosDaFilial[K] {
  const { parametrosDa } = useSessao()
  return parametrosDa(useFilial(idFil))[chave]
}

/** A value of one branch in a list of several brings its branch along. */
type Formato = (valor: Numerico, idFil?: number) => string

/** GER-02 Money with the decimals of the branch. */
export function useFormatoDeDinheiro(): Formato {
  const { parametrosDa } = useSessao()
  const filial = useFilial()
  return useCallback(
    (valor, idFil) => formatarDinheiro(valor, parametrosDa(idFil ?? filial).casasDecimaisDinheiro),
    [parametrosDa, filial],
  )
}

/** GER-02 Percentages with the decimals of the branch. */
export function useFormatoDePercentual(): Formato {
  const { parametrosDa } = useSessao()
  const filial = useFilial()
  return useCallback(
    (valor, idFil) => formatarPercentual(valor, parametrosDa(idFil ?? filial).casasDecimaisPercentual),
    [parametrosDa, filial],
  )
}

/** GER-14, GER-15 In MB, of one file and of all of them together. */
export const useTamanhoMaximoDeArquivo = (idFil?: number) => useParametro('tamanhoMaximoArquivoMb', idFil)
