import type { cancelarPedido, liberarBloqueio } from '@balcao/dominio/pedidos/vida-contratos'

type ContratoComMotivo = typeof liberarBloqueio | typeof cancelarPedido

export type AcaoComMotivo = {
  contrato: ContratoComMotivo
  params: Record<string, number>
  titulo: string
  /** Its verb, and how to leave without it: 'Cancelar' would say two things of a cancellation. */
  botoes: { enviar: string; fechar: string }
  /** What follows from it. */
  segue: string
  feito: string
}
