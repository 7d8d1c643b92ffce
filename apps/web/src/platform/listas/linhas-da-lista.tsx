import { useMemo } from 'react'
import type { Selecao } from '../../ui/listas/coluna.ts'
import { Novidades } from '../../ui/listas/pagina-de-lista.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import { mensagemDoErro } from '../api-error.ts'
import { useAtalho } from '../atalhos.ts'
import { comValores } from './chips-da-lista.ts'
import type { Contexto } from './contexto.ts'
import type { Filtros, ItemDaLista, Lista, NomesDaLista } from './descricao.ts'
import type { useDadosDaLista } from './use-dados-da-lista.ts'
import { VazioDaLista } from './vazio-da-lista.tsx'

const LINHAS_DE_ESQUELETO = 12

/** Opens a row: by its address where the list has one, by itself where it opens over the page. */
export type AoAbrir<Item> = (item: Item, endereco: string) => void

type LinhasDaListaProps<Item extends ItemDaLista, F extends Filtros> = {
  lista: Lista<Item, F>
  dados: ReturnType<typeof useDadosDaLista<Item, F>>
  filtros: F
  contexto: Contexto
  selecao: Selecao | undefined
  mudar: (partes: F) => void
  limpar: () => void
  irPara: (pagina: number) => void
  aoAbrir: AoAbrir<Item> | undefined
  aberto: number | undefined
}

/** The rows with their loading, failure and emptiness, and the pages. */
export function LinhasDaLista<Item extends ItemDaLista, F extends Filtros>(
  props: LinhasDaListaProps<Item, F>,
) {
  const { lista, dados, filtros, contexto, selecao, mudar, irPara, aoAbrir, aberto } = props
  const { titulo, nomes, leitura, enderecoDe, abrir } = lista
  const colunas = useMemo(() => lista.colunas(contexto), [lista, contexto])
  const { data, itens, isPending, isFetching, error } = dados
  const abre = aoAbrir && (!abrir || contexto.pode(abrir))
  const ordenacao = leitura.ordenacaoDe(filtros)
  const tabela = (
    <Tabela
      rotulo={titulo}
      colunas={colunas}
      itens={itens}
      chaveDe={({ id }) => id}
      nomeDe={lista.nomeDe ?? (({ id }) => `${nomes.um} ${id}`)}
      {...(abre && { aoAbrir: (item: Item) => aoAbrir(item, enderecoDe?.(item) ?? ''), enderecoDe })}
      selecao={selecao}
      alteradas={dados.alterados}
      aberta={aberto}
      ordenacao={ordenacao}
      aoOrdenar={
        ordenacao && (({ campo, direcao }) => mudar(comValores<F>({ orderBy: campo, direction: direcao })))
      }
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
      aoTentarNovamente={() => void dados.refetch()}
      esqueleto={tabela}
      vazio={itens.length === 0}
      textoVazio={<VazioDaLista {...props} />}
    >
      {dados.retidos > 0 && (
        <NovidadesPorTecla texto={textoDasNovidades(dados.retidos, nomes)} aoMostrar={dados.mostrarRetidos} />
      )}
      {tabela}
      {data && (
        <Paginacao paginator={data.paginator} aoMudar={irPara} rotulo={`Páginas de ${nomes.varios}`} />
      )}
    </AreaDeDados>
  )
}

const TECLA_DAS_NOVIDADES = '.'

/** MES-04 What came in while one reads, one key away. */
function NovidadesPorTecla(props: { texto: string; aoMostrar: () => void }) {
  useAtalho([TECLA_DAS_NOVIDADES], 'Mostrar o que chegou', props.aoMostrar, 'lista')
  return <Novidades {...props} tecla={TECLA_DAS_NOVIDADES} />
}

/** '1 novo ticket', '3 novas coletas' */
function textoDasNovidades(quantas: number, { um, varios, genero }: NomesDaLista): string {
  return quantas === 1 ? `1 nov${genero} ${um}` : `${quantas} nov${genero}s ${varios}`
}
