import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { comBanco, conectar } from './conexao.ts'
import { criarBancoSeFaltar, migrar, migrarAte } from './migrar.ts'
import { obterSegredo } from './segredos.ts'

describe('criar e migrar', () => {
  it('NEG-03 vários processos ao mesmo tempo num servidor vazio: um banco, um esquema, um segredo', async () => {
    const servidor = inject('urlDoPostgres')
    const nome = `migrar_${randomUUID().replaceAll('-', '')}`
    const url = comBanco(servidor, nome)
    await Promise.all([1, 2, 3].map(() => criarBancoSeFaltar(servidor, nome)))
    await Promise.all([1, 2, 3].map(() => migrar(url)))
    await migrar(url)
    const banco = conectar(url, () => undefined)
    const segredos = await Promise.all([1, 2, 3, 4].map(() => obterSegredo(banco, 'captcha')))
    expect(new Set(segredos).size).toBe(1)
    expect(segredos[0]).toMatch(/^[0-9a-f]{64}$/)
    await banco.$client.end()
    const manutencao = new pg.Client({ connectionString: servidor })
    await manutencao.connect()
    await manutencao.query(`drop database ${nome} with (force)`)
    await manutencao.end()
  })

  it('ESC-06 quem trabalha na versão anterior e um passo se esperam: cede o passo, que recomeça, e a gravação termina', async () => {
    const servidor = inject('urlDoPostgres')
    const nome = `migrar_${randomUUID().replaceAll('-', '')}`
    const url = comBanco(servidor, nome)
    await criarBancoSeFaltar(servidor, nome)
    const manutencao = new pg.Client({ connectionString: servidor })
    await manutencao.connect()
    onTestFinished(async () => {
      await manutencao.query(`drop database ${nome} with (force)`)
      await manutencao.end()
    })
    // The step after this one refers to colaborador first, then to cliente.
    await migrarAte(url, '20261119140258_cupom_por_orcamento')
    const pessoa = new pg.Client({ connectionString: url })
    await pessoa.connect()
    // Whoever waits longer finds the deadlock, and is its victim: not the person.
    await pessoa.query("set deadlock_timeout = '10min'; begin; lock table cliente in row exclusive mode")
    const migrando = migrar(url).then(
      () => 'migrado',
      (erro) => String(erro.cause ?? erro),
    )
    const espera = async () =>
      (
        await pessoa.query(
          "select 1 from pg_locks where relation = 'cliente'::regclass and not granted and mode = 'ShareRowExclusiveLock'",
        )
      ).rowCount
    await expect.poll(espera, { interval: 10 }).toBe(1)
    await pessoa.query('lock table colaborador in row exclusive mode')
    await pessoa.query('commit')
    expect(await migrando).toBe('migrado')
    const { rows } = await pessoa.query('select max(name) as ultimo from drizzle.__drizzle_migrations')
    await pessoa.end()
    expect(rows[0].ultimo > '20261119140258').toBe(true)
  })
})
