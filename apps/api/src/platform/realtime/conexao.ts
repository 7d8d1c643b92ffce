import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import { assinaturaConfere, type Credencial } from './assinatura.ts'
import { type Canais, lerMembro } from './canais.ts'
import { canalDePresenca, canalValido } from './canal.ts'
import { lerDono } from './dono.ts'
import {
  CODIGOS,
  type Codigo,
  comoObjeto,
  escreverMensagem,
  lerMensagem,
  type MensagemEnviada,
  type MensagemRecebida,
} from './protocolo.ts'
import { criarRitmo } from './ritmo.ts'

export type Conexao = {
  abertaEm: number
  /** Whose it is, once a channel was joined in somebody's name. */
  dono(): string | null
  /** Asks for a sign of life; closes when the last question had no answer. */
  bater(): void
  encerrar(codigo: Codigo, motivo: string): void
  canais(): readonly string[]
  /** Takes out of a channel whoever may no longer hear it, and says so there. */
  retirar(canal: string): void
}

/** What the others of a channel hear of an event that one of them sends; null, and nobody hears it. */
export type EntreNavegadores = (canal: string, evento: string, dados: unknown) => unknown

const MAXIMO_DE_CANAIS = 100
const EVENTOS_DE_CLIENTE_POR_SEGUNDO = 10
/** Far above what a page that joins all its channels at once needs. */
const MENSAGENS_POR_SEGUNDO = 200
/** Somebody who does not read what is sent must not fill the memory. */
const MAXIMO_A_ENVIAR = 1024 * 1024
const ESPERA_PELA_DESPEDIDA_MS = 2_000

