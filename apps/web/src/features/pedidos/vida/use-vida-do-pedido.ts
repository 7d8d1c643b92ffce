import { CANAL_DE_PEDIDOS } from '@balcao/dominio/pedidos/canais'
import { obterVidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { useConsulta } from '../../../platform/consultas.ts'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'

/** VEN-01, SHL-06 What becomes of an order, as it happens. */
export function useVidaDoPedido(idPedido: number) {
  useReleituraAoVivo([CANAL_DE_PEDIDOS])
  return useConsulta(obterVidaDoPedido, { params: { id: idPedido } }, { mostradoNaArea: true })
}

export type ConsultaDaVida = ReturnType<typeof useVidaDoPedido>
