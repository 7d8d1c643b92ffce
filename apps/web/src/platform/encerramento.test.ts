import { beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest'
import { usarServidor } from '../teste/servidor.ts'
import { CHAVES_DO_NEGOCIO } from './ambiente.ts'
import { chaveDoToken, guardarToken, lerToken } from './credencial.ts'
import { acompanharOutrasAbas, encerrarSessao, perderSessao, recusarMoldura } from './encerramento.ts'

usarServidor()
let irPara: MockInstance<typeof location.replace>
let recarregar: MockInstance<typeof location.reload>

beforeEach(() => {
  window.history.replaceState(null, '', '/tickets/9')
  irPara = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  recarregar = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
})

const LEMBRADO = 'balcao:caminho-lembrado'

describe('fim da sessão', () => {
  it('AUT-04 sair apaga tudo e recarrega a página no login, sem lembrar o caminho', () => {
    guardarToken('t')
    sessionStorage.setItem('rascunho', 'x')
    localStorage.setItem('balcao:recentes:clientes:aurora', '[{"valor":1,"nome":"Padaria"}]')
    localStorage.setItem('balcao:tema', 'dark')
    encerrarSessao()
    expect(sessionStorage).toHaveLength(0)
    expect({ ...localStorage }).toEqual({ 'balcao:tema': 'dark' })
    expect(irPara).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('ERR-01 perder a sessão lembra o caminho', () => {
    guardarToken('t')
    perderSessao()
    expect(sessionStorage.getItem(LEMBRADO)).toBe('/tickets/9')
    expect(irPara).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('ERR-01 no próprio login não recarrega para sempre', () => {
    window.history.replaceState(null, '', '/login')
    perderSessao()
    expect(irPara).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(LEMBRADO)).toBeNull()
  })

  it('NEG-03 a sessão de outro negócio continua', () => {
    localStorage.setItem('balcao:token:boreal', 'outro')
    guardarToken('t')
    encerrarSessao()
    expect(localStorage.getItem('balcao:token:boreal')).toBe('outro')
  })
})

describe('AUT-04 dentro de uma moldura', () => {
  it('ninguém está conectado', () => {
    guardarToken('t')
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as WindowProxy)
    recusarMoldura()
    expect(lerToken()).toBeNull()
  })

  it('fora dela nada muda', () => {
    guardarToken('t')
    recusarMoldura()
    expect(lerToken()).toBe('t')
  })
})

describe('outras abas', () => {
  const avisar = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  beforeEach(() => {
    const parar = acompanharOutrasAbas()
    onTestFinished(parar)
  })

  it('quem sai em uma sai em todas, e volta para onde estava', () => {
    avisar(chaveDoToken())
    expect(irPara).toHaveBeenCalledExactlyOnceWith('/login')
    expect(sessionStorage.getItem(LEMBRADO)).toBe('/tickets/9')
  })

  it('quem entra em uma entra nas que esperam no login', () => {
    window.history.replaceState(null, '', '/login')
    sessionStorage.setItem(LEMBRADO, '/coletas')
    guardarToken('novo')
    avisar(chaveDoToken())
    expect(irPara).toHaveBeenCalledExactlyOnceWith('/coletas')
  })

  it('outra pessoa que entra não encontra a tela da anterior', () => {
    guardarToken('de outra pessoa')
    avisar(chaveDoToken())
    expect(recarregar).toHaveBeenCalledOnce()
  })

  it('NEG-01 o negócio escolhido em uma vale para todas', () => {
    guardarToken('t')
    avisar(CHAVES_DO_NEGOCIO.api)
    expect(recarregar).toHaveBeenCalledOnce()
    expect(irPara).not.toHaveBeenCalled()
    expect(lerToken()).toBe('t')
  })

  it('outras mudanças não interessam', () => {
    guardarToken('t')
    avisar('balcao:tema')
    expect(irPara).not.toHaveBeenCalled()
    expect(recarregar).not.toHaveBeenCalled()
  })
})
