/** As many as mail programs look at; the first holds the thread together, the last say where it is. */
const MAXIMO_DE_REFERENCIAS = 10

/** ALC-01 Threading of what is written after these messages of the ticket, oldest first. */
export function fioDepoisDe(anteriores: readonly string[]): {
  emRespostaA: string | null
  referencias: string[]
} {
  const [primeira, ...outras] = anteriores
  if (primeira === undefined) return { emRespostaA: null, referencias: [] }
  return {
    emRespostaA: anteriores.at(-1) ?? null,
    referencias: [primeira, ...outras.slice(1 - MAXIMO_DE_REFERENCIAS)],
  }
}
