import { setImmediate } from 'node:timers/promises'

const TAMANHO_DO_PEDACO = 64 * 1024

/** Joins lines of text into pieces worth sending, and lets the server answer others between them. */
export async function* emPedacos(linhas: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let pedaco = ''
  for await (const linha of linhas) {
    pedaco += linha
    if (pedaco.length < TAMANHO_DO_PEDACO) continue
    yield pedaco
    pedaco = ''
    // Rows already in memory would otherwise be written in one go, whoever is waiting.
    await setImmediate()
  }
  if (pedaco) yield pedaco
}
