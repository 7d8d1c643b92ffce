import { expect, it } from 'vitest'
import { type CampoAdicional, problemasDosCamposAdicionais, type TipoDeCampo } from './campos-adicionais.ts'

const campo = (tipo: TipoDeCampo, obrigatorio = false): CampoAdicional => ({
  id: 7,
  rotulo: 'Campo',
  tipo,
  obrigatorio,
  tamanho: 5,
  opcoes: ['Ouro', 'Prata'],
})
const problemas = (definido: CampoAdicional, valor: string) =>
  problemasDosCamposAdicionais([{ id: 7, valor }], [definido])

it.each<[TipoDeCampo, string, string | null]>([
  ['TEXTO', 'cinco', null],
  ['TEXTO', 'cinco!', 'Informe no máximo 5 caracteres'],
  ['NUMERO', '12', null],
  ['NUMERO', '-1,5', null],
  ['NUMERO', '1.2345', null],
  ['NUMERO', '1,23456', 'O campo é inválido'],
  ['NUMERO', '1e9', 'O campo é inválido'],
  ['NUMERO', 'um', 'O campo é inválido'],
  ['DATA', '2026-11-16', null],
  ['DATA', '2026-02-30', 'Data inválida'],
  ['DATA', '16/11/2026', 'Data inválida'],
  ['SIM_NAO', 'S', null],
  ['SIM_NAO', 'N', null],
  ['SIM_NAO', 'talvez', 'O campo é inválido'],
  ['LISTA', 'Ouro', null],
  ['LISTA', 'ouro', 'O campo é inválido'],
  ['LISTA', 'Bronze', 'O campo é inválido'],
])('CAD-10 %s %j: %s', (tipo, valor, problema) => {
  expect(problemas(campo(tipo), valor)).toEqual(problema ? { 'camposAdicionais.7': problema } : {})
})

it.each<TipoDeCampo>(['TEXTO', 'NUMERO', 'DATA', 'SIM_NAO', 'LISTA'])(
  'CAD-10 %s: vazio só falta onde é obrigatório, e espaços são vazio',
  (tipo) => {
    const falta = { 'camposAdicionais.7': 'Campo obrigatório' }
    for (const vazio of ['', '   ']) {
      expect(problemas(campo(tipo), vazio)).toEqual({})
      expect(problemas(campo(tipo, true), vazio)).toEqual(falta)
    }
    expect(problemasDosCamposAdicionais([], [campo(tipo, true)])).toEqual(falta)
  },
)

it('CAD-10 um valor de um campo que não está definido não atrapalha', () => {
  expect(problemasDosCamposAdicionais([{ id: 99, valor: 'x' }], [campo('TEXTO')])).toEqual({})
})
