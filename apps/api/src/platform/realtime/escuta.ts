import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { Cliente } from '../banco/cliente.ts'
import { CANAL_DA_LEMBRANCA, type Lembranca } from '../banco/lembranca.ts'
import { CANAL_DOS_PROCESSOS } from './outros-processos.ts'
import { CANAL_DO_POSTGRES } from './publicar.ts'

export type Escuta = {
  /** Resolves when it listens for the first time. */
  pronta: Promise<void>
  ligada(): boolean
  /** To the other processes, all in one statement; to nobody while it does not listen. */
  falar(textos: string[]): Promise<void>
  parar(): Promise<void>
}

export type ConfiguracaoDaEscuta = {
  url: string
  aoOuvir(texto: string): void
  /** What another process, or this one, said by `falar`. */
  aoFalarem?(texto: string): void
  /** Each time it begins to listen: what happened before was not heard. */
  aoLigar(): void
  lembranca?: Lembranca | undefined
  /** What else is told on the channel of what is remembered, by its word; all of it each time it begins to listen. */
  avisados?: Readonly<Record<string, () => void>> | undefined
  registrar: Pick<BaseLogger, 'info' | 'warn'>
}

const PRIMEIRA_ESPERA_MS = 100
const MAIOR_ESPERA_MS = 2_000
const TEMPO_DE_RESPOSTA_MS = 10_000
const INTERVALO_DA_SONDA_MS = 30_000

/** One connection that hears the events of one database, and comes back when the database was away. */
export function escutar({
  url,
  aoOuvir,
  aoFalarem,
  aoLigar,
  lembranca,
  avisados = {},
  registrar,
}: ConfiguracaoDaEscuta): Escuta {
  const { promise: pronta, resolve: ficarPronta } = Promise.withResolvers<void>()
  let atual: pg.Client | undefined
  let parada = false
  let falhas = 0
  let espera: NodeJS.Timeout | undefined

  const desligar = () => {
    atual = undefined
    lembranca?.ouvir(false)
  }

  const ligar = async (): Promise<void> => {
    const cliente = new Cliente({
      connectionString: url,
      application_name: `balcao:tempo-real:${process.pid}`,
      keepAlive: true,
      connectionTimeoutMillis: TEMPO_DE_RESPOSTA_MS,
      query_timeout: TEMPO_DE_RESPOSTA_MS,
    })
    let caiu = false
    const cair = (err?: Error) => {
      if (caiu) return
      caiu = true
      if (atual === cliente) desligar()
      cliente.end().catch(() => undefined)
      if (!parada) religar(err)
    }
    cliente.on('error', cair)
    cliente.on('end', () => cair())
    cliente.on('notification', ({ channel, payload }) => {
      if (channel === CANAL_DOS_PROCESSOS) return payload && aoFalarem?.(payload)
      if (channel !== CANAL_DA_LEMBRANCA) return payload && aoOuvir(payload)
      if (payload) avisados[payload]?.()
      else lembranca?.esquecer()
    })
    try {
      await cliente.connect()
      await cliente.query(
        [CANAL_DO_POSTGRES, CANAL_DA_LEMBRANCA, CANAL_DOS_PROCESSOS]
          .map((canal) => `listen ${canal}`)
          .join('; '),
      )
    } catch (err) {
      return cair(err as Error)
    }
    if (caiu || parada) return cair()
    atual = cliente
    lembranca?.ouvir(true)
    for (const avisar of Object.values(avisados)) avisar()
    if (falhas > 0) registrar.info('O tempo real voltou a ouvir o banco.')
    falhas = 0
    aoLigar()
    ficarPronta()
  }

  const religar = (err?: Error) => {
    const teto = Math.min(MAIOR_ESPERA_MS, PRIMEIRA_ESPERA_MS * 2 ** falhas++)
    registrar.warn({ err }, 'O tempo real perdeu a conexão com o banco; tentará de novo.')
    // Spread out, so that many processes do not come back in the same instant.
    espera = setTimeout(
      () => {
        ligacao = ligar()
      },
      teto * (0.5 + Math.random() / 2),
    )
  }

  let ligacao = ligar()
  // A connection that died without a word is found out only by asking.
  const sonda = setInterval(() => {
    const sondado = atual
    sondado?.query('select 1').catch((err) => sondado.emit('error', err))
  }, INTERVALO_DA_SONDA_MS)

  return {
    pronta,
    ligada: () => atual !== undefined,
    async falar(textos) {
      // A connection that breaks meanwhile begins again, and then everything is said again.
      await atual
        ?.query('select pg_notify($1, texto) from unnest($2::text[]) as texto', [CANAL_DOS_PROCESSOS, textos])
        .catch(() => undefined)
    },
    async parar() {
      parada = true
      clearTimeout(espera)
      clearInterval(sonda)
      await ligacao
      const ultima = atual
      desligar()
      await ultima?.end()
    },
  }
}
