import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { tempoDecorrido } from '@balcao/dominio/tickets/idade'
import { useAgora } from '../../../ui/retorno/use-agora.ts'

/** TIC-03 'aberto há 3 dias'; of one that ended only the date matters. */
export function IdadeDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const { datahora_criacao, datahora_finalizacao } = ticket
  const agora = useAgora()
  const quando = formatarDataHora(datahora_criacao)
  return (
    <time dateTime={datahora_criacao} title={quando}>
      {datahora_finalizacao
        ? `aberto em ${quando}`
        : `aberto ${tempoDecorrido(new Date(datahora_criacao), agora)}`}
    </time>
  )
}