/** One browser: what it says, and what it is told. */
export function abrirConexao(
  socket: WebSocket,
  {
    credencial,
    canais,
    tempoDeAtividadeMs,
    prazoParaOuvirMs,
    donoEncerrado,
    aoIdentificar,
    entreNavegadores,
  }: {
    credencial: Credencial
    canais: Canais
    tempoDeAtividadeMs: number
    prazoParaOuvirMs: number
    donoEncerrado(dono: string): boolean
    aoIdentificar(): void
    entreNavegadores: EntreNavegadores
  },
): Conexao {
  const socketId = `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`
  const assinados = new Set<string>()
  const permitirEvento = criarRitmo(EVENTOS_DE_CLIENTE_POR_SEGUNDO)
  const permitirMensagem = criarRitmo(MENSAGENS_POR_SEGUNDO)
  let respondeu = true
  let dono: string | null = null

  const enviarTexto = (texto: string) => {
    if (socket.bufferedAmount > MAXIMO_A_ENVIAR) socket.terminate()
    else socket.send(texto)
  }
  const enviar = (mensagem: MensagemEnviada) => enviarTexto(escreverMensagem(mensagem))
  const avisarErro = (code: Codigo, message: string) =>
    enviar({ event: 'pusher:error', data: { code, message } })
  const assinante = { socketId, enviar: enviarTexto }

  const encerrar = (codigo: Codigo, motivo: string) => {
    socket.close(codigo, motivo)
    // Whoever is gone does not say goodbye.
    setTimeout(() => socket.terminate(), ESPERA_PELA_DESPEDIDA_MS).unref()
  }

  const prazoParaOuvir = setTimeout(
    () => encerrar(CODIGOS.NAO_AUTORIZADO, 'Nenhum canal foi ouvido a tempo.'),
    prazoParaOuvirMs,
  ).unref()

  const sair = (canal: string) => {
    assinados.delete(canal)
    canais.sair(canal, assinante)
  }

  // As when the server refuses at /broadcasting/auth.
  const avisarCanal = (canal: string, error: string) =>
    enviar({
      event: 'pusher:subscription_error',
      channel: canal,
      data: { type: 'AuthError', error, status: 403 },
    })

  const recusar = (canal: unknown, error: string) => {
    avisarErro(CODIGOS.NAO_AUTORIZADO, error)
    if (typeof canal === 'string') avisarCanal(canal, error)
  }

  const assinar = (dados: Record<string, unknown>) => {
    const { channel: canal, auth, channel_data } = dados
    const dadosDoCanal = typeof channel_data === 'string' ? channel_data : undefined
    if (!canalValido(canal)) return recusar(canal, 'Só há canais private- e presence-.')
    if (assinados.size >= MAXIMO_DE_CANAIS && !assinados.has(canal))
      return recusar(canal, 'Canais demais nesta conexão.')
    if (typeof auth !== 'string' || !assinaturaConfere(credencial, auth, socketId, canal, dadosDoCanal)) {
      return recusar(canal, 'Assinatura inválida para este canal.')
    }
    const membro = canalDePresenca(canal) ? lerMembro(dadosDoCanal) : null
    if (canalDePresenca(canal) && !membro) return recusar(canal, 'Faltam os dados de quem está presente.')
    const emNomeDe = lerDono(dadosDoCanal)
    if (emNomeDe !== null) {
      if (donoEncerrado(emNomeDe)) return encerrar(CODIGOS.NAO_AUTORIZADO, 'A sessão terminou.')
      if (dono !== null && dono !== emNomeDe) return recusar(canal, 'Esta conexão é de outra sessão.')
      dono = emNomeDe
    }
    clearTimeout(prazoParaOuvir)
    aoIdentificar()
    assinados.add(canal)
    const data = canais.entrar(canal, assinante, membro) ?? {}
    enviar({ event: 'pusher_internal:subscription_succeeded', channel: canal, data })
  }

  const repassar = ({ event, channel: canal, data }: MensagemRecebida) => {
    if (typeof canal !== 'string' || !assinados.has(canal)) {
      return avisarErro(CODIGOS.EVENTO_RECUSADO, 'Evento em um canal que esta conexão não ouve.')
    }
    if (!permitirEvento()) return avisarErro(CODIGOS.EVENTO_RECUSADO, 'Eventos demais em pouco tempo.')
    const user_id = canais.membro(canal, assinante)?.id
    const ouvido = user_id === undefined ? null : (entreNavegadores(canal, event, data) ?? null)
    if (ouvido === null)
      return avisarErro(CODIGOS.EVENTO_RECUSADO, 'Este evento não passa de um cliente a outro.')
    canais.repassar(canal, escreverMensagem({ event, channel: canal, data: ouvido, user_id }), socketId)
  }

  const receber = (mensagem: MensagemRecebida) => {
    const dados = comoObjeto(mensagem.data) ? mensagem.data : {}
    if (mensagem.event === 'pusher:ping') enviar({ event: 'pusher:pong', data: {} })
    else if (mensagem.event === 'pusher:subscribe') assinar(dados)
    else if (mensagem.event === 'pusher:unsubscribe' && typeof dados.channel === 'string') sair(dados.channel)
    else if (mensagem.event.startsWith('client-')) repassar(mensagem)
  }

  socket.on('message', (bruto) => {
    respondeu = true
    if (!permitirMensagem()) return encerrar(CODIGOS.SOBRECARREGADO, 'Mensagens demais em pouco tempo.')
    const mensagem = lerMensagem(bruto.toString())
    if (mensagem) receber(mensagem)
    else avisarErro(CODIGOS.EVENTO_RECUSADO, 'Mensagem ilegível.')
  })
  socket.on('pong', () => {
    respondeu = true
  })
  socket.on('close', () => {
    clearTimeout(prazoParaOuvir)
    for (const canal of [...assinados]) sair(canal)
  })
  // The close that follows says what matters.
  socket.on('error', () => undefined)

  const activity_timeout = Math.max(1, Math.round(tempoDeAtividadeMs / 1000))
  enviar({ event: 'pusher:connection_established', data: { socket_id: socketId, activity_timeout } })

  return {
    abertaEm: performance.now(),
    dono: () => dono,
    encerrar,
    canais: () => [...assinados],
    retirar(canal) {
      sair(canal)
      avisarCanal(canal, 'Este canal deixou de ser seu.')
    },
    bater() {
      if (!respondeu) return encerrar(CODIGOS.SEM_RESPOSTA, 'Sem resposta do cliente.')
      respondeu = false
      socket.ping()
    },
  }
}
