import type { OrdenacaoDeTickets, TicketDaLista } from '@balcao/dominio/tickets/contratos-lista'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { ClienteDoTicket, DuasLinhas, StatusDoTicket } from './celulas.tsx'
import { RotuloDoPrazo } from './rotulo-do-prazo.tsx'

const por = (campo: OrdenacaoDeTickets) => campo

const protocolo = (comFilial: boolean): Coluna<TicketDaLista> => ({
  id: 'protocolo',
  cabecalho: 'Protocolo',
  largura: 144,
  ordenavel: por('id'),
  celula: ({ id, protocolo, filial }) => (
    <DuasLinhas
      principal={formatarProtocolo(protocolo)}
      detalhe={`nº ${id}${comFilial ? ` · ${filial.desc}` : ''}`}
    />
  ),
})

const CLIENTE: Coluna<TicketDaLista> = {
  id: 'cliente',
  cabecalho: 'Cliente',
  larguraMinima: 140,
  celula: (ticket) => <ClienteDoTicket {...ticket} />,
}

/** Who is outside does not need to know who is in charge, only where it is. */
const ETAPA: Coluna<TicketDaLista> = {
  id: 'etapa',
  cabecalho: 'Etapa e setor',
  larguraMinima: 140,
  celula: ({ etapa, setor }) => <DuasLinhas principal={etapa.nome} detalhe={setor.nome} />,
}
const ETAPA_COM_OPERADOR: Coluna<TicketDaLista> = {
  ...ETAPA,
  cabecalho: 'Etapa e responsável',
  celula: ({ etapa, setor, operador }) => (
    <DuasLinhas principal={etapa.nome} detalhe={`${setor.nome} · ${operador?.nome ?? 'sem operador'}`} />
  ),
}

/** TIC-01 What a row shows; who is outside sees only tickets of their own, so who they are of says nothing. */
export function colunasDeTickets(interno: boolean, comFilial: boolean): Coluna<TicketDaLista>[] {
  return [
    protocolo(comFilial),
    {
      id: 'status',
      cabecalho: 'Status',
      largura: 156,
      celula: (ticket) => <StatusDoTicket {...ticket} />,
    },
    ...(interno ? [CLIENTE] : []),
    {
      id: 'tipo',
      cabecalho: 'Tipo e assunto',
      larguraMinima: 140,
      celula: ({ tipo, assunto }) => <DuasLinhas principal={tipo.desc} detalhe={assunto} />,
    },
    interno ? ETAPA_COM_OPERADOR : ETAPA,
    {
      id: 'prazo',
      cabecalho: 'Prazo',
      largura: 182,
      ordenavel: por('dtPrazo'),
      celula: ({ prazo }) => <RotuloDoPrazo prazo={prazo} />,
    },
    {
      id: 'abertura',
      cabecalho: 'Abertura',
      largura: 156,
      ordenavel: por('dtCriacao'),
      celula: ({ datahora_criacao, criador }) => (
        <DuasLinhas principal={<TempoRelativo data={datahora_criacao} />} detalhe={`por ${criador.nome}`} />
      ),
    },
  ]
}
