import { describe, expect, it } from 'vitest'
import { criarVez } from './vez.ts'

describe('SEG-06 a vez de quem pesa', () => {
  function trabalhos(quantos: number, naSuaVez: ReturnType<typeof criarVez>) {
    const comecados: number[] = []
    const fins = Array.from({ length: quantos }, () => Promise.withResolvers<void>())
    const feitos = fins.map(({ promise }, i) =>
      naSuaVez(() => {
        comecados.push(i)
        return promise
      }),
    )
    return { comecados, fins, feitos }
  }

  it('não passa do que cabe ao mesmo tempo, e segue a ordem de chegada, também quando um falha', async () => {
    const { comecados, fins, feitos } = trabalhos(4, criarVez({ aoMesmoTempo: 2, esperando: 9 }))
    expect(comecados).toEqual([0, 1])
    fins[1]?.reject(new Error('falhou'))
    await expect(feitos[1]).rejects.toThrow('falhou')
    expect(comecados).toEqual([0, 1, 2])
    fins[0]?.resolve()
    await feitos[0]
    expect(comecados).toEqual([0, 1, 2, 3])
  })

  it('quem chega quando muitos esperam é recusado, e depois que a fila anda, não', async () => {
    const naSuaVez = criarVez({ aoMesmoTempo: 1, esperando: 1 })
    const { fins, feitos } = trabalhos(3, naSuaVez)
    await expect(feitos[2]).rejects.toMatchObject({ codigo: 'SERVIDOR_OCUPADO', status: 503 })
    for (const { resolve } of fins) resolve()
    await Promise.all([feitos[0], feitos[1]])
    expect(await naSuaVez(async () => 'feito')).toBe('feito')
  })
})
