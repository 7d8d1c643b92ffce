import Fastify from 'fastify'
import pg from 'pg'
import { atenderComandos } from './processo.ts'
import type { Comando } from './processo-do-portal.ts'

export type ComandosDoPiso = {
  porta: () => number
  caso: (numero: number, comandos: Comando[], escrita: boolean) => void
}

/** The least that answers the same: the statements of the portal, prepared, behind a route that does nothing else. */
const [banco = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: banco, max: 4, idleTimeoutMillis: 0 })
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
  return onde.query({ ...preparado, text: texto, values: valores, rowMode: 'array' }).then(({ rows }) => rows)
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

/** Below this a number is as likely a type or a sector. */
const MENOR_ID_SEGUIDO = 500

await app.listen({ port: 0, host: '127.0.0.1' })
const comandos = {
  porta: () => (app.server.address() as { port: number }).port,
  caso: (numero: number, doPortal: Comando[], escrita: boolean) => {
    casos.set(String(numero), { comandos: doPortal, escrita })
  },
}
atenderComandos(comandos, async () => {
  await app.close()
  await pool.end()
})
