import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { criarLimitesComuns } from './limites-comuns.ts'

const UM_MINUTO_MS = 60_000
const SEM_PRESSA_MS = 600_000
const mudo = { warn: () => undefined }

describe('ESC-01 o limite por endereço é um só para todos os processos', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())
  const pool = () => teste.negocio().banco.$client

  /** What a process would have of that limit; answers whether a request passes. */
  function processo(
    nome: string,
    maximo: number,
    banco: () => pg.Pool | undefined = pool,
    prazoMs = SEM_PRESSA_MS,
  ) {
    const contar = criarLimitesComuns({ pool: banco, registrar: mudo, prazoMs })(nome)
    return (quem: string) =>
      new Promise<boolean>((resolver, rejeitar) =>
        contar(quem, { maximo, janelaMs: UM_MINUTO_MS }, (erro, contado) =>
          contado ? resolver(contado.current <= maximo) : rejeitar(erro),
        ),
      )
  }
  const quantos = (passaram: boolean[]) => passaram.filter(Boolean).length

  it.each([10, 30])('um pequeno (%i) é exato, peça quem pedir, ao mesmo tempo ou não', async (maximo) => {
    const nome = randomUUID()
    const processos = [processo(nome, maximo), processo(nome, maximo), processo(nome, maximo)]
    const deUmaVez = processos.flatMap((pedir) => Array.from({ length: maximo }, () => pedir('10.1.1.1')))
    expect(quantos(await Promise.all(deUmaVez))).toBe(maximo)
    expect(await Promise.all(processos.map((pedir) => pedir('10.1.1.1')))).toEqual([false, false, false])
    expect(await processos[0]?.('10.1.1.2')).toBe(true)
  })

  it('um grande custa um comando a cada vigésima parte, e quem morre leva no máximo uma consigo', async () => {
    const nome = randomUUID()
    const [morre, fica] = [processo(nome, 1000), processo(nome, 1000)]
    const comandos = vi.spyOn(pool(), 'query')
    expect(await morre('10.1.2.1')).toBe(true)
    const passaram: boolean[] = []
    for (let vez = 0; vez < 1000; vez++) passaram.push(await fica('10.1.2.1'))
    const tomadas = comandos.mock.calls.filter(([config]) =>
      JSON.stringify(config).includes('tomar-do-limite'),
    )
    comandos.mockRestore()
    expect(quantos(passaram)).toBe(950)
    // One for who died, nineteen of fifty, and none once there is nothing left.
    expect(tomadas.length).toBe(20)
  })

  it('passado o minuto, conta de novo', async () => {
    const nome = randomUUID()
    const antes = processo(nome, 2)
    expect([await antes('a'), await antes('a'), await antes('a')]).toEqual([true, true, false])
    await pool().query('update limite_comum set ate = now() where chave = $1', [`${nome} a`])
    const depois = processo(nome, 2)
    expect([await depois('a'), await depois('a'), await depois('a')]).toEqual([true, true, false])
  })

  it.each([
    ['fora', async () => Promise.reject(new Error('ECONNREFUSED'))],
    ['sem responder', async () => new Promise(() => undefined)],
  ])(
    'com o banco %s, o processo conta sozinho, e não deixa passar mais do que o limite',
    async (_, query) => {
      const pedir = processo(randomUUID(), 3, () => ({ query }) as unknown as pg.Pool, 20)
      const passaram: boolean[] = []
      for (let vez = 0; vez < 5; vez++) passaram.push(await pedir('10.1.3.1'))
      expect(passaram).toEqual([true, true, true, false, false])
    },
  )

  it('o que já não conta é apagado', async () => {
    const nome = randomUUID()
    await processo(nome, 2)('velho')
    await pool().query(`update limite_comum set ate = now() - interval '1 hour' where chave = $1`, [
      `${nome} velho`,
    ])
    await processo(nome, 2)('novo')
    const guardadas = async () =>
      (await pool().query('select chave from limite_comum where chave like $1', [`${nome}%`])).rows
    await expect.poll(guardadas).toEqual([{ chave: `${nome} novo` }])
  })
})
