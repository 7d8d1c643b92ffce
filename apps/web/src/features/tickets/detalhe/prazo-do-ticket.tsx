import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { textoDoPrazo } from '@balcao/dominio/prazos/rotulos'
import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { useAgora } from '../../../ui/retorno/use-agora.ts'
import type { Tom } from '../../../ui/tema/tons.ts'

type Prazo = TicketDetalhado['prazos']['solucao']

const TOM_DO_PRAZO: Record<Prazo['situacao'], Tom> = {
  SEM_PRAZO: 'neutro',
  NO_PRAZO: 'azul',
  PROXIMO: 'laranja',
  ATRASADO: 'vermelho',
  PAUSADO: 'neutro',
  CUMPRIDO: 'verde',
  CUMPRIDO_COM_ATRASO: 'amarelo',
}

/** A deadline in words and colour, with the instant it falls due on hover. */
export function PrazoDoTicket({ prazo: { situacao, em } }: { prazo: Prazo }) {
  const agora = useAgora()
  const venceu = em !== null && agora > new Date(em) && (situacao === 'NO_PRAZO' || situacao === 'PROXIMO')
  const tom = TOM_DO_PRAZO[venceu ? 'ATRASADO' : situacao]
  return (
    <span title={em ? `Prazo: ${formatarDataHora(em)}` : undefined}>
      <Etiqueta tom={tom}>{textoDoPrazo(situacao, em ? new Date(em) : null, agora)}</Etiqueta>
    </span>
  )
}
