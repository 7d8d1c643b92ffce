import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Presente } from '../../../platform/presenca.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { Copiar } from '../../../ui/retorno/copiar.tsx'
import estilos from './cabecalho-do-ticket.module.css'
import { EtapasDoTicket } from './etapas-do-ticket.tsx'
import { IdadeDoTicket } from './idade-do-ticket.tsx'
import { PrazoDoTicket } from './prazo-do-ticket.tsx'
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
    <header className={estilos.cabecalho}>
      <div className={estilos.topo}>
        <Link to="/tickets" className={estilos.voltar}>
          <IconArrowLeft size={16} aria-hidden />
          Tickets
        </Link>
        <QuemEstaAqui presentes={presentes} />
      </div>
      <div className={estilos.identidade}>
        <div className={estilos.titulo}>
          <h1>Ticket {visivel}</h1>
          <Copiar valor={visivel} rotulo="Copiar protocolo" />
          <Etiqueta cor={status.cor}>{status.label}</Etiqueta>
          {arquivado && status.id !== STATUS_ARQUIVADO.id && (
            <Etiqueta cor={STATUS_ARQUIVADO.cor}>{STATUS_ARQUIVADO.label}</Etiqueta>
          )}
          {reaberturas > 0 && (
            <Etiqueta>{reaberturas === 1 ? 'Reaberto 1 vez' : `Reaberto ${reaberturas} vezes`}</Etiqueta>
          )}
        </div>
        {acoes && <div className={estilos.acoes}>{acoes}</div>}
      </div>
      {assunto && <p className={estilos.assunto}>{assunto}</p>}
      <p className={estilos.resumo}>
        <span>
          {tipo.menu.description} › {tipo.desc}
        </span>
        <strong>{quemPediu(ticket)}</strong>
        <IdadeDoTicket ticket={ticket} />
      </p>
      <Fim ticket={ticket} />
      <Fatos ticket={ticket} />
      <EtapasDoTicket etapas={ticket.etapas} />
    </header>
  )
}

const quemPediu = ({ cliente, consumidor, criador }: TicketDetalhado) =>
  cliente ? cliente.fant || cliente.razSoc : (consumidor?.nome ?? criador.nome)

function Fatos({ ticket: { prazos, setor, operador } }: { ticket: TicketDetalhado }) {
  const { pode } = useSessao()
  return (
    <dl className={estilos.fatos}>
      <div>
        <dt>Primeira resposta</dt>
        <dd>
          <PrazoDoTicket prazo={prazos.resposta} />
        </dd>
      </div>
      <div>
        <dt>Solução</dt>
        <dd>
          <PrazoDoTicket prazo={prazos.solucao} />
        </dd>
      </div>
      <div>
        <dt>Setor</dt>
        <dd>{setor.nome}</dd>
      </div>
      {/* Who works on it is not told to the customer. */}
      {pode('TICKET_INTERNO') && (
        <div>
          <dt>Operador</dt>
          <dd>{operador?.nome ?? 'Sem operador'}</dd>
        </div>
      )}
    </dl>
  )
}

function Fim({ ticket: { datahora_finalizacao, motivoFinalizacao } }: { ticket: TicketDetalhado }) {
  if (!datahora_finalizacao) return null
  return (
    <p className={estilos.fim}>
      <IconCircleCheck size={18} aria-hidden />
      <span>
        Finalizado em {formatarDataHora(datahora_finalizacao)}
        {motivoFinalizacao && `: ${motivoFinalizacao}`}
      </span>
    </p>
  )
}
