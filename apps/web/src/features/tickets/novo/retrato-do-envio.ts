import type { DadosDaAbertura } from '@balcao/dominio/tickets/abertura/contratos'
import { paraEnvio, somenteOQueOTipoPede, todosOsArquivos } from './estado.ts'
import type { TicketNovo } from './ticket-novo.ts'

/** Everything that a sending consists of, comparable: a file stands for itself by its name, size and date. */
type RetratoDoEnvio = DadosDaAbertura & { arquivos: readonly string[] }

export function retratoDoEnvio(novo: TicketNovo): RetratoDoEnvio {
  const enviado = somenteOQueOTipoPede(novo)
  const arquivos = todosOsArquivos(enviado).map(({ name, size, lastModified }) =>
    [name, size, lastModified].join('|'),
  )
  return { ...paraEnvio(enviado), arquivos }
}
