import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** On which side, after what was said for the n-th time. */
export type Parada = { diz: 'cliente' | 'servidor'; padrao: RegExp; vez?: number }

/** Stands between two programs and, at one point of what they say to each other, holds that conversation back. */
export async function ligarCano(porta: number) {
  const canos = new Set<Socket>()
  let parada: Parada | null = null
  let parado = Promise.withResolvers<void>()
  let vezes = 0
  const retidos = new Map<Socket, (() => void)[]>()

  const passar = (lado: Parada['diz'], dados: Buffer, { de, para }: { de: Socket; para: Socket }) => {
    if (
      parada?.diz === lado &&
      parada.padrao.test(dados.toString('latin1')) &&
      ++vezes >= (parada.vez ?? 1)
    ) {
      parada = null
      for (const cano of [de, para]) retidos.set(cano, [])
      parado.resolve()
    }
    const retido = retidos.get(de)
    const entregar = () => void para.write(dados)
    if (retido) retido.push(entregar)
    else entregar()
  }
  const servidor = createServer((cliente) => {
    const outro = connect(porta, '127.0.0.1')
    for (const cano of [cliente, outro]) {
      canos.add(cano)
      cano.on('error', () => undefined)
    }
    cliente
      .on('data', (dados) => passar('cliente', dados, { de: cliente, para: outro }))
      .on('close', () => outro.destroy())
    outro
      .on('data', (dados) => passar('servidor', dados, { de: outro, para: cliente }))
      .on('close', () => cliente.destroy())
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
    /** What was held goes on its way, as when a program only slept. */
    seguir() {
      const esperando = [...retidos.values()].flat()
      retidos.clear()
      for (const entregar of esperando) entregar()
    },
    /** What was held is lost, as when a program dies; the next conversation flows. */
    soltar() {
      parada = null
      retidos.clear()
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
