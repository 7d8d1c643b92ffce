import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { apagarRascunho, chaveDoRascunho, guardarRascunho, lerRascunho } from '../../platform/rascunhos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import type { Rascunho } from './rascunho.ts'

/** ADM-03 What was changed and not saved stays here, for this account, when the page is left or read again. */
export function useRascunhoDaMatriz(): [Rascunho, Dispatch<SetStateAction<Rascunho>>] {
  const { colaborador } = useSessao()
  const chave = chaveDoRascunho(colaborador.id, 'matriz-de-permissoes')
  const [rascunho, setRascunho] = useState<Rascunho>(() => new Map(Object.entries(lerRascunho(chave) ?? {})))
  useEffect(() => {
    if (rascunho.size > 0) guardarRascunho(chave, Object.fromEntries(rascunho))
    else apagarRascunho(chave)
  }, [chave, rascunho])
  return [rascunho, setRascunho]
}
