import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { tempoDecorrido } from '@balcao/dominio/tickets/idade'
import { type QualPrazo, qualPrazoUrge } from '@balcao/dominio/tickets/prazo-urgente'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { Group } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkDeVolta } from '../../../platform/listas/link-de-volta.tsx'
import type { Presente } from '../../../platform/presenca.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { useAgora } from '../../../ui/retorno/use-agora.ts'
import { idDoMotivoDeOutros } from '../etapa-de-outros.ts'
import { PrazoDoTicket } from '../prazo-do-ticket.tsx'
import { EtapasDoTicket } from './etapas-do-ticket.tsx'
import { QuemEstaAqui } from './quem-esta-aqui.tsx'

type CabecalhoDoTicketProps = {
  ticket: TicketDetalhado
  presentes: readonly Presente[]
  acoes: ReactNode
  /** MES-03 How to go on from here, beside the list it was opened from. */
  voltar?: ReactNode
  nivel?: 1 | 2
}

/** TIC-03, MES-03 Who, what state, until when, whose, what next, always in sight; since when and about what, at the top. */
export function CabecalhoDoTicket({ ticket, presentes, acoes, voltar, nivel = 1 }: CabecalhoDoTicketProps) {
  const { protocolo, status, arquivado, assunto, tipo, reaberturas, etapaDeOutros } = ticket
  const visivel = formatarProtocolo(protocolo)
  return (
    <CabecalhoDaFicha
      especie="Ticket"
      titulo={visivel}
      nivel={nivel}
      copiar={{ valor: visivel, rotulo: 'Copiar protocolo' }}
      voltar={voltar ?? <LinkDeVolta lista="tickets" />}
      etiquetas={
        <>
          <Etiqueta cor={status.cor}>{status.label}</Etiqueta>
          {arquivado && status.id !== STATUS_ARQUIVADO.id && (
            <Etiqueta cor={STATUS_ARQUIVADO.cor}>{STATUS_ARQUIVADO.label}</Etiqueta>
          )}
        </>
      }
      presenca={<QuemEstaAqui presentes={presentes} />}
      fixos={<DeQuemEAteQuando ticket={ticket} />}
      seCouber={useEtapaEOperador(ticket)}
      acoes={acoes}
      subtitulo={
        <>
          {assunto && <strong>{assunto}</strong>}
          <span>
            {tipo.menu.description} › {tipo.desc}
          </span>
          <IdadeDoTicket ticket={ticket} />
          {reaberturas > 0 && (
            <Etiqueta>{reaberturas === 1 ? 'Reaberto 1 vez' : `Reaberto ${reaberturas} vezes`}</Etiqueta>
          )}
        </>
      }
    >
      {etapaDeOutros && <p id={idDoMotivoDeOutros(ticket.id)}>{etapaDeOutros.motivo}</p>}
      <Fim ticket={ticket} />
      <Fatos ticket={ticket} />
      <EtapasDoTicket etapas={ticket.etapas} />
    </CabecalhoDaFicha>
  )
}

const NOME_DO_PRAZO = { resposta: 'Primeira resposta', solucao: 'Solução' } as const satisfies Record<
  QualPrazo,
  string
>

const quemPediu = ({ cliente, consumidor, criador }: TicketDetalhado) =>
  cliente ? nomeDoCliente(cliente) : (consumidor?.nome ?? criador.nome)

/** MES-03, MES-09 Of whom and until when (of the two deadlines the one that presses, by its name), at any width and however far one scrolled. */
function DeQuemEAteQuando({ ticket }: { ticket: TicketDetalhado }) {
  const { prazos } = ticket
  const urge = qualPrazoUrge(prazos)
  return (
    <CamposDaFicha
      forma="linha"
      campos={[
        { nome: 'Quem pediu', valor: quemPediu(ticket) },
        {
          nome: NOME_DO_PRAZO[urge],
          valor: <PrazoDoTicket prazo={prazos[urge]} qual={NOME_DO_PRAZO[urge]} curto />,
        },
      ]}
    />
  )
}

/** MES-09 Where it stands and whose it is: whole, in the line or under it. */
function useEtapaEOperador({ etapa, operador }: TicketDetalhado) {
  const { pode } = useSessao()
  // Who works on it is not told to the customer.
  const quem = pode('TICKET_INTERNO') ? (operador ? nomeCurto(operador.nome) : 'Sem operador') : ''
  const campos = [
    { nome: 'Etapa', valor: etapa.nome },
    { nome: 'Operador', valor: quem },
  ]
  return { texto: `${etapa.nome} ${quem}`, conteudo: <CamposDaFicha forma="linha" campos={campos} /> }
}

function Fatos({ ticket: { prazos, setor } }: { ticket: TicketDetalhado }) {
  const outro = qualPrazoUrge(prazos) === 'solucao' ? 'resposta' : 'solucao'
  return (
    <CamposDaFicha
      forma="fatos"
      campos={[
        { nome: NOME_DO_PRAZO[outro], valor: <PrazoDoTicket prazo={prazos[outro]} /> },
        { nome: 'Setor', valor: setor.nome },
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

/** TIC-03 'aberto há 3 dias'; of one that ended only the date matters. */
function IdadeDoTicket({ ticket }: { ticket: TicketDetalhado }) {
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
