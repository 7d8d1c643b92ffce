import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DENTRO, REGRA } from '../../test/preco.ts'
import { Decimal, somar } from '../formatos/decimal.ts'
import type { Cupom } from './cupom.ts'
import { ratearDespesas } from './despesas.ts'
import { precificarDocumento } from './documento.ts'
import { IMPOSTOS_SOMADOS } from './impostos.ts'
import { precificarLinha } from './linha.ts'
import { margemDoDocumento } from './margem.ts'
import { BASES_COM_DESPESAS, type Operacao, type RegraFiscal } from './tributacao.ts'

const FORA: Operacao = { ...DENTRO, ufDestino: 'RJ' }
const COM_FRETE: RegraFiscal = {
  ...REGRA,
  icms: 7,
  mva: 40,
  mvaJaAjustada: true,
  despesasNaBase: ['IPI', 'ICMS', 'ST'],
}

function linha(valor: Decimal | number, regra: RegraFiscal = REGRA, bonificado = false) {
  const pedida = {
    qtde: 1,
    fator: 1,
    embalagem: 'UN',
    desconto: null,
    precoDigitado: Number(valor),
    bonificado,
  }
  const base = { tabela: { id: 1, nome: 'Varejo' }, valor: 1, descontoErp: null, promocoes: [] }
  return { precificada: precificarLinha(pedida, base, regra, FORA), regra, bonificado }
}
const precificar = (
  linhas: readonly ReturnType<typeof linha>[],
  { vlFrete = 0 as Decimal | number, vlSeguro = 0 as Decimal | number, cupom = null as Cupom | null } = {},
) => precificarDocumento(linhas, { cupom, vlFrete, vlSeguro, taxaFixa: 0 }, FORA)

it('VEN-02 o total da linha é a mercadoria com IPI, ST, FCP-ST e DIFAL, e sem IBS, CBS e ICMS', () => {
  const regra = { ...REGRA, ipi: 10, mva: 50, mvaJaAjustada: true, fcpSt: 2, adicional: 1, ibs: 5, cbs: 5 }
  // 110 × 1,5 = 165: ST 29,70 − 18,00, FCP-ST 3,30; adicional 1,10.
  expect(precificar([linha(100, regra)]).vlTot.toFixed(2)).toBe('126.10')
})

describe('o frete nas bases', () => {
  it('VEN-02 10.000 + frete de 80 e seguro de 20, 7/18, MVA 40%: a linha leva 1.838,20 de ST, o total também os dois', () => {
    const { linhas, vlTot } = precificar([linha(10_000, COM_FRETE)], { vlFrete: 80, vlSeguro: 20 })
    expect(linhas[0]?.impostos.st.valor.toFixed(2)).toBe('1838.20')
    expect(vlTot.toFixed(2)).toBe('11938.20')
    expect(linhas[0]?.passos.map(({ texto }) => texto)).toContain(
      'Parte do frete e do seguro que entra na base de IPI, ICMS, ST',
    )
  })

  it('VEN-02 rateia-se pelo valor de todas as linhas, também a que não o tributa e a bonificada', () => {
    const { linhas } = precificar([linha(50, COM_FRETE), linha(25), linha(25, COM_FRETE, true)], {
      vlFrete: 10,
    })
    expect(linhas.map(({ despesas }) => despesas.toFixed(2))).toEqual(['5.00', '0.00', '2.50'])
  })

  it('VEN-02 a linha que não o tributa é a mesma de antes, e sem frete todas são', () => {
    const todas = [linha(50, COM_FRETE), linha(25)]
    const antes = todas.map(({ precificada }) => precificada)
    expect(precificar(todas, { vlFrete: 10 }).linhas[1]).toBe(antes[1])
    expect(precificar(todas, { vlFrete: 10 }).linhas[0]).not.toBe(antes[0])
    precificar(todas).linhas.forEach((uma, i) => void expect(uma).toBe(antes[i]))
    expect(ratearDespesas([linha(25)], { vlFrete: 10, vlSeguro: 0 })).toBeNull()
  })

  it('VEN-02 o cupom de tudo não perdoa o imposto do frete', () => {
    const tudo = { codigo: 'X', percentual: 100, valor: null, minimo: 0 }
    const regra = { ...REGRA, ipi: 10, despesasNaBase: ['IPI'] as const }
    const { vlTot } = precificar([linha(100, regra)], { vlFrete: 50, cupom: tudo })
    expect(vlTot.toFixed(2)).toBe('55.00')
  })
})

describe('sempre', () => {
  const aliquota = fc.integer({ min: 0, max: 3000 }).map((c) => c / 100)
  const regra = fc
    .record({
      ipi: aliquota,
      icms: aliquota,
      mva: fc.option(aliquota),
      fcpSt: aliquota,
      pauta: fc.option(aliquota),
      ibs: aliquota,
      despesasNaBase: fc.subarray([...BASES_COM_DESPESAS]),
    })
    .map((campos): RegraFiscal => ({ ...REGRA, ...campos }))
  const centavos = fc.integer({ min: 1, max: 500_000 }).map((c) => new Decimal(c).dividedBy(100))
  const linhas = fc.array(fc.tuple(centavos, regra, fc.boolean()), { minLength: 1, maxLength: 20 })

  it('VEN-02 as partes somam o total até o centavo: linhas, frete, seguro, cupom e bonificação', () => {
    fc.assert(
      fc.property(
        linhas,
        centavos,
        centavos,
        fc.integer({ min: 1, max: 100 }),
        (quais, vlFrete, vlSeguro, percentual) => {
          const pedidas = quais.map((uma) => linha(...uma))
          const cupom = { codigo: 'X', percentual, valor: null, minimo: 0 }
          const feito = precificar(pedidas, { vlFrete, vlSeguro, cupom })
          for (const uma of feito.linhas) {
            const impostos = somar(...IMPOSTOS_SOMADOS.map((nome) => uma.impostos[nome].valor))
            expect(uma.vlTot.equals(uma.mercadoria.plus(impostos))).toBe(true)
          }
          expect(somar(...feito.linhas.map(({ vlTot }) => vlTot)).equals(feito.vlSubTot)).toBe(true)
          const esperado = feito.vlSubTot
            .minus(feito.vlBoni)
            .minus(somar(...feito.partesDoCupom))
            .plus(vlFrete)
            .plus(vlSeguro)
          expect(feito.vlTot.toFixed(2)).toBe(esperado.toFixed(2))
          const partes = ratearDespesas(pedidas, { vlFrete, vlSeguro })
          if (partes) expect(somar(...partes).equals(vlFrete.plus(vlSeguro))).toBe(true)
        },
      ),
    )
  })
})

it('PER-06 do cupom a margem desconta o que sai da mercadoria, e não o imposto que cai com ela', () => {
  const cupom: Cupom = { codigo: 'DEZ', percentual: 10, valor: null, minimo: 0 } as Cupom
  const { descontoCupom, abatimentoCupom } = precificar([linha(100, { ...REGRA, ipi: 20 })], { cupom })
  expect([descontoCupom.toFixed(2), abatimentoCupom.toFixed(2)]).toEqual(['12.00', '10.00'])
  const vendida = { mercadoria: 100, custo: 80, unidades: 1, bonificado: false }
  expect(margemDoDocumento([vendida], abatimentoCupom)?.toFixed(2)).toBe('11.11')
})
