import { Client, DatabaseError } from 'pg'

/** An arbitrary number that all copies of the portal agree on. */
const CHAVE = 1_112_295_235
const NOME = 'balcao:'

export type Tentativa =
  | { tipo: 'obtida'; conexao: Client; perdida: Promise<void> }
  | { tipo: 'ocupada'; pid: number | undefined }
  | { tipo: 'indisponivel' }

/**
 * Tries to become the one process that uses the server. The lock lives as long as its connection, so that the
 * operating system gives it back whatever way the process ends.
 */
export async function tentarTrava(url: string): Promise<Tentativa> {
  const conexao = new Client({ connectionString: url, application_name: `${NOME}${process.pid}` })
  conexao.on('error', () => undefined)
  // Heard from the first moment: it may be lost again before whoever got it looks.
  const perdida = new Promise<void>((resolver) => conexao.once('end', resolver))
  let obtida = false
  try {
    await conexao.connect()
    const { rows } = await conexao.query('select pg_try_advisory_lock($1) as obtida', [CHAVE])
    obtida = rows[0].obtida
    return obtida
      ? { tipo: 'obtida', conexao, perdida }
      : { tipo: 'ocupada', pid: await pidDeQuemOcupa(conexao) }
  } catch (erro) {
    if (ehPassageiro(erro)) return { tipo: 'indisponivel' }
    throw new Error(`O PostgreSQL embutido recusou a conexão: ${(erro as Error).message}`, { cause: erro })
  } finally {
    if (!obtida) await conexao.end().catch(() => undefined)
  }
}

async function pidDeQuemOcupa(conexao: Client): Promise<number | undefined> {
  const { rows } = await conexao.query(
    `select substr(a.application_name, length($2) + 1)::int as pid
       from pg_locks l
       join pg_stat_activity a on a.pid = l.pid
       join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.objsubid = 1 and l.granted
        and a.application_name ~ ('^' || $2 || '[0-9]+$')`,
    [CHAVE, NOME],
  )
  return rows[0]?.pid
}

/** A server that starts or stops (57P), has no room (53) or is out of reach passes; a wrong password does not. */
function ehPassageiro(erro: unknown): boolean {
  if (erro instanceof DatabaseError) return /^(57P|53)/.test(erro.code ?? '')
  return erro instanceof Error && ('syscall' in erro || erro.message.startsWith('Connection terminated'))
}
