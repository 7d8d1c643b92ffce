import type { Numerico } from '@balcao/dominio/formatos/decimal'
import {
  formatarDinheiro,
  formatarPercentual,
  formatarPrecoUnitario,
} from '@balcao/dominio/formatos/dinheiro'
import { useCallback, useMemo } from 'react'
import { useFilial } from './parametros.ts'
import { type Sessao, useSessao } from './sessao.tsx'

// Apart from the other parameters: the decimal library behind it is for pages that show money.

/** A value of one branch in a list of several brings its branch along. */
type Formato = (valor: Numerico, idFil?: number) => string

/** GER-02 Money with the decimals of the branch, outside a component. */
export const formatoDeDinheiro =
  (parametrosDa: Sessao['parametrosDa'], filial: number | null): Formato =>
  (valor, idFil) =>
    formatarDinheiro(valor, parametrosDa(idFil ?? filial).casasDecimaisDinheiro)

/** GER-02 Money with the decimals of the branch. */
export function useFormatoDeDinheiro(): Formato {
  const { parametrosDa } = useSessao()
  const filial = useFilial()
  return useMemo(() => formatoDeDinheiro(parametrosDa, filial), [parametrosDa, filial])
}

/** VEN-02 Unit prices with the decimals they are multiplied by. */
export function useFormatoDePrecoUnitario(): Formato {
  const { parametrosDa } = useSessao()
  const filial = useFilial()
  return useCallback(
    (valor, idFil) => formatarPrecoUnitario(valor, parametrosDa(idFil ?? filial).casasDecimaisDinheiro),
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
