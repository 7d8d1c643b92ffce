type Busca = Record<string, unknown>

/** Values stay text (`?termo=123` is not a number) and a repeated name is a list; schemas of the routes coerce. */
export function lerBusca(texto: string): Record<string, string | string[]> {
  const busca: Record<string, string | string[]> = {}
  for (const [nome, valor] of new URLSearchParams(texto)) {
    const anterior = Object.hasOwn(busca, nome) ? busca[nome] : undefined
    busca[nome] = anterior === undefined ? valor : [anterior, valor].flat()
  }
  return busca
}

export function escreverBusca(busca: Busca): string {
  const pares = Object.entries(busca).flatMap(([nome, valor]) =>
    [valor]
      .flat()
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item): [string, string] => [nome, String(item)]),
  )
  const texto = new URLSearchParams(pares).toString()
  return texto && `?${texto}`
}
