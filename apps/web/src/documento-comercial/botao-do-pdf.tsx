import type { baixarOrcamento } from '@balcao/dominio/orcamentos/link'
import type { baixarPedido } from '@balcao/dominio/pedidos/contratos'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useDownload } from '../platform/arquivos-do-servidor.ts'
import { avisarErro } from '../ui/retorno/toasts.ts'

type BotaoDoPdfProps = {
  contrato: typeof baixarOrcamento | typeof baixarPedido
  id: number
  /** 'orcamento-12.pdf', where the server does not say. */
  nome: string
  size?: 'xs' | 'sm'
}

/** DOC-01 A quote or an order on paper, for the customer. */
export function BotaoDoPdf({ contrato, id, nome, size = 'sm' }: BotaoDoPdfProps) {
  const pdf = useDownload(contrato)
  return (
    <Button
      size={size}
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      loading={pdf.isPending}
      onClick={() =>
        pdf.mutate({ params: { id }, nomePadrao: nome }, { onError: ({ message }) => avisarErro(message) })
      }
    >
      PDF
    </Button>
  )
}
