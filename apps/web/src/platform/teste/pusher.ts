type Ouvinte = (evento: string, dados: unknown) => void

class Canal {
  readonly ouvintes = new Set<Ouvinte>()
  bind_global(ouvinte: Ouvinte) {
    this.ouvintes.add(ouvinte)
  }
  unbind_global(ouvinte: Ouvinte) {
    this.ouvintes.delete(ouvinte)
  }
}

const canais = new Map<string, Canal>()

/** The realtime client without a network: `vi.mock('pusher-js', () => import('…/teste/pusher.ts'))`. */
export default class Pusher {
  connection = { bind() {}, unbind() {} }
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

/** As if the server had sent it; whoever does not hear that channel learns nothing. */
export function emitir(nome: string, evento: string, dados: unknown): void {
  for (const ouvinte of canais.get(nome)?.ouvintes ?? []) ouvinte(evento, dados)
}
