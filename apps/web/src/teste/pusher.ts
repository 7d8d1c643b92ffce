import { confirmarAviso, publicarAviso } from '@balcao/dominio/avisos/contratos'
import { mudarPermissoes } from '@balcao/dominio/permissoes/contratos'
import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'

/** The server's events say what the contract behind them changes. */
const CAUSAS: Record<string, { muda: readonly string[] }> = {
  'ticket-mudou': avancarEtapa,
  'ticket-aberto': abrirTicketPeloPortal,
  'aviso-publicado': publicarAviso,
  'avisos-lidos': confirmarAviso,
  'ajuste-mudou': mudarPermissoes,
}

type Ouvinte = (evento: string, dados: unknown) => void
type OuvinteDeEvento = (dados: unknown, autor?: { user_id: string }) => void
type Membro = { id: string; info: unknown }

class Canal {
  readonly ouvintes = new Set<Ouvinte>()
  readonly porEvento = new Map<string, Set<OuvinteDeEvento>>()
  readonly enviados: { evento: string; dados: unknown }[] = []
  readonly presentes = new Map<string, unknown>()
  readonly subscribed = true
  readonly members = {
    each: (visitar: (membro: Membro) => void) => {
      for (const [id, info] of this.presentes) visitar({ id, info })
    },
  }
  bind_global(ouvinte: Ouvinte) {
    this.ouvintes.add(ouvinte)
  }
  unbind_global(ouvinte: Ouvinte) {
    this.ouvintes.delete(ouvinte)
  }
  bind(evento: string, ouvinte: OuvinteDeEvento) {
    this.porEvento.set(evento, (this.porEvento.get(evento) ?? new Set()).add(ouvinte))
  }
  unbind(evento: string, ouvinte: OuvinteDeEvento) {
    this.porEvento.get(evento)?.delete(ouvinte)
  }
  trigger(evento: string, dados: unknown) {
    this.enviados.push({ evento, dados })
    return true
  }
}

const canais = new Map<string, Canal>()

type Mudanca = { previous: string; current: string }
const ouvintesDoEstado = new Set<(mudanca: Mudanca) => void>()

/** The realtime client without a network: `vitest.config.ts` puts it in place of 'pusher-js'. */
export default class Pusher {
  connection = {
    bind: (_evento: 'state_change', ouvinte: (mudanca: Mudanca) => void) => ouvintesDoEstado.add(ouvinte),
    unbind: (_evento: 'state_change', ouvinte: (mudanca: Mudanca) => void) =>
      ouvintesDoEstado.delete(ouvinte),
  }
  subscribe(nome: string) {
    const canal = canais.get(nome) ?? new Canal()
    canais.set(nome, canal)
    return canal
  }
  unsubscribe(nome: string) {
    canais.delete(nome)
  }
  disconnect() {}
}

export const canaisOuvidos = () => [...canais.keys()].toSorted()

/** What the page itself sent on a channel. */
export const enviadosEm = (nome: string) => canais.get(nome)?.enviados ?? []

/** As if the server had sent it; whoever does not hear that channel learns nothing. */
export function emitir(nome: string, evento: string, conteudo: object, autor?: { user_id: string }): void {
  const canal = canais.get(nome)
  const causa = CAUSAS[evento]
  const dados = causa ? { muda: causa.muda, ...conteudo } : conteudo
  for (const ouvinte of canal?.ouvintes ?? []) ouvinte(evento, dados)
  for (const ouvinte of canal?.porEvento.get(evento) ?? []) ouvinte(dados, autor)
}

/** The connection is lost and comes back; its channels are not heard until the server answers for each of them. */
export function reconectar(): void {
  for (const [previous, current] of [
    ['connected', 'connecting'],
    ['connecting', 'connected'],
  ] as const)
    for (const ouvinte of ouvintesDoEstado) ouvinte({ previous, current })
}

/** The server closes the connection and says not to come back, as when the session ended. */
export function fecharPeloServidor(): void {
  for (const ouvinte of ouvintesDoEstado) ouvinte({ previous: 'connected', current: 'disconnected' })
}

/** Somebody joins or leaves a presence channel. */
export function mudarPresenca(nome: string, id: string, info: unknown | null): void {
  const presentes = canais.get(nome)?.presentes
  if (info === null) presentes?.delete(id)
  else presentes?.set(id, info)
  emitir(nome, info === null ? 'pusher:member_removed' : 'pusher:member_added', { id, info })
}
