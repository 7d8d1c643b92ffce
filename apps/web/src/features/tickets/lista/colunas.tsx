import type { OrdenacaoDeTickets, TicketDaLista } from '@balcao/dominio/tickets/contratos-lista'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { Ausente, ClienteDoTicket, DuasLinhas, StatusDoTicket } from './celulas.tsx'
import { RotuloDoPrazo } from './rotulo-do-prazo.tsx'

const por = (campo: OrdenacaoDeTickets) => campo

const protocolo = (comFilial: boolean): Coluna<TicketDaLista> => ({
  id: 'protocolo',
  cabecalho: 'Protocolo',
  largura: 148,
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
  larguraMinima: 150,
  celula: (ticket) => <ClienteDoTicket {...ticket} />,
}

const OPERADOR: Coluna<TicketDaLista> = {
  id: 'operador',
  cabecalho: 'Operador',
  largura: 116,
  noCartao: 'oculto',
  celula: ({ operador }) => operador?.nome ?? <Ausente>Sem operador</Ausente>,
}

/** TIC-01 What a row shows; who is outside sees only tickets of their own, so who they are of says nothing. */
export function colunasDeTickets(interno: boolean, comFilial: boolean): Coluna<TicketDaLista>[] {
  return [
    protocolo(comFilial),
    {
      id: 'status',
      cabecalho: 'Status',
      largura: 140,
      celula: (ticket) => <StatusDoTicket {...ticket} />,
    },
    ...(interno ? [CLIENTE] : []),
    {
      id: 'tipo',
      cabecalho: 'Tipo e assunto',
      larguraMinima: 150,
      celula: ({ tipo, assunto }) => <DuasLinhas principal={tipo.desc} detalhe={assunto} />,
    },
    {
      id: 'etapa',
      cabecalho: 'Etapa e setor',
      larguraMinima: 130,
      celula: ({ etapa, setor }) => <DuasLinhas principal={etapa.nome} detalhe={setor.nome} />,
    },
    ...(interno ? [OPERADOR] : []),
    {
      id: 'prazo',
      cabecalho: 'Prazo',
      largura: 152,
      ordenavel: por('dtPrazo'),
      celula: ({ prazo }) => <RotuloDoPrazo prazo={prazo} />,
    },
    {
      id: 'abertura',
      cabecalho: 'Abertura',
      largura: 136,
      ordenavel: por('dtCriacao'),
      celula: ({ datahora_criacao, criador }) => (
        <DuasLinhas principal={<TempoRelativo data={datahora_criacao} />} detalhe={`por ${criador.nome}`} />
      ),
    },
  ]
}
