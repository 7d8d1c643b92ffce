type Endereco = Record<string, unknown>

/** Values stay text (`?termo=123` is not a number) and a repeated name is a list; schemas of the routes coerce. */
export function lerEndereco(texto: string): Record<string, string | string[]> {
  const endereco: Record<string, string | string[]> = {}
  for (const [nome, valor] of new URLSearchParams(texto)) {
    const anterior = Object.hasOwn(endereco, nome) ? endereco[nome] : undefined
    endereco[nome] = anterior === undefined ? valor : [anterior, valor].flat()
  }
  return endereco
}

export function escreverEndereco(endereco: Endereco): string {
  const pares = Object.entries(endereco).flatMap(([nome, valor]) =>
    [valor]
      .flat()
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item): [string, string] => [nome, String(item)]),
  )
  const texto = new URLSearchParams(pares).toString()
  return texto && `?${texto}`
}
