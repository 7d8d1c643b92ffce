import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** On which side, after what was said for the n-th time. */
export type Parada = { diz: 'cliente' | 'servidor'; padrao: RegExp; vez?: number }

/** Stands between two programs and, at one point of what they say to each other, holds everything back. */
export async function ligarCano(porta: number) {
  const canos = new Set<Socket>()
  let parada: Parada | null = null
  let parado = Promise.withResolvers<void>()
  let vezes = 0
  let preso = false

  const passar = (lado: Parada['diz'], dados: Buffer, destino: Socket) => {
    if (
      parada?.diz === lado &&
      parada.padrao.test(dados.toString('latin1')) &&
      ++vezes >= (parada.vez ?? 1)
    ) {
      preso = true
      parado.resolve()
    }
    if (!preso) destino.write(dados)
  }
  const servidor = createServer((cliente) => {
    const outro = connect(porta, '127.0.0.1')
    for (const cano of [cliente, outro]) {
      canos.add(cano)
      cano.on('error', () => undefined)
    }
    cliente.on('data', (dados) => passar('cliente', dados, outro)).on('close', () => outro.destroy())
    outro.on('data', (dados) => passar('servidor', dados, cliente)).on('close', () => cliente.destroy())
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  return {
    porta: (servidor.address() as AddressInfo).port,
    /** Resolves when the point is reached. */
    pararEm(onde: Parada): Promise<void> {
      parada = onde
      vezes = 0
      parado = Promise.withResolvers<void>()
      return parado.promise
    },
    /** What was held is lost, as when a program dies; the next conversation flows. */
    soltar() {
      parada = null
      preso = false
      for (const cano of canos) cano.destroy()
      canos.clear()
    },
    async fechar() {
      for (const cano of canos) cano.destroy()
      servidor.close()
      await once(servidor, 'close')
    },
  }
}
