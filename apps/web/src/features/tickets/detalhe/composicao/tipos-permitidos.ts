import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import type { TipoDeHistorico } from '@balcao/dominio/tickets/historico'

const ACAO_DO_TIPO = {
  PUBLICO: 'responder',
  PRIVADO: 'interno',
  ENCAMINHAMENTO: 'encaminhar',
} as const satisfies Record<TipoDeHistorico, keyof TicketDetalhado['acoes']>

const TIPOS = Object.keys(ACAO_DO_TIPO) as TipoDeHistorico[]

/** TIC-04 The visibilities this person may write with now. */
export const tiposPermitidos = ({ acoes }: TicketDetalhado): TipoDeHistorico[] =>
  TIPOS.filter((tipo) => acoes[ACAO_DO_TIPO[tipo]].permite)

/** Why nothing can be written, in the server's words; null when nobody needs to be told. */
export const motivoDoSilencio = ({ acoes }: TicketDetalhado): string | null => acoes.responder.motivo
