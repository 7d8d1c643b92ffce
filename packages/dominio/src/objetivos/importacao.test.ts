import { describe, expect, it } from 'vitest'
import { lerMes, lerObjetivosColados, MAXIMO_DE_LINHAS } from './importacao.ts'

const uma = (...campos: string[]) => campos.join('\t')

describe('GES-01 metas coladas', () => {
  it('GES-01 de uma planilha, com título, e de um CSV', () => {
    const { lidas, recusadas } = lerObjetivosColados(
      [
        uma('Mês', 'Alcance', 'De quem', 'Objetivo', 'Marca', 'Meta'),
        uma('11/2026', 'Vendedor', 'Márcia Leal', 'Valor vendido', '', 'R$ 25.000,50'),
        '',
        '2026-11;equipe;"1234";positivacao;;40',
        uma('01/12/2026', 'FILIAL', 'Matriz', 'Mix de produtos', 'Aurora', '12'),
      ].join('\r\n'),
    )
    expect(recusadas).toEqual([])
    expect(lidas.map(({ texto: _, ...lida }) => lida)).toEqual([
      {
        linha: 2,
        mes: '2026-11',
        escopo: 'VENDEDOR',
        alvo: 'Márcia Leal',
        tipo: 'VALOR',
        marca: '',
        meta: 25_000.5,
      },
      { linha: 4, mes: '2026-11', escopo: 'EQUIPE', alvo: '1234', tipo: 'POSITIVACAO', marca: '', meta: 40 },
      { linha: 5, mes: '2026-12', escopo: 'FILIAL', alvo: 'Matriz', tipo: 'MIX', marca: 'Aurora', meta: 12 },
    ])
  })

  it.each([
    ['faltam colunas', uma('11/2026', 'Vendedor', 'Ana'), /São 6 colunas/],
    ['mês', uma('13/2026', 'Vendedor', 'Ana', 'Valor vendido', '', '1'), /Mês inválido/],
    ['alcance', uma('11/2026', 'Região', 'Ana', 'Valor vendido', '', '1'), /Alcance inválido/],
    ['de quem', uma('11/2026', 'Vendedor', '', 'Valor vendido', '', '1'), /de quem/],
    ['objetivo', uma('11/2026', 'Vendedor', 'Ana', 'Peso', '', '1'), /Objetivo inválido/],
    ['marca', uma('11/2026', 'Vendedor', 'Ana', 'Pedidos', 'Sol', '1'), /são de uma marca/],
    ['meta', uma('11/2026', 'Vendedor', 'Ana', 'Pedidos', '', 'muitos'), /Meta inválida/],
    ['zero', uma('11/2026', 'Vendedor', 'Ana', 'Pedidos', '', '0'), /Meta inválida/],
    ['meia peça', uma('11/2026', 'Vendedor', 'Ana', 'Pedidos', '', '1,5'), /inteiro/],
    ['milésimos', uma('11/2026', 'Vendedor', 'Ana', 'Valor vendido', '', '1,505'), /decimais/],
  ])('GES-01 recusa com o motivo: %s', (_nome, linha, motivo) => {
    const { lidas, recusadas } = lerObjetivosColados(`\n${linha}`)
    expect(lidas).toEqual([])
    expect(recusadas).toEqual([{ linha: 2, texto: linha.trim(), motivo: expect.stringMatching(motivo) }])
  })

  it('GES-01 a mesma meta duas vezes é recusada na segunda', () => {
    const linha = uma('11/2026', 'Vendedor', 'Ana', 'Pedidos', '', '10')
    const { lidas, recusadas } = lerObjetivosColados(`${linha}\n${linha.replace('Ana', 'ANA')}`)
    expect([lidas.length, recusadas.length]).toEqual([1, 1])
  })

  it('GES-01 o que passa do limite é dito', () => {
    const linhas = Array.from({ length: MAXIMO_DE_LINHAS + 2 }, (_, i) =>
      uma('11/2026', 'Vendedor', `Ana ${i}`, 'Pedidos', '', '10'),
    )
    expect(lerObjetivosColados(linhas.join('\n')).recusadas).toHaveLength(2)
  })

  it.each([
    ['11/2026', '2026-11'],
    ['1/2026', '2026-01'],
    ['15/03/2026', '2026-03'],
    ['2026-03-01', '2026-03'],
    ['março', null],
  ])('GES-01 %s é %s', (texto, mes) => expect(lerMes(texto)).toBe(mes))
})
