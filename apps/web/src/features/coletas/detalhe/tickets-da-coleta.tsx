import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import type { TicketDaColeta } from '@balcao/dominio/coletas/contratos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { contar } from '../contar.ts'
import { EtiquetaDaColeta } from '../situacao-da-coleta.tsx'
import estilos from './detalhe.module.css'

type TicketsDaColetaProps = {
  tickets: readonly TicketDaColeta[]
  aoAbrir: (endereco: string) => void
}

/** COL-01 Where to go and what to take, ticket by ticket. */
export function TicketsDaColeta({ tickets, aoAbrir }: TicketsDaColetaProps) {
  return (
    <section className={estilos.secao} aria-label="Tickets da coleta">
      <h3>{contar(tickets.length, 'ticket')}</h3>
      <ul className={estilos.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={estilos.ticket}>
            <div className={estilos.linha}>
              <NomeDoTicket {...ticket} aoAbrir={aoAbrir} />
              <EtiquetaDaColeta situacao={ticket.situacao} />
            </div>
            <OndeBuscar cliente={ticket.cliente} />
            <ItensDoTicket itens={ticket.itens} />
            {ticket.dtColeta && <p className={estilos.suave}>Coletado em {formatarData(ticket.dtColeta)}</p>}
            {ticket.observacao && <p className={estilos.nota}>{ticket.observacao}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type NomeDoTicketProps = Pick<TicketDaColeta, 'id' | 'protocolo' | 'visivel'> & {
  aoAbrir: (endereco: string) => void
}

/** A link only where the person may read the ticket itself. */
function NomeDoTicket({ id, protocolo, visivel, aoAbrir }: NomeDoTicketProps) {
  const nome = `Ticket ${formatarProtocolo(protocolo)}`
  if (!visivel) return <strong>{nome}</strong>
  const endereco = `/tickets/${id}`
  return (
    <a
      href={endereco}
      className={estilos.ligacao}
      onClick={(evento) => {
        if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return
        evento.preventDefault()
        aoAbrir(endereco)
      }}
    >
      {nome}
    </a>
  )
}

export function OndeBuscar({ cliente }: Pick<TicketDaColeta, 'cliente'>) {
  const { fant, razSoc, endereco, telefone } = cliente
  return (
    <address className={estilos.endereco}>
      <strong>{fant || razSoc}</strong>
      <span>{endereco}</span>
      <a href={`tel:${telefone.replace(/\D/g, '')}`}>{formatarTelefone(telefone)}</a>
    </address>
  )
}

function ItensDoTicket({ itens }: Pick<TicketDaColeta, 'itens'>) {
  return (
    <ul className={estilos.itens}>
      {itens.map(({ id, codigo, descricao, unidade, quantidade }) => (
        <li key={id}>
          <span>
            {descricao} <small>cód. {codigo}</small>
          </span>
          <span className={estilos.quantidade}>
            {formatarNumero(quantidade)} {unidade}
          </span>
        </li>
      ))}
    </ul>
  )
}
