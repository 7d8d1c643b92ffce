import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { CANAL_DA_LEMBRANCA, criarLembranca } from './lembranca.ts'

function cenario({ ouvindo = true, maximo = 10 } = {}) {
  const pool = new EventEmitter()
  const conexao = new EventEmitter()
  const lembranca = criarLembranca(pool as unknown as pg.Pool, maximo)
  pool.emit('connect', conexao)
  if (ouvindo) lembranca.ouvir(true)
  let lidas = 0
  const pedir = (
    chave = 'a',
    ler = async (): Promise<{ leitura: number } | null> => ({ leitura: ++lidas }),
  ) => lembranca.lembrar(chave, ler, () => true)
  return {
    lembranca,
    pedir,
    leitura: async (chave?: string) => (await pedir(chave))?.leitura,
    mudar: (message = CANAL_DA_LEMBRANCA) => conexao.emit('notice', { message }),
    terminar: () => pool.emit('release', undefined, conexao),
  }
}

describe('NEG-03 o que se lembra do banco', () => {
  it('é perguntado uma vez, cada coisa por si', async () => {
    const { leitura } = cenario()
    expect([await leitura('a'), await leitura('b'), await leitura('a')]).toEqual([1, 2, 1])
  })

  it('é perguntado de novo quando já não basta', async () => {
    const { lembranca, leitura } = cenario()
    await leitura()
    const novo = await lembranca.lembrar(
      'a',
      async () => ({ leitura: 99 }),
      () => false,
    )
    expect([novo?.leitura, await leitura()]).toEqual([99, 99])
  })

  it('não guarda o que não existe', async () => {
    const { pedir, leitura } = cenario()
    expect(await pedir('a', async () => null)).toBeNull()
    expect(await leitura()).toBe(1)
  })

  it('nada lembra sem ouvir os outros, e esquece ao deixar de ouvir', async () => {
    const { lembranca, leitura } = cenario({ ouvindo: false })
    expect([await leitura(), await leitura()]).toEqual([1, 2])
    lembranca.ouvir(true)
    expect([await leitura(), await leitura()]).toEqual([3, 3])
    lembranca.ouvir(false)
    expect([await leitura(), await leitura()]).toEqual([4, 5])
  })

  it('nada lembra enquanto uma transação muda o que se lembra; depois lembra de novo', async () => {
    const { leitura, mudar, terminar } = cenario()
    await leitura()
    mudar()
    expect([await leitura(), await leitura()]).toEqual([2, 3])
    terminar()
    expect([await leitura(), await leitura()]).toEqual([4, 4])
  })

  it('outro aviso do banco nada esquece', async () => {
    const { leitura, mudar, terminar } = cenario()
    await leitura()
    mudar('outro aviso')
    terminar()
    expect(await leitura()).toBe(1)
  })

  it.each(['mudar', 'esquecer', 'ouvir', 'terminar'] as const)(
    'uma leitura que começou antes de %s não é guardada',
    async (quando) => {
      const { lembranca, pedir, leitura, mudar, terminar } = cenario()
      if (quando === 'terminar') mudar()
      const { promise, resolve } = Promise.withResolvers<{ leitura: number }>()
      const demorada = pedir('a', () => promise)
      if (quando === 'mudar') mudar()
      if (quando === 'esquecer') lembranca.esquecer()
      if (quando === 'ouvir') lembranca.ouvir(true)
      terminar()
      resolve({ leitura: -1 })
      expect((await demorada)?.leitura).toBe(-1)
      expect(await leitura()).toBe(1)
    },
  )

  it('tem um máximo: sai o mais antigo', async () => {
    const { leitura } = cenario({ maximo: 2 })
    for (const chave of ['a', 'b', 'c']) await leitura(chave)
    expect([await leitura('c'), await leitura('b'), await leitura('a')]).toEqual([3, 2, 4])
  })
})
