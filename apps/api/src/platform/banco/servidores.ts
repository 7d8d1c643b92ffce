import { setTimeout as esperar } from 'node:timers/promises'
import pg from 'pg'

/** Where the other servers of an address are kept: a URL has room for one. */
const OUTROS = 'outros'
const PAPEL = 'target_session_attrs'
const PAPEIS_ACEITOS: readonly (string | null)[] = [null, 'read-write', 'primary']

/**
 * ESC-02 The address of several servers, of which one takes writes, as libpq writes it (`postgres://u:s@a:5432,b:5432/banco`),
 * in the form of a URL; null for what is none. An address of one server stays as it is.
 */
export function lerEndereco(texto: string): string | null {
  const [, antes = '', servidores = '', depois = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(texto) ?? []
  const [primeiro = '', ...outros] = servidores.split(',')
  const url = URL.parse(`${antes}${primeiro}${depois}`)
  if (!url || !PAPEIS_ACEITOS.includes(url.searchParams.get(PAPEL))) return null
  if (outros.length === 0) return texto
  if (!url.hostname || outros.some((outro) => !URL.parse(`postgres://${outro}`)?.hostname)) return null
  url.searchParams.delete(PAPEL)
  url.searchParams.set(OUTROS, outros.join(','))
  return url.toString()
}

/** An address for each of its servers. */
export function enderecos(url: string): string[] {
  const lida = URL.parse(url)
  const outros = lida?.searchParams.get(OUTROS)
  if (!lida || !outros) return [url]
  lida.searchParams.delete(OUTROS)
  return [lida.host, ...outros.split(',')].map((host) => {
    const deUm = new URL(lida)
    const { hostname, port } = new URL(`postgres://${host}`)
    deUm.hostname = hostname
    deUm.port = port
    return deUm.toString()
  })
}

/** Told as PostgreSQL tells that a server only reads: it passes by itself. */
export class SemPrimario extends Error {
  override name = 'SemPrimario'
  readonly code = '25006'
  constructor(causa?: unknown) {
    super('Nenhum dos servidores do banco aceita gravações agora.', { cause: causa })
  }
}

/** A connection that can be cut from outside. */
export type Cortavel = { cortar(): void }

const PRAZO_DA_SONDA_MS = 3_000
const INTERVALO_DA_VIGIA_MS = 1_000
/** A server that is only busy must not lose everybody's connections. */
const PRAZO_DA_VIGIA_MS = 5_000

type Conjunto = ReturnType<typeof criarConjunto>
const conjuntos = new Map<string, Conjunto>()

/** What is known of the servers of that address, the same for all its databases; null where there is only one. */
export function servidoresDe(url: string | undefined): Conjunto | null {
  const lida = url === undefined ? null : URL.parse(url)
  if (!lida?.searchParams.has(OUTROS)) return null
  const chave = `${lida.username}@${lida.host},${lida.searchParams.get(OUTROS)}`
  const conjunto = conjuntos.get(chave) ?? criarConjunto()
  conjuntos.set(chave, conjunto)
  return conjunto
}

function criarConjunto() {
  /** Which of them takes writes, by its place in the address. */
  let primario: number | null = null
  let procura: Promise<number> | null = null
  let vigiando = false
  const abertas = new Map<Cortavel, number>()

  const procurar = (url: string): Promise<number> => {
    procura ??= Promise.any(enderecos(url).map(sondar))
      .catch((erro: AggregateError) => {
        throw new SemPrimario(erro.errors[0])
      })
      .finally(() => {
        procura = null
      })
    return procura
  }

  /**
   * While anybody is connected: a server that was stopped, frozen or cut off says nothing, and a connection to it would wait
   * for as long as it likes. Whoever is connected to another one than the primary is cut, and comes back.
   */
  const vigiar = async (url: string) => {
    vigiando = true
    let olho: pg.Client | null = null
    while (abertas.size > 0) {
      try {
        olho ??= await abrir(enderecos(url)[await procurar(url)] ?? url, PRAZO_DA_VIGIA_MS)
        if (await soLe(olho)) throw new SemPrimario()
      } catch {
        olho?.end().catch(() => undefined)
        olho = null
        primario = await procurar(url).catch(() => null)
        for (const [aberta, onde] of abertas) if (onde !== primario) aberta.cortar()
      }
      await esperar(INTERVALO_DA_VIGIA_MS, undefined, { ref: false })
    }
    await olho?.end().catch(() => undefined)
    vigiando = false
  }

  return {
    /** Where writes go, as far as is known: while nobody is connected, nobody watches. */
    async primario(url: string): Promise<number> {
      if (abertas.size === 0) primario = null
      primario ??= await procurar(url)
      return primario
    },
    /** It was not there, or only reads by now: the next one looks for it. */
    perder(qual: number): void {
      if (primario === qual) primario = null
    },
    abriu(aberta: Cortavel, onde: number, url: string): void {
      abertas.set(aberta, onde)
      if (!vigiando) void vigiar(url)
    },
    fechou: (aberta: Cortavel) => void abertas.delete(aberta),
  }
}

async function abrir(endereco: string, prazoMs: number): Promise<pg.Client> {
  const cliente = new pg.Client({
    connectionString: endereco,
    application_name: `balcao:vigia:${process.pid}`,
    connectionTimeoutMillis: prazoMs,
    query_timeout: prazoMs,
    keepAlive: true,
  })
  cliente.on('error', () => undefined)
  await cliente.connect().catch((erro) => {
    cliente.end().catch(() => undefined)
    throw erro
  })
  return cliente
}

async function soLe(cliente: pg.ClientBase): Promise<boolean> {
  const { rows } = await cliente.query<{ so_le: boolean }>(
    `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as so_le`,
  )
  return rows[0]?.so_le !== false
}

/** Answers its place, or why it is not the one. */
async function sondar(endereco: string, lugar: number): Promise<number> {
  const cliente = await abrir(endereco, PRAZO_DA_SONDA_MS)
  try {
    if (await soLe(cliente)) throw new SemPrimario()
    return lugar
  } finally {
    cliente.end().catch(() => undefined)
  }
}
