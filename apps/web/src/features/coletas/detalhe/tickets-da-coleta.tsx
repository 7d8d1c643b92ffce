import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import type { TicketDaColeta } from '@balcao/dominio/coletas/contratos'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { EtiquetaDaColeta } from '../situacao-da-coleta.tsx'

type TicketsDaColetaProps = {
  tickets: readonly TicketDaColeta[]
  aoAbrir: (endereco: string) => void
}

/** COL-01 Where to go and what to take, ticket by ticket. */
export function TicketsDaColeta({ tickets, aoAbrir }: TicketsDaColetaProps) {
  return (
    <Cartao titulo={plural(tickets.length, 'ticket', 'tickets')} rotulo="Tickets da coleta" nivel={3} solto>
      <ListaDaFicha emQuadros>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Group justify="space-between" gap="xs">
              <NomeDoTicket {...ticket} aoAbrir={aoAbrir} />
              <EtiquetaDaColeta situacao={ticket.situacao} />
            </Group>
            <OndeColetar cliente={ticket.cliente} />
            <ItensDoTicket itens={ticket.itens} />
            {ticket.dtColeta && <Text c="dimmed">Coletado em {formatarData(ticket.dtColeta)}</Text>}
            {ticket.observacao && <Text>{ticket.observacao}</Text>}
          </li>
        ))}
      </ListaDaFicha>
    </Cartao>
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
    <Anchor
      href={endereco}
      fw={500}
      onClick={(evento) => {
        if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return
        evento.preventDefault()
        aoAbrir(endereco)
      }}
    >
      {nome}
    </Anchor>
  )
}

export function OndeColetar({ cliente }: Pick<TicketDaColeta, 'cliente'>) {
  const { fant, razSoc, endereco, telefone } = cliente
  return (
    <Stack component="address" gap={2} align="flex-start" fs="normal">
      <Text fw={500}>{nomeDoCliente({ fant, razSoc })}</Text>
      <Text c="dimmed">{endereco}</Text>
      <Anchor href={`tel:${telefone.replace(/\D/g, '')}`}>{formatarTelefone(telefone)}</Anchor>
    </Stack>
  )
}

function ItensDoTicket({ itens }: Pick<TicketDaColeta, 'itens'>) {
  return (
    <ListaDaFicha>
      {itens.map(({ id, codigo, descricao, unidade, quantidade }) => (
        <li key={id}>
          <span>
            {descricao} <small>cód. {codigo}</small>
          </span>
          <span>
            {formatarNumero(quantidade)} {unidade}
          </span>
        </li>
      ))}
    </ListaDaFicha>
  )
}
