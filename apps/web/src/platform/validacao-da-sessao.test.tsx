import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { VALIDACAO_DA_SESSAO_MS } from '@balcao/dominio/constantes'
import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { recusar, responder, semRede, usarServidor } from '../teste/servidor.ts'
import { criarClienteDeConsultas } from './consultas.ts'
import { guardarToken, lerToken } from './credencial.ts'
import { useValidacaoDaSessao } from './validacao-da-sessao.ts'

const servidor = usarServidor()
const VALIDA = { valida: true, sessao: 1, expiraEm: '2026-11-20T00:00:00Z' } as const
let chamadas = 0
let irPara: MockInstance<typeof location.replace>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  window.history.replaceState(null, '', '/home')
  irPara = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  guardarToken('t')
  chamadas = 0
})

type Resposta = () => typeof VALIDA | Response

function abrir(resposta: Resposta = () => VALIDA) {
  servidor.use(
    responder(validarSessao, () => {
      chamadas += 1
      return resposta()
    }),
  )
  const cliente = criarClienteDeConsultas(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cliente}>{children}</QueryClientProvider>
  )
  return renderHook(() => useValidacaoDaSessao(), { wrapper })
}

const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The wire answers on the real clock. */
const chegaram = (quantas: number) =>
  vi.waitFor(() => expect(chamadas).toBe(quantas), { interval: 1, timeout: 60_000 })

describe('AUT-04 validação da sessão', () => {
  it('ao abrir e a cada cinco minutos', async () => {
    abrir()
    await chegaram(1)
    await passar(VALIDACAO_DA_SESSAO_MS - 1_000)
    expect(chamadas).toBe(1)
    await passar(1_000)
    await chegaram(2)
    await passar(VALIDACAO_DA_SESSAO_MS)
    await chegaram(3)
    expect(lerToken()).toBe('t')
  })

  it('ao voltar para a janela, só quando já faz tempo', async () => {
    abrir()
    await chegaram(1)
    focusManager.setFocused(false)
    await passar(1_000)
    act(() => focusManager.setFocused(true))
    await passar(0)
    expect(chamadas).toBe(1)
    focusManager.setFocused(undefined)
  })

  it.each([401, 403, 404])('recusada com %i, sai lembrando o caminho', async (status) => {
    abrir(() => recusar(status, { message: 'Sessão inválida' }))
    await vi.waitFor(() => expect(irPara).toHaveBeenCalledWith('/login'), { interval: 1, timeout: 60_000 })
    expect(lerToken()).toBeNull()
    expect(sessionStorage.getItem('balcao:caminho-lembrado')).toBe('/home')
  })

  it.each([
    ['a rede cair', semRede],
    ['o servidor falhar', () => recusar(503, { message: 'Em manutenção' })],
    ['houver chamadas demais', () => recusar(429, { message: 'Aguarde' })],
  ])('continua aberta se %s', async (_, resposta) => {
    abrir(resposta)
    await chegaram(1)
    await passar(60_000)
    expect(lerToken()).toBe('t')
    expect(irPara).not.toHaveBeenCalled()
  })
})
