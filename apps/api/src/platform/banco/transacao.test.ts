import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { transportadora } from '../../features/transportadoras/tabelas.ts'
import type { Executor } from './conexao.ts'
import { codigoDoPostgres, transacao, travar } from './transacao.ts'

describe('transação', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const nome = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(transportadora).where(eq(transportadora.id, id))
    return linha?.razaoSocial
  }

  it('TIC-13 duas pessoas ao mesmo tempo: a linha travada põe as mudanças em fila, nenhuma se perde', async () => {
    const { banco } = teste.negocio()
    await banco.update(transportadora).set({ razaoSocial: '' }).where(eq(transportadora.id, 1))
    const acrescentar = (letra: string) =>
      transacao(banco, async (tx) => {
        const { razaoSocial } = await travar(tx, transportadora, eq(transportadora.id, 1))
        await tx
          .update(transportadora)
          .set({ razaoSocial: razaoSocial + letra })
          .where(eq(transportadora.id, 1))
      })
    await Promise.all('abcdefghij'.split('').map(acrescentar))
    expect((await nome(1))?.split('').sort().join('')).toBe('abcdefghij')
  })

  it('TIC-13 o que falha no meio não deixa nada', async () => {
    const { banco } = teste.negocio()
    const antes = await nome(2)
    const falha = transacao(banco, async (tx) => {
      await tx.update(transportadora).set({ razaoSocial: 'meio' }).where(eq(transportadora.id, 2))
      throw new Error('parou')
    })
    await expect(falha).rejects.toThrow('parou')
    expect(await nome(2)).toBe(antes)
  })

  it('TIC-13 ninguém espera por uma linha mais de 5 segundos', async () => {
    const { banco } = teste.negocio()
    const espera = async (executor: Executor) => {
      const { rows } = await executor.execute<{ lock_timeout: string }>(sql`show lock_timeout`)
      return rows[0]?.lock_timeout
    }
    expect(await transacao(banco, espera)).toBe('5s')
    expect(await espera(banco)).toBe('0')
  })

  it('TIC-13 travar o que não existe é NAO_ENCONTRADO', async () => {
    const { banco } = teste.negocio()
    await expect(
      transacao(banco, (tx) => travar(tx, transportadora, eq(transportadora.id, 999_999))),
    ).rejects.toMatchObject({
      codigo: 'NAO_ENCONTRADO',
    })
  })

  it('TIC-13 um impasse é refeito, não devolvido ao usuário', async () => {
    const { banco } = teste.negocio()
    const cruzar = (primeiro: number, segundo: number, pronto: () => Promise<void>) =>
      transacao(banco, async (tx) => {
        await travar(tx, transportadora, eq(transportadora.id, primeiro))
        await pronto()
        await travar(tx, transportadora, eq(transportadora.id, segundo))
        return true
      })
    let chegaram = 0
    let liberar: () => void = () => undefined
    const ambos = new Promise<void>((resolve) => {
      liberar = resolve
    })
    const encontro = () => {
      chegaram += 1
      if (chegaram === 2) liberar()
      return ambos
    }
    expect(await Promise.all([cruzar(3, 4, encontro), cruzar(4, 3, encontro)])).toEqual([true, true])
    expect(chegaram).toBeGreaterThan(2)
  })

  it('ERR-02 o código do PostgreSQL é achado por baixo das camadas', async () => {
    const erro = await teste
      .negocio()
      .banco.execute(sql`select 1/0`)
      .then(
        () => null,
        (falha) => falha,
      )
    expect(codigoDoPostgres(erro)).toBe('22012')
    expect(codigoDoPostgres(new Error('outro'))).toBeUndefined()
  })
})
