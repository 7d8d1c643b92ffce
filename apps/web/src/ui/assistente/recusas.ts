import { raizDoCampo } from '../campos/recusas-por-campo.ts'
import type { Problemas } from './passo.ts'

/** What the server refused, with what it was looking at: all that was sent, comparable, by the names of the request. */
export type Recusas = { campos: Problemas; retrato: object }

/** A refusal speaks of what was sent: it is over as soon as its field says something else. */
export function recusasVigentes(recusas: Recusas | null, agora: object): Problemas {
  if (!recusas) return {}
  const parte = (retrato: object, raiz: string) => JSON.stringify(retrato[raiz as keyof typeof retrato])
  const igual = (raiz: string) => parte(recusas.retrato, raiz) === parte(agora, raiz)
  return Object.fromEntries(Object.entries(recusas.campos).filter(([campo]) => igual(raizDoCampo(campo))))
}
