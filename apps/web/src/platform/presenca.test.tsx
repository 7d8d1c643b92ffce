import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { canaisOuvidos, emitir, enviadosEm, mudarPresenca } from '../teste/pusher.ts'
import { usarServidor } from '../teste/servidor.ts'
import { usePresenca } from './presenca.ts'

usarServidor()

const CANAL = 'presence-ticket-1'

async function entrar(canal: string | null = CANAL) {
  const tela = renderHook(({ nome }) => usePresenca(nome, 7), { initialProps: { nome: canal } })
  if (canal) await waitFor(() => expect(canaisOuvidos()).toContain(canal))
  return tela
}
const escreveu = (id: string, escrevendo: boolean) =>
  act(() => emitir(CANAL, 'client-escrevendo', { id: 999, escrevendo }, { user_id: id }))

describe('presença', () => {
  it('SHL-06 lista os outros, nunca a própria pessoa, e quem sai some', async () => {
    const { result } = await entrar()
    act(() => mudarPresenca(CANAL, '7', { nome: 'Ana' }))
    act(() => mudarPresenca(CANAL, '8', { nome: 'Maria' }))
    act(() => mudarPresenca(CANAL, '9', null))
    expect(result.current.presentes).toEqual([{ id: 8, nome: 'Maria', escrevendo: false }])
    act(() => mudarPresenca(CANAL, '8', null))
    expect(result.current.presentes).toEqual([])
  })

  it('SHL-06 quem escreve é quem o servidor diz; sem novo sinal, parou', async () => {
    const { result } = await entrar()
    act(() => mudarPresenca(CANAL, '8', { nome: 'Maria' }))
    vi.useFakeTimers()
    escreveu('8', true)
    expect(result.current.presentes).toEqual([{ id: 8, nome: 'Maria', escrevendo: true }])
    act(() => vi.advanceTimersByTime(5_999))
    expect(result.current.presentes[0]?.escrevendo).toBe(true)
    act(() => vi.advanceTimersByTime(1))
    expect(result.current.presentes[0]?.escrevendo).toBe(false)
  })

  it('SHL-06 avisa que escreve a cada três segundos no máximo, e que parou uma vez', async () => {
    const { result } = await entrar()
    vi.useFakeTimers()
    const { escrever } = result.current
    escrever(false)
    escrever(true)
    escrever(true)
    vi.advanceTimersByTime(3_000)
    escrever(true)
    escrever(false)
    escrever(false)
    const sinais = enviadosEm(CANAL).map(({ dados }) => (dados as { escrevendo: boolean }).escrevendo)
    expect(sinais).toEqual([true, true, false])
  })

  it('SHL-06 sem canal não entra em nenhum; trocado ou fechado, sai', async () => {
    const { rerender, unmount } = await entrar(null)
    expect(canaisOuvidos()).toEqual([])
    rerender({ nome: CANAL })
    await waitFor(() => expect(canaisOuvidos()).toEqual([CANAL]))
    rerender({ nome: 'presence-ticket-2' })
    await waitFor(() => expect(canaisOuvidos()).toEqual(['presence-ticket-2']))
    unmount()
    expect(canaisOuvidos()).toEqual([])
  })
})
