import type { OrdenacaoDeTickets, TicketDaLista } from '@balcao/dominio/tickets/contratos-lista'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { temFiltros } from '../../../platform/listas/filtros-de-lista.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import type { Selecao } from '../../../ui/listas/coluna.ts'
import { Paginacao } from '../../../ui/listas/paginacao.tsx'
import { Tabela } from '../../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { colunasDeTickets } from './colunas.tsx'
import { ordenacaoDe } from './filtros-da-lista.ts'
import estilos from './pagina-de-tickets.module.css'
import { SemTickets } from './sem-tickets.tsx'
import type { Filtros } from './use-filtros.ts'
import type { useListaDeTickets } from './use-lista-de-tickets.ts'

const enderecoDe = ({ id }: TicketDaLista) => `/tickets/${id}`
const LINHAS_DE_ESQUELETO = 12

type AreaDaListaProps = Pick<Filtros, 'filtros' | 'interno' | 'mudar' | 'limpar' | 'irPara'> & {
  lista: ReturnType<typeof useListaDeTickets>
  selecao: Selecao | undefined
  aoAbrir: (endereco: string) => void
}

/** TIC-01 The rows with their loading, failure and emptiness, and the pages. */
export function AreaDaLista(props: AreaDaListaProps) {
  const { lista, filtros, interno, selecao, mudar, limpar, irPara, aoAbrir } = props
  const { filiais } = useSessao()
  const varias = filiais.length > 1
  const colunas = useMemo(() => colunasDeTickets(interno, varias), [interno, varias])
  const { data, itens, isPending, isFetching, error } = lista

  const tabela = (
    <Tabela
      rotulo="Tickets"
      colunas={colunas}
      itens={itens}
      chaveDe={({ id }) => id}
      nomeDe={({ protocolo }) => `ticket ${formatarProtocolo(protocolo)}`}
      enderecoDe={enderecoDe}
      aoAbrir={(ticket) => aoAbrir(enderecoDe(ticket))}
      selecao={selecao}
      alteradas={lista.alterados}
      ordenacao={ordenacaoDe(filtros)}
      aoOrdenar={({ campo, direcao }) => mudar({ orderBy: campo as OrdenacaoDeTickets, direction: direcao })}
      carregando={isPending}
      linhasDeEsqueleto={LINHAS_DE_ESQUELETO}
    />
  )
  return (
    <AreaDeDados
      carregando={isPending && !error}
      atualizando={isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={data !== undefined}
      aoTentarNovamente={() => lista.refetch()}
      esqueleto={tabela}
      vazio={itens.length === 0}
      textoVazio={
        <SemTickets
          filtrada={temFiltros(filtros)}
          interno={interno}
          aoLimpar={limpar}
          aoVoltar={(filtros.page ?? 1) > 1 ? () => irPara(1) : undefined}
        />
      }
    >
      {lista.retidos > 0 && <Novidades quantas={lista.retidos} aoMostrar={lista.mostrarRetidos} />}
      {tabela}
      {data && <Paginacao paginator={data.paginator} aoMudar={irPara} rotulo="Páginas de tickets" />}
    </AreaDeDados>
  )
}

function Novidades({ quantas, aoMostrar }: { quantas: number; aoMostrar: () => void }) {
  return (
    <div className={estilos.novidades} role="status">
      <span>{quantas === 1 ? '1 novo ticket' : `${quantas} novos tickets`}</span>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconRefresh size={14} aria-hidden />}
        onClick={aoMostrar}
      >
        Atualizar
      </Button>
    </div>
  )
}
