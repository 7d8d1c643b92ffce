import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  campoCpf,
  campoData,
  campoDocumento,
  campoEmail,
  campoId,
  campoNomeCompleto,
  campoSenhaAtual,
  campoTelefone,
  campoTelefoneComDdd,
  configurarMensagens,
  texto,
} from './validacao.ts'

const OBRIGATORIO = 'Campo obrigatório'
const INVALIDO = 'O campo é inválido'

const mensagens = (schema: z.core.$ZodType, valor: unknown) =>
  z.safeParse(schema, valor).error?.issues.map(({ message }) => message)

it('TIC-04 text keeps one character per line break, however it was sent, and so fits where it was typed', () => {
  const linhas = 'a\n'.repeat(10)
  for (const quebra of ['\n', '\r\n', '\r'])
    expect(z.parse(texto(0, 21), `${linhas.replaceAll('\n', quebra)}b`)).toBe(`${linhas}b`)
})

describe('ready fields', () => {
  const campos = {
    campoCpf,
    campoDocumento,
    campoEmail,
    campoTelefone,
    campoTelefoneComDdd,
    campoNomeCompleto,
    campoData,
    campoId,
    campoSenhaAtual,
  }

  it.each([
    ['campoCpf', '529.982.247-25', '52998224725'],
    ['campoDocumento', ' 12.abc.345/01de-35 ', '12ABC34501DE35'],
    ['campoDocumento', '529.982.247-25', '52998224725'],
    ['campoEmail', ' maria@exemplo.com ', 'maria@exemplo.com'],
    ['campoTelefone', '3333-4444', '3333-4444'],
    ['campoTelefoneComDdd', '(11) 987654321', '(11) 987654321'],
    ['campoNomeCompleto', ' Maria Silva ', 'Maria Silva'],
    ['campoData', '2024-02-29', '2024-02-29'],
    ['campoSenhaAtual', ' com espaços ', ' com espaços '],
    ['campoId', '12', 12],
    ['campoId', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ] as const)('GER-03 %s takes %j as %j', (campo, valor, esperado) => {
    expect(z.parse<z.core.$ZodType>(campos[campo], valor)).toBe(esperado)
  })

  it.each([
    ['campoCpf', '52998224726', INVALIDO],
    ['campoCpf', '11222333000181', INVALIDO],
    ['campoDocumento', '11222333000182', INVALIDO],
    ['campoEmail', 'maria', 'Formato de e-mail inválido'],
    ['campoTelefone', '123', INVALIDO],
    ['campoTelefoneComDdd', '3333-4444', INVALIDO],
    ['campoNomeCompleto', 'Maria', INVALIDO],
    ['campoData', '2026-02-29', 'Data inválida'],
    ['campoData', '01/03/2026', 'Data inválida'],
    ['campoSenhaAtual', 'x'.repeat(51), 'Informe no máximo 50 caracteres'],
    ['campoId', 'abc', INVALIDO],
    ['campoId', '1.5', INVALIDO],
    ['campoId', 0, INVALIDO],
    ['campoId', -1, INVALIDO],
    ['campoId', Number.MAX_SAFE_INTEGER + 1, INVALIDO],
    ['campoId', '99999999999999999999', INVALIDO],
    ['campoId', true, INVALIDO],
    ['campoId', [5], INVALIDO],
  ] as const)('GER-04 %s refuses %j with one message', (campo, valor, mensagem) => {
    expect(mensagens(campos[campo], valor)).toEqual([mensagem])
  })

  it.each(Object.entries(campos))('GER-04 %s left empty is required', (_campo, schema) => {
    expect(mensagens(schema, undefined)).toEqual([OBRIGATORIO])
    expect(mensagens(schema, null)).toEqual([OBRIGATORIO])
    expect(mensagens(schema, '')).toEqual([OBRIGATORIO])
  })
})

describe('texto', () => {
  it.each([
    [campoNomeCompleto, `Ana ${'a'.repeat(117)}`, ['Informe no máximo 120 caracteres']],
    [texto(), '  ', [OBRIGATORIO]],
    [texto(), ' a ', undefined],
    [texto(0), '', undefined],
    [texto(6, 20), '', [OBRIGATORIO]],
    [texto(6, 20), 'curta', ['Informe pelo menos 6 caracteres']],
    [texto(6, 20), 'x'.repeat(21), ['Informe no máximo 20 caracteres']],
    [texto(6, 20), 'x'.repeat(20), undefined],
    [texto(), 7, [INVALIDO]],
  ])('GER-03 length range %#', (schema, valor, esperado) => {
    expect(mensagens(schema, valor)).toEqual(esperado)
  })
})

describe('configurarMensagens', () => {
  beforeAll(configurarMensagens)

  const desde2026 = new Date('2026-03-01T12:00:00Z')

  it.each([
    ['missing', z.string(), undefined, OBRIGATORIO],
    ['wrong type', z.string(), 7, INVALIDO],
    ['e-mail', z.email(), 'maria', 'Formato de e-mail inválido'],
    ['ISO date', z.iso.date(), '2026-02-30', 'Data inválida'],
    ['date', z.date(), 'ontem', 'Data inválida'],
    ['date minimum', z.date().check(z.minimum(desde2026)), new Date(0), 'A data mínima é 01/03/2026'],
    [
      'date maximum',
      z.date().check(z.maximum(desde2026)),
      new Date('2027-01-01'),
      'A data máxima é 01/03/2026',
    ],
    ['regex', z.string().check(z.regex(/^a$/)), 'b', INVALIDO],
    ['empty below minimum', z.string().check(z.minLength(3)), '', OBRIGATORIO],
    ['short', z.string().check(z.minLength(3)), 'ab', 'Informe pelo menos 3 caracteres'],
    ['long', z.string().check(z.maxLength(3)), 'abcd', 'Informe no máximo 3 caracteres'],
    ['exact', z.string().check(z.length(3)), 'ab', 'Informe exatamente 3 caracteres'],
    ['exact, long', z.string().check(z.length(3)), 'abcd', 'Informe exatamente 3 caracteres'],
    ['small', z.number().check(z.minimum(0)), -1, 'O valor mínimo é 0'],
    ['large', z.number().check(z.maximum(10)), 11, 'O valor máximo é 10'],
    ['not above', z.number().check(z.positive()), 0, 'O valor deve ser maior que 0'],
    ['not below', z.number().check(z.lt(10)), 10, 'O valor deve ser menor que 10'],
    ['multiple', z.number().check(z.multipleOf(5)), 7, 'O valor deve ser múltiplo de 5'],
    ['empty list', z.array(z.string()).check(z.minLength(1)), [], OBRIGATORIO],
    ['short list', z.array(z.string()).check(z.minLength(2)), ['a'], 'Informe pelo menos 2 itens'],
    ['long list', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Informe no máximo 1 item'],
    ['no choice', z.enum(['A', 'B']), '', OBRIGATORIO],
    ['unknown choice', z.enum(['A', 'B']), 'C', INVALIDO],
    ['union', z.union([z.literal(1), z.literal(2)]), 3, INVALIDO],
    ['unknown key', z.strictObject({}), { a: 1 }, INVALIDO],
    ['own message wins', z.string().check(z.minLength(3, 'Curto')), 'ab', 'Curto'],
  ])('GER-04 %s', (_caso, schema, valor, esperado) => {
    expect(mensagens(schema, valor)).toEqual([esperado])
  })
})
