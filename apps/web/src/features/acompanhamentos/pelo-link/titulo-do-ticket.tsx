import type { TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import estilos from './acompanhamento.module.css'

type TituloDoTicketProps = { ticket: Pick<TicketDoCliente, 'assunto' | 'tipo' | 'protocolo' | 'abertoEm'> }

export function TituloDoTicket({ ticket: { assunto, tipo, protocolo, abertoEm } }: TituloDoTicketProps) {
  return (
    <div className={estilos.titulo}>
      <h1>{assunto ?? tipo}</h1>
      <p>
        {[`Protocolo ${formatarProtocolo(protocolo)}`, assunto && tipo, `aberto em ${formatarData(abertoEm)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
