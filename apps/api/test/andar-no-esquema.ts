import type { Esquema } from '@balcao/dominio/contrato'

// What zod keeps of a schema, as far as these walks need it.
type Definicao = {
  type: string
  coerce?: boolean
  checks?: { _zod: { def: Regra } }[]
  shape?: Record<string, Esquema>
  catchall?: Esquema
  element?: Esquema
  innerType?: Esquema
  options?: readonly Esquema[]
  in?: Esquema
  out?: Esquema
  keyType?: Esquema
  valueType?: Esquema
}
type Regra = { check: string; value?: number; maximum?: number; length?: number; minimum?: number }

export const definicaoDe = (esquema: Esquema): Definicao => esquema._zod.def as unknown as Definicao

const regrasDe = (esquema: Esquema): Regra[] =>
  (definicaoDe(esquema).checks ?? []).map(({ _zod }) => _zod.def)

/** Characters of a text, items of a list. A list's bound counts only before any other check: after one, its items are parsed first. */
export function maximoDe(esquema: Esquema): number {
  const regras = regrasDe(esquema)
  const primeiraOutra = regras.findIndex(({ check }) => !/_(length|size)$|_equals$/.test(check))
  const contam =
    definicaoDe(esquema).type === 'array' && primeiraOutra >= 0 ? regras.slice(0, primeiraOutra) : regras
  return Math.min(...contam.map(({ maximum, length }) => maximum ?? length ?? Number.POSITIVE_INFINITY))
}

/** Only what the contract says itself: that a number is exact as far as JavaScript counts is no bound. */
export function faixaDe(esquema: Esquema): { minimo: number; maximo: number } {
  const regras = regrasDe(esquema)
  const valores = (nome: string) =>
    regras.filter(({ check }) => check === nome).map(({ value }) => Number(value))
  return { minimo: Math.max(...valores('greater_than')), maximo: Math.min(...valores('less_than')) }
}

/** `z.stringbool`: a closed list of words, like an enum. */
const ehSimOuNao = ({ type, in: entrada, out: saida }: Definicao) =>
  type === 'pipe' &&
  entrada !== undefined &&
  saida !== undefined &&
  definicaoDe(entrada).type === 'string' &&
  definicaoDe(saida).type === 'boolean'

const FECHADOS = new Set(['enum', 'literal', 'boolean', 'null', 'undefined', 'never'])
const ENVOLTORIOS = new Set([
  'optional',
  'nullable',
  'default',
  'prefault',
  'catch',
  'readonly',
  'nonoptional',
])

/** Where a schema takes as much as somebody cares to send: the field, and what it lacks. */
export function semLimite(esquema: Esquema, caminho = ''): string[] {
  const definicao = definicaoDe(esquema)
  const { type } = definicao
  const em = (nome: string) => (caminho ? `${caminho}.${nome}` : nome)
  const queixa = (falta: string) => [`${caminho || '(tudo)'}: ${falta}`]
  if (FECHADOS.has(type) || ehSimOuNao(definicao)) return []
  if (ENVOLTORIOS.has(type) && definicao.innerType) return semLimite(definicao.innerType, caminho)
  switch (type) {
    case 'string':
      return Number.isFinite(maximoDe(esquema)) ? [] : queixa('texto sem tamanho máximo')
    case 'number': {
      const { minimo, maximo } = faixaDe(esquema)
      return Number.isFinite(minimo) && Number.isFinite(maximo) ? [] : queixa('número sem mínimo e máximo')
    }
    case 'array':
      return [
        ...(Number.isFinite(maximoDe(esquema)) ? [] : queixa('lista sem máximo antes dos itens')),
        ...(definicao.element ? semLimite(definicao.element, em('[]')) : []),
      ]
    case 'object':
      return [
        ...Object.entries(definicao.shape ?? {}).flatMap(([nome, campo]) => semLimite(campo, em(nome))),
        ...(definicao.catchall ? semLimite(definicao.catchall, em('*')) : []),
      ]
    // How many keys an object may have is bounded for all of them, where the request is read.
    case 'record':
      return [definicao.keyType, definicao.valueType].flatMap((parte) =>
        parte ? semLimite(parte, em('*')) : [],
      )
    case 'union':
      return (definicao.options ?? []).flatMap((opcao) => semLimite(opcao, caminho))
    case 'pipe':
      return definicao.in ? semLimite(definicao.in, caminho) : []
    default:
      return queixa(`aceita qualquer coisa (${type})`)
  }
}

/** Levels of lists and objects in what the schema takes. */
export function profundidadeDe(esquema: Esquema): number {
  const { type, shape, catchall, element, innerType, options, in: entrada, valueType } = definicaoDe(esquema)
  const partes = [
    ...Object.values(shape ?? {}),
    ...(options ?? []),
    ...[catchall, element, innerType, entrada, valueType].filter((parte) => parte !== undefined),
  ]
  const abre = type === 'object' || type === 'array' || type === 'record' ? 1 : 0
  return abre + Math.max(0, ...partes.map(profundidadeDe))
}
