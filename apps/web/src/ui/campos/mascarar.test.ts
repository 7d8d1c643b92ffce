import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mascarar, posicaoDoCursor, type TipoDeMascara } from './mascarar.ts'

describe('mascarar', () => {
  it.each<[TipoDeMascara, string, string, string]>([
    ['cpf', '52998224725', '529.982.247-25', '52998224725'],
    ['cpf', '529.982.247-25', '529.982.247-25', '52998224725'],
    ['cpf', ' CPF 529.982.247-25 ', '529.982.247-25', '52998224725'],
    ['cpf', '5299822472599', '529.982.247-25', '52998224725'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['cnpj', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['cpfOuCnpj', '52998224725', '529.982.247-25', '52998224725'],
    ['cpfOuCnpj', '529982247251', '52.998.224/7251', '529982247251'],
    ['cpfOuCnpj', '12a', '12.A', '12A'],
    ['cep', '01310100', '01310-100', '01310100'],
    ['cnae', '4649499', '4649-4/99', '4649499'],
    ['telefone', '11987654321', '(11) 987654321', '11987654321'],
    ['telefone', '+55 11 98765-4321', '(11) 987654321', '11987654321'],
    ['telefone', '5511987654', '(55) 11987654', '5511987654'],
    ['telefone', '5511987654321', '(11) 987654321', '11987654321'],
    ['telefone', '00551133334444', '(11) 33334444', '1133334444'],
    ['telefone', '011987654321', '(11) 987654321', '11987654321'],
    ['telefone', '55999998888', '(55) 999998888', '55999998888'],
    ['data', '15112026', '15/11/2026', '15112026'],
    ['cartao', '4111111111111111', '4111 1111 1111 1111', '4111111111111111'],
    ['mesAno', '112026', '11/2026', '112026'],
    ['cep', 'abc', '', ''],
  ])('GER-05 %s: %s', (tipo, bruto, texto, semMascara) => {
    expect(mascarar(tipo, bruto)).toEqual({ texto, semMascara })
  })

  it('GER-05 mascarar o que já está mascarado não muda nada', () => {
    const tipos: TipoDeMascara[] = ['cpf', 'cnpj', 'cpfOuCnpj', 'cep', 'telefone', 'data']
    fc.assert(
      fc.property(fc.constantFrom(...tipos), fc.stringMatching(/^[0-9a-zA-Z]{0,16}$/), (tipo, bruto) => {
        const { texto, semMascara } = mascarar(tipo, bruto)
        expect(mascarar(tipo, texto)).toEqual({ texto, semMascara })
      }),
    )
  })
})

describe('posicaoDoCursor', () => {
  it.each([
    ['no fim, fica no fim', '5299', 4, 5],
    ['no meio, depois do mesmo dígito', '5x29.982', 2, 1],
    ['depois de um dígito novo no meio', '5929.982.247-2', 2, 2],
    ['salta o ponto que a máscara pôs', '52998.2', 4, 5],
    ['no começo, fica no começo', '529.982', 0, 0],
  ])('GER-05 %s', (_caso, bruto, cursor, esperado) => {
    expect(posicaoDoCursor('cpf', bruto, cursor)).toBe(esperado)
  })
})
