import { useCallback } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'

type Filial = { idFil: number; razSoc: string }

/** Branches of one company have the same legal name: what tells them apart is what the business calls them. */
export function useNomeDaFilial(): (filial: Filial) => { nome: string; detalhe: string } {
  const { filiais } = useSessao()
  return useCallback(
    ({ idFil, razSoc }) => {
      const conhecida = filiais.find((outra) => outra.idFil === idFil)
      if (!conhecida) return { nome: razSoc, detalhe: `Código ${idFil}` }
      return { nome: conhecida.desc, detalhe: `${conhecida.cid}/${conhecida.uf}` }
    },
    [filiais],
  )
}
