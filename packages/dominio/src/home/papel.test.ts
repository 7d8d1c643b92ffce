import { describe, expect, it } from 'vitest'
import { autorizacoesDoTipo, pode } from '../permissoes.ts'
import { papelNaHome } from './papel.ts'

describe('HOM-01 de quem é a manhã', () => {
  it.each([
    ['ADMIN', 'gestor'],
    ['GERENTE', 'gestor'],
    ['SUPERVISOR', 'gestor'],
    ['OPERADOR', 'atendente'],
    ['COLABORADOR', 'atendente'],
    ['REPRESENTANTE', 'vendedor'],
    ['CONSUMIDOR_FINAL', 'cliente'],
  ] as const)('HOM-01 %s: %s', (tipo, papel) => {
    const autorizacoes = autorizacoesDoTipo(tipo, [])
    expect(papelNaHome((acao) => pode(autorizacoes, acao))).toBe(papel)
  })
})
