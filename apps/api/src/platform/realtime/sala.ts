import type { BaseLogger } from 'pino'
import type { WebSocket } from 'ws'
import type { Lembranca } from '../banco/lembranca.ts'
import type { Credencial } from './assinatura.ts'
import { type Canais, criarCanais } from './canais.ts'
import { abrirConexao, type Conexao, type EntreNavegadores } from './conexao.ts'
import { criarConferencia, type PermissaoDosCanais } from './conferencia.ts'
import { escutar } from './escuta.ts'
import { criarOutrosProcessos } from './outros-processos.ts'
import { CODIGOS, escreverMensagem } from './protocolo.ts'
import { lerNotificacao } from './publicar.ts'

export type NegocioDoTempoReal = {
  id: string
  /** Public: the browser connects with it. */
  chave: string
  /** Signs channel authorisations; never leaves the server. */
  segredo: string
  /** Of the database whose events are heard. */
  url: string
  /** What is remembered of that database for as long as its changes are heard. */
  lembranca?: Lembranca
  /** What else of it is told by its word. */
  avisados?: Readonly<Record<string, () => void>>
  /** Without it, who was let into a channel stays. */
  permissao?: PermissaoDosCanais
}

export type Sala = {
  credencial: Credencial
  pronta: Promise<void>
  /** `aoIdentificar` is called when the connection has joined a channel signed for it. */
  receber(socket: WebSocket, aoIdentificar: () => void): void
  bater(): void
  /** Asks again, for every connection, whether it may hear what it hears. */
  conferir(): void
  estado(): { id: string; escutando: boolean; conexoes: number }
  parar(): Promise<void>
}

type Opcoes = {
  registrar: Pick<BaseLogger, 'info' | 'warn'>
  tempoDeAtividadeMs: number
  prazoParaOuvirMs: number
  entreNavegadores: EntreNavegadores
  intervaloEntreProcessosMs?: number | undefined
}

/** All that one business has of the realtime server: nothing here is shared with another one. */
export function criarSala(negocio: NegocioDoTempoReal, opcoes: Opcoes): Sala {
  const { registrar, tempoDeAtividadeMs, prazoParaOuvirMs, entreNavegadores } = opcoes
  const outros = criarOutrosProcessos(
    () => canais,
    (textos) => escuta.falar(textos),
    opcoes.intervaloEntreProcessosMs,
  )
  const canais: Canais = criarCanais(outros.paraOsOutros)
  const conexoes = new Map<WebSocket, Conexao>()
  // Owners that ended, and when: a signature given a moment before must not let them in again.
  const encerrados = new Map<string, number>()

  const conferencia = criarConferencia(negocio.permissao, (erro) =>
    registrar.warn({ negocio: negocio.id, err: erro }, 'Não foi possível conferir quem ouve o tempo real.'),
  )

  const mandarReconectar = (motivo: string) => {
    for (const conexao of conexoes.values()) conexao.encerrar(CODIGOS.RECONECTAR, motivo)
  }
  const desconectar = (dono: string) => {
    encerrados.set(dono, performance.now())
    for (const conexao of conexoes.values()) {
      if (conexao.dono() === dono) conexao.encerrar(CODIGOS.NAO_AUTORIZADO, 'A sessão terminou.')
    }
  }
  // A signature is good for one connection only, open by then: when all of those are gone, it is worth nothing.
  const esquecerEncerrados = () => {
    const maisAntiga = conexoes.values().next().value?.abertaEm ?? Number.POSITIVE_INFINITY
    for (const [dono, em] of encerrados) if (em < maisAntiga) encerrados.delete(dono)
  }
  const escuta = escutar({
    url: negocio.url,
    lembranca: negocio.lembranca,
    avisados: negocio.avisados,
    registrar,
    aoOuvir(texto) {
      const ouvida = lerNotificacao(texto)
      if (!ouvida) return registrar.warn({ negocio: negocio.id }, 'Chegou ao tempo real um aviso ilegível.')
      if ('desconectar' in ouvida) return desconectar(ouvida.desconectar)
      const { canal, evento, muda, exceto } = ouvida
      const dados = muda ? { ...(ouvida.dados as object), muda } : ouvida.dados
      canais.difundir(canal, escreverMensagem({ event: evento, channel: canal, data: dados }), exceto)
      // What changed may have taken it out of somebody's sight: this news was the last.
      conferencia.aposEvento(canal, conexoes.values())
    },
    aoFalarem: outros.ouvir,
    aoLigar() {
      // They may have missed something; a client that reconnects asks for what it missed.
      mandarReconectar('O servidor ficou um momento sem ouvir o banco.')
      outros.comecar()
    },
  })

  return {
    credencial: negocio,
    pronta: escuta.pronta,
    receber(socket, aoIdentificar) {
      const donoEncerrado = (dono: string) => encerrados.has(dono)
      conexoes.set(
        socket,
        abrirConexao(socket, {
          credencial: negocio,
          canais,
          tempoDeAtividadeMs,
          prazoParaOuvirMs,
          donoEncerrado,
          aoIdentificar,
          entreNavegadores,
        }),
      )
      socket.on('close', () => conexoes.delete(socket))
    },
    bater() {
      esquecerEncerrados()
      for (const conexao of conexoes.values()) conexao.bater()
    },
    conferir: () => conferencia.conferir(conexoes.values()),
    estado: () => ({ id: negocio.id, escutando: escuta.ligada(), conexoes: conexoes.size }),
    async parar() {
      const despedidas = [...conexoes.keys()].map((socket) => new Promise((fim) => socket.once('close', fim)))
      mandarReconectar('O servidor está parando.')
      await outros.parar()
      await Promise.all([escuta.parar(), ...despedidas])
    },
  }
}
