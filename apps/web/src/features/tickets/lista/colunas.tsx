import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { CAMPOS_DO_TICKET, type TicketDaLista } from '@balcao/dominio/tickets/campos'
import { fraseDoAchado } from '@balcao/dominio/tickets/lista/achado'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type ColunaPropria, colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { EtiquetasEmLinha } from '../etiquetas/etiquetas-em-linha.tsx'
import { PrazoDoTicket } from '../prazo-do-ticket.tsx'
import estilos from './celulas.module.css'
import { Abertura, ClienteDoTicket, nomeDeQuem, StatusDoTicket } from './celulas.tsx'

type Propria = ColunaPropria<TicketDaLista>

const protocolo = (comFilial: boolean): Propria => ({
  // Its number is part of the protocol.
  ordenavel: 'id',
  celulaDoCartao: ({ protocolo }) => <span className={estilos.inteiro}>{formatarProtocolo(protocolo)}</span>,
  celula: ({ protocolo, filial }) => (
    <DuasLinhas principal={formatarProtocolo(protocolo)} detalhe={comFilial ? filial.desc : null} />
  ),
})

const CLIENTE: Propria = {
  celulaDoCartao: (ticket) => nomeDeQuem(ticket),
  celula: (ticket) => <ClienteDoTicket {...ticket} estreito />,
  naFalta: {
    de: 'tipo',
    celula: (ticket) => (
      <DuasLinhas
        inteiro
        principal={nomeDeQuem(ticket)}
        detalhe={detalheDoAchado(ticket) ?? ticket.tipo.desc}
      />
    ),
  },
}

/** MES-08 Where the search found it, in place of what does not say so. */
const detalheDoAchado = ({ achado }: TicketDaLista) => achado && fraseDoAchado(achado)

const TIPO: Propria = {
  cabecalho: 'Tipo e assunto',
  celulaDoCartao: (ticket) => [ticket.tipo.desc, detalheDoAchado(ticket)].filter(Boolean).join(' · '),
  celula: (ticket) => (
    <DuasLinhas
      inteiro
      principal={ticket.tipo.desc}
      titulo={[ticket.tipo.desc, ticket.achado && ticket.assunto].filter(Boolean).join('\n')}
      detalhe={detalheDoAchado(ticket) ?? ticket.assunto}
    />
  ),
}

/** Who is outside does not need to know who is in charge, only where it is. */
const ETAPA: Propria = {
  cabecalho: 'Etapa e setor',
  celulaDoCartao: ({ etapa }) => etapa.nome,
  celula: ({ etapa, setor }) => <DuasLinhas inteiro principal={etapa.nome} detalhe={setor.nome} />,
}
const ETAPA_COM_OPERADOR: Propria = {
  cabecalho: 'Etapa e responsável',
  celulaDoCartao: ({ etapa, operador }) =>
    [etapa.nome, operador && nomeCurto(operador.nome)].filter(Boolean).join(' · '),
  celula: ({ etapa, setor, operador }) => (
    <DuasLinhas
      inteiro
      principal={etapa.nome}
      detalhe={`${operador ? nomeCurto(operador.nome) : 'Sem operador'} · ${setor.nome}`}
    />
  ),
}

/** TIC-01 What a row shows; who is outside sees only tickets of their own, so who they are of says nothing. */
export function colunasDeTickets(contexto: Contexto) {
  const interno = contexto.pode('TICKET_INTERNO')
  return colunasDosCampos(CAMPOS_DO_TICKET, contexto, {
    protocolo: protocolo(contexto.filiais.length > 1),
    status: { celula: (ticket) => <StatusDoTicket {...ticket} /> },
    cliente: interno && CLIENTE,
    // Who is outside has no column of customers to tell it instead.
    tipo: { ...TIPO, dispensavel: interno && 2 },
    etiquetas: { celula: ({ etiquetas }) => <EtiquetasEmLinha etiquetas={etiquetas} /> },
    etapa: interno ? ETAPA_COM_OPERADOR : ETAPA,
    prazo: { celula: ({ prazo }) => <PrazoDoTicket prazo={prazo} curto /> },
    datahora_criacao: {
      celula: ({ datahora_criacao, criador }) => <Abertura quando={datahora_criacao} quem={criador.nome} />,
    },
  })
}
