import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { ClienteDoTicket, StatusDoTicket } from '../lista/celulas.tsx'

const PROTOCOLO: Coluna<TicketDaLista> = {
  id: 'protocolo',
  cabecalho: 'Protocolo',
  largura: 140,
  celula: ({ protocolo }) => formatarProtocolo(protocolo),
}

const TIPO: Coluna<TicketDaLista> = {
  id: 'tipo',
  cabecalho: 'Tipo e assunto',
  larguraMinima: 180,
  celula: ({ tipo, assunto }) => <DuasLinhas principal={tipo.desc} detalhe={assunto} />,
}

const CLIENTE: Coluna<TicketDaLista> = {
  id: 'cliente',
  cabecalho: 'Cliente',
  larguraMinima: 180,
  celula: (ticket) => <ClienteDoTicket {...ticket} />,
}

const STATUS: Coluna<TicketDaLista> = {
  id: 'status',
  cabecalho: 'Status',
  largura: 176,
  noCartao: 'canto',
  celula: (ticket) => <StatusDoTicket {...ticket} />,
}

const MOVIMENTO: Coluna<TicketDaLista> = {
  id: 'movimento',
  cabecalho: 'Movimentação',
  largura: 152,
  celula: ({ datahora_movimento }) => <TempoRelativo data={datahora_movimento} />,
}

export const COLUNAS_DA_EQUIPE = [PROTOCOLO, TIPO, CLIENTE, STATUS, MOVIMENTO]
/** Theirs are all their own: who they are of says nothing. */
export const COLUNAS_DE_QUEM_E_DE_FORA = [PROTOCOLO, TIPO, STATUS, MOVIMENTO]
