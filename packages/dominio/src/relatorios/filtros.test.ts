import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  conferirFiltros,
  escreverPeriodo,
  type Filtro,
  lerPeriodo,
  type TipoDeFiltro,
  textoDoFiltro,
  textoDosValores,
} from './filtros.ts'

const filtro = (tipo: TipoDeFiltro, partes: Partial<Filtro> = {}): Filtro => ({
  parametro: 'X',
  label: 'Campo',
  tipo,
  obrigatorio: false,
  opcoes: [],
  valorpadrao: '',
  tamanho: null,
  minimo: null,
  maximo: null,
  limite_dias: null,
  dica: null,
  ...partes,
})

const opcoes = [
  { valor: '1', label: 'Um' },
  { valor: '2', label: 'Dois' },
  { valor: '3', label: 'Três' },
]
const caso = ([campo, recebido, esperado]: unknown[]) => ({
  tipo: (campo as Filtro).tipo,
  campo: campo as Filtro,
  recebido,
  esperado,
})
const ate30 = filtro('DATERANGE', { limite_dias: 30 })
const invalido = 'O campo é inválido'

describe('conferirFiltros', () => {
  it.each(
    [
      [filtro('TEXT'), ' café ', 'café'],
      [filtro('TEXTAREA'), '1\r\n2', '1\n2'],
      [filtro('NUMBER', { minimo: 1, maximo: 90 }), 30, '30'],
      [filtro('NUMBER'), '007', '7'],
      [filtro('SELECT', { opcoes }), '2', '2'],
      [filtro('RADIO', { opcoes }), '3', '3'],
      [filtro('MULTISELECT', { opcoes }), ['3', '1', '3'], ['1', '3']],
      [filtro('MULTISELECT', { opcoes }), '2', ['2']],
      [filtro('CHECKBOX'), true, 'true'],
      [filtro('DATE'), '2026-02-28', '2026-02-28'],
      [ate30, '2026-01-01..2026-01-31', '2026-01-01..2026-01-31'],
      [filtro('DATERANGE'), '2026-01-01..', '2026-01-01..'],
    ].map(caso),
  )('REL-01 $tipo aceita $recebido como $esperado', ({ campo, recebido, esperado }) => {
    expect(conferirFiltros([campo], { X: recebido })).toEqual({ valores: { X: esperado } })
  })

  it.each(
    [
      [filtro('TEXT', { tamanho: 3 }), 'quatro', 'Informe no máximo 3 caracteres'],
      [filtro('TEXT'), ['a'], invalido],
      [filtro('NUMBER', { minimo: 1 }), '0', 'O valor mínimo é 1'],
      [filtro('NUMBER', { maximo: 90 }), 91, 'O valor máximo é 90'],
      [filtro('NUMBER'), '1.5', invalido],
      [filtro('NUMBER'), '1e3', invalido],
      [filtro('SELECT', { opcoes }), '9', invalido],
      [filtro('RADIO', { opcoes }), 'Um', invalido],
      [filtro('MULTISELECT', { opcoes }), ['1', '9'], invalido],
      [filtro('CHECKBOX'), 'sim', invalido],
      [filtro('DATE'), '2026-02-30', 'Data inválida'],
      [ate30, '2026-01-01..2026-02-01', 'O período máximo é de 30 dias'],
      [filtro('DATERANGE', { obrigatorio: true }), '2026-01-01..', 'Campo obrigatório'],
      [ate30, '2026-01-31..2026-01-01', 'A data final vem antes da inicial'],
      [ate30, '2026-01-31..', 'Informe as duas datas do período'],
      [ate30, '2026-01-31', 'Data inválida'],
      [ate30, '2026-01-01..2026-01-02..2026-01-03', 'Data inválida'],
    ].map(caso),
  )('REL-01 $tipo recusa $recebido: $esperado', ({ campo, recebido, esperado }) => {
    expect(conferirFiltros([campo], { X: recebido })).toEqual({ campos: { X: esperado } })
  })

  it.each(['', null, undefined, '  '])('REL-01 vazio (%j) só falta onde é obrigatório', (recebido) => {
    expect(conferirFiltros([filtro('TEXT')], { X: recebido })).toEqual({ valores: {} })
    expect(conferirFiltros([filtro('TEXT', { obrigatorio: true })], { X: recebido })).toEqual({
      campos: { X: 'Campo obrigatório' },
    })
  })

  it('REL-01 uma caixa desmarcada é como se não existisse; obrigatória, tem de ser marcada', () => {
    expect(conferirFiltros([filtro('CHECKBOX')], { X: false })).toEqual({ valores: {} })
    expect(conferirFiltros([filtro('CHECKBOX', { obrigatorio: true })], { X: 'false' })).toHaveProperty(
      'campos',
    )
  })

  it('REL-01 o que o relatório não tem fica de fora', () => {
    expect(conferirFiltros([filtro('TEXT')], { X: 'a', OUTRO: 'b' })).toEqual({ valores: { X: 'a' } })
    expect(conferirFiltros([filtro('TEXT', { parametro: 'toString' })], {})).toEqual({ valores: {} })
  })

  it('REL-01 o que foi aceito é aceito de novo, igual', () => {
    const campos = [filtro('TEXT', { parametro: 'T' }), filtro('MULTISELECT', { parametro: 'M', opcoes })]
    fc.assert(
      fc.property(fc.string(), fc.subarray(['1', '2', '3']), (T, M) => {
        const lido = conferirFiltros(campos, { T, M })
        if ('valores' in lido) expect(conferirFiltros(campos, lido.valores)).toEqual(lido)
      }),
    )
  })
})

describe('textos dos filtros', () => {
  it.each(
    [
      [filtro('CHECKBOX'), 'true', 'Sim'],
      [filtro('NUMBER'), '12000', '12.000'],
      [filtro('DATE'), '2026-11-15', '15/11/2026'],
      [filtro('DATERANGE'), '2026-11-01..2026-11-15', '01/11/2026 a 15/11/2026'],
      [filtro('DATERANGE'), '2026-11-01..', 'a partir de 01/11/2026'],
      [filtro('DATERANGE'), '..2026-11-15', 'até 15/11/2026'],
      [filtro('SELECT', { opcoes }), '2', 'Dois'],
      [filtro('MULTISELECT', { opcoes }), ['1', '3'], 'Um, Três'],
      [filtro('TEXT'), 'café', 'café'],
    ].map(caso),
  )('REL-01 $tipo $recebido se lê $esperado', ({ campo, recebido, esperado }) => {
    expect(textoDoFiltro(campo, recebido as string)).toBe(esperado)
  })

  it('REL-01 período: ida e volta', () => {
    for (const texto of ['2026-11-01..2026-11-15', '..2026-11-15', '2026-11-01..', ''])
      expect(escreverPeriodo(lerPeriodo(texto))).toBe(texto)
    expect(lerPeriodo(undefined)).toEqual({ de: null, ate: null })
  })

  it('REL-01 a ordem em que os valores chegam não muda o texto assinado; os valores mudam', () => {
    expect(textoDosValores({ B: '1', A: ['2'] })).toBe(textoDosValores({ A: ['2'], B: '1' }))
    expect(textoDosValores({ A: '1' })).not.toBe(textoDosValores({ A: ['1'] }))
    expect(textoDosValores({ A: '1,2' })).not.toBe(textoDosValores({ A: '1', B: '2' }))
  })
})
