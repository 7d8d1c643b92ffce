import { cancelarPedido, type VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { Button } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useState } from 'react'
import type { AcaoComMotivo } from './acao-do-pedido.ts'
import { DialogoComMotivo } from './dialogo-com-motivo.tsx'

const cancelamentoDe = (id: number): AcaoComMotivo => ({
  contrato: cancelarPedido,
  params: { id },
  titulo: 'Cancelar pedido',
  botoes: { enviar: 'Cancelar pedido', fechar: 'Voltar' },
  segue: 'O pedido não será separado nem faturado. Isso não se desfaz.',
  feito: 'Pedido cancelado.',
})

/** VEN-01 For whoever may, while the branch lets. */
export function CancelarPedido({ vida }: { vida: VidaDoPedido }) {
  const [cancelando, setCancelando] = useState<AcaoComMotivo | null>(null)
  if (vida.cancelamento.impedimento !== null && cancelando === null) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBan size={16} aria-hidden />}
        onClick={() => setCancelando(cancelamentoDe(vida.id))}
      >
        Cancelar pedido
      </Button>
      <DialogoComMotivo vida={vida} acao={cancelando} aoFechar={() => setCancelando(null)} />
    </>
  )
}
