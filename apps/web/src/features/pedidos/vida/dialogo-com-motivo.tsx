import type { VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import type { AcaoComMotivo } from './acao-do-pedido.ts'

const JanelaComMotivo = tardio(async () => (await import('./acao-com-motivo.tsx')).JanelaComMotivo)

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
