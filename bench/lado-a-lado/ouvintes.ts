import { setTimeout as esperar } from 'node:timers/promises'
import { autorizarCanal } from '../../packages/dominio/src/realtime/contratos.ts'
import { CANAL_DE_TICKETS } from '../../packages/dominio/src/tickets/canais.ts'
import type { Contagem, Lado } from './contagem.ts'
import type { PortaComum } from './porta-comum.ts'

const PRAZO_MS = 20_000

type Mensagem = { event: string; data?: string }

/** One browser in each version, that hears of every ticket. */
export function criarOuvintes(porta: PortaComum, contagem: Contagem) {
  const ligados = new Map<Lado, WebSocket>()
  const ouvidos = new Map<Lado, Set<number>>()
  const numeros = { esperados: 0, ouvidos: 0, deOutra: 0 }

  return {
    numeros,
    async ligar(lado: Lado, chave: string, token: string): Promise<void> {
      const pronto = Promise.withResolvers<void>()
      const desta = new Set<number>()
      const socket = new WebSocket(`${porta.endereco(lado).replace('http', 'ws')}/app/${chave}?protocol=7`)
      socket.onerror = () => pronto.reject(new Error(`o websocket da versão ${lado} não abriu`))
      socket.onmessage = async ({ data }) => {
        const { event, data: dados = '{}' }: Mensagem = JSON.parse(String(data))
        if (event === 'pusher:connection_established') {
          const { socket_id } = JSON.parse(dados)
          const corpo = { socket_id, channel_name: CANAL_DE_TICKETS }
          const { auth, channel_data } = (await porta.pedir(autorizarCanal, { token, corpo })).corpo
          const assinatura = { channel: CANAL_DE_TICKETS, auth, channel_data }
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: assinatura }))
        } else if (event === 'pusher_internal:subscription_succeeded') pronto.resolve()
        else if (event === 'pusher:error') pronto.reject(new Error(`o canal foi recusado: ${dados}`))
        else if (event === 'ticket-mudou') desta.add(JSON.parse(dados).id)
      }
      await pronto.promise
      ligados.set(lado, socket)
      ouvidos.set(lado, desta)
    },
    desligar(lado: Lado) {
      ligados.get(lado)?.close()
      ligados.delete(lado)
    },
    /** From here on; answers what is to be called once the write was acknowledged, with the version that took it. */
    esperar(idTicket: number) {
      for (const desta of ouvidos.values()) desta.delete(idTicket)
      return async (escritoPor: Lado) => {
        await Promise.all(
          [...ligados].map(async ([lado, socket]) => {
            const limite = performance.now() + PRAZO_MS
            const chegou = () => ouvidos.get(lado)?.has(idTicket) === true
            while (!chegou() && performance.now() < limite && ligados.get(lado) === socket) await esperar(20)
            if (ligados.get(lado) !== socket && !chegou()) return
            numeros.esperados++
            if (!chegou())
              contagem.faltou(`o websocket da ${lado} não ouviu o que se escreveu pela ${escritoPor}`)
            else {
              numeros.ouvidos++
              if (lado !== escritoPor) numeros.deOutra++
            }
          }),
        )
      }
    },
  }
}
export type Ouvintes = ReturnType<typeof criarOuvintes>
