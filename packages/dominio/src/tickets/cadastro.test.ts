import { describe, expect, it } from 'vitest'
import { MENSAGENS } from '../mensagens.ts'
import { cadastroCompleto, faltasDoCadastro, impedimentoParaCompletarCadastro } from './cadastro.ts'

const COMPLETO = {
  documento: '52998224725',
  nome: 'Cecília Barreto',
  email: 'cecilia@exemplo.com.br',
  telefone: '11987654321',
  data_nascimento: '1990-02-01',
}

describe('cadastro do consumidor', () => {
  it('TIC-12 NOV-07 with all five fields nothing is missing', () => {
    expect(faltasDoCadastro(COMPLETO)).toEqual({})
    expect(cadastroCompleto(COMPLETO)).toBe(true)
  })

  it.each(Object.keys(COMPLETO))('TIC-12 NOV-07 without %s it says which', (campo) => {
    const cadastro = { ...COMPLETO, [campo]: null }
    expect(faltasDoCadastro(cadastro)).toEqual({ [campo]: MENSAGENS.obrigatorio })
    expect(cadastroCompleto(cadastro)).toBe(false)
  })

  it.each([
    [null, null, null],
    [7, null, 'CLIENTE_JA_IDENTIFICADO'],
    [null, new Date(0), 'TICKET_ARQUIVADO'],
  ])('TIC-12 customer %s, archived %s → %s', (clienteId, arquivadoEm, esperado) => {
    expect(impedimentoParaCompletarCadastro({ clienteId, arquivadoEm })).toBe(esperado)
  })
})
