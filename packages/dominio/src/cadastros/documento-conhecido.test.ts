import { describe, expect, it } from 'vitest'
import {
  FRASE_DO_DOCUMENTO,
  impedimentoParaCadastrar,
  type SituacaoDoDocumento,
  situacaoDoDocumento,
} from './documento-conhecido.ts'

describe('CAD-03 o que um documento já é', () => {
  it.each([
    [null, 'LIVRE'],
    [{ prospect: false, simulacao: false, pendente: false, visivel: true }, 'CLIENTE'],
    [{ prospect: true, simulacao: false, pendente: false, visivel: true }, 'PROSPECT'],
    [{ prospect: true, simulacao: true, pendente: false, visivel: true }, 'SIMULACAO'],
    [{ prospect: true, simulacao: false, pendente: true, visivel: true }, 'PENDENTE'],
    [{ prospect: true, simulacao: true, pendente: true, visivel: true }, 'PENDENTE'],
    // Out of sight nothing more is told than that it is taken.
    [{ prospect: true, simulacao: true, pendente: true, visivel: false }, 'CLIENTE'],
    // Who became a customer is one, whatever it began as.
    [{ prospect: false, simulacao: true, pendente: false, visivel: true }, 'CLIENTE'],
  ] as const)('CAD-03 %j: %s', (conhecido, situacao) => {
    expect(situacaoDoDocumento(conhecido)).toBe(situacao)
    expect(FRASE_DO_DOCUMENTO[situacao]).toMatch(/^(Este|O cadastro|Documento) .+\.$/)
  })
})

it.each<[SituacaoDoDocumento, string | null, string | null]>([
  ['LIVRE', null, null],
  ['CLIENTE', 'DOCUMENTO_JA_CADASTRADO', 'CLIENTE_JA_COMPLETO'],
  ['PROSPECT', 'DOCUMENTO_JA_CADASTRADO', null],
  ['SIMULACAO', 'DOCUMENTO_JA_CADASTRADO', null],
  ['PENDENTE', 'CADASTRO_PENDENTE', 'CADASTRO_PENDENTE'],
])('CAD-01 %s: cadastrar de novo, %s; completar, %s', (situacao, novo, completar) => {
  expect(impedimentoParaCadastrar(situacao, { completa: false })).toBe(novo)
  expect(impedimentoParaCadastrar(situacao, { completa: true })).toBe(completar)
})
