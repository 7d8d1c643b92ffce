import type { Logger } from 'pino'
import { bancoForaDoAlcance } from './banco/transacao.ts'

/** Whoever started the process starts it again (`scripts/start.mjs`, systemd, the container); 1 would say that nothing helps. */
const FIM_PARA_RECOMECAR = 70
const PRAZO_MS = 9_000

type Opcoes = { log: Logger; parar: () => Promise<unknown> | undefined; prazoMs?: number }

/**
 * What nobody caught. A promise nobody awaited that says that the database was away is a library's farewell to a connection
 * that is gone: nothing waits for it and nothing was left half done, since the transaction ended with its connection. Anything
 * else leaves a process of which nobody knows what still holds: it answers whom it can, ends, and is started again.
 */
export function cuidarDoQueNinguemApanhou({ log, parar, prazoMs = PRAZO_MS }: Opcoes): void {
  let terminando = false
  const terminar = (err: unknown) => {
    log.fatal({ err }, 'Uma falha que ninguém apanhou; o servidor termina para ser religado.')
    if (terminando) return
    terminando = true
    setTimeout(() => process.exit(FIM_PARA_RECOMECAR), prazoMs)
    Promise.resolve(parar())
      .catch(() => undefined)
      .then(() => process.exit(FIM_PARA_RECOMECAR))
  }
  process.on('uncaughtException', terminar)
  process.on('unhandledRejection', (motivo) => {
    if (!bancoForaDoAlcance(motivo)) return terminar(motivo)
    log.error({ err: motivo }, 'Uma falha do banco que ninguém esperava; o servidor segue.')
  })
}
