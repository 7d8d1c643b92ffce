import { useEffect, useRef, useState } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { apagarRascunho, chaveDoRascunho, guardarRascunho, lerRascunho } from './rascunhos.ts'
import { useSessao } from './sessao.tsx'

type Rascunho = {
  /** Something was left unsaved here before; the person decides about it. */
  oferecido: boolean
  recuperar(): void
  descartar(): void
  /** What was typed has been delivered: nothing is left to keep, whatever the form still shows. */
  concluir(): void
}

/**
 * What is being typed in a form survives a session that ends: it is kept in this browser under the account, offered
 * when the form opens again, and deleted when the form is saved or goes back to what it was. Never for passwords.
 */
export function useRascunho<E extends FieldValues, C, S>(
  formulario: string,
  { control, formState, setValue }: UseFormReturn<E, C, S>,
): Rascunho {
  const { colaborador } = useSessao()
  const chave = chaveDoRascunho(colaborador.id, formulario)
  const [oferta, setOferta] = useState(() => lerRascunho<E>(chave))
  const valores = useWatch({ control })
  const { isDirty } = formState
  const concluido = useRef(false)

  useEffect(() => {
    if (oferta || concluido.current) return
    if (isDirty) guardarRascunho(chave, valores)
    else apagarRascunho(chave)
  }, [oferta, isDirty, valores, chave])

  return {
    oferecido: oferta !== null,
    recuperar() {
      for (const [campo, valor] of Object.entries(oferta ?? {}))
        setValue(campo as FieldPath<E>, valor as FieldPathValue<E, FieldPath<E>>, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: true,
        })
      setOferta(null)
    },
    descartar: () => setOferta(null),
    concluir() {
      concluido.current = true
      apagarRascunho(chave)
    },
  }
}
