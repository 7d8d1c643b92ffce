import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  type UseFormSetError,
} from 'react-hook-form'
import * as z from 'zod/mini'

/**
 * Checks a form by a schema, the one of its contract whenever there is one, and then by a rule that sees the fields
 * together. The first message of each field counts.
 */
export function conferirCom<E extends FieldValues, S extends FieldValues>(
  esquema: z.core.$ZodType<S, E>,
  regra: (dados: S) => Record<string, string> = () => ({}),
): Resolver<E, unknown, S> {
  return (valores) => {
    const { success, data, error } = z.safeParse(esquema, valores)
    if (!success) {
      const problemas = error.issues.map(
        ({ path, code, message }) => [path.join('.'), code, message] as const,
      )
      return { values: {}, errors: errosDe<E>(problemas) }
    }
    const recusas = Object.entries(regra(data)).map(
      ([campo, mensagem]) => [campo, 'regra', mensagem] as const,
    )
    return recusas.length === 0 ? { values: data, errors: {} } : { values: {}, errors: errosDe<E>(recusas) }
  }
}

function errosDe<E extends FieldValues>(
  problemas: readonly (readonly [campo: string, tipo: string, mensagem: string])[],
): FieldErrors<E> {
  const erros = {}
  // Backwards, so that the first message is the one that stays.
  for (const [campo, type, message] of problemas.toReversed()) set(erros, campo, { type, message })
  return erros
}

/** Puts what the server refused beside its fields; the first of them takes the focus. */
export function apontarRecusas<E extends FieldValues>(
  campos: Record<string, string>,
  setError: UseFormSetError<E>,
): void {
  for (const [indice, [campo, message]] of Object.entries(campos).entries())
    setError(campo as FieldPath<E>, { type: 'servidor', message }, { shouldFocus: indice === 0 })
}
