import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSessao } from '../../../platform/sessao.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Tabela } from '../../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { COLUNAS_DA_EQUIPE, COLUNAS_DE_QUEM_E_DE_FORA } from './colunas-recentes.tsx'
import { TICKETS_RECENTES, useTicketsRecentes } from './use-numeros.ts'

const NENHUM: TicketDaLista[] = []
const chaveDoTicket = ({ id }: TicketDaLista) => id
const nomeDoTicket = ({ protocolo }: TicketDaLista) => `ticket ${formatarProtocolo(protocolo)}`
const enderecoDe = ({ id }: TicketDaLista) => `/tickets/${id}`

const DA_EQUIPE = {
  titulo: 'Tickets recentes',
  vazio: 'Nenhum ticket por enquanto. Os dos seus setores e clientes aparecem aqui assim que são abertos.',
}
const DE_QUEM_E_DE_FORA = {
  titulo: 'Meus tickets recentes',
  vazio: 'Você ainda não abriu nenhum ticket.',
}

/** HOM-01 What moved last, finished tickets too. */
export function TicketsRecentes({ aoAbrir }: { aoAbrir: (endereco: string) => void }) {
  const { pode } = useSessao()
  const interno = pode('TICKET_INTERNO')
  const { data, error, isPending, isFetching, refetch } = useTicketsRecentes()
  const { titulo, vazio } = interno ? DA_EQUIPE : DE_QUEM_E_DE_FORA
  const tabela = (
    <Tabela
      rotulo={titulo}
      colunas={interno ? COLUNAS_DA_EQUIPE : COLUNAS_DE_QUEM_E_DE_FORA}
      itens={data?.itens ?? NENHUM}
      chaveDe={chaveDoTicket}
      nomeDe={nomeDoTicket}
      enderecoDe={enderecoDe}
      aoAbrir={(ticket) => aoAbrir(enderecoDe(ticket))}
      carregando={isPending}
      linhasDeEsqueleto={TICKETS_RECENTES}
    />
  )
  return (
    <Cartao
      titulo={titulo}
      aoLado={
        <Anchor component={Link} to="/tickets">
          Ver a lista
        </Anchor>
      }
      solto
    >
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error?.message}
        temDados={data !== undefined}
        vazio={data?.itens.length === 0}
        textoVazio={vazio}
        aoTentarNovamente={refetch}
        esqueleto={tabela}
      >
        {tabela}
      </AreaDeDados>
    </Cartao>
  )
}
