import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../test/cenario-de-tickets.ts'
import { historico } from '../platform/banco/tabelas.ts'

// Wherever the statement stands: migrations are regenerated when branches meet.
const comando = readdirSync(import.meta.dirname)
  .filter((pasta) => /^\d+_/.test(pasta))
  .flatMap((pasta) =>
    readFileSync(join(import.meta.dirname, pasta, 'migration.sql'), 'utf8').split('--> statement-breakpoint'),
  )
  .find((texto) => texto.includes('DESVINCULAR_CONSUMIDOR'))

describe('SEG-01 a migração', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('SEG-01 tira de cada conta os tickets que a equipe abriu com o CPF dela, e deixa os que ela abriu', async () => {
    const { banco } = teste.negocio()
    const cenario = cenarioDeTickets(teste)
    const conta = await cenario.idDaConta('CONSUMIDOR_FINAL')
    const operador = await cenario.idDaConta('OPERADOR')
    const proprio = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    const daEquipe = await cenario.abrir({
      tipo: 'ELOGIO',
      doConsumidor: true,
      campos: { criadorId: operador },
    })
    await banco.execute(sql.raw(comando ?? 'a migração não está aqui'))
    expect((await cenario.linha(proprio.id)).consumidorId).toBe(conta)
    expect((await cenario.linha(daEquipe.id)).consumidorId).toBeNull()
    const registros = await banco
      .select()
      .from(historico)
      .where(eq(historico.acao, 'DESVINCULAR_CONSUMIDOR'))
    expect(registros.map(({ entidadeId, dados }) => [entidadeId, dados])).toEqual([
      [String(daEquipe.id), { consumidorId: conta }],
    ])
  })
})
