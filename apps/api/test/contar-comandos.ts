import pg from 'pg'
import { vi } from 'vitest'

/**
 * The statements of the query builder that go to the database while `fazer` runs, whatever the connection; without the session,
 * which a server remembers, and what opens and closes a transaction.
 */
export async function comandosEnviados(fazer: () => Promise<unknown>): Promise<string[]> {
  const textos: string[] = []
  const original = pg.Client.prototype.query as (...argumentos: unknown[]) => never
  const espiao = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...argumentos: unknown[]
  ) {
    const [config] = argumentos as [{ text: string } | string]
    if (typeof config === 'object' && 'types' in config) textos.push(config.text)
    return original.apply(this, argumentos)
  })
  try {
    await fazer()
  } finally {
    espiao.mockRestore()
  }
  return textos.filter((texto) => !/^(begin|commit|rollback)\b| from "sessao" /.test(texto))
}
