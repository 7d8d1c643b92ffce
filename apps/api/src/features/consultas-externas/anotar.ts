import type { FastifyReply } from 'fastify'
import type { Anotar } from './perguntar.ts'

/** Said in the log when it does not work out: whoever asked has an answer all the same. */
export const anotarSemParar =
  ({ log }: FastifyReply): Anotar =>
  async (fazer) => {
    await fazer().catch((erro: unknown) => log.warn({ err: erro }, 'consulta externa: não foi guardada'))
  }
