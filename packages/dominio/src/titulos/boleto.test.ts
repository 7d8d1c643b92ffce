import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diasEntre, somarDias } from '../formatos/datas.ts'
import {
  codigoDaLinha,
  codigoDeBarrasValido,
  codigoDoBanco,
  decifrarCodigoDeBarras,
  fatorDeVencimento,
  formatarLinhaDigitavel,
  linhaDigitavel,
  montarCodigoDeBarras,
  vencimentoDoFator,
} from './boleto.ts'
import { campoLivreDoItau } from './campo-livre.ts'

const CODIGO = '34196166700000123451101234567880057123457000'
const LINHA = '34191.10121 34567.880058 71234.570001 6 16670000012345'
const ITAU = { agencia: '57', conta: '12345', carteira: '110', nossoNumero: '12345678' }

const digitos = (quantos: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: quantos, maxLength: quantos })
const dia = fc.integer({ min: 0, max: 14_000 }).map((dias) => somarDias('2000-07-03', dias))
const boleto = fc
  .record({
    banco: digitos(3),
    vencimento: dia,
    centavos: fc.integer({ min: 1, max: 9_999_999_999 }),
    campoLivre: digitos(25),
  })
  .map(({ centavos, ...resto }) => ({ ...resto, valor: (centavos / 100).toFixed(2) }))

describe('fator de vencimento', () => {
  it.each([
    ['2000-07-03', '1000'],
    ['2002-05-01', '1667'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-11-15', '1631'],
    ['2026-12-10', '1656'],
  ])('DOC-05 %s é %s', (vencimento, fator) => {
    expect(fatorDeVencimento(vencimento)).toBe(fator)
  })

  it('DOC-05 não há fator para antes de existirem fatores', () => {
    expect(() => fatorDeVencimento('2000-07-02')).toThrow(RangeError)
  })

  it.each([
    ['9999', '2025-02-20', '2025-02-21'],
    ['9999', '2026-11-16', '2025-02-21'],
    ['1000', '2025-02-20', '2025-02-22'],
    ['1656', '2026-11-16', '2026-12-10'],
    ['1667', '2002-04-01', '2002-05-01'],
    ['0000', '2026-11-16', null],
  ])('DOC-05 o fator %s, lido em %s, é %s', (fator, referencia, vencimento) => {
    expect(vencimentoDoFator(fator, referencia)).toBe(vencimento)
  })

  it('DOC-05 o que vence até 3.000 dias antes ou 5.999 depois de quem lê volta a ser o mesmo dia', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: -5999, max: 3000 }), (vencimento, idade) => {
        const referencia = somarDias(vencimento, idade)
        expect(vencimentoDoFator(fatorDeVencimento(vencimento), referencia)).toBe(vencimento)
        expect(Math.abs(diasEntre(vencimento, referencia))).toBe(Math.abs(idade))
      }),
    )
  })
})

describe('código de barras e linha digitável', () => {
  it('DOC-05 o exemplo do Itaú sai dígito por dígito', () => {
    const { campoLivre, digitoDoNossoNumero } = campoLivreDoItau(ITAU)
    expect(digitoDoNossoNumero).toBe('8')
    expect(
      montarCodigoDeBarras({ banco: '341', vencimento: '2002-05-01', valor: '123.45', campoLivre }),
    ).toBe(CODIGO)
    expect(formatarLinhaDigitavel(linhaDigitavel(CODIGO))).toBe(LINHA)
    expect(codigoDaLinha(LINHA)).toBe(CODIGO)
    expect(decifrarCodigoDeBarras(CODIGO, '2002-04-01')).toMatchObject({
      banco: '341',
      vencimento: '2002-05-01',
      campoLivre,
    })
    expect(decifrarCodigoDeBarras(CODIGO, '2002-04-01').valor.toFixed(2)).toBe('123.45')
  })

  it.each([
    ['341', '341-7'],
    ['001', '001-9'],
    ['237', '237-2'],
    ['104', '104-0'],
    ['033', '033-7'],
    ['756', '756-0'],
  ])('DOC-05 o banco %s se escreve %s', (banco, escrito) => {
    expect(codigoDoBanco(banco)).toBe(escrito)
  })

  it('DOC-05 sem vencimento o fator é zero', () => {
    const { campoLivre } = campoLivreDoItau(ITAU)
    const codigo = montarCodigoDeBarras({ banco: '341', vencimento: null, valor: 0, campoLivre })
    expect(codigoDeBarrasValido(codigo)).toBe(true)
    expect(decifrarCodigoDeBarras(codigo, '2026-11-16').vencimento).toBeNull()
  })

  it('DOC-05 vai e volta: barras, linha, vencimento e valor', () => {
    fc.assert(
      fc.property(boleto, (dados) => {
        const codigo = montarCodigoDeBarras(dados)
        expect(codigoDeBarrasValido(codigo)).toBe(true)
        const linha = linhaDigitavel(codigo)
        expect(codigoDaLinha(linha)).toBe(codigo)
        expect(codigoDaLinha(formatarLinhaDigitavel(linha))).toBe(codigo)
        const { valor, ...lido } = decifrarCodigoDeBarras(codigo, dados.vencimento)
        expect({ ...lido, valor: valor.toFixed(2) }).toEqual(dados)
      }),
    )
  })

  it('DOC-05 um dígito trocado não passa, nem nas barras nem na linha', () => {
    const outro = fc.integer({ min: 1, max: 9 })
    const trocar = (texto: string, onde: number, mais: number) =>
      texto.slice(0, onde) + ((Number(texto[onde]) + mais) % 10) + texto.slice(onde + 1)
    fc.assert(
      fc.property(boleto, fc.nat(46), outro, (dados, onde, mais) => {
        const linha = linhaDigitavel(montarCodigoDeBarras(dados))
        // The last two groups have only the general digit, and there three remainders become 1.
        fc.pre(onde < 32 || linha[32] !== '1')
        expect(codigoDaLinha(trocar(linha, onde, mais))).toBeNull()
      }),
    )
    for (let onde = 0; onde < 44; onde++) expect(codigoDeBarrasValido(trocar(CODIGO, onde, 1))).toBe(false)
  })

  it.each(['', '3419', 'x'.repeat(47), `${CODIGO}0`])('DOC-05 %j não é boleto', (texto) => {
    expect(codigoDaLinha(texto)).toBeNull()
    expect(codigoDeBarrasValido(texto)).toBe(false)
  })

  it.each([
    ['valor grande demais', { valor: '100000000.00' }],
    ['valor negativo', { valor: '-1' }],
    ['banco com letras', { banco: '34X' }],
    ['campo livre curto', { campoLivre: '1' }],
  ])('DOC-05 %s não vira barras', (_caso, parte) => {
    const { campoLivre } = campoLivreDoItau(ITAU)
    const dados = { banco: '341', vencimento: '2026-12-10', valor: '1', campoLivre, ...parte }
    expect(() => montarCodigoDeBarras(dados)).toThrow(RangeError)
  })

  it('DOC-05 o que não cabe no campo livre não é cortado', () => {
    expect(() => campoLivreDoItau({ ...ITAU, nossoNumero: '123456789' })).toThrow(RangeError)
    expect(() => campoLivreDoItau({ ...ITAU, conta: '12345-7' })).toThrow(RangeError)
  })
})
