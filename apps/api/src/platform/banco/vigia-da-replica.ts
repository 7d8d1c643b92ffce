import { setTimeout as esperar } from 'node:timers/promises'
import { DESDE_SEMPRE, posicaoDoLog } from '@balcao/dominio/posicao'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { Cliente } from './cliente.ts'
import { aposOlhar, type EstadoDaReplica, NUNCA_VISTA } from './quem-le.ts'

const INTERVALO_MS = 1_000
/** A server that says nothing for so long is gone, and whoever waits for it asks another. */
const PRAZO_MS = 3_000

export type VigiaDaReplica = {
  servidor: string
  estado(): EstadoDaReplica
  /** It was found to be further along than the last look saw. */
  avancou(ate: string): void
  /** A connection broke: it may have started anew, with less than it had. */
  esquecer(): void
  /** Told each time that it is lost: who still waits for an answer of it must stop waiting. */
  aoPerder: Set<() => void>
  deixar(): void
}

const vigias = new Map<string, ReturnType<typeof vigiar> & { quantos: number }>()

/** What is known of one server, looked at once a second however many databases of it are read; until the last of them leaves it. */
export function vigiarReplica(
  url: string,
  urlDoPrimario: string,
  registrar: Pick<BaseLogger, 'info' | 'warn'>,
): VigiaDaReplica {
  const { username, host } = new URL(url)
  const chave = `${username}@${host}`
  const vigia = vigias.get(chave) ?? { ...vigiar(url, urlDoPrimario, registrar), quantos: 0 }
  vigias.set(chave, vigia)
  vigia.quantos++
  return {
    ...vigia,
    deixar() {
      if (--vigia.quantos > 0) return
      vigias.delete(chave)
      vigia.parar()
    },
  }
}

function vigiar(url: string, urlDoPrimario: string, registrar: Pick<BaseLogger, 'info' | 'warn'>) {
  const servidor = new URL(url).host
  const aoPerder = new Set<() => void>()
  const fim = new AbortController()
  let estado = NUNCA_VISTA
  const daReplica = criarOlho(url)
  const doPrimario = criarOlho(urlDoPrimario)

  let olhou = false
  const olhar = async () => {
    const replica = await daReplica.perguntar<{ soLe: boolean; lsn: string | null; nasceu: string }>(
      OLHAR_A_REPLICA,
    )
    // After it: a replica that is healthy is never ahead of what the primary has by then.
    const primario = await doPrimario.perguntar<{ linha: string; lsn: string }>(OLHAR_O_PRIMARIO)
    const antes = estado
    estado = aposOlhar(
      antes,
      replica && { ...replica, aplicou: replica.lsn ? posicaoDoLog(replica.lsn) : null },
      primario && { linha: primario.linha, posicao: posicaoDoLog(primario.lsn) },
      performance.now(),
    )
    if (!olhou || estado.situacao !== antes.situacao) {
      const dito = { servidor, situacao: estado.situacao, atrasoMs: Math.round(estado.atrasoMs) }
      if (estado.situacao === 'BOA') registrar.info(dito, 'a réplica atende')
      else registrar.warn(dito, 'a réplica não atende: o primário faz tudo')
    }
    olhou = true
    if (estado.situacao === 'FORA') for (const perder of aoPerder) perder()
  }
  const rodar = async () => {
    while (!fim.signal.aborted) {
      await olhar()
      await esperar(INTERVALO_MS, undefined, { ref: false, signal: fim.signal }).catch(() => undefined)
    }
    daReplica.fechar()
    doPrimario.fechar()
  }
  void rodar()
  return {
    ...{ servidor, aoPerder },
    estado: () => estado,
    avancou(ate: string) {
      if (ate > estado.aplicou) estado = { ...estado, aplicou: ate }
    },
    esquecer() {
      estado = { ...estado, aplicou: DESDE_SEMPRE }
    },
    parar: () => fim.abort(),
  }
}

const OLHAR_A_REPLICA = `select pg_is_in_recovery() as "soLe", pg_last_wal_replay_lsn()::text as lsn,
  pg_postmaster_start_time()::text as nasceu`
const OLHAR_O_PRIMARIO =
  'select lsn::text, left(pg_walfile_name(lsn), 8) as linha from pg_current_wal_insert_lsn() as lsn'

/** A connection that is there for as long as it answers. */
function criarOlho(url: string) {
  let cliente: pg.Client | null = null
  const fechar = () => {
    cliente?.end().catch(() => undefined)
    cliente = null
  }
  return {
    fechar,
    async perguntar<L extends object>(comando: string): Promise<L | null> {
      try {
        cliente ??= await abrir(url)
        const { rows } = await cliente.query<L>(comando)
        return rows[0] ?? null
      } catch {
        fechar()
        return null
      }
    },
  }
}

async function abrir(url: string): Promise<pg.Client> {
  const cliente = new Cliente({
    connectionString: url,
    application_name: `balcao:vigia:${process.pid}`,
    ...{ connectionTimeoutMillis: PRAZO_MS, query_timeout: PRAZO_MS, keepAlive: true },
  })
  cliente.on('error', () => undefined)
  await cliente.connect().catch((erro) => {
    cliente.end().catch(() => undefined)
    throw erro
  })
  return cliente
}
