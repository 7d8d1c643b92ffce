import { setTimeout as esperar } from 'node:timers/promises'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type Posicao, posicaoDoLog } from '@balcao/dominio/posicao'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { causas } from '../causas.ts'
import type { Acompanhamento } from './acompanhar-comando.ts'
import { abrirPool, type Banco, type ContagemDasLeituras, type Leitor, type Replicas } from './conexao.ts'
import { quemLe } from './quem-le.ts'
import { enderecos } from './servidores.ts'
import { codigoDoPostgres } from './transacao.ts'
import { vigiarReplica } from './vigia-da-replica.ts'

const ESPERA_POR_CONEXAO_MS = 2_000
/** Whoever has just written waits so often, so long, for the replica to have it: it mostly does within one. */
const ESPERAS_MS = [0, 10, 20, 40, 80]
/** Asked of the primary it would take as long again, and the caller has waited already. */
const CONSULTA_CANCELADA = '57014'

/** ESC-03 Beside a business's database those of its replicas; without one to its liking, a read is answered by the primary. */
export function conectarReplicas(
  { url, urlDoPrimario, primario }: { url: string; urlDoPrimario: string; primario: Banco },
  registrar: Pick<BaseLogger, 'info' | 'warn'>,
  acompanhamento?: Acompanhamento,
): Replicas {
  const contagem: ContagemDasLeituras = { replica: 0, semReplica: 0, gravouHaPouco: 0, falhou: 0 }
  let vez = 0
  const replicas = enderecos(url).map((uma) => {
    const vigia = vigiarReplica(uma, urlDoPrimario, registrar)
    const pool = abrirPool(uma, { connectionTimeoutMillis: ESPERA_POR_CONEXAO_MS }, acompanhamento)
    const abertas = new Set<pg.Client>()
    pool.on('error', vigia.esquecer)
    pool.on('connect', (cliente) => abertas.add(cliente as unknown as pg.Client))
    pool.on('remove', (cliente) => abertas.delete(cliente as unknown as pg.Client))
    const cortar = () => {
      for (const { connection } of abertas as unknown as Set<{ connection: { stream: { destroy(): void } } }>)
        connection.stream.destroy()
    }
    vigia.aoPerder.add(cortar)
    const desistir = (erro: unknown) => {
      if (!(erro instanceof Error) || !doBanco(erro)) return false
      contagem.falhou++
      vigia.esquecer()
      registrar.warn(
        { servidor: vigia.servidor, motivo: causas(erro).at(-1)?.message },
        'a réplica não respondeu a uma leitura, e o primário respondeu',
      )
      return true
    }
    const parar = () => {
      vigia.aoPerder.delete(cortar)
      vigia.deixar()
      return pool.end()
    }
    return {
      vigia,
      pool,
      banco: criarLeitor(pool, { primario, desistir }, () => vigia.estado().situacao === 'FORA'),
      parar,
    }
  })

  /** Whether it has it by the end of a short wait. */
  async function alcancou({ vigia, pool }: (typeof replicas)[number], posicao: Posicao): Promise<boolean> {
    for (const ms of ESPERAS_MS) {
      if (ms > 0) await esperar(ms)
      const { rows } = await pool.query<{ lsn: string }>('select pg_last_wal_replay_lsn()::text as lsn')
      vigia.avancou(posicaoDoLog(rows[0]?.lsn ?? ''))
      if (vigia.estado().aplicou >= posicao) return true
    }
    return false
  }

  return {
    contagem,
    async para(posicao) {
      const escolha = quemLe(
        replicas.map(({ vigia }) => vigia.estado()),
        posicao,
        vez++,
      )
      if (escolha.quem === 'PRIMARIO') {
        contagem.semReplica++
        return primario
      }
      const replica = replicas[escolha.qual]
      if (!replica) return primario
      if (escolha.quem === 'ESPERAR' && !(await alcancou(replica, posicao).catch(() => false))) {
        contagem.gravouHaPouco++
        return primario
      }
      contagem.replica++
      return replica.banco
    },
    async agora() {
      const { rows } = await primario.execute<{ lsn: string }>(
        sql`select pg_current_wal_insert_lsn()::text as lsn`,
      )
      return posicaoDoLog(rows[0]?.lsn ?? '')
    },
    estado: () =>
      replicas.map(({ vigia }) => {
        const { situacao, atrasoMs } = vigia.estado()
        return { servidor: vigia.servidor, situacao, atrasoMs: Math.round(atrasoMs) }
      }),
    async parar() {
      await Promise.all(replicas.map(({ parar }) => parar()))
    },
  }
}

/** Of a statement, not of the handler; and not of one that took longer than any may. */
const doBanco = (erro: Error): boolean =>
  !(erro instanceof ErroDeNegocio) && codigoDoPostgres(erro) !== CONSULTA_CANCELADA

/** A pool whose statements the primary answers where the replica could not: it fell, it had to cancel them, it is behind a migration. */
function criarLeitor(pool: pg.Pool, leitor: Leitor, fora: () => boolean): Banco {
  const noPrimario = () => leitor.primario.$client
  const cliente = {
    async query(comando: pg.QueryConfig, valores?: unknown[]) {
      // Whoever began to read before it was lost must not wait for it once more with each statement.
      if (fora()) return noPrimario().query(comando, valores)
      try {
        // A copy: the pool writes into it under which name it prepared it.
        return await pool.query(typeof comando === 'string' ? comando : { ...comando }, valores)
      } catch (erro) {
        if (!leitor.desistir(erro)) throw erro
        return noPrimario().query(comando, valores)
      }
    },
    connect: () =>
      fora()
        ? noPrimario().connect()
        : pool.connect().catch((erro) => {
            if (!leitor.desistir(erro)) throw erro
            return noPrimario().connect()
          }),
  }
  return Object.assign(drizzle({ client: cliente as unknown as pg.Pool }), { leitor })
}
