import { useCallback } from 'react'
import { useSessao } from '../../../../platform/sessao.tsx'
import type { FilialDoTicket } from './ticket-novo.ts'

/** Branches of one company have the same legal name: what tells them apart is what the business calls them. */
export function useNomeDaFilial(): (filial: FilialDoTicket) => { nome: string; detalhe: string } {
  const { filiais } = useSessao()
  return useCallback(
    ({ idFil, razSoc, desc }) => {
      const conhecida = filiais.find((outra) => outra.idFil === idFil)
      if (!conhecida) return { nome: desc || razSoc, detalhe: `Código ${idFil}` }
      return { nome: conhecida.desc, detalhe: `${conhecida.cid}/${conhecida.uf}` }
    },
    [filiais],
  )
}
