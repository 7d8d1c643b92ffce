/** `lista` in pieces of at most `tamanho`. */
export function emLotes<T>(lista: readonly T[], tamanho: number): T[][] {
  return Array.from({ length: Math.ceil(lista.length / tamanho) }, (_, i) =>
    lista.slice(i * tamanho, (i + 1) * tamanho),
  )
}

// PostgreSQL takes 65,535 values in one statement; no table here has more than 40 columns.
const LINHAS_POR_INSERT = 1000

/** One statement per batch, one after the other, and what each answered. */
export async function gravarEmLotes<T, R>(
  linhas: readonly T[],
  gravar: (lote: T[]) => PromiseLike<R>,
): Promise<R[]> {
  const respostas: R[] = []
  for (const lote of emLotes(linhas, LINHAS_POR_INSERT)) respostas.push(await gravar(lote))
  return respostas
}

/** Ids by the natural key of their rows; asking for a key that was not written is a defect. */
export function idsPorChave(linhas: readonly { chave: string; id: number }[]): (chave: string) => number {
  const ids = new Map(linhas.map(({ chave, id }) => [chave, id]))
  return (chave) => {
    const id = ids.get(chave)
    if (id === undefined) throw new Error(`Nada foi gravado com a chave ${chave}`)
    return id
  }
}
