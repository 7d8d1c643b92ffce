import { expect, it } from 'vitest'
import { lerResposta } from './adaptador-http.ts'

const ACEITO = { situacao: 'ACEITO', idExterno: null, criticas: [] }

it.each([
  [200, { idExterno: ' 77 ' }, { ...ACEITO, idExterno: '77' }],
  [201, { idExterno: 77 }, { ...ACEITO, idExterno: '77' }],
  [202, undefined, ACEITO],
  [204, null, ACEITO],
  [200, { idExterno: 'a\u0000b\ud800' }, { ...ACEITO, idExterno: 'ab\ufffd' }],
  [200, [1, 2], ACEITO],
  [200, { idExterno: { de: 'outro' }, itens: 'todos' }, ACEITO],
  [200, { itens: [{ numero: 2, critica: ' x ' }] }, { ...ACEITO, criticas: [{ numero: 2, critica: 'x' }] }],
  [
    200,
    { itens: [{ numero: 2, critica: '' }, { numero: -1, critica: 'x' }, 7] },
    { ...ACEITO, criticas: [{ numero: 2, critica: null }] },
  ],
  [
    422,
    { message: 'Sem cadastro' },
    { situacao: 'RECUSADO', motivo: 'O ERP recusou: Sem cadastro', criticas: [] },
  ],
  [400, '<html>', { situacao: 'RECUSADO', motivo: 'O ERP recusou (400).', criticas: [] }],
  [409, { message: 5 }, { situacao: 'RECUSADO', motivo: 'O ERP recusou (409).', criticas: [] }],
  [429, {}, { situacao: 'FORA_DO_ALCANCE', motivo: 'O ERP respondeu com o erro 429.' }],
  [408, {}, { situacao: 'FORA_DO_ALCANCE', motivo: 'O ERP respondeu com o erro 408.' }],
  [
    503,
    { message: 'segredo de dentro' },
    { situacao: 'FORA_DO_ALCANCE', motivo: 'O ERP respondeu com o erro 503.' },
  ],
])('VEN-01 o ERP responde %i %j', (status, corpo, esperada) => {
  expect(lerResposta(status, corpo)).toEqual(esperada)
})
