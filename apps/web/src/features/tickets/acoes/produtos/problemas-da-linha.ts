import type { Conferido } from '@balcao/dominio/tickets/requisitos/campos'
import type { FieldError } from 'react-hook-form'

/** By the name of the field in its row. */
export type Problemas = Record<string, string>

const nomeNaLinha = (campo: string) => campo.split('.').at(-1) ?? campo

/** What the rule says of a row as it is now, and what a schema or the server said of its fields before. */
export function problemasDaLinha(
  conclusao: Conferido<object>,
  erros: Partial<Record<string, unknown>> | undefined,
): Problemas {
  const daRegra = 'campos' in conclusao ? (conclusao.campos as Record<string, string>) : {}
  const problemas: Problemas = {}
  for (const [campo, mensagem] of Object.entries(daRegra)) problemas[nomeNaLinha(campo)] = mensagem
  for (const [campo, erro] of Object.entries(erros ?? {})) {
    const { type, message } = (erro ?? {}) as Partial<FieldError>
    // The rule has just been asked again.
    if (message && type !== 'regra') problemas[campo] = message
  }
  return problemas
}
