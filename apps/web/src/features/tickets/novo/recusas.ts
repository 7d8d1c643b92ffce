import type { DadosDaAbertura } from '@balcao/dominio/tickets/abertura/contratos'
import { raizDoCampo } from './campos-do-passo.ts'
import { paraEnvio, somenteOQueOTipoPede, todosOsArquivos } from './estado.ts'
import type { TicketNovo } from './ticket-novo.ts'

/** Everything that a sending consists of, comparable: a file stands for itself by its name, size and date. */
export type RetratoDoEnvio = DadosDaAbertura & { arquivos: readonly string[] }

export function retratoDoEnvio(novo: TicketNovo): RetratoDoEnvio {
  const enviado = somenteOQueOTipoPede(novo)
  const arquivos = todosOsArquivos(enviado).map(({ name, size, lastModified }) =>
    [name, size, lastModified].join('|'),
  )
  return { ...paraEnvio(enviado), arquivos }
}

/** NOV-16 What the server refused, with what it was looking at. */
export type Recusas = { campos: Record<string, string>; retrato: RetratoDoEnvio }

/** A refusal speaks of what was sent: it is over as soon as its field says something else. */
export function recusasVigentes(recusas: Recusas | null, agora: RetratoDoEnvio): Record<string, string> {
  if (!recusas) return {}
  const { campos, retrato } = recusas
  const igual = (raiz: string) =>
    JSON.stringify(retrato[raiz as keyof RetratoDoEnvio]) ===
    JSON.stringify(agora[raiz as keyof RetratoDoEnvio])
  return Object.fromEntries(Object.entries(campos).filter(([campo]) => igual(raizDoCampo(campo))))
}
