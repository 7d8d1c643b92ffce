import { useSessao } from '../../platform/sessao.tsx'

/** The branch the list narrows by too: who has a single one is not narrowed by it. */
export function useFilialDosTickets(): number | undefined {
  const { filial, filiais } = useSessao()
  return filiais.length > 1 ? filial?.idFil : undefined
}
