import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../test/app-de-teste.ts'
import { apagarBancos } from '../test/modelos.ts'
import { abrirNegocio } from './abrir-negocio.ts'
import type { Negocio } from './negocio.ts'
import { comBanco } from './platform/banco/conexao.ts'
import { criarBancoSeFaltar } from './platform/banco/migrar.ts'
import { criarLog } from './platform/log.ts'

const pasta = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url))
const ATE_A_0_10 = pasta('../test/migracoes-ate-0.10')
const DESDE_A_0_10 = pasta('migrations-desde-0.10')
const DIARIO = 'drizzle.__drizzle_migrations'

/** What a database is made of, in words that do not depend on the order in which it came to be. */
const ESQUEMA = `
  select 'coluna ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
    || coalesce(column_default, '') || coalesce(generation_expression, '') || coalesce(numeric_precision || ',' || numeric_scale, '')
    || is_identity || coalesce(identity_generation, '') as parte
    from information_schema.columns where table_schema = 'public'
  union all select 'fator ' || attrelid::regclass || '.' || attname || ' ' || attstattarget from pg_attribute
    join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attstattarget >= 0 and attnum > 0
  union all select 'sequência ' || sequencename from pg_sequences where schemaname = 'public'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
  union all select 'extensão ' || extname from pg_extension
  order by 1`

/** GES-02 What was called otherwise then: its name of today, and today's rows as they would have been. */
const DE_OUTRO_NOME: Record<string, { hoje: string; linhas: string }> = {
  promocao: {
    hoje: 'campanha',
    linhas: `(select id, nome, 'PERCENTUAL' as tipo, 7.5 as percentual, 3 as minimo, inicio, fim, encerrada_em is null as ativa,
      criado_em, criado_por, atualizado_em, atualizado_por, versao from campanha)`,
  },
}

describe('um banco de antes da base', () => {
  let teste: AppDeTeste
  const criados: string[] = []

  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(async () => {
    await apagarBancos(inject('urlDoPostgres'), criados)
    await teste.fechar()
  })

  /** An empty database after each of the folders, made by the migrator as the versions of then made theirs. */
  async function bancoDeAntes(...pastas: string[]): Promise<string> {
    const servidor = inject('urlDoPostgres')
    const nome = `antes_${process.pid}_${criados.length}`
    criados.push(nome)
    await criarBancoSeFaltar(servidor, nome)
    const url = comBanco(servidor, nome)
    await comCliente(url, async (cliente) => {
      for (const migrationsFolder of pastas) await migrate(drizzle({ client: cliente }), { migrationsFolder })
    })
    return url
  }

  function abrir(url: string): Promise<Negocio> {
    const { configuracao, armazem } = teste.negocio()
    return abrirNegocio({
      configuracao: { ...configuracao, banco: url },
      servidor: url,
      armazem,
      relogio: teste.agora,
      log: criarLog('silent'),
    })
  }

  /** Whatever the demo has in what both know, as it stands in each table. */
  async function encher(url: string): Promise<Map<string, number>> {
    const cheias = new Map<string, number>()
    const { $client: origem } = teste.negocio().banco
    await comCliente(url, async (cliente) => {
      await cliente.query(`set session_replication_role = replica`)
      const { rows: tabelas } = await cliente.query<{ tabela: string; colunas: string[] }>(
        `select table_name as tabela, array_agg(quote_ident(column_name)::text) as colunas from information_schema.columns
          where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
      )
      for (const { tabela, colunas } of tabelas) {
        const { rows } = await origem.query(
          `select json_agg(t)::text as linhas, count(*)::int as quantas from ${DE_OUTRO_NOME[tabela]?.linhas ?? tabela} t`,
        )
        if (rows[0].quantas === 0) continue
        cheias.set(tabela, rows[0].quantas)
        await cliente.query(
          `insert into ${tabela} (${colunas}) select ${colunas} from json_populate_recordset(null::${tabela}, $1)`,
          [rows[0].linhas],
        )
      }
    })
    return cheias
  }

  it('NEG-03 o da 0.10.0 é reconhecido, recebe o que veio depois dela e fica com tudo o que tinha, como um novo', async () => {
    const url = await bancoDeAntes(ATE_A_0_10)
    const cheias = await encher(url)
    expect(cheias.size).toBeGreaterThan(40)
    const resumo = async ({ banco }: Negocio) =>
      Promise.all(
        [...cheias.keys()].map(async (tabela) => [
          tabela,
          (
            await banco.$client.query(
              `select count(*)::int as quantas from ${DE_OUTRO_NOME[tabela]?.hoje ?? tabela}`,
            )
          ).rows[0].quantas,
        ]),
      )
    const negocio = await abrir(url)
    try {
      expect(await resumo(negocio)).toEqual([...cheias])
      const { rows: beneficios } = await negocio.banco.$client.query(
        'select distinct beneficio from campanha',
      )
      expect(beneficios).toEqual([
        { beneficio: { tipo: 'PERCENTUAL', porFaixa: false, faixas: [{ de: 3, percentual: 7.5 }] } },
      ])
      expect((await negocio.banco.$client.query(ESQUEMA)).rows).toEqual(
        (await teste.negocio().banco.$client.query(ESQUEMA)).rows,
      )
    } finally {
      await negocio.banco.$client.end()
    }
    // And again: nothing is left to do.
    await (await abrir(url)).banco.$client.end()
  })

  it('NEG-03 o que já tem tudo o que a base faz só ganha o nome dela; no meio do caminho, anda o que falta', async () => {
    const feitas = async (url: string) => {
      const negocio = await abrir(url)
      const { rows } = await negocio.banco.$client.query(`select name from ${DIARIO}`)
      await negocio.banco.$client.end()
      return rows.map(({ name }) => name).sort()
    }
    const inteiro = await bancoDeAntes(ATE_A_0_10, DESDE_A_0_10)
    const metade = await bancoDeAntes(ATE_A_0_10)
    const [primeira, segunda] = readMigrationFiles({ migrationsFolder: DESDE_A_0_10 })
    await comCliente(metade, async (cliente) => {
      for (const comando of primeira?.sql ?? []) await cliente.query(comando)
      await cliente.query(`insert into ${DIARIO} (hash, created_at, name) values ('', 0, $1)`, [
        primeira?.name,
      ])
    })
    expect(await feitas(metade)).toEqual(await feitas(inteiro))
    expect(await feitas(metade)).toContain(segunda?.name)
  })

  it('NEG-03 o de antes da 0.10 é recusado com a versão por que deve passar, e fica como estava', async () => {
    const url = await bancoDeAntes(ATE_A_0_10)
    await comCliente(url, async (cliente) => {
      await cliente.query(`delete from ${DIARIO} where name like '%_vendas'`)
      await cliente.query('drop table orcamento cascade')
    })
    await expect(abrir(url)).rejects.toThrow(
      'O banco de dados do negócio aurora é de antes da versão 0.10: inicie-o uma vez com a 0.10.0 e depois com esta.',
    )
    await comCliente(url, async (cliente) => {
      const { rows } = await cliente.query(
        `select count(*)::int as feitas, to_regclass('orcamento') as nova from ${DIARIO}`,
      )
      expect(rows).toEqual([{ feitas: 16, nova: null }])
    })
  })
})

async function comCliente(url: string, usar: (cliente: pg.Client) => Promise<unknown>): Promise<void> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    await usar(cliente)
  } finally {
    await cliente.end()
  }
}
