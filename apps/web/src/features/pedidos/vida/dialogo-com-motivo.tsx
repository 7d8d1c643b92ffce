import type { cancelarPedido, liberarBloqueio, VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { tardio } from '../../../ui/retorno/tardio.tsx'

const JanelaComMotivo = tardio(async () => (await import('./acao-com-motivo.tsx')).JanelaComMotivo)

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

type DialogoComMotivoProps = {
  vida: Pick<VidaDoPedido, 'id' | 'versao'>
  /** Null is closed. */
  acao: AcaoComMotivo | null
  aoFechar: () => void
}

/** VEN-01 Its form, and what forms rest on, come when somebody first decides: most orders are only looked at. */
export function DialogoComMotivo({ vida, acao, aoFechar }: DialogoComMotivoProps) {
  return acao && <JanelaComMotivo vida={vida} acao={acao} aoFechar={aoFechar} aoNaoVir={aoFechar} />
}
