import { Socket } from 'node:net'
import pg from 'pg'
import { Cliente } from '../banco/cliente.ts'

const ESPERA_POR_CONEXAO_MS = 10_000
const TEMPO_MAXIMO_DE_CONSULTA_MS = 30_000
/** A server that went away without a word is found out by asking, and waited for no longer than this. */
const TEMPO_DE_RESPOSTA_MS = TEMPO_MAXIMO_DE_CONSULTA_MS + 5_000

type AoConectar = (
  erro: Error | undefined,
  cliente: pg.PoolClient | undefined,
  soltar: (motivo?: unknown) => void,
) => void

/** Connections that end when they are cut, whoever still holds them and whatever they wait for. */
export class PoolCortavel extends pg.Pool {
  readonly #abertas: Set<Socket>
  /** Of a connection that stays outside the pool and is cut with it. */
  readonly opcoes: pg.ClientConfig

  constructor(url: string, maximo: number) {
    const abertas = new Set<Socket>()
    const opcoes = {
      connectionString: url,
      application_name: `balcao:fila:${process.pid}`,
      keepAlive: true,
      connectionTimeoutMillis: ESPERA_POR_CONEXAO_MS,
      statement_timeout: TEMPO_MAXIMO_DE_CONSULTA_MS,
      query_timeout: TEMPO_DE_RESPOSTA_MS,
      stream: () => {
        const nova = new Socket()
        abertas.add(nova)
        nova.once('close', () => abertas.delete(nova))
        return nova
      },
    }
    super({ ...opcoes, Client: Cliente, max: maximo })
    this.opcoes = opcoes
    this.#abertas = abertas
    // A connection that breaks fails its query; without listeners it would end the whole process.
    this.on('error', () => undefined)
    this.on('connect', (cliente) => cliente.on('error', () => undefined))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(aoConectar: AoConectar): void
  override connect(aoConectar?: AoConectar): Promise<pg.PoolClient> | undefined {
    if (!aoConectar) return super.connect()
    super.connect((erro, cliente, soltar) => {
      // The queue's library gives its listening connection back twice when it breaks at the wrong moment, in a promise
      // that nobody awaits: the pool's complaint about it would end the whole process.
      let solto = false
      aoConectar(erro, cliente, (motivo) => {
        if (solto) return
        solto = true
        soltar?.(motivo as Error | boolean | undefined)
      })
    })
  }

  cortar(): void {
    if (!this.ending) this.end().catch(() => undefined)
    for (const aberta of this.#abertas) aberta.destroy()
  }
}
