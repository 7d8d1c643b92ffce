import { type ColetaDaLista, listarColetas, type OrdenacaoDeColetas } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { temFiltros } from '../../../platform/listas/filtros-de-lista.ts'
import { ChipsDeFiltro } from '../../../ui/listas/chips-de-filtro.tsx'
import { ListaVazia } from '../../../ui/listas/pagina-de-lista.tsx'
import { Paginacao } from '../../../ui/listas/paginacao.tsx'
import { Tabela } from '../../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { type FiltrosDeColetas, lerFiltros, ordenacaoDe } from '../endereco.ts'
import type { PartesDaPagina } from '../pagina-de-coletas.tsx'
import { BarraDasColetas } from './barra-das-coletas.tsx'
import { COLUNAS } from './colunas.tsx'
import { filtrosAtivos, semOFiltro } from './filtros-ativos.ts'

const NENHUMA: ColetaDaLista[] = []
const ESQUELETO = 10

/** COL-01 The orders that were made, whatever became of them. */
export function AreaDasColetas({ endereco, mudar, aoAbrirColeta }: PartesDaPagina) {
  const filtros = lerFiltros(endereco)
  const filtrar = (partes: FiltrosDeColetas, opcoes?: { substituir?: boolean }) =>
    mudar({ aba: 'coletas', ...lerFiltros({ ...filtros, page: undefined, ...partes }) }, opcoes)
  const limpar = () => mudar({ aba: 'coletas' })
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    listarColetas,
    { query: filtros },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const itens = data?.itens ?? NENHUMA
  const ativos = filtrosAtivos(filtros)
  const tabela = (
    <Tabela
      rotulo="Coletas"
      colunas={COLUNAS}
      itens={itens}
      chaveDe={({ id }) => id}
      nomeDe={({ id }) => `coleta ${numeroDaColeta(id)}`}
      aoAbrir={({ id }) => aoAbrirColeta(id)}
      ordenacao={ordenacaoDe(filtros)}
      aoOrdenar={({ campo, direcao }) =>
        filtrar({ orderBy: campo as OrdenacaoDeColetas, direction: direcao })
      }
      carregando={isPending}
      linhasDeEsqueleto={ESQUELETO}
    />
  )
  return (
    <>
      <BarraDasColetas filtros={filtros} filtrar={filtrar} ativos={ativos.length} />
      <ChipsDeFiltro
        filtros={ativos}
        aoRemover={(chave) => filtrar(semOFiltro(filtros, chave))}
        aoLimpar={limpar}
      />
      <AreaDeDados
        carregando={isPending && !error}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={data !== undefined}
        aoTentarNovamente={() => refetch()}
        esqueleto={tabela}
        vazio={itens.length === 0}
        textoVazio={
          temFiltros(filtros) ? (
            <ListaVazia
              titulo="Nenhuma coleta com estes filtros"
              acao={{ nome: 'Limpar filtros', aoPressionar: limpar }}
            />
          ) : (
            <ListaVazia titulo="Nenhuma coleta por aqui" texto="As ordens de coleta geradas aparecem aqui." />
          )
        }
      >
        {tabela}
        {data && (
          <Paginacao
            paginator={data.paginator}
            aoMudar={(page) => mudar({ ...endereco, page })}
            rotulo="Páginas de coletas"
          />
        )}
      </AreaDeDados>
    </>
  )
}
