import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { Group } from '@mantine/core'
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Presente } from '../../../platform/presenca.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { PrazoDoTicket } from '../prazo-do-ticket.tsx'
import { EtapasDoTicket } from './etapas-do-ticket.tsx'
import { IdadeDoTicket } from './idade-do-ticket.tsx'
import { QuemEstaAqui } from './quem-esta-aqui.tsx'

type CabecalhoDoTicketProps = {
  ticket: TicketDetalhado
  presentes: readonly Presente[]
  acoes: ReactNode
}

/** TIC-03 Who, what state, since when, what next. */
export function CabecalhoDoTicket({ ticket, presentes, acoes }: CabecalhoDoTicketProps) {
  const { protocolo, status, arquivado, assunto, tipo, reaberturas } = ticket
  const visivel = formatarProtocolo(protocolo)
  return (
    <CabecalhoDaFicha
      titulo={`Ticket ${visivel}`}
      copiar={{ valor: visivel, rotulo: 'Copiar protocolo' }}
      voltar={
        <Link to="/tickets">
          <IconArrowLeft size={16} aria-hidden />
          Tickets
        </Link>
      }
      etiquetas={
        <>
          <Etiqueta cor={status.cor}>{status.label}</Etiqueta>
          {arquivado && status.id !== STATUS_ARQUIVADO.id && (
            <Etiqueta cor={STATUS_ARQUIVADO.cor}>{STATUS_ARQUIVADO.label}</Etiqueta>
          )}
          {reaberturas > 0 && (
            <Etiqueta>{reaberturas === 1 ? 'Reaberto 1 vez' : `Reaberto ${reaberturas} vezes`}</Etiqueta>
          )}
        </>
      }
      presenca={<QuemEstaAqui presentes={presentes} />}
      acoes={acoes}
      subtitulo={
        <>
          {assunto && <strong>{assunto}</strong>}
          <span>
            {tipo.menu.description} › {tipo.desc}
          </span>
          <strong>{quemPediu(ticket)}</strong>
          <IdadeDoTicket ticket={ticket} />
        </>
      }
    >
      <Fim ticket={ticket} />
      <Fatos ticket={ticket} />
      <EtapasDoTicket etapas={ticket.etapas} />
    </CabecalhoDaFicha>
  )
}

const quemPediu = ({ cliente, consumidor, criador }: TicketDetalhado) =>
  cliente ? cliente.fant || cliente.razSoc : (consumidor?.nome ?? criador.nome)

function Fatos({ ticket: { prazos, setor, operador } }: { ticket: TicketDetalhado }) {
  const { pode } = useSessao()
  return (
    <CamposDaFicha
      forma="fatos"
      campos={[
        { nome: 'Primeira resposta', valor: <PrazoDoTicket prazo={prazos.resposta} /> },
        { nome: 'Solução', valor: <PrazoDoTicket prazo={prazos.solucao} /> },
        { nome: 'Setor', valor: setor.nome },
        // Who works on it is not told to the customer.
        { nome: 'Operador', valor: pode('TICKET_INTERNO') && (operador?.nome ?? 'Sem operador') },
      ]}
    />
  )
}

function Fim({ ticket: { datahora_finalizacao, motivoFinalizacao } }: { ticket: TicketDetalhado }) {
  if (!datahora_finalizacao) return null
  return (
    <Group gap={6} wrap="nowrap" c="var(--balcao-tom-verde-texto)">
      <IconCircleCheck size={18} aria-hidden style={{ flex: 'none' }} />
      <span>
        Finalizado em {formatarDataHora(datahora_finalizacao)}
        {motivoFinalizacao && `: ${motivoFinalizacao}`}
      </span>
    </Group>
  )
}
