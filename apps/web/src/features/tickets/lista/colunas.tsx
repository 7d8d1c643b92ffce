import { formatarDataHora, horaEm } from '@balcao/dominio/formatos/datas'
import type { OrdenacaoDeTickets, TicketDaLista } from '@balcao/dominio/tickets/contratos-lista'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { PrazoDoTicket } from '../prazo-do-ticket.tsx'
import { ClienteDoTicket, StatusDoTicket } from './celulas.tsx'

const por = (campo: OrdenacaoDeTickets) => campo

const protocolo = (comFilial: boolean): Coluna<TicketDaLista> => ({
  id: 'protocolo',
  cabecalho: 'Protocolo',
  larguraMinima: 138,
  peso: 1,
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
  peso: 4,
  celula: (ticket) => <ClienteDoTicket {...ticket} />,
}

/** Who is outside does not need to know who is in charge, only where it is. */
const ETAPA: Coluna<TicketDaLista> = {
  id: 'etapa',
  cabecalho: 'Etapa e setor',
  larguraMinima: 130,
  peso: 2,
  dispensavel: true,
  celula: ({ etapa, setor }) => <DuasLinhas principal={etapa.nome} detalhe={setor.nome} />,
}
const ETAPA_COM_OPERADOR: Coluna<TicketDaLista> = {
  ...ETAPA,
  cabecalho: 'Etapa e responsável',
  celula: ({ etapa, setor, operador }) => (
    <DuasLinhas principal={etapa.nome} detalhe={`${operador?.nome ?? 'Sem operador'} · ${setor.nome}`} />
  ),
}

/** TIC-01 What a row shows; who is outside sees only tickets of their own, so who they are of says nothing. */
export function colunasDeTickets(interno: boolean, comFilial: boolean): Coluna<TicketDaLista>[] {
  return [
    protocolo(comFilial),
    {
      id: 'status',
      cabecalho: 'Status',
      largura: 148,
      noCartao: 'canto',
      celula: (ticket) => <StatusDoTicket {...ticket} />,
    },
    ...(interno ? [CLIENTE] : []),
    {
      id: 'tipo',
      cabecalho: 'Tipo e assunto',
      larguraMinima: 150,
      peso: 4,
      celula: ({ tipo, assunto }) => <DuasLinhas principal={tipo.desc} detalhe={assunto} />,
    },
    interno ? ETAPA_COM_OPERADOR : ETAPA,
    {
      id: 'prazo',
      cabecalho: 'Prazo',
      largura: 178,
      ordenavel: por('dtPrazo'),
      celula: ({ prazo }) => <PrazoDoTicket prazo={prazo} curto />,
    },
    {
      id: 'abertura',
      cabecalho: 'Abertura',
      largura: 108,
      ordenavel: por('dtCriacao'),
      celula: ({ datahora_criacao, criador }) => (
        <DuasLinhas
          principal={<TempoRelativo data={datahora_criacao} semHora />}
          titulo={formatarDataHora(datahora_criacao)}
          detalhe={`${horaEm(new Date(datahora_criacao))} · ${criador.nome}`}
        />
      ),
    },
  ]
}
