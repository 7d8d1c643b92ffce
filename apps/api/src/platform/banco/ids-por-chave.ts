/** Ids by the natural key of their rows; asking for a key that was not written is a defect. */
export function idsPorChave(linhas: readonly { chave: string; id: number }[]): (chave: string) => number {
  const ids = new Map(linhas.map(({ chave, id }) => [chave, id]))
  return (chave) => {
    const id = ids.get(chave)
    if (id === undefined) throw new Error(`Nada foi gravado com a chave ${chave}`)
    return id
  }
}
