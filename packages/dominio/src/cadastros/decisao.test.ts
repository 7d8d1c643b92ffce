import { expect, it } from 'vitest'
import { impedimentoParaDecidir, problemasDaDecisao } from './decisao.ts'

it.each([
  ['de outro', 'PENDENTE', 2, null],
  ['de ninguém', 'PENDENTE', null, null],
  ['próprio', 'PENDENTE', 1, 'CADASTRO_PROPRIO'],
  ['aprovado', 'APROVADO', 2, 'CADASTRO_JA_DECIDIDO'],
  ['recusado', 'RECUSADO', 2, 'CADASTRO_JA_DECIDIDO'],
  ['próprio e já decidido', 'APROVADO', 1, 'CADASTRO_JA_DECIDIDO'],
] as const)('CAD-01 decidir um cadastro %s', (_caso, situacao, solicitanteId, impedimento) => {
  expect(impedimentoParaDecidir({ situacao, solicitanteId }, 1)).toBe(impedimento)
})

it.each([
  [{ aprova: true, motivo: '' }, {}],
  [{ aprova: true, motivo: 'Tudo certo' }, {}],
  [{ aprova: false, motivo: 'Documento ilegível' }, {}],
  [{ aprova: false, motivo: '' }, { motivo: 'Obrigatório informar o motivo.' }],
  [{ aprova: false, motivo: '  \n' }, { motivo: 'Obrigatório informar o motivo.' }],
])('CAD-01 a decisão %j', (decisao, problemas) => {
  expect(problemasDaDecisao(decisao)).toEqual(problemas)
})
