import type { ValorDe } from '@balcao/dominio/contrato'
import type { Fatos } from '@balcao/dominio/tickets/etapas'
import type { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import type { Sessao } from '../../../sessao.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import type { ArquivoDaNfd } from './arquivo-da-nfd.ts'

/** What a requirement has in its hands while the ticket is held. */
export type PedidoDeAvanco = {
  tx: Tx
  negocio: Negocio
  sessao: Sessao
  autoria: Autoria
  linha: LinhaDoTicket
  corpo: ValorDe<typeof avancarEtapa, 'corpo'>
  arquivo: ArquivoDaNfd | null
  aoFalhar(desfazer: () => Promise<void>): void
}

/** A requirement that was met and written: what follows from it and how the history tells it. */
export type Cumprimento = {
  fatos: Fatos
  relato: string
  dados?: Record<string, unknown>
  /** File that belongs to the entry of the history. */
  anexoId?: number
}
