import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../test/app-de-teste.ts'
import { transacao } from '../platform/banco/transacao.ts'

// Wherever the statements stand: migrations are regenerated when branches meet.
const comandos = readdirSync(import.meta.dirname)
  .filter((pasta) => /^\d+_/.test(pasta))
  .map((pasta) => readFileSync(join(import.meta.dirname, pasta, 'migration.sql'), 'utf8'))
  .filter((texto) => texto.includes('"ticket_visao" RENAME TO'))
  .flatMap((texto) => texto.split('--> statement-breakpoint'))

let teste: AppDeTeste
beforeAll(async () => {
  teste = await criarAppDeTeste()
})
afterAll(() => teste.fechar())

it('TIC-01 a migração mantém as visões que cada pessoa já tinha, como visões da lista de tickets', async () => {
  const { banco } = teste.negocio()
  const linhas = await transacao(banco, async (tx) => {
    await tx.execute(sql`create schema antes`)
    await tx.execute(sql`set local search_path to antes`)
    await tx.execute(sql`create table ticket_visao (id bigint, colaborador_id bigint, nome text, filtros jsonb,
      constraint ticket_visao_nome_unico unique (colaborador_id, nome))`)
    await tx.execute(sql`insert into ticket_visao values (1, 7, 'Avarias', '{"tipo":[2]}')`)
    for (const comando of comandos) await tx.execute(sql.raw(comando))
    return (await tx.execute<Record<string, unknown>>(
      sql`select colaborador_id::int as de, lista, nome, filtros from visao`,
    )).rows
  })
  expect(linhas).toEqual([{ de: 7, lista: 'tickets', nome: 'Avarias', filtros: { tipo: [2] } }])
})
