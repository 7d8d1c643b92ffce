import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { filial } from '../../features/filiais/tabelas.ts'
import { comandoFixo } from './comando-fixo.ts'
import type { Banco, Tx } from './conexao.ts'
import { transacao } from './transacao.ts'

describe('comandoFixo', () => {
  let teste: AppDeTeste
  let banco: Banco
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    banco = teste.negocio().banco
  })
  afterAll(() => teste.fechar())

  function contado() {
    const vezes = { construido: 0 }
    const nomeDe = comandoFixo((executor, { id }: { id: number }) => {
      vezes.construido++
      return executor.select({ nome: filial.nome, criada: filial.id }).from(filial).where(eq(filial.id, id))
    })
    return { vezes, nomeDe }
  }

  it('o texto se monta uma vez, seja quem for que pergunte', async () => {
    const { vezes, nomeDe } = contado()
    const fora = await nomeDe(banco, { id: 1 })
    for (let vez = 0; vez < 3; vez++)
      expect(await transacao(banco, (tx) => nomeDe(tx, { id: 1 }))).toEqual(fora)
    expect(await nomeDe(banco, { id: 2 })).not.toEqual(fora)
    expect(vezes.construido).toBe(1)
  })

  it('TIC-13 construído numa transação, serve à outra e só vê o que ela fez', async () => {
    const { nomeDe } = contado()
    const desfeita = transacao(banco, async (tx) => {
      await tx.update(filial).set({ nome: sql`'Outra'` }).where(eq(filial.id, 1))
      expect(await nomeDe(tx, { id: 1 })).toMatchObject([{ nome: 'Outra' }])
      expect(await nomeDe(banco, { id: 1 })).not.toMatchObject([{ nome: 'Outra' }])
      throw new Error('desfazer')
    })
    await expect(desfeita).rejects.toThrow('desfazer')
    expect(await nomeDe(banco, { id: 1 })).not.toMatchObject([{ nome: 'Outra' }])
  })

  it('fica preparado na conexão desde a primeira vez', async () => {
    const { nomeDe } = contado()
    const preparados = await transacao(banco, async (tx) => {
      await nomeDe(tx, { id: 1 })
      const { rows } = await tx.execute<{ statement: string }>(
        sql`select statement from pg_prepared_statements where statement like ${'select "nome", "id" from "filial"%'}`,
      )
      return rows
    })
    expect(preparados).toHaveLength(1)
  })

  it('cada um pela sua conexão, mesmo perguntando ao mesmo tempo; quem falha não leva o outro junto', async () => {
    const pid = comandoFixo((executor, { id }: { id: number }) =>
      executor
        .select({ pid: sql<number>`pg_backend_pid() / (${filial.id} - 2)` })
        .from(filial)
        .where(eq(filial.id, id)),
    )
    const meu = async (tx: Tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      return Number(rows[0]?.pid)
    }
    const perguntar = (id: number) =>
      transacao(banco, async (tx) => [Math.abs(Number((await pid(tx, { id }))[0]?.pid)), await meu(tx)])
    const [a, b, falha] = await Promise.allSettled([perguntar(1), perguntar(3), perguntar(2)])
    expect(falha).toMatchObject({ status: 'rejected', reason: { cause: { code: '22012' } } })
    for (const feita of [a, b]) {
      const [pelo, proprio] = feita?.status === 'fulfilled' ? feita.value : []
      expect([pelo, pelo === proprio]).toEqual([expect.any(Number), true])
    }
    expect(a).not.toEqual(b)
  })
})
