import { expect, it } from 'vitest'
import { type Passo, passosDoTipo, pede, type UsosDoTipo } from './passos.ts'

const nada: UsosDoTipo = {
  usa_assunto: 1,
  usa_consumidor_final: 0,
  usa_nota: 0,
  usa_produto: 0,
  usa_nota_produto: 0,
  usa_prorrogacao: 0,
  usa_mensagem: 0,
  usa_transportadora: 0,
}
const tudo = Object.fromEntries(Object.keys(nada).map((uso) => [uso, 1])) as UsosDoTipo

it.each<[string, UsosDoTipo | null, Passo[]]>([
  ['sem tipo, um passo no lugar dos que virão', null, ['SOLICITACAO', 'CLIENTE', 'A_DEFINIR', 'RESUMO']],
  ['que não usa nada', nada, ['SOLICITACAO', 'CLIENTE', 'RESUMO']],
  ['de produtos avulsos', { ...nada, usa_produto: 2 }, ['SOLICITACAO', 'CLIENTE', 'AVULSOS', 'RESUMO']],
  ['de notas', { ...nada, usa_nota: 1 }, ['SOLICITACAO', 'CLIENTE', 'NOTAS', 'RESUMO']],
  [
    'que usa tudo, na ordem do fluxo',
    tudo,
    [
      'SOLICITACAO',
      'CLIENTE',
      'AVULSOS',
      'NOTAS',
      'PRODUTOS',
      'PRORROGACAO',
      'DETALHES',
      'TRANSPORTADORA',
      'RESUMO',
    ],
  ],
])('NOV-02 os passos de um tipo %s', (_, tipo, passos) => {
  expect(passosDoTipo(tipo)).toEqual(passos)
})

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
