import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitoModulo11 } from '../brasil/modulo-11.ts'
import { chaveValida, formatarChave, montarChave, partesDaChave } from './chave.ts'

const COM_LETRAS = '3526050X0J92JY000196570010000006041448679011'
const NUMERICA = montarChave({
  cUF: '35',
  aamm: '2611',
  cnpj: `417502680001${digitos('417502680001')}`,
  modelo: '55',
  serie: 1,
  numero: 48_213,
  tpEmis: '1',
  cNF: '90817263',
})

function digitos(doze: string): string {
  const primeiro = digitoModulo11(doze)
  return primeiro + digitoModulo11(doze + primeiro)
}

const comDigito = (base: string) => base + digitoModulo11(base)

describe('chaveValida', () => {
  it.each([
    ['com letras no CNPJ', COM_LETRAS, true],
    ['numérica', NUMERICA, true],
    ['em grupos de quatro', formatarChave(NUMERICA), true],
    ['em minúsculas', COM_LETRAS.toLowerCase(), true],
    ['com outro dígito', NUMERICA.slice(0, 43) + ((Number(NUMERICA.at(-1)) + 1) % 10), false],
    ['com um caractere a menos', NUMERICA.slice(1), false],
    ['com um caractere a mais', `${NUMERICA}0`, false],
    ['com letra fora do CNPJ', `${NUMERICA.slice(0, 30)}A${NUMERICA.slice(31)}`, false],
    ['de estado que não existe', comDigito(`99${NUMERICA.slice(2, 43)}`), false],
    ['do mês 13', comDigito(`352613${NUMERICA.slice(6, 43)}`), false],
    ['do mês 0', comDigito(`352600${NUMERICA.slice(6, 43)}`), false],
    ['de CNPJ errado', comDigito(`352611${'41750268000100'}${NUMERICA.slice(20, 43)}`), false],
    ['de produtor rural com CPF', comDigito(`352611${'00039053344705'}55920000000015190817263`), true],
    [
      'de CPF fora das séries de pessoa',
      comDigito(`352611${'00039053344705'}55001000000015190817263`),
      false,
    ],
    ['vazia', '', false],
  ])('NOV-09 %s → %s', (_, chave, esperado) => {
    expect(chaveValida(chave)).toBe(esperado)
  })
})

/** Who may issue in each series: companies in any, people with a CPF in those of people alone. */
describe.each<[number, boolean]>([
  [0, false],
  [889, false],
  [890, false],
  [909, false],
  [910, true],
  [919, true],
  [920, true],
  [968, true],
  [969, true],
  [970, false],
  [999, false],
])('NOV-09 a série %i', (serie, dePessoa) => {
  const chaveDe = (emissor: string) =>
    comDigito(`352611${emissor}55${String(serie).padStart(3, '0')}000000015190817263`)

  it(`NOV-09 ${dePessoa ? 'aceita' : 'não aceita'} o CPF de quem emite`, () => {
    expect(partesDaChave(chaveDe('00039053344705'))?.documento ?? null).toBe(dePessoa ? '39053344705' : null)
  })

  it('NOV-09 aceita o CNPJ, que nunca se lê como CPF', () => {
    expect(partesDaChave(chaveDe('11222333000181'))).toMatchObject({ documento: '11222333000181', serie })
  })
})

describe('partesDaChave', () => {
  it('NOV-09 separa uma chave com letras', () => {
    expect(partesDaChave(COM_LETRAS)).toEqual({
      cUF: '35',
      uf: 'SP',
      aamm: '2605',
      documento: '0X0J92JY000196',
      modelo: '57',
      serie: 1,
      numero: 604,
      tpEmis: '1',
      cNF: '44867901',
      digito: '1',
    })
  })

  it('NOV-09 dá o CPF de quem emite como pessoa', () => {
    const chave = comDigito(`352611${'00039053344705'}55920000000015190817263`)
    expect(partesDaChave(chave)?.documento).toBe('39053344705')
  })

  it('não adivinha partes de uma chave inválida', () => {
    expect(partesDaChave(`${NUMERICA.slice(0, 43)}X`)).toBeNull()
  })
})

describe('montarChave', () => {
  it('NOV-09 monta o que partesDaChave separa', () => {
    const base = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((doze) => new Set(doze).size > 1)
    fc.assert(
      fc.property(
        base,
        fc.constantFrom('35', '31', '53', '11'),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 889 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.stringMatching(/^\d{8}$/),
        (doze, cUF, mes, serie, numero, cNF) => {
          const cnpj = doze + digitos(doze)
          const aamm = `26${String(mes).padStart(2, '0')}`
          const dados = { cUF, aamm, cnpj, modelo: '55', serie, numero, tpEmis: '1', cNF }
          const { cnpj: documento, ...resto } = dados
          expect(partesDaChave(montarChave(dados))).toMatchObject({ documento, ...resto })
        },
      ),
    )
  })

  it.each([
    ['número zero', { numero: 0 }],
    ['número de dez dígitos', { numero: 1_000_000_000 }],
    ['série de quatro dígitos', { serie: 1000 }],
    ['CNPJ errado', { cnpj: '11222333000182' }],
    ['código numérico curto', { cNF: '123' }],
  ])('recusa %s', (_, parte) => {
    const dados = {
      cUF: '35',
      aamm: '2611',
      cnpj: '11222333000181',
      modelo: '55',
      serie: 1,
      numero: 1,
      tpEmis: '1',
      cNF: '12345678',
    }
    expect(() => montarChave(dados)).not.toThrow()
    expect(() => montarChave({ ...dados, ...parte })).toThrow(RangeError)
  })
})

describe('formatarChave', () => {
  it.each([
    [COM_LETRAS, '3526 050X 0J92 JY00 0196 5700 1000 0006 0414 4867 9011'],
    ['3526 050X', '3526 050X'],
    ['', ''],
  ])('%s → %s', (valor, esperado) => {
    expect(formatarChave(valor)).toBe(esperado)
  })
})
