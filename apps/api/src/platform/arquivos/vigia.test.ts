import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ArquivosIndisponiveis } from './indisponiveis.ts'
import { vigiarArquivos } from './vigia.ts'

describe('ESC-04 se os arquivos estão ao alcance', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const registrar = () => ({ info: vi.fn(), warn: vi.fn() })

  it('diz quando deixam de estar e quando voltam, uma vez cada, e não pergunta a cada vez', async () => {
    const log = registrar()
    const conferir = vi.fn(async () => undefined)
    const noAr = vigiarArquivos({ conferir }, log)
    expect([await noAr(), await noAr()]).toEqual([true, true])
    expect(conferir).toHaveBeenCalledOnce()

    conferir.mockRejectedValue(new ArquivosIndisponiveis({ motivo: 'o bucket x não existe' }))
    for (let vez = 0; vez < 2; vez++) {
      vi.advanceTimersByTime(5_001)
      expect(await noAr()).toBe(false)
    }
    expect(log.warn.mock.calls.map(([dados]) => dados.motivo)).toEqual(['o bucket x não existe'])

    conferir.mockResolvedValue(undefined)
    vi.advanceTimersByTime(5_001)
    expect(await noAr()).toBe(true)
    expect(log.info).toHaveBeenCalledOnce()
  })

  it('quem não responde não prende quem pergunta', async () => {
    const noAr = vigiarArquivos({ conferir: () => new Promise(() => undefined) }, registrar())
    const resposta = noAr()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await resposta).toBe(false)
  })
})
