import type { TicketDaFila } from '@balcao/dominio/tickets/fila/contratos'
import type { GrupoDaFila } from '@balcao/dominio/tickets/fila/ordem'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Button } from '@mantine/core'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { ClienteDoTicket, nomeDeQuem } from '../lista/celulas.tsx'
import { PrazoDoTicket } from '../prazo-do-ticket.tsx'
import { useResponsavel } from '../responsavel/use-responsavel.ts'

const PROTOCOLO: Coluna<TicketDaFila> = {
  id: 'protocolo',
  cabecalho: 'Protocolo',
  largura: 130,
  celula: ({ protocolo }) => formatarProtocolo(protocolo),
}
const CLIENTE: Coluna<TicketDaFila> = {
  id: 'cliente',
  cabecalho: 'Cliente',
  larguraMinima: 150,
  noCartao: 1,
  celulaDoCartao: (ticket) => nomeDeQuem(ticket),
  celula: (ticket) => <ClienteDoTicket {...ticket} estreito />,
}
const TIPO: Coluna<TicketDaFila> = {
  id: 'tipo',
  cabecalho: 'Tipo e assunto',
  larguraMinima: 160,
  dispensavel: 1,
  noCartao: 'oculto',
  celula: ({ tipo, assunto }) => <DuasLinhas principal={tipo.desc} detalhe={assunto} />,
}
const ETAPA: Coluna<TicketDaFila> = {
  id: 'etapa',
  cabecalho: 'Etapa e setor',
  largura: 182,
  noCartao: 1,
  celulaDoCartao: ({ etapa }) => etapa.nome,
  celula: ({ etapa, setor }) => <DuasLinhas inteiro principal={etapa.nome} detalhe={setor.nome} />,
}
const PRAZO: Coluna<TicketDaFila> = {
  id: 'prazo',
  cabecalho: 'Prazo',
  largura: 190,
  noCartao: 'canto',
  celula: ({ prazo }) => <PrazoDoTicket prazo={prazo} curto />,
}
const RESPONDEU: Coluna<TicketDaFila> = {
  id: 'respondeu',
  cabecalho: 'Respondeu',
  largura: 132,
  noCartao: 2,
  celulaDoCartao: ({ clienteRespondeuEm }) =>
    clienteRespondeuEm && (
      <>
        Respondeu <TempoRelativo data={clienteRespondeuEm} />
      </>
    ),
  celula: ({ clienteRespondeuEm }) => clienteRespondeuEm && <TempoRelativo data={clienteRespondeuEm} />,
}
const ESPERA: Coluna<TicketDaFila> = {
  id: 'espera',
  cabecalho: 'Aberto',
  largura: 132,
  noCartao: 'oculto',
  celula: ({ datahora_criacao }) => <TempoRelativo data={datahora_criacao} semHora />,
}
const ASSUMIR: Coluna<TicketDaFila> = {
  id: 'assumir',
  cabecalho: 'Ação',
  largura: 124,
  alinhamento: 'direita',
  noCartao: 'linha',
  celula: (ticket) => <BotaoDeAssumir ticket={ticket} />,
}

const DE_TODOS = [PROTOCOLO, CLIENTE, TIPO, ETAPA, PRAZO]

export const COLUNAS_DO_GRUPO: Record<GrupoDaFila, Coluna<TicketDaFila>[]> = {
  PERTO_DO_PRAZO: DE_TODOS,
  CLIENTE_RESPONDEU: [...DE_TODOS, RESPONDEU],
  MEUS: DE_TODOS,
  SEM_OPERADOR: [...DE_TODOS, ESPERA, ASSUMIR],
}

/** MES-02 From the queue, without opening it. */
function BotaoDeAssumir({ ticket }: { ticket: TicketDaFila }) {
  const { assumir, ocupado } = useResponsavel(ticket)
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={ocupado}
      aria-label={`Assumir o ticket ${formatarProtocolo(ticket.protocolo)}`}
      onClick={assumir}
    >
      Assumir
    </Button>
  )
}
