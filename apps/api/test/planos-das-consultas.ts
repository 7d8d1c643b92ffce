import { autorizacoesDoTipo } from '@balcao/dominio/permissoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Executor } from '../src/platform/banco/conexao.ts'
import type { Sessao } from '../src/sessao.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeTickets } from './cenario-de-tickets.ts'

/** Every statement a query runs, with the plan PostgreSQL made for it. */
export async function planosDe(
  app: AppDeTeste,
  executar: (banco: Executor) => Promise<unknown>,
  opcoes = 'analyze, costs off, timing off',
): Promise<string[]> {
  const { banco } = app.negocio()
  const comandos: { texto: string; valores: unknown[] }[] = []
  const { $client: pool } = banco
  const original = pool.query.bind(pool)
  const espiao = (comando: { text: string }, valores: unknown[]) => {
    comandos.push({ texto: comando.text, valores: valores ?? [] })
    return original(comando as never, valores as never)
  }
  pool.query = espiao as never
  try {
    await executar(banco)
  } finally {
    pool.query = original
  }
  expect(comandos.length).toBeGreaterThan(0)
  return Promise.all(
    comandos.map(async ({ texto, valores }) => {
      const { rows } = await original(`explain (${opcoes}) ${texto}`, valores as never)
      return rows.map((linha: Record<string, string>) => linha['QUERY PLAN']).join('\n')
    }),
  )
}

/** What a demo account sees and may do, for queries asked without a request. */
export async function sessaoDaConta(app: AppDeTeste, tipo: TipoDeUsuario): Promise<Sessao> {
  const colaboradorId = await cenarioDeTickets(app).idDaConta(tipo)
  const { rows } = await app.negocio().banco.execute<{ filiais: number[]; setores: number[] }>(sql`select
    array(select filial_id::float8 from colaborador_filial where colaborador_id = ${colaboradorId}) filiais,
    array(select setor_id::float8 from colaborador_setor where colaborador_id = ${colaboradorId}) setores`)
  const { filiais = [], setores = [] } = rows[0] ?? {}
  return {
    id: 0,
    colaboradorId,
    nome: '',
    email: '',
    tipo,
    filialId: null,
    filiais,
    setores,
    veTudo: tipo === 'ADMIN',
    autorizacoes: autorizacoesDoTipo(tipo),
    expiraEm: new Date(),
  }
}
