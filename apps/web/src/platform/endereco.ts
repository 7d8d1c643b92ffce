import { limparFiltros } from '@balcao/dominio/listas/filtros'

type Valor =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Valor[]
  | { readonly [campo: string]: Valor }

/** Path parameters are written `:name` in a contract. */
export function preencherCaminho(caminho: string, params: object = {}): string {
  const valores = params as Record<string, unknown>
  return caminho.replace(/:(\w+)/g, (_, nome: string) => {
    const valor = valores[nome]
    if (valor === undefined || valor === null || valor === '') throw new Error(`${caminho}: falta ${nome}`)
    return encodeURIComponent(String(valor))
  })
}

/** Fields in bracket form, as the server reads them: `status[]=1`, `empresa[cnae]=…`, `itens[0][motivo]=…`. */
export function* emColchetes(objeto: object): Generator<[campo: string, valor: string]> {
  for (const [nome, valor] of Object.entries(objeto)) yield* campo(nome, valor)
}

function* campo(nome: string, valor: Valor): Generator<[string, string]> {
  if (valor === undefined || valor === null) return
  if (Array.isArray(valor)) {
    for (const [posicao, item] of valor.entries())
      yield* campo(ehObjeto(item) ? `${nome}[${posicao}]` : `${nome}[]`, item)
  } else if (ehObjeto(valor)) {
    for (const [chave, item] of Object.entries(valor)) yield* campo(`${nome}[${chave}]`, item)
  } else yield [nome, String(valor)]
}

function ehObjeto(valor: Valor): valor is { readonly [campo: string]: Valor } | readonly Valor[] {
  return typeof valor === 'object' && valor !== null
}

/** GER-08 The query text of a call, without empty values; empty when nothing is left. */
export function montarQuery(query: object | undefined): string {
  const texto = new URLSearchParams([...emColchetes(limparFiltros(query ?? {}))]).toString()
  return texto && `?${texto}`
}
