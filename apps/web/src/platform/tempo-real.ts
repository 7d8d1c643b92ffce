import type { Coisa } from '@balcao/dominio/coisas'
import { ATIVIDADE_DO_WEBSOCKET_MS } from '@balcao/dominio/constantes'
import { autorizarCanais } from '@balcao/dominio/realtime/contratos'
import { useQueryClient } from '@tanstack/react-query'
import type Pusher from 'pusher-js'
import type { Channel, PresenceChannel } from 'pusher-js'
import { useEffect, useEffectEvent } from 'react'
import { negocioAtual } from './ambiente.ts'
import { autorizar } from './autorizacao-dos-canais.ts'
import { conferirConexao } from './conexao.ts'
import { paginaMostrada } from './pagina-mostrada.ts'
import { houveNovidade } from './posicao.ts'
import { relerAosPoucos } from './releitura.ts'

const SEPARADOR = ' '
/** Heard again, or refused for good: either way nothing more is to be waited for. */
const RESPOSTAS_DO_CANAL = new Set(['pusher:subscription_succeeded', 'pusher:subscription_error'])

let conexao: Promise<Pusher> | null = null

// After the page itself: half a tenth of its code, which it can do without until then.
async function trazerCliente() {
  await paginaMostrada()
  return import('pusher-js')
}

/** One connection for the whole page, made when somebody first wants to hear something. */
function conectar(): Promise<Pusher> {
  conexao ??= trazerCliente().then(({ default: Cliente }) => {
    const { host, key, port } = negocioAtual().websocket
    const cliente = new Cliente(key, {
      // Demanded by the client; our own host takes its place.
      cluster: '',
      wsHost: host,
      wsPort: port,
      wssPort: port,
      forceTLS: location.protocol === 'https:',
      enabledTransports: ['ws', 'wss'],
      enableStats: false,
      activityTimeout: ATIVIDADE_DO_WEBSOCKET_MS,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: autorizarCanais.caminho,
        customHandler: autorizar,
      },
    })
    cliente.connection.bind('state_change', () => void conferirConexao())
    return cliente
  })
  return conexao
}

/** Before signing out on purpose: what the server tells everybody of it is no news here. */
export async function desligarTempoReal(): Promise<void> {
  const aberta = await conexao
  conexao = null
  aberta?.disconnect()
}

// Several components may hear one channel: it is left with the last of them.
const presentes = new WeakMap<Channel, number>()

function entrarNoCanal(cliente: Pusher, nome: string) {
  const canal = cliente.subscribe(nome)
  presentes.set(canal, (presentes.get(canal) ?? 0) + 1)
  const deixar = () => {
    const restantes = (presentes.get(canal) ?? 1) - 1
    presentes.set(canal, restantes)
    if (restantes === 0) cliente.unsubscribe(nome)
  }
  return { canal, deixar }
}

function ouvirCanal(cliente: Pusher, nome: string, aoOcorrer: (evento: string, dados: unknown) => void) {
  const { canal, deixar } = entrarNoCanal(cliente, nome)
  canal.bind_global(aoOcorrer)
  return () => {
    canal.unbind_global(aoOcorrer)
    deixar()
  }
}

/** For `presenca.ts`: joins a presence channel of the page's one connection. */
export async function entrarNaPresenca(nome: string): Promise<{ canal: PresenceChannel; deixar(): void }> {
  const { canal, deixar } = entrarNoCanal(await conectar(), nome)
  return { canal: canal as PresenceChannel, deixar }
}

type Ouvintes<Eventos> = { [Nome in keyof Eventos]?: (dados: Eventos[Nome]) => void }

/** SHL-06 Hears a channel while the component is there; what was missed while disconnected is asked for again. */
export function useCanal<Eventos extends object>(canal: string, ouvintes: Ouvintes<Eventos>): void {
  useCanais([canal], ouvintes)
}

/** SHL-06 The same over several channels that carry the same events. */
export function useCanais<Eventos extends object>(
  canais: readonly string[],
  ouvintes: Ouvintes<Eventos>,
): void {
  useOuvidos(canais, (evento, dados) => ouvintes[evento as keyof Eventos]?.(dados as Eventos[keyof Eventos]))
}

/** What every event of the server may say: what the change it tells of changed, in the words of the contracts. */
type Noticia = { muda: readonly Coisa[] }

/**
 * SHL-06 What others change shows by itself: whatever reads what the events of these channels say to have changed is read
 * again. `se` tells news from what is known already.
 */
export function useReleituraAoVivo<Dados extends object>(
  canais: readonly string[],
  se: (dados: Dados & Noticia) => boolean = () => true,
): void {
  const consultas = useQueryClient()
  useOuvidos(canais, (_, dados) => {
    if (ehNoticia<Dados>(dados) && se(dados)) relerAosPoucos(consultas, dados.muda)
  })
}

const ehNoticia = <Dados>(dados: unknown): dados is Dados & Noticia =>
  Array.isArray((dados as Partial<Noticia> | undefined)?.muda)

function useOuvidos(canais: readonly string[], aoOcorrer: (evento: string, dados: unknown) => void): void {
  const consultas = useQueryClient()
  const ouvir = useEffectEvent(aoOcorrer)
  // A new list with the same names is no reason to leave and join again.
  const nomes = canais.join(SEPARADOR)
  useEffect(() => {
    let sair: (() => void) | undefined
    let desistiu = false
    conectar().then(
      (cliente) => {
        if (desistiu) return
        const lista = nomes.split(SEPARADOR)
        // Channels that fell silent. Asked before they are heard again, the answer could miss what happens in between.
        const calados = new Set<string>()
        const acompanhar = ({ previous, current }: { previous: string; current: string }) => {
          if (previous === 'connected') for (const nome of lista) calados.add(nome)
          // Closed for good by the server and not by us: the session may have ended before its end could be heard here.
          if (current === 'disconnected' && conexao) consultas.invalidateQueries()
        }
        const deixar = lista.map((nome) =>
          ouvirCanal(cliente, nome, (evento, dados) => {
            houveNovidade()
            if (RESPOSTAS_DO_CANAL.has(evento) && calados.delete(nome) && calados.size === 0)
              consultas.invalidateQueries()
            ouvir(evento, dados)
          }),
        )
        cliente.connection.bind('state_change', acompanhar)
        sair = () => {
          cliente.connection.unbind('state_change', acompanhar)
          for (const deixarCanal of deixar) deixarCanal()
        }
      },
      // Without its code the page works as before, only not by itself; the next page tries again.
      () => {
        conexao = null
      },
    )
    return () => {
      desistiu = true
      sair?.()
    }
  }, [nomes, consultas])
}
