import { useMatches } from '@tanstack/react-router'
import { useSessao } from '../../platform/sessao.tsx'

/** PER-01 Whether the person may do what the open page declares; a page that declares nothing is for everybody. */
export function usePaginaPermitida(): boolean {
  const { pode } = useSessao()
  const acoes = useMatches({
    select: (rotas) => rotas.flatMap(({ staticData: { acao } }) => acao ?? []),
    structuralSharing: true,
  })
  return acoes.every(pode)
}
