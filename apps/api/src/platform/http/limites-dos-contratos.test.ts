import type { Esquema } from '@balcao/dominio/contrato'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { profundidadeDe, semLimite } from '../../../test/andar-no-esquema.ts'
import { maiorValor } from '../../../test/maior-valor.ts'
import { listarRotas } from '../../rotas.ts'
import { LIMITES_DA_ENTRADA } from './limites-da-entrada.ts'

const contratos = listarRotas(() => '').map(({ contrato }) => contrato)
const curto = z.string().check(z.maxLength(5))

describe('SEG-04 limites dos contratos', () => {
  it.each(contratos)('SEG-04 $metodo $caminho: tudo o que aceita tem limite', (contrato) => {
    const partes = Object.entries({ params: contrato.params, query: contrato.query, corpo: contrato.corpo })
    const queixas = partes.flatMap(([parte, esquema]) =>
      esquema ? semLimite(esquema).map((queixa) => `${parte}: ${queixa}`) : [],
    )
    expect(queixas).toEqual([])
    for (const [, esquema] of partes)
      expect(esquema ? profundidadeDe(esquema) : 0).toBeLessThanOrEqual(LIMITES_DA_ENTRADA.colchetes)
  })

  it('SEG-04 o maior corpo de cada contrato cabe no que o servidor lê', () => {
    const comCorpo = contratos.flatMap(({ corpo, caminho }) => (corpo ? [{ corpo, caminho }] : []))
    expect(comCorpo.length).toBeGreaterThan(100)
    for (const { corpo, caminho } of comCorpo) {
      const maior = maiorValor(corpo)
      expect(z.safeParse(corpo, maior).error?.issues.slice(0, 3), caminho).toBeUndefined()
      const json = JSON.stringify(maior)
      expect(Buffer.byteLength(json)).toBeLessThanOrEqual(LIMITES_DA_ENTRADA.bytes)
      expect(json.match(/[,[{]/g)?.length ?? 0).toBeLessThanOrEqual(LIMITES_DA_ENTRADA.valores / 2)
    }
  })

  it.each<[string, Esquema]>([
    ['texto', z.object({ a: z.string() })],
    ['texto só com formato', z.object({ a: z.string().check(z.regex(/^\d+$/)) })],
    ['número', z.object({ a: z.number() })],
    ['número sem mínimo', z.object({ a: z.int().check(z.maximum(9)) })],
    ['número convertido', z.object({ a: z.coerce.number().check(z.int()) })],
    ['lista', z.object({ a: z.array(curto) })],
    [
      'lista com o máximo depois de outra regra',
      z.array(curto).check(
        z.refine(() => true),
        z.maxLength(5),
      ),
    ],
    ['item de lista', z.array(z.string()).check(z.maxLength(5))],
    ['dentro de opcional, nulo e padrão', z.optional(z.nullable(z._default(z.string(), '')))],
    ['uma das alternativas', z.union([curto, z.string()])],
    ['chave de mapa', z.record(z.string(), curto)],
    ['valor de mapa', z.record(curto, z.string())],
    ['qualquer coisa', z.object({ a: z.unknown() })],
    ['o que é só nosso tipo', z.object({ a: z.custom<string>() })],
    ['campos desconhecidos', z.looseObject({ a: curto })],
    ['forma que contém a si mesma', z.lazy(() => curto)],
  ])('SEG-04 a conferência acusa: %s', (_caso, esquema) => {
    expect(semLimite(esquema)).toHaveLength(1)
  })

  it('SEG-04 uma lista longa demais é recusada antes que se olhe um item', () => {
    let olhados = 0
    const item = z.unknown().check(z.refine(() => ++olhados > 0))
    const lista = z.array(item).check(z.minLength(1), z.maxLength(5))
    expect(z.safeParse(lista, Array(6).fill(1)).success).toBe(false)
    expect(olhados).toBe(0)
  })
})
