import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { useMemo } from 'react'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'
import { type Sessao, useSessao } from '../sessao.tsx'

/** What a description may ask about who looks, and when. */
export type Contexto = DaSessao & {
  /** PAR-01 Of the branch the person works in. */
  parametros: ParametrosDaFilial
  /** The same instant until the day turns. */
  agora: Date
  hoje: string
}

type DaSessao = Pick<Sessao, 'pode' | 'filiais' | 'filial' | 'parametrosDa'>

export function contextoDe({ pode, filiais, filial, parametrosDa }: DaSessao, hoje: string): Contexto {
  const parametros = parametrosDa(filial?.idFil ?? null)
  return { pode, filiais, filial, parametrosDa, parametros, agora: new Date(), hoje }
}

export function useContexto(): Contexto {
  const { pode, filiais, filial, parametrosDa } = useSessao()
  const hoje = useDiaAtual()
  return useMemo(
    () => contextoDe({ pode, filiais, filial, parametrosDa }, hoje),
    [pode, filiais, filial, parametrosDa, hoje],
  )
}
