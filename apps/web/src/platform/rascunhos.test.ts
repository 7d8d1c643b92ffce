import { describe, expect, it, vi } from 'vitest'
import { usarServidor } from '../teste/servidor.ts'
import { encerrarSessao, perderSessao } from './encerramento.ts'
import { chaveDoRascunho, guardarRascunho, lerRascunho } from './rascunhos.ts'

usarServidor()
const DIA = 24 * 3_600_000

describe('rascunhos', () => {
  it('ERR-01 sobrevive à sessão perdida, e não à saída por vontade própria', () => {
    vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    const chave = chaveDoRascunho(7, 'conta/dados')
    guardarRascunho(chave, { nome: 'Ana' })
    perderSessao()
    expect(lerRascunho(chave)).toEqual({ nome: 'Ana' })
    encerrarSessao()
    expect(lerRascunho(chave)).toBeNull()
  })

  it('é de uma conta, de um negócio e de um formulário', () => {
    expect(chaveDoRascunho(7, 'conta/dados')).toBe('balcao:rascunho:aurora:7:conta/dados')
    guardarRascunho(chaveDoRascunho(7, 'conta/dados'), { nome: 'Ana' })
    expect(lerRascunho(chaveDoRascunho(8, 'conta/dados'))).toBeNull()
    expect(lerRascunho(chaveDoRascunho(7, 'outro'))).toBeNull()
  })

  it('o velho e o ilegível não contam', () => {
    vi.useFakeTimers()
    guardarRascunho('a', { nome: 'Ana' })
    vi.advanceTimersByTime(8 * DIA)
    expect(lerRascunho('a')).toBeNull()
    localStorage.setItem('b', '{')
    expect(lerRascunho('b')).toBeNull()
  })
})
