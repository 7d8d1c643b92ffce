import type { MensagemAoErp } from '@balcao/dominio/erp/mensagem'

/** What an ERP complains of in a line of an order; null takes back what it complained of before. */
export type Critica = { numero: number; critica: string | null }

/** One message of the outbox: told twice, it has the same number. */
export type EntregaAoErp = { id: number; pedidoId: number; filialId: number; mensagem: MensagemAoErp }

export type RespostaDoErp =
  | { situacao: 'ACEITO'; idExterno: string | null; criticas: Critica[] }
  /** It will not take it however often it is told. */
  | { situacao: 'RECUSADO'; motivo: string; criticas: Critica[] }
  /** It may take it later. */
  | { situacao: 'FORA_DO_ALCANCE'; motivo: string }

/**
 * VEN-01 The system that takes orders on. It is told of each in order, at least once; what becomes of them it tells by
 * `aplicarEvento`, from outside by POST /erp/eventos.
 */
export type AdaptadorDoErp = { entregar(entrega: EntregaAoErp): Promise<RespostaDoErp> }
