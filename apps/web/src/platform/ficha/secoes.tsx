import type { Acao } from '@balcao/dominio/permissoes'
import { type ComponentType, useMemo } from 'react'
import { useSessao } from '../sessao.tsx'

/** One section of a record: its name, who may see it, and what it shows, which is a `Secao` over its own query. */
export type EntradaDeSecao<P> = {
  titulo: string
  acao: Acao
  Conteudo: ComponentType<P & { titulo: string }>
}

/** PER-01 The sections of a record that the person may see, in the order in which they stand. */
export function useSecoesPermitidas<C extends string, P>(
  secoes: Readonly<Record<C, EntradaDeSecao<P>>>,
): (EntradaDeSecao<P> & { chave: C })[] {
  const { pode } = useSessao()
  return useMemo(
    () =>
      (Object.entries(secoes) as [C, EntradaDeSecao<P>][])
        .filter(([, { acao }]) => pode(acao))
        .map(([chave, entrada]) => ({ chave, ...entrada })),
    [secoes, pode],
  )
}
