import { enviarRedefinicao, type PedidoDeRedefinicao } from './features/acesso/enviar-redefinicao.ts'
import { limparAcessos } from './features/acesso/limpar.ts'
import type { Negocio } from './negocio.ts'
import type { Carteiro, Mensagem } from './platform/email/carteiro.ts'
import { criarAgendador } from './platform/jobs/agendar.ts'
import type { ItemDeCron, Tarefas } from './platform/jobs/fila.ts'
import type { Relogio } from './platform/relogio.ts'

/** Everything that is done outside a request, with the data it takes. */
export type CatalogoDeTarefas = {
  'enviar-email': Mensagem
  'enviar-redefinicao': PedidoDeRedefinicao
  'limpar-acessos': Record<string, never>
}

/** Adds a task in the caller's transaction. */
export const agendar = criarAgendador<CatalogoDeTarefas>()

export function criarTarefas(
  negocio: Negocio,
  carteiro: Carteiro,
  relogio: Relogio,
): Tarefas<CatalogoDeTarefas> {
  return {
    'enviar-email': (mensagem) => carteiro.enviar(mensagem),
    'enviar-redefinicao': (pedido) => enviarRedefinicao(negocio, carteiro, pedido, relogio()),
    'limpar-acessos': () => limparAcessos(negocio, relogio()),
  }
}

export const CRON: ItemDeCron<CatalogoDeTarefas>[] = [
  { tarefa: 'limpar-acessos', quandoEmUtc: '17 * * * *', dados: {} },
]
