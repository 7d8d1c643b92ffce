import { expect, it } from 'vitest'
import { pede } from './partes.ts'

const NADA = {
  usa_assunto: 0,
  usa_consumidor_final: 0,
  usa_nota: 0,
  usa_produto: 0,
  usa_nota_produto: 0,
  usa_prorrogacao: 0,
  usa_mensagem: 0,
  usa_transportadora: 0,
}
const PARTES = [
  'itensAvulsos',
  'notas',
  'itens',
  'prorrogacao',
  'mensagem',
  'arquivos',
  'transportadora',
] as const

it.each([
  ['usa_produto', ['itensAvulsos']],
  ['usa_nota', ['notas']],
  ['usa_nota_produto', ['itens']],
  ['usa_prorrogacao', ['prorrogacao']],
  ['usa_mensagem', ['mensagem', 'arquivos']],
  ['usa_transportadora', ['transportadora']],
  ['usa_assunto', []],
  ['usa_consumidor_final', []],
] as const)('NOV-05 um tipo que só %s pede %j', (uso, esperadas) => {
  for (const quanto of [1, 2])
    expect(PARTES.filter((parte) => pede({ ...NADA, [uso]: quanto }, parte))).toEqual(esperadas)
  expect(PARTES.filter((parte) => pede(NADA, parte))).toEqual([])
})
