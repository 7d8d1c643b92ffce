import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { fraseDoAchado } from '@balcao/dominio/tickets/lista/achado'
import type { OrdenacaoDeTickets, TicketDaLista } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { EtiquetasEmLinha } from '../etiquetas/etiquetas-em-linha.tsx'
import { PrazoDoTicket } from '../prazo-do-ticket.tsx'
import estilos from './celulas.module.css'
import { Abertura, ClienteDoTicket, nomeDoCliente, StatusDoTicket } from './celulas.tsx'

const por = (campo: OrdenacaoDeTickets) => campo

const protocolo = (comFilial: boolean): Coluna<TicketDaLista> => ({
  id: 'protocolo',
  cabecalho: 'Protocolo',
  largura: 130,
  ordenavel: por('id'),
  celulaDoCartao: ({ protocolo }) => <span className={estilos.inteiro}>{formatarProtocolo(protocolo)}</span>,
  // Its number is part of the protocol.
  celula: ({ protocolo, filial }) => (
    <DuasLinhas principal={formatarProtocolo(protocolo)} detalhe={comFilial ? filial.desc : null} />
  ),
})

const CLIENTE: Coluna<TicketDaLista> = {
  id: 'cliente',
  cabecalho: 'Cliente',
  larguraMinima: 150,
  confortavel: 180,
  peso: 5,
  noCartao: 1,
  celulaDoCartao: (ticket) => nomeDoCliente(ticket),
  celula: (ticket) => <ClienteDoTicket {...ticket} estreito />,
  naFalta: {
    de: 'tipo',
    celula: (ticket) => (
      <DuasLinhas
        inteiro
        principal={nomeDoCliente(ticket)}
        detalhe={detalheDoAchado(ticket) ?? ticket.tipo.desc}
      />
    ),
  },
}

const noCartaoDaEtapa = ({ etapa, operador }: TicketDaLista) =>
  [etapa.nome, operador && nomeCurto(operador.nome)].filter(Boolean).join(' · ')

/** MES-08 Where the search found it, in place of what does not say so. */
const detalheDoAchado = ({ achado }: TicketDaLista) => achado && fraseDoAchado(achado)

/** MES-09 Whole, at any width. Who is outside does not need to know who is in charge, only where it is. */
const ETAPA: Coluna<TicketDaLista> = {
  id: 'etapa',
  cabecalho: 'Etapa e setor',
  largura: 182,
  noCartao: 1,
  celulaDoCartao: ({ etapa }) => etapa.nome,
  celula: ({ etapa, setor }) => <DuasLinhas inteiro principal={etapa.nome} detalhe={setor.nome} />,
}
const ETAPA_COM_OPERADOR: Coluna<TicketDaLista> = {
  ...ETAPA,
  cabecalho: 'Etapa e responsável',
  celulaDoCartao: noCartaoDaEtapa,
  celula: ({ etapa, setor, operador }) => (
    <DuasLinhas
      inteiro
      principal={etapa.nome}
      detalhe={`${operador ? nomeCurto(operador.nome) : 'Sem operador'} · ${setor.nome}`}
    />
  ),
}

/** MES-06 The first to go where there is no room: the filter and the ticket tell them too. */
const ETIQUETAS: Coluna<TicketDaLista> = {
  id: 'etiquetas',
  cabecalho: 'Etiquetas',
  larguraMinima: 130,
  peso: 1,
  dispensavel: 0.5,
  noCartao: 'oculto',
  celula: ({ etiquetas }) => <EtiquetasEmLinha etiquetas={etiquetas} />,
}

/** TIC-01 What a row shows; who is outside sees only tickets of their own, so who they are of says nothing. */
export function colunasDeTickets(interno: boolean, comFilial: boolean): Coluna<TicketDaLista>[] {
  return [
    protocolo(comFilial),
    {
      id: 'status',
      cabecalho: 'Status',
      // The longest of them goes on in a second line.
      largura: 128,
      noCartao: 'canto',
      celula: (ticket) => <StatusDoTicket {...ticket} />,
    },
    ...(interno ? [CLIENTE] : []),
    {
      id: 'tipo',
      cabecalho: 'Tipo e assunto',
      larguraMinima: 170,
      confortavel: 200,
      peso: 5,
      // Who is outside has no column of customers to tell it instead.
      dispensavel: interno && 2,
      noCartao: 1,
      celulaDoCartao: (ticket) => [ticket.tipo.desc, detalheDoAchado(ticket)].filter(Boolean).join(' · '),
      celula: (ticket) => (
        <DuasLinhas
          inteiro
          principal={ticket.tipo.desc}
          titulo={[ticket.tipo.desc, ticket.achado && ticket.assunto].filter(Boolean).join('\n')}
          detalhe={detalheDoAchado(ticket) ?? ticket.assunto}
        />
      ),
    },
    ...(interno ? [ETIQUETAS] : []),
    interno ? ETAPA_COM_OPERADOR : ETAPA,
    {
      id: 'prazo',
      cabecalho: 'Prazo',
      largura: 120,
      noCartao: 1,
      ordenavel: por('dtPrazo'),
      celula: ({ prazo }) => <PrazoDoTicket prazo={prazo} curto />,
    },
    {
      id: 'abertura',
      cabecalho: 'Abertura',
      larguraMinima: 104,
      peso: 2,
      dispensavel: 1,
      noCartao: 'oculto',
      ordenavel: por('dtCriacao'),
      celula: ({ datahora_criacao, criador }) => <Abertura quando={datahora_criacao} quem={criador.nome} />,
    },
  ]
}
