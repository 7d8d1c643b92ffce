import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form'
import * as z from 'zod/mini'

/** Checks a form by a schema, the one of its contract whenever there is one. The first message of each field counts. */
export function conferirCom<E extends FieldValues, S extends FieldValues>(
  esquema: z.core.$ZodType<S, E>,
): Resolver<E, unknown, S> {
  return (valores) => {
    const { success, data, error } = z.safeParse(esquema, valores)
    if (success) return { values: data, errors: {} }
    const erros: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of error.issues)
      erros[path.map(String).join('.')] ??= { type: code, message }
    return { values: {}, errors: erros as FieldErrors<E> }
  }
}

/** Puts what the server refused beside its fields; the first of them takes the focus. */
export function apontarRecusas<E extends FieldValues>(
  campos: Record<string, string>,
  setError: UseFormSetError<E>,
): void {
  for (const [indice, [campo, message]] of Object.entries(campos).entries())
    setError(campo as FieldPath<E>, { type: 'servidor', message }, { shouldFocus: indice === 0 })
}
