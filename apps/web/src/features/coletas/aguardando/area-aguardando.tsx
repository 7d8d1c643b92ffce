import { listarAguardandoColeta, type TicketQueAguarda } from '@balcao/dominio/coletas/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import type { Chave, Selecao } from '../../../ui/listas/coluna.ts'
import { ListaVazia } from '../../../ui/listas/pagina-de-lista.tsx'
import { Paginacao } from '../../../ui/listas/paginacao.tsx'
import { Tabela } from '../../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import type { PartesDaPagina } from '../pagina-de-coletas.tsx'
import { BarraDeGeracao } from './barra-de-geracao.tsx'
import { COLUNAS } from './colunas.tsx'
import { FiltrosAguardando } from './filtros-aguardando.tsx'

const NENHUM: TicketQueAguarda[] = []
const ESQUELETO = 8

const enderecoDe = ({ id }: TicketQueAguarda) => `/tickets/${id}`

/** COL-01 Tickets whose goods wait to be fetched, in the order of their cities. */
export function AreaAguardando({ endereco, mudar, aoAbrir, aoAbrirColeta }: PartesDaPagina) {
  const { cidade, termo, page } = endereco
  const consulta = useConsulta(
    listarAguardandoColeta,
    { query: { cidade, termo, page } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const { data, error, isPending, isFetching, refetch } = consulta
  const itens = data?.itens ?? NENHUM
  const [chaves, setChaves] = useState<ReadonlySet<Chave>>(new Set())
  const selecao: Selecao = { chaves, aoMudar: setChaves }
  // Only what is in sight: who left the list, or is on another page, is not acted upon.
  const escolhidos = itens.filter(({ id }) => chaves.has(id))
  const filtrada = Boolean(cidade || termo)
  const tabela = (tickets: readonly TicketQueAguarda[]) => (
    <Tabela
      rotulo="Tickets aguardando coleta"
      colunas={COLUNAS}
      itens={tickets}
      chaveDe={({ id }) => id}
      nomeDe={({ protocolo }) => `ticket ${formatarProtocolo(protocolo)}`}
      enderecoDe={enderecoDe}
      aoAbrir={(ticket) => aoAbrir(enderecoDe(ticket))}
      selecao={selecao}
      carregando={isPending}
      linhasDeEsqueleto={ESQUELETO}
    />
  )
  return (
    <>
      <FiltrosAguardando
        endereco={endereco}
        mudar={mudar}
        cidades={data?.cidades}
        carregando={isFetching && !data}
      />
      <AreaDeDados
        carregando={isPending && !error}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={data !== undefined}
        aoTentarNovamente={() => refetch()}
        esqueleto={tabela(NENHUM)}
        vazio={itens.length === 0}
        textoVazio={
          filtrada ? (
            <ListaVazia
              titulo="Nenhum ticket aguarda coleta com estes filtros"
              acao={{ nome: 'Limpar filtros', aoPressionar: () => mudar({ aba: 'aguardando' }) }}
            />
          ) : (
            <ListaVazia
              titulo="Nada a coletar"
              texto="Os tickets aparecem aqui quando a devolução é autorizada e a mercadoria é esperada."
            />
          )
        }
      >
        {tabela(itens)}
        {data && (
          <Paginacao
            paginator={data.paginator}
            aoMudar={(nova) => mudar({ ...endereco, page: nova })}
            rotulo="Páginas de tickets aguardando coleta"
          />
        )}
      </AreaDeDados>
      <BarraDeGeracao
        escolhidos={escolhidos}
        aoLimpar={() => setChaves(new Set())}
        aoAbrirColeta={aoAbrirColeta}
      />
    </>
  )
}
