import type { Acao } from '@balcao/dominio/permissoes'
import { type ComponentType, Suspense } from 'react'
import { useSessao } from '../sessao.tsx'

/** One section of a record: its name, who may see it, and what it shows, which is a `Secao` over its own query. */
export type EntradaDeSecao<P> = {
  titulo: string
  acao: Acao
  Conteudo: ComponentType<P & { titulo: string }>
}

type SecoesProps<P> = {
  /** In the order in which they stand. */
  secoes: Readonly<Record<string, EntradaDeSecao<P>>>
  /** What each of them is told: whose sections they are, what to open. */
  de: P
}

/** The sections of a record that the person may see (PER-01); one that is still on its way does not hold up the others. */
export function Secoes<P extends object>({ secoes, de }: SecoesProps<P>) {
  const { pode } = useSessao()
  return Object.entries(secoes)
    .filter(([, { acao }]) => pode(acao))
    .map(([chave, { titulo, Conteudo }]) => (
      <Suspense key={chave}>
        <Conteudo titulo={titulo} {...de} />
      </Suspense>
    ))
}
