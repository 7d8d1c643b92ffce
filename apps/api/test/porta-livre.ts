import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nobody listens on at this moment. */
export async function portaLivre(): Promise<number> {
  const sonda = createServer().listen(0, '127.0.0.1')
  await once(sonda, 'listening')
  const { port } = sonda.address() as { port: number }
  sonda.close()
  await once(sonda, 'close')
  return port
}
