import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { ATIVIDADE_DO_WEBSOCKET_MS } from '@balcao/dominio/constantes'
import type { BaseLogger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { enderecoDaRede } from '../http/endereco-da-rede.ts'
import { assinarCanal } from './assinatura.ts'
import type { EntreNavegadores } from './conexao.ts'
import { criarLugares, type MaximosPorEndereco } from './lugares.ts'
import { CODIGOS, MAXIMO_DE_BYTES_POR_MENSAGEM, versaoAceita } from './protocolo.ts'
import { criarSala, type NegocioDoTempoReal, type Sala } from './sala.ts'

export type ConfiguracaoDaCentral = {
  negocios: readonly NegocioDoTempoReal[]
  registrar: Pick<BaseLogger, 'info' | 'warn'>
  /** SHL-06: how long a silent client waits before it asks whether the server is there. */
  tempoDeAtividadeMs?: number
  maximoDeConexoesPorNegocio?: number
  maximosPorEndereco?: MaximosPorEndereco
  /** Who counts as one caller; the address of the socket, unless there are proxies in front. */
  enderecoDe?: (requisicao: IncomingMessage) => string
  /** A connection that joins no channel by then only holds somebody else's place. */
  prazoParaOuvirMs?: number
  /** How often it is asked again who may hear what. */
  intervaloDeConferenciaMs?: number
  /** How often a process tells the others that it lives. */
  intervaloEntreProcessosMs?: number
  /** Without it nothing that a browser sends reaches another. */
  entreNavegadores?: EntreNavegadores
  origemPermitida?: (origem: string | undefined, requisicao: IncomingMessage) => boolean
}

export type Central = {
  /** Takes the websockets of `/app/:chave` on this server; those of other paths are left to other listeners. */
  anexar(server: Server): void
  /** The `auth` that /broadcasting/auth answers, once the session may hear the channel. */
  assinatura(chave: string, socketId: string, canal: string, dadosDoCanal?: string): string
  /** Resolves when every database is being heard. */
  pronta(): Promise<void>
  estado(): ReturnType<Sala['estado']>[]
  parar(): Promise<void>
}

// An office shares one address, with several tabs for each person; after a restart all of them come back at once, are told
// to wait where they do not fit (4100), and join their channels within a second.
const MAXIMOS_POR_ENDERECO: MaximosPorEndereco = { anonimas: 100, todas: 1000 }
// Whoever does not answer the farewell must not hold the place for longer.
const ESPERA_PELA_DESPEDIDA_MS = 2_000

const CAMINHO = /^\/app\/([\w-]+)$/
/** Proxies drop what is silent for a minute; a dead connection is found out in at most two beats. */
const MAIOR_INTERVALO_DE_BATIMENTO_MS = 25_000

/** The realtime server: speaks the Pusher protocol to browsers, hears PostgreSQL for what to tell them. */
export function criarCentral(config: ConfiguracaoDaCentral): Central {
  const {
    tempoDeAtividadeMs = ATIVIDADE_DO_WEBSOCKET_MS,
    maximoDeConexoesPorNegocio = 10_000,
    maximosPorEndereco = MAXIMOS_POR_ENDERECO,
    enderecoDe = ({ socket }) => enderecoDaRede(socket.remoteAddress ?? ''),
    prazoParaOuvirMs = 30_000,
    intervaloDeConferenciaMs = 60_000,
    entreNavegadores = () => null,
    origemPermitida = () => true,
  } = config
  const salas = new Map<string, Sala>()
  const ocupar = criarLugares(maximosPorEndereco)
  for (const negocio of config.negocios) {
    if (salas.has(negocio.chave)) throw new Error(`Chave de tempo real repetida: ${negocio.id}`)
    salas.set(
      negocio.chave,
      criarSala(negocio, {
        registrar: config.registrar,
        ...{ tempoDeAtividadeMs, prazoParaOuvirMs, entreNavegadores },
        intervaloEntreProcessosMs: config.intervaloEntreProcessosMs,
      }),
    )
  }
  const todas = [...salas.values()]
  const ws = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAXIMO_DE_BYTES_POR_MENSAGEM,
    perMessageDeflate: false,
  })
  const servidores = new Set<Server>()
  const batimento = setInterval(
    () => {
      for (const sala of todas) sala.bater()
    },
    Math.min(MAIOR_INTERVALO_DE_BATIMENTO_MS, tempoDeAtividadeMs),
  )
  const conferencia = setInterval(() => {
    for (const sala of todas) sala.conferir()
  }, intervaloDeConferenciaMs)

  const receber = (socket: WebSocket, chave: string, versao: string | null, endereco: string) => {
    const sala = salas.get(chave)
    if (!sala) return recusar(socket, CODIGOS.CHAVE_DESCONHECIDA, 'Chave desconhecida.')
    if (!versaoAceita(versao))
      return recusar(socket, CODIGOS.VERSAO_NAO_ACEITA, 'Versão do protocolo não aceita.')
    if (sala.estado().conexoes >= maximoDeConexoesPorNegocio) {
      return recusar(socket, CODIGOS.SOBRECARREGADO, 'Conexões demais.')
    }
    const lugar = ocupar(endereco)
    if (!lugar) return recusar(socket, CODIGOS.SOBRECARREGADO, 'Conexões demais deste endereço.')
    socket.on('close', lugar.liberar)
    sala.receber(socket, lugar.identificar)
  }

  function aoPedirUpgrade(this: Server, requisicao: IncomingMessage, socket: Duplex, cabeca: Buffer): void {
    const endereco = URL.parse(requisicao.url ?? '', 'http://servidor')
    const chave = CAMINHO.exec(endereco?.pathname ?? '')?.[1]
    if (chave === undefined) {
      if (this.listenerCount('upgrade') === 1) responder(socket, '404 Not Found')
    } else if (!origemPermitida(requisicao.headers.origin, requisicao)) responder(socket, '403 Forbidden')
    else {
      const versao = endereco?.searchParams.get('protocol') ?? null
      ws.handleUpgrade(requisicao, socket, cabeca, (aberto) =>
        receber(aberto, chave, versao, enderecoDe(requisicao)),
      )
    }
  }

  return {
    anexar(server) {
      servidores.add(server)
      server.on('upgrade', aoPedirUpgrade)
    },
    assinatura(chave, socketId, canal, dadosDoCanal) {
      const sala = salas.get(chave)
      if (!sala) throw new Error('Chave de tempo real desconhecida.')
      return assinarCanal(sala.credencial, socketId, canal, dadosDoCanal)
    },
    async pronta() {
      await Promise.all(todas.map((sala) => sala.pronta))
    },
    estado: () => todas.map((sala) => sala.estado()),
    async parar() {
      for (const server of servidores) server.off('upgrade', aoPedirUpgrade)
      clearInterval(batimento)
      clearInterval(conferencia)
      await Promise.all(todas.map((sala) => sala.parar()))
    },
  }
}

/** The handshake is finished first: only then a browser is told the code. */
function recusar(socket: WebSocket, codigo: number, motivo: string): void {
  socket.on('error', () => undefined)
  socket.close(codigo, motivo)
  setTimeout(() => socket.terminate(), ESPERA_PELA_DESPEDIDA_MS).unref()
}

function responder(socket: Duplex, situacao: string): void {
  socket.on('error', () => undefined)
  socket.end(`HTTP/1.1 ${situacao}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
