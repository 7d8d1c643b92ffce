import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import Pusher from 'pusher-js'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { comBanco, conectar, type Tx } from '../src/platform/banco/conexao.ts'
import { transacao } from '../src/platform/banco/transacao.ts'
import { type Central, type ConfiguracaoDaCentral, criarCentral } from '../src/platform/realtime/central.ts'
import { type Evento, publicar } from '../src/platform/realtime/publicar.ts'
import type { NegocioDoTempoReal } from '../src/platform/realtime/sala.ts'

export const ESPERA = { timeout: 60_000 }

const mudo = { info: () => undefined, warn: () => undefined }

async function noServidor(comando: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: inject('urlDoPostgres') })
  await cliente.connect()
  await cliente.query(comando).finally(() => cliente.end())
}

/** A business with a database of its own, for the tests of the file that calls it. */
export function negocioDeTeste(id: string): NegocioDoTempoReal {
  const nome = `tempo_real_${randomUUID()}`
  beforeAll(() => noServidor(`create database "${nome}"`))
  afterAll(() => noServidor(`drop database "${nome}" with (force)`))
  return { id, chave: `chave-${id}`, segredo: randomUUID(), url: comBanco(inject('urlDoPostgres'), nome) }
}

/** Publishes in a transaction that ends as `fim` says. */
export async function emTransacao(
  negocio: NegocioDoTempoReal,
  eventos: Evento[],
  fim: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const banco = conectar(negocio.url, () => undefined)
  await transacao(banco, async (tx) => {
    for (const evento of eventos) await publicar(tx, evento)
    await fim(tx)
  }).finally(() => banco.$client.end())
}

/** As when the database server restarts: whoever listens loses the connection. */
export async function derrubarEscutas(negocio: NegocioDoTempoReal): Promise<void> {
  const nome = new URL(negocio.url).pathname.slice(1)
  await noServidor(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${nome}' and application_name like 'balcao:tempo-real:%'`)
}

/** A way to the database that can be cut. */
export async function criarPonte(url: string) {
  const { hostname, port } = new URL(url)
  const conexoes = new Set<Socket>()
  const servidor = createTcpServer((entrada) => {
    const saida = connect(Number(port), hostname)
    for (const [lado, outro] of [[entrada, saida] as const, [saida, entrada] as const]) {
      conexoes.add(lado)
      lado.on('error', () => undefined)
      lado.on('close', () => outro.destroy())
      lado.pipe(outro)
    }
  })
  const abrir = async (porta = 0) => {
    servidor.listen(porta, '127.0.0.1')
    await once(servidor, 'listening')
    return (servidor.address() as AddressInfo).port
  }
  const fechar = async () => {
    servidor.close()
    for (const conexao of conexoes) conexao.destroy()
    await once(servidor, 'close')
  }
  const porta = await abrir()
  onTestFinished(() => (servidor.listening ? fechar() : undefined))
  const daPonte = new URL(url)
  daPonte.host = `127.0.0.1:${porta}`
  return { url: daPonte.toString(), abrir: () => abrir(porta), fechar }
}

export type Processo = { central: Central; porta: number }

/** A server as another process would be: its own HTTP port and its own connections. */
export async function ligarProcesso(
  negocios: NegocioDoTempoReal[],
  opcoes: Partial<ConfiguracaoDaCentral> = {},
): Promise<Processo> {
  const central = criarCentral({ negocios, registrar: mudo, ...opcoes })
  const servidor = createServer(async (requisicao, resposta) => {
    const corpo = new URLSearchParams(await text(requisicao))
    const chave = requisicao.headers['x-chave']
    if (requisicao.url !== '/broadcasting/auth' || typeof chave !== 'string')
      return resposta.writeHead(403).end()
    const canal = corpo.get('channel_name') ?? ''
    const usuario = requisicao.headers['x-usuario']
    const channel_data = canal.startsWith('presence-')
      ? JSON.stringify({ user_id: usuario, user_info: { nome: usuario } })
      : undefined
    const auth = central.assinatura(chave, corpo.get('socket_id') ?? '', canal, channel_data)
    return resposta
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ auth, channel_data }))
  })
  central.anexar(servidor)
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  await central.pronta()
  onTestFinished(async () => {
    await central.parar()
    servidor.closeAllConnections()
    servidor.close()
  })
  return { central, porta: (servidor.address() as AddressInfo).port }
}

/** The stock client, authorised over HTTP as in the browser. */
export function conectarPusher(
  { porta }: Processo,
  chave: string,
  { usuario = 'ana', chaveDaSessao = chave } = {},
): Pusher {
  const pusher = new Pusher(chave, {
    cluster: 'local',
    wsHost: '127.0.0.1',
    wsPort: porta,
    forceTLS: false,
    enabledTransports: ['ws'],
    activityTimeout: 600_000,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://127.0.0.1:${porta}/broadcasting/auth`,
      headers: { 'X-Chave': chaveDaSessao, 'X-Usuario': usuario },
    },
  })
  onTestFinished(() => pusher.disconnect())
  return pusher
}

type Vinculavel = { bind(evento: string, aoOcorrer: (dados: unknown) => void): unknown }

/** Resolves with the data of the next event of that name. */
export const proximo = (emissor: Vinculavel, evento: string): Promise<unknown> =>
  new Promise((resolver) => emissor.bind(evento, resolver))

export type ClienteCru = {
  socket: WebSocket
  recebidas: { event: string; channel?: string; data: unknown }[]
  enviar(mensagem: unknown): void
  fechou: Promise<{ codigo: number; motivo: string }>
}

/** A client that says whatever the test wants. */
export function conectarCru(
  { porta }: Processo,
  caminho: string,
  opcoes: { autoPong?: boolean; origin?: string } = {},
): ClienteCru {
  const socket = new WebSocket(`ws://127.0.0.1:${porta}${caminho}`, opcoes)
  const recebidas: ClienteCru['recebidas'] = []
  socket.on('message', (bruto) => {
    const { data, ...resto } = JSON.parse(bruto.toString())
    recebidas.push({ ...resto, data: JSON.parse(data) })
  })
  socket.on('error', () => undefined)
  const fechou = new Promise<{ codigo: number; motivo: string }>((resolver) =>
    socket.on('close', (codigo, motivo) => resolver({ codigo, motivo: motivo.toString() })),
  )
  onTestFinished(() => socket.terminate())
  return { socket, recebidas, fechou, enviar: (mensagem) => socket.send(JSON.stringify(mensagem)) }
}

/** A server and raw clients on it, for what the stock client would never say. */
export async function cenarioCru(negocio: NegocioDoTempoReal, opcoes: Partial<ConfiguracaoDaCentral> = {}) {
  const processo = await ligarProcesso([negocio], opcoes)
  const abrir = async (autoPong = true) => {
    const cliente = conectarCru(processo, `/app/${negocio.chave}?protocol=7`, { autoPong })
    await expect.poll(() => cliente.recebidas.length, ESPERA).toBe(1)
    const { socket_id: socketId } = (cliente.recebidas[0]?.data ?? {}) as { socket_id: string }
    const assinar = (channel: string, channel_data?: string) => {
      const auth = processo.central.assinatura(negocio.chave, socketId, channel, channel_data)
      cliente.enviar({ event: 'pusher:subscribe', data: { channel, auth, channel_data } })
    }
    const ultima = () => expect.poll(() => cliente.recebidas.at(-1), ESPERA)
    return { ...cliente, socketId, assinar, ultima }
  }
  return { processo, abrir }
}
