import { AsyncResource } from 'node:async_hooks'
import type { Posicao } from '@balcao/dominio/posicao'
import type { ReplicaNaSaude } from '@balcao/dominio/saude/replicas'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Acompanhamento } from './acompanhar-comando.ts'
import { conexaoQuePrepara } from './preparar.ts'

/** The query builder; transactions are made in `transacao.ts`, which knows the connection of each. */
type Construtor = Omit<NodePgDatabase, 'transaction'>

export type Banco = Construtor & {
  $client: pg.Pool
  /** ESC-03 Of a primary that has any. */
  replicas?: Replicas
  /** Of the database of a replica. */
  leitor?: Leitor
}
export type Tx = Construtor & { $client: pg.PoolClient }
/** Whatever a query may run on: inside a transaction or not. */
export type Executor = Construtor & { $client: pg.Pool | pg.ClientBase }

/** By whom those reads were answered that a replica may answer, and where it was the primary, why. */
export type ContagemDasLeituras = {
  replica: number
  semReplica: number
  gravouHaPouco: number
  falhou: number
}

export type Replicas = {
  /** A database that has all up to there; the primary's where no replica has it soon enough. */
  para(posicao: Posicao): Promise<Banco>
  /** How far the primary is. */
  agora(): Promise<Posicao>
  estado(): ReplicaNaSaude[]
  contagem: Readonly<ContagemDasLeituras>
  parar(): Promise<void>
}

/** How the database of a replica leaves what it can't answer to the primary. */
export type Leitor = { primario: Banco; desistir(erro: unknown): boolean }

const CONEXOES_POR_NEGOCIO = 20
const ESPERA_POR_CONEXAO_MS = 10_000
const TEMPO_MAXIMO_DE_CONSULTA_MS = 30_000
/** A connection that leaves takes its prepared statements along: it may rest through a lunch break. */
const OCIOSA_ATE_MS = 3_600_000

type AoTomar = Parameters<pg.Pool['connect']>[0]

/** Who waited for a connection is called by whoever gave it back, and would pass for part of that request. */
class PoolDeQuemPede extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(aoTomar: AoTomar): void
  override connect(aoTomar?: AoTomar): Promise<pg.PoolClient> | undefined {
    if (!aoTomar) return super.connect()
    super.connect(AsyncResource.bind(aoTomar))
    return undefined
  }
}

/** One pool for one business's database. `aoFalhar` hears of idle connections that broke. */
export function conectar(
  url: string,
  aoFalhar: (erro: Error) => void,
  acompanhamento?: Acompanhamento,
): Banco {
  const pool = abrirPool(url, {}, acompanhamento)
  pool.on('error', (erro) => {
    // Ours to lose while we leave.
    if (!pool.ending) aoFalhar(erro)
  })
  return drizzle({ client: pool })
}

export function abrirPool(url: string, outros: pg.PoolConfig = {}, acompanhamento?: Acompanhamento): pg.Pool {
  const pool = new PoolDeQuemPede({
    connectionString: url,
    Client: conexaoQuePrepara(acompanhamento),
    max: CONEXOES_POR_NEGOCIO,
    connectionTimeoutMillis: ESPERA_POR_CONEXAO_MS,
    idleTimeoutMillis: OCIOSA_ATE_MS,
    statement_timeout: TEMPO_MAXIMO_DE_CONSULTA_MS,
    application_name: `balcao:${process.pid}`,
    ...outros,
  })
  // A connection that breaks while in use fails its query; without a listener it would end the whole process.
  pool.on('connect', (cliente) => cliente.on('error', () => undefined))
  return pool
}

/** Name of the database inside a connection URL. */
export function comBanco(url: string, nome: string): string {
  const nova = new URL(url)
  nova.pathname = `/${encodeURIComponent(nome)}`
  return nova.toString()
}

/** `balcao_aurora`, or `<database of the URL>_aurora` on a server that was given with a database of its own. */
export function nomeDoBanco(servidor: string, id: string): string {
  const base = decodeURIComponent(new URL(servidor).pathname.slice(1))
  return `${base && base !== 'postgres' ? base : 'balcao'}_${id}`
}

/** Where the database of a business is: its own address, or its name on the common server. */
export const enderecoDoNegocio = (
  servidor: string,
  { id, banco }: { id: string; banco?: string | undefined },
) => banco ?? comBanco(servidor, nomeDoBanco(servidor, id))
