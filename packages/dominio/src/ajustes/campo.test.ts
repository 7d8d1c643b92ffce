import { describe, expect, it } from 'vitest'
import {
  type CampoDoAjuste,
  dizerValor,
  type EspecieDoCampo,
  problemaDoValor,
  valorGuardado,
} from './campo.ts'

const campo = (especie: EspecieDoCampo): CampoDoAjuste => ({ ...especie, nome: 'Campo', ajuda: '' })
const CNPJ = campo({ especie: 'formatado', formato: 'cnpj' })
const CEP = campo({ especie: 'formatado', formato: 'cep' })
const FONE = campo({ especie: 'formatado', formato: 'telefone' })
const EMAIL = campo({ especie: 'formatado', formato: 'email' })
const DIAS = campo({ especie: 'dias', maximo: 365, quantos: 3 })
const DINHEIRO = campo({ especie: 'dinheiro', minimo: 0, maximo: 1000 })
const DECIMAL = campo({ especie: 'decimal', minimo: 0, maximo: 100, unidade: '%' })

describe('ADM-07 o que se escreve em um campo', () => {
  it.each([
    [CNPJ, '11.222.333/0001-81', '11222333000181', '11.222.333/0001-81'],
    [CEP, '13031-900', '13031900', '13031-900'],
    [FONE, '+55 (19) 3232-2020', '1932322020', '(19) 3232-2020'],
    [EMAIL, ' Filial@Casa.TEST ', 'filial@casa.test', 'filial@casa.test'],
    [DIAS, '28, 35 /42', '28/35/42', '28/35/42 dias'],
    [DIAS, '007', '7', '7 dias'],
    [DINHEIRO, '12,50', '12.5', 'R$ 12,50'],
    [DECIMAL, '3,10', '3.1', '3,1 %'],
  ])('ADM-07 %# %j: guarda-se %j', (qual, escrito, guardado, dito) => {
    expect([problemaDoValor(qual, escrito), valorGuardado(qual, escrito)]).toEqual([null, guardado])
    expect(dizerValor(qual, guardado).replace(/\u00a0/g, ' ')).toBe(dito)
    expect(valorGuardado(qual, guardado)).toBe(guardado)
  })

  it.each([
    [CNPJ, '11.222.333/0001-82'],
    [CEP, '00000-000'],
    [FONE, '3232-2020'],
    [EMAIL, 'filial@casa'],
    [DIAS, '35/28'],
    [DIAS, '28/28'],
    [DIAS, '366'],
    [DIAS, '1/2/3/4'],
    [DIAS, 'à vista'],
    [DINHEIRO, '1000,01'],
    [DINHEIRO, '1,234'],
    [DINHEIRO, '-1'],
  ])('ADM-07 %# %j é recusado, e fica como foi escrito', (qual, escrito) => {
    expect(problemaDoValor(qual, escrito)).not.toBeNull()
    expect(valorGuardado(qual, escrito)).toBe(escrito)
  })
})
