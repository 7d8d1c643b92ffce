import type { Coisa } from '@balcao/dominio/coisas'
import type { Contrato } from '@balcao/dominio/contrato'
import { focusManager, type InvalidateOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { mostradoNaArea?: boolean; le?: readonly Coisa[] }
  }
}

type Opcoes = InvalidateOptions & { refetchType?: 'active' | 'none' }

/** Asks again for whatever reads one of these things: at once what is on the screen, the rest when it is next looked at. */
export function reler(
  cliente: QueryClient,
  coisas: readonly Coisa[] = [],
  { refetchType = 'active', ...opcoes }: Opcoes = {},
): Promise<void> {
  const mudaram = new Set(coisas)
  return cliente.invalidateQueries(
    { predicate: ({ meta }) => meta?.le?.some((coisa) => mudaram.has(coisa)) ?? false, refetchType },
    opcoes,
  )
}

/** Brings what a contract changes as it stands now, without calling it: after a refusal, somebody was faster. */
export function useReler({ muda }: Pick<Contrato, 'muda'>): (opcoes?: InvalidateOptions) => Promise<void> {
  const cliente = useQueryClient()
  return (opcoes) => reler(cliente, muda, opcoes)
}

const INTERVALO_MS = 2_000
type Ritmo = { coisas: Set<Coisa>; ultima: number; esperando: boolean }
const ritmos = new WeakMap<QueryClient, Ritmo>()

/** SHL-06 The same for what others changed: at once the first time, then at most once in the interval, however much moves. */
export function relerAosPoucos(cliente: QueryClient, coisas: readonly Coisa[]): void {
  const ritmo = ritmos.get(cliente) ?? { coisas: new Set(), ultima: -Infinity, esperando: false }
  ritmos.set(cliente, ritmo)
  for (const coisa of coisas) ritmo.coisas.add(coisa)
  if (ritmo.esperando) return
  ritmo.esperando = true
  const falta = ritmo.ultima + INTERVALO_MS - performance.now()
  setTimeout(
    () => {
      const juntas = [...ritmo.coisas]
      ritmo.coisas.clear()
      ritmo.esperando = false
      ritmo.ultima = performance.now()
      // Nobody is looking at a hidden tab: it asks when it is shown again.
      void reler(cliente, juntas, { refetchType: focusManager.isFocused() ? 'active' : 'none' })
    },
    Math.max(0, falta),
  )
}
