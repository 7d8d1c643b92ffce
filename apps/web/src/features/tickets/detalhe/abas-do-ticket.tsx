import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Stack, Tabs } from '@mantine/core'
import type { RefObject } from 'react'
import type { EscreverDaqui } from '../escrever-daqui.ts'
import type { Aba } from './abas.ts'
import { LinhaDoTempo } from './atividades/linha-do-tempo.tsx'
import { AreaDeMensagens } from './composicao/area-de-mensagens.tsx'
import { HistoricoDoTicket } from './historico/historico-do-ticket.tsx'
import { ProdutosDoTicket } from './produtos/produtos-do-ticket.tsx'

type AbasDoTicketProps = {
  ticket: TicketDetalhado
  aba: Aba
  aoMudar: (aba: Aba) => void
  aoEscrever: (escrevendo: boolean) => void
  /** Where the header and the keys find how to begin a message. */
  escrever: RefObject<EscreverDaqui>
}

export function AbasDoTicket({ ticket, aba, aoMudar, aoEscrever, escrever }: AbasDoTicketProps) {
  const { id, totalDeProdutos } = ticket
  return (
    <Tabs miw={0} value={aba} onChange={(nova) => aoMudar(nova as Aba)}>
      <Tabs.List>
        <Tabs.Tab value="historico">Histórico</Tabs.Tab>
        <Tabs.Tab value="produtos">
          {totalDeProdutos > 0 ? `Produtos (${totalDeProdutos})` : 'Produtos'}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="historico" pt="xs">
        <Stack gap="sm" data-em-ordem>
          <AreaDeMensagens
            key={id}
            ticket={ticket}
            aoEscrever={aoEscrever}
            escrever={escrever}
            aVista={aba === 'historico'}
          />
          <HistoricoDoTicket idTicket={id} />
          <LinhaDoTempo idTicket={id} />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="produtos" pt="xs">
        <ProdutosDoTicket ticket={ticket} />
      </Tabs.Panel>
    </Tabs>
  )
}
