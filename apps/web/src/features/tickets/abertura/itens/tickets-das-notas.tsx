import {
  listarTicketsDasNotas,
  type TicketDaNota,
} from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Anchor } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../../ui/retorno/tempo-relativo.tsx'
import estilos from './tickets-das-notas.module.css'

/** MES-06/mesma-nota Tickets of the same customer about these invoices: told, and in nobody's way. */
export function TicketsDasNotas({ notas }: { notas: readonly number[] }) {
  const { pode } = useSessao()
  const nota = [...new Set(notas)].sort((a, b) => a - b)
  const { data } = useConsulta(
    listarTicketsDasNotas,
    { query: { nota } },
    // Nobody waits for it, and nobody is told that it did not come.
    { ativa: nota.length > 0 && pode('TICKET_VER'), mostradoNaArea: true, manterAnterior: true },
  )
  if (nota.length === 0 || !data || data.itens.length === 0) return null
  const { itens, temMais } = data
  return (
    <section className={estilos.aviso} aria-label="Tickets sobre a mesma nota">
      <p className={estilos.titulo} role="status">
        <IconTicket size={18} aria-hidden />
        {itens.length === 1 ? 'Já existe um ticket sobre esta nota.' : 'Já existem tickets sobre esta nota.'}
      </p>
      <ul className={estilos.tickets}>
        {itens.map((ticket) => (
          <Linha key={`${ticket.id}-${ticket.numNf}`} ticket={ticket} />
        ))}
      </ul>
      {temMais && <p className={estilos.detalhe}>E outros mais antigos.</p>}
    </section>
  )
}

function Linha({ ticket }: { ticket: TicketDaNota }) {
  const { id, protocolo, numNf, tipo, etapa, status, emAberto, criador, datahora_criacao } = ticket
  const numero = formatarProtocolo(protocolo)
  return (
    <li>
      <Anchor
        href={`/tickets/${id}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`Ticket ${numero}, abre em outra aba`}
      >
        {numero}
      </Anchor>
      <Etiqueta cor={status.cor}>{emAberto ? etapa : status.label}</Etiqueta>
      <span className={estilos.detalhe}>
        {tipo} · nota {numNf} · aberto <TempoRelativo data={datahora_criacao} /> por {criador}
      </span>
    </li>
  )
}
