/** A word of the draft for what is not in force yet. */
export function chaveNova(itens: readonly { chave: string }[]): string {
  const usadas = new Set(itens.map(({ chave }) => chave))
  let numero = itens.length + 1
  while (usadas.has(`novo-${numero}`)) numero++
  return `novo-${numero}`
}
