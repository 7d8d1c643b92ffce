/** Not longer than that, and never half a character: a JSON column of the database takes none, and a screen shows it as a hole. */
export function cortar(texto: string, maximo: number): string {
  const cabe = texto.length <= maximo ? texto : texto.slice(0, maximo).replace(/[\uD800-\uDBFF]$/, '')
  // One that came so is marked where it was.
  return cabe.toWellFormed()
}
