import type { Numerico } from '@balcao/dominio/formatos/decimal'
import { formatarDinheiro, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import type { ChaveDeParametro, Parametros } from '@balcao/dominio/parametros'
import { useCallback } from 'react'
import { useSessao } from './sessao.tsx'

/** PAR-01 Branch over business over default; a key outside the catalogue does not compile. */
export function useParametro<K extends ChaveDeParametro>(chave: K): Parametros[K] {
  return useSessao().parametros[chave]
}

/** GER-02 Money with the decimals of the branch. */
export function useFormatoDeDinheiro(): (valor: Numerico) => string {
  const casas = useParametro('casasDecimaisDinheiro')
  return useCallback((valor) => formatarDinheiro(valor, casas), [casas])
}

/** GER-02 Percentages with the decimals of the branch. */
export function useFormatoDePercentual(): (valor: Numerico) => string {
  const casas = useParametro('casasDecimaisPercentual')
  return useCallback((valor) => formatarPercentual(valor, casas), [casas])
}

/** GER-14, GER-15 In MB, of one file and of all of them together. */
export const useTamanhoMaximoDeArquivo = () => useParametro('tamanhoMaximoArquivoMb')
