import { expect, it } from 'vitest'
import { documentoValido, formatarDocumento, limparDocumento, tipoDeDocumento } from './documento.ts'

it.each([
  ['529.982.247-25', '52998224725', 'CPF', true, '529.982.247-25'],
  ['11.222.333/0001-81', '11222333000181', 'CNPJ', true, '11.222.333/0001-81'],
  ['12abc34501de35', '12ABC34501DE35', 'CNPJ', true, '12.ABC.345/01DE-35'],
  ['52998224726', '52998224726', 'CPF', false, '529.982.247-26'],
  ['5299822472A', '5299822472A', null, false, '5299822472A'],
  ['12ABC34501DEXX', '12ABC34501DEXX', null, false, '12ABC34501DEXX'],
  ['', '', null, false, ''],
])('GER-03 GER-05 %s', (valor, limpo, tipo, valido, formatado) => {
  expect(limparDocumento(valor)).toBe(limpo)
  expect(tipoDeDocumento(valor)).toBe(tipo)
  expect(documentoValido(valor)).toBe(valido)
  expect(formatarDocumento(valor)).toBe(formatado)
})
