// What was done to a draft, to be undone and done again. What one types in a field is undone at once, not letter by letter.

export type Historico<T> = { antes: readonly T[]; agora: T; depois: readonly T[]; digitado: string | null }

const MAXIMO_DE_PASSOS = 100

export const comecarHistorico = <T>(agora: T): Historico<T> => ({
  antes: [],
  agora,
  depois: [],
  digitado: null,
})

export function fazer<T>(historico: Historico<T>, novo: T): Historico<T> {
  const mudados = textosMudados(historico.agora, novo)
  if (mudados?.length === 0) return historico
  const digitado = mudados?.length === 1 ? (mudados[0] ?? null) : null
  const continua = digitado !== null && digitado === historico.digitado
  return {
    antes: continua ? historico.antes : [...historico.antes, historico.agora].slice(-MAXIMO_DE_PASSOS),
    agora: novo,
    depois: [],
    digitado,
  }
}

export function desfazer<T>({ antes, agora, depois }: Historico<T>): Historico<T> | null {
  const [anterior] = antes.slice(-1)
  return antes.length === 0
    ? null
    : { antes: antes.slice(0, -1), agora: anterior as T, depois: [agora, ...depois], digitado: null }
}

export function refazer<T>({ antes, agora, depois }: Historico<T>): Historico<T> | null {
  const [seguinte, ...resto] = depois
  return depois.length === 0
    ? null
    : { antes: [...antes, agora], agora: seguinte as T, depois: resto, digitado: null }
}

export const igual = (um: unknown, outro: unknown): boolean => textosMudados(um, outro)?.length === 0

/** Where two of the same form say other words; null where they differ in anything else. */
function textosMudados(um: unknown, outro: unknown, onde = ''): string[] | null {
  if (um === outro) return []
  if (typeof um === 'string' && typeof outro === 'string') return [onde]
  if (typeof um !== 'object' || typeof outro !== 'object' || !um || !outro) return null
  // What comes back from the server has its fields in another order.
  const [chaves, outras] = [Object.keys(um).toSorted(), Object.keys(outro).toSorted()]
  if (chaves.join() !== outras.join()) return null
  const dentro = chaves.map((chave) =>
    textosMudados(
      (um as Record<string, unknown>)[chave],
      (outro as Record<string, unknown>)[chave],
      `${onde}/${chave}`,
    ),
  )
  return dentro.includes(null) ? null : dentro.flatMap((textos) => textos ?? [])
}
