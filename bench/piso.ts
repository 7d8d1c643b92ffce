import Fastify from 'fastify'
import pg from 'pg'
import type { Comando } from './gravador.ts'

/** A new row's number is above this, and of one table alone (`separarNumeros`): below it is as likely a type or a sector. */
const MENOR_ID_SEGUIDO = 10_000

/**
 * From here on the numbers that a small table gives are found in no other, so that the floor knows a row that was just made
 * wherever it is pointed at. Those of a large one are told apart by their size.
 */
export async function separarNumeros({ query }: { query: (sql: string) => Promise<unknown> }): Promise<void> {
  await query(`select setval(format('%I.%I', schemaname, sequencename), 1000000000 + 1000000 * row_number() over (order by sequencename))
    from pg_sequences where schemaname = 'public' and coalesce(last_value, 0) < ${MENOR_ID_SEGUIDO}`)
}

/** The least that answers the same: the statements of the portal, prepared, behind a route that does nothing else. */
export function montarPiso(banco: string) {
  const pool = new pg.Pool({ connectionString: banco, max: 4, idleTimeoutMillis: 0 })
  // A connection that is being closed may still hear that its database is gone: nobody waits for it any more.
  pool.on('error', () => undefined)
  pool.on('connect', (conexao) => conexao.on('error', () => undefined))
  const casos = new Map<string, { comandos: Comando[]; escrita: boolean }>()
  const nomes = new Map<string, string>()
  const app = Fastify()

  app.get<{ Params: { numero: string } }>('/caso/:numero', async ({ params }) => {
    const caso = casos.get(params.numero)
    if (!caso) throw new Error('caso desconhecido')
    const { comandos, escrita } = caso
    if (!escrita) return (await Promise.all(comandos.map((comando) => executar(pool, comando)))).flat()
    const cliente = await pool.connect()
    try {
      await cliente.query('begin')
      return await emOrdem(cliente, comandos)
    } finally {
      await cliente.query('rollback')
      cliente.release()
    }
  })

  function executar(onde: pg.Pool | pg.PoolClient, { texto, valores }: Comando): Promise<unknown[][]> {
    // What a transaction sets for itself takes no values, and cannot be prepared.
    if (valores.length === 0 && !/^select/i.test(texto)) return onde.query(texto).then(() => [])
    const name = nomes.get(texto) ?? `p${nomes.size}`
    nomes.set(texto, name)
    // A text search is cheaper with a plan of its own, for the floor too.
    const preparado = !texto.includes('/* plano por valor */') && { name }
    return onde
      .query({ ...preparado, text: texto, values: valores, rowMode: 'array' })
      .then(({ rows }) => rows)
  }

  /** A row made now has another number than when it was recorded: what points at it must follow. */
  async function emOrdem(cliente: pg.PoolClient, comandos: readonly Comando[]): Promise<unknown[]> {
    const novos = new Map<string, unknown>()
    const feitos: unknown[] = []
    for (const comando of comandos) {
      const valores = comando.valores.map((valor) => novos.get(String(valor)) ?? valor)
      const linhas = await executar(cliente, { ...comando, valores })
      comando.linhas.forEach((antes, i) => {
        antes.forEach((valor, coluna) => {
          if (Number(valor) > MENOR_ID_SEGUIDO) novos.set(String(valor), linhas[i]?.[coluna])
        })
      })
      feitos.push(...linhas)
    }
    return feitos
  }

  return {
    app,
    caso: (numero: number, comandos: Comando[], escrita: boolean) => {
      casos.set(String(numero), { comandos, escrita })
    },
    parar: async () => {
      await app.close()
      await pool.end()
    },
  }
}
