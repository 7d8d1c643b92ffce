import type { Esquema } from '@balcao/dominio/contrato'
import * as z from 'zod/mini'
import { LIMITES_DA_ENTRADA } from '../src/platform/http/limites-da-entrada.ts'
import { definicaoDe, faixaDe, maximoDe } from './andar-no-esquema.ts'

/** The largest value that a schema takes, for seeing what it costs; `i` tells items of a list apart. */
export function maiorValor(esquema: Esquema, i = 0): unknown {
  const definicao = definicaoDe(esquema)
  const { type, innerType, options, in: entrada, shape, element, keyType, valueType } = definicao
  switch (type) {
    case 'string':
      return maiorTexto(esquema, i)
    case 'number': {
      const { minimo, maximo } = faixaDe(esquema)
      return Math.max(minimo, maximo - i)
    }
    case 'boolean':
      return false
    case 'array':
      return Array.from({ length: maximoDe(esquema) }, (_, n) => element && maiorValor(element, n))
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).map(([nome, campo]) => [nome, maiorValor(campo, i)]),
      )
    case 'record': {
      const maior = keyType ? maximoDe(keyType) : 0
      const nomes = Array.from({ length: LIMITES_DA_ENTRADA.campos }, (_, n) => `${n}`.padEnd(maior, 'x'))
      return Object.fromEntries(nomes.map((nome) => [nome, valueType && umTexto(valueType)]))
    }
    case 'union':
      // What one of the ways would refuse after all is no value of it.
      return maior(
        (options ?? [])
          .map((opcao) => maiorValor(opcao, i))
          .toSorted(
            (a, b) => Number(z.safeParse(esquema, b).success) - Number(z.safeParse(esquema, a).success),
          )
          .filter((valor, n) => n === 0 || z.safeParse(esquema, valor).success),
      )
    case 'pipe': {
      // A bound of its own is narrower than those of its parts.
      const { maximo } = faixaDe(esquema)
      if (Number.isFinite(maximo)) return maximo - i
      return definicao.out && definicaoDe(definicao.out).type === 'boolean'
        ? 'disabled'
        : entrada && maiorValor(entrada, i)
    }
    case 'enum':
    case 'literal':
      return maior([...(esquema._zod.values ?? [])])
    case 'null':
      return null
    default:
      return innerType && maiorValor(innerType, i)
  }
}

/** Two hundred of the longest lists would not fit in any body. */
const umTexto = (esquema: Esquema) => maiorValor((definicaoDe(esquema).options ?? [esquema])[0] ?? esquema)

/** Letters of two bytes where any text does; otherwise something of the shape that is asked for. */
function maiorTexto(esquema: Esquema, i: number): string {
  const tamanho = maximoDe(esquema)
  const candidatos = [
    'é'.repeat(tamanho),
    `Ana ${'é'.repeat(Math.max(0, tamanho - 4))}`,
    `${111_111_111_111_111 - i}`,
    '1-'.repeat(6),
    '1'.repeat(tamanho),
    '79002-000',
    `ana@${'a.'.repeat(Math.max(0, Math.floor((tamanho - 8) / 2)))}com`,
    '(11) 987654321',
    '529.982.247-25',
    '11.222.333/0001-81',
    '23:59',
    '2026-01',
    '2026-01-15',
    '2026-01-15T12:00:00.000Z',
  ].filter((texto) => texto.length <= tamanho)
  const aceito = candidatos.find((texto) => z.safeParse(esquema, texto).success)
  if (aceito === undefined) throw new Error(`nenhum texto de exemplo serve (até ${tamanho} caracteres)`)
  return aceito
}

const maior = (valores: unknown[]): unknown =>
  valores.reduce((a, b) => (tamanhoDe(b) > tamanhoDe(a) ? b : a), valores[0])

const tamanhoDe = (valor: unknown): number => (JSON.stringify(valor) ?? '').length
