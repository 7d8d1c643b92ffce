import type { Mensagem } from '../platform/email/carteiro.ts'
import { criarAgendador } from '../platform/jobs/agendar.ts'

/** Everything that is done outside a request, with the data it takes. */
export type CatalogoDeTarefas = {
  'enviar-email': Mensagem
  'limpar-acessos': Record<string, never>
}

/** Adds a task in the caller's transaction. Knows no feature, so that any of them may use it. */
export const agendar = criarAgendador<CatalogoDeTarefas>()
