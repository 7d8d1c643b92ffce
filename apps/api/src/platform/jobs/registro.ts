import { Logger } from 'graphile-worker'
import type { BaseLogger } from 'pino'

export type Registrador = Pick<BaseLogger, 'debug' | 'warn' | 'error'>

const NIVEIS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** The library's messages in our log, without what comes beside them: there is the job's data, which may hold secrets. */
export function registroDaFila(registrar: Registrador): Logger {
  return new Logger(() => (nivel, mensagem, { failure }) => {
    // Failures of a task are logged by the queue itself, with the error as an object.
    if (!failure) registrar[NIVEIS[nivel]](mensagem)
  })
}
