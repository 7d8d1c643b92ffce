import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { filial } from '../../features/filiais/tabelas.ts'
import { comandoFixo } from './comando-fixo.ts'
import type { Banco } from './conexao.ts'

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
      expect(await banco.transaction((tx) => nomeDe(tx, { id: 1 }))).toEqual(fora)
    expect(await nomeDe(banco, { id: 2 })).not.toEqual(fora)
    expect(vezes.construido).toBe(1)
  })

  it('TIC-13 construído numa transação, serve à outra e só vê o que ela fez', async () => {
    const { nomeDe } = contado()
    const desfeita = banco.transaction(async (tx) => {
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
    const preparados = await banco.transaction(async (tx) => {
      await nomeDe(tx, { id: 1 })
      const { rows } = await tx.execute<{ name: string }>(
        sql`select name from pg_prepared_statements where name like ${'balcao\\_%'} and length(name) > 40`,
      )
      return rows.length
    })
    expect(preparados).toBeGreaterThan(0)
  })
})
