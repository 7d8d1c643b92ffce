import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { comBanco, conectar } from './conexao.ts'
import { criarBancoSeFaltar, migrar } from './migrar.ts'
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
})
