import { setTimeout as esperar } from 'node:timers/promises'
import { bancoForaDoAlcance } from './transacao.ts'

const ESPERAS_MS = [100, 1_000, 5_000]

/**
 * For what is read half-way through an answer: nobody can be told any more to come back later, and a connection that broke
 * or was not to be had in time would cut the file. Only for reading, which may be done twice.
 */
export async function insistir<T>(ler: () => Promise<T>): Promise<T> {
  for (const espera of ESPERAS_MS)
    try {
      return await ler()
    } catch (erro) {
      if (!bancoForaDoAlcance(erro)) throw erro
      await esperar(espera)
    }
  return ler()
}
