/** CAD-08 Adding what is already there takes it out; equal is what reads the same, whatever its capitals and spaces. */
export function alternar<T extends Record<string, string>>(lista: readonly T[], item: T): T[] {
  const igual = retrato(item)
  const sem = lista.filter((outro) => retrato(outro) !== igual)
  return sem.length < lista.length ? sem : [...lista, item]
}

const retrato = (item: Record<string, string>): string =>
  JSON.stringify(
    Object.entries(item)
      .map(([campo, valor]) => [
        campo,
        valor
          .trim()
          .toLowerCase()
          .replace(/[().\-\s]/g, ''),
      ])
      .sort(),
  )
