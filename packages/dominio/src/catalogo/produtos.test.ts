import { describe, expect, it } from 'vitest'
import { problemaDoValor, valorGuardado } from '../ajustes/campo.ts'
import { PRODUTO, problemasDoProduto } from './produtos.ts'

describe('ADM-07 um produto', () => {
  it.each([
    ['UN;1;1;1\nCX;12;1;1', '1', '1.2', {}],
    ['UN;1;0,5;1,5', '1', '0', {}],
    ['UN;1;1;1\nun;2;1;1', '1', '1', { embalagens: 'A embalagem UN está duas vezes.' }],
    ['UN;1;2;3', '1', '1', { embalagens: 'Em UN, o mínimo é um múltiplo de 2.' }],
    ['UN;1;1;1', '2', '1', { pesoBruto: 'O peso bruto não é menor que o líquido.' }],
  ])('%j de %s e %s kg', (embalagens, pesoLiquido, pesoBruto, problemas) => {
    expect(problemasDoProduto({ embalagens, pesoLiquido, pesoBruto })).toEqual(problemas)
  })

  it.each([
    ['codigo', 'AB-10/2', true],
    ['codigo', 'com espaço', false],
    ['codigo', '-1', false],
    ['ncm', '0902.10.00', true],
    ['ncm', '0902', false],
    ['codigoBarras', '96385074', true],
    ['codigoBarras', '96385075', false],
  ] as const)('%s %s se aceita: %s', (campo, valor, aceito) => {
    expect(problemaDoValor(PRODUTO.campos[campo], valor) === null).toBe(aceito)
  })

  it('o NCM se guarda sem pontos', () => {
    expect(valorGuardado(PRODUTO.campos.ncm, '0902.10.00')).toBe('09021000')
  })
})
