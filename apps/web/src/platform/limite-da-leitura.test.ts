import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, valeRepetir } from './api-error.ts'
import { semEsperarMais } from './limite-da-leitura.ts'

const relogio = new AbortController()
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(relogio.signal)
})
afterEach(() => vi.restoreAllMocks())

const semResposta = (sinal: AbortSignal) =>
  new Promise<never>((_, falhar) => {
    if (sinal.aborted) falhar(sinal.reason)
    sinal.addEventListener('abort', () => falhar(sinal.reason))
  })

it('ERR-04 o que não vem a tempo é uma falha que não se repete sozinha, também na tentativa seguinte', async () => {
  const { signal } = new AbortController()
  const primeira = semEsperarMais(signal, semResposta)
  relogio.abort(new DOMException('tempo', 'TimeoutError'))
  const erro = await primeira.catch((causa: unknown) => causa)
  expect(erro).toBeInstanceOf(ApiError)
  expect(valeRepetir(erro)).toBe(false)
  await expect(semEsperarMais(signal, semResposta)).rejects.toMatchObject({ status: 408 })
  expect(AbortSignal.timeout).toHaveBeenCalledOnce()
})
