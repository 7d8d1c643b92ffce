import { formatarTotal } from '@balcao/dominio/formatos/contagem'
import { MAXIMO_EM_LOTE } from '@balcao/dominio/listas/lote'
import { Skeleton } from '@mantine/core'
import { IconBookmark, IconDownload } from '@tabler/icons-react'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { BotaoDeMenu } from '../../ui/listas/botao-de-menu.tsx'
import { ChipsDeFiltro } from '../../ui/listas/chips-de-filtro.tsx'
import { FiltrosRestaurados, PaginaDeLista } from '../../ui/listas/pagina-de-lista.tsx'
import { adiar, useAdiado } from '../adiar.ts'
import { AtalhosDaLista } from './atalhos-da-lista.tsx'
import { BarraDaLista } from './barra-da-lista.tsx'
import { chipsDaLista, semOChip } from './chips-da-lista.ts'
import { consultaDe } from './consulta-da-lista.ts'
import { type Contexto, useContexto } from './contexto.ts'
import { type Filtros, type ItemDaLista, type Lista, temFilial } from './descricao.ts'
import { useExportacao } from './exportacao/use-exportacao.ts'
import { type EnderecoDaLista, useFiltrosDaPagina } from './filtros-da-pagina.ts'
import { semPagina } from './filtros-de-lista.ts'
import { type AoAbrir, LinhasDaLista } from './linhas-da-lista.tsx'
import { useDadosDaLista } from './use-dados-da-lista.ts'
import { useListaVista } from './use-lista-vista.ts'
import { useNomesDosFiltros, useOpcoesDosFiltros } from './use-opcoes-dos-filtros.ts'
import { useSelecao } from './use-selecao.ts'

/** In the place of a menu whose code is on its way. */
const AINDA_SEM_MENU = { 'aria-hidden': true, inert: true } as const
const COMPLEMENTOS = adiar(async () => (await import('./complementos.ts')).COMPLEMENTOS)

type ListaDescritaProps<Item extends ItemDaLista, F extends Filtros> = EnderecoDaLista<F> & {
  lista: Lista<Item, F>
  /** Without it the rows do not open. */
  aoAbrir?: AoAbrir<Item>
  /** The row that stands beside the list. */
  aberto?: number | undefined
  /** What can be done beside the list: 'Novo artigo'. */
  acoes?: ReactNode
  /** In a tab of a page that has a title of its own. */
  semTitulo?: boolean
}

/** A page of a described list: filters, views, rows, pages, selection and export. */
export function ListaDescrita<Item extends ItemDaLista, F extends Filtros>(
  props: ListaDescritaProps<Item, F>,
) {
  const { lista, aoAbrir, aberto, acoes, semTitulo = false, ...endereco } = props
  const { leitura, nomes, atalhos, visoes, exportar, lote, quadro } = lista
  const contexto = useContexto()
  const permitidos = useCallback(
    (filtros: F) => lista.permitidos?.(filtros, contexto) ?? filtros,
    [lista, contexto],
  )
  const estado = useFiltrosDaPagina(endereco, { lista: lista.nome, ler: leitura.ler, permitidos })
  const { filtros, mudar, limpar, trocar, irPara } = estado
  const complementos = useAdiado(COMPLEMENTOS)
  const [maisFiltros, setMaisFiltros] = useState(false)
  const [chegou, setChegou] = useState(false)
  const opcoes = useOpcoesDosFiltros(lista.filtros, filtros, {
    naTela: complementos !== null && (chegou || maisFiltros),
    extras: maisFiltros,
    contexto,
  })
  const ativos = chipsDaLista(
    lista.filtros,
    filtros,
    useNomesDosFiltros(lista.filtros, filtros, { opcoes, contexto }),
    contexto,
  )
  const query = useMemo(() => consultaDe(lista, filtros, contexto), [lista, filtros, contexto])
  const dados = useDadosDaLista(lista, { query, assunto: JSON.stringify(query) })
  useListaVista(lista, { filtros, query, dados })
  const escolha = useSelecao(JSON.stringify(semPagina(query)), dados.itens)
  const exportacao = useExportacao(lista, query)
  const emLote = lote?.pode(contexto) ? lote : undefined
  const exporta = exportar !== undefined && contexto.pode(exportar.acao)
  const ocupado = exportacao.progresso !== null
  const escolhidos = emLote?.soNaTela
    ? dados.itens.filter(({ id }) => escolha.selecao.chaves.has(id))
    : escolha.escolhidos
  const daLista = { leitura, filtros, contexto, trocar }
  return (
    <PaginaDeLista
      titulo={semTitulo ? undefined : lista.titulo}
      contagem={dados.data && textoDaLista(lista, dados.data, contexto)}
      atalhos={atalhos && <AtalhosDaLista {...daLista} atalhos={atalhos} />}
      acoes={
        <>
          {visoes &&
            (complementos ? (
              <complementos.MenuDeVisoes
                {...daLista}
                nome={visoes}
                acao={lista.contrato.acao}
                permitidos={permitidos}
              />
            ) : (
              <BotaoDeMenu Icone={IconBookmark} nome="Visões" {...AINDA_SEM_MENU} />
            ))}
          {exporta &&
            (complementos ? (
              <complementos.MenuDeExportacao
                nome="Exportar"
                ocupado={ocupado}
                aoExportar={(formato) => void exportacao.exportar(formato)}
              />
            ) : (
              <BotaoDeMenu Icone={IconDownload} nome="Exportar" data-recolhe {...AINDA_SEM_MENU} />
            ))}
          {acoes}
        </>
      }
    >
      {complementos && exportacao.progresso && (
        <complementos.ProgressoDaExportacao
          nome={nomes.varios}
          progresso={exportacao.progresso}
          aoCancelar={exportacao.cancelar}
        />
      )}
      <BarraDaLista
        nomes={nomes}
        filtros={lista.filtros}
        leitura={leitura}
        valores={filtros}
        mudar={mudar}
        opcoes={opcoes}
        contexto={contexto}
        complementos={complementos}
        aberta={maisFiltros}
        aoAlternar={setMaisFiltros}
        aoChegar={() => setChegou(true)}
        ativos={ativos.length}
      />
      {estado.restaurados && <FiltrosRestaurados aoLimpar={limpar} />}
      <ChipsDeFiltro
        filtros={ativos}
        aoRemover={(chave) => mudar(semOChip(lista.filtros, filtros, chave))}
        aoLimpar={limpar}
      />
      {quadro && (
        <Suspense fallback={<Skeleton h={quadro.altura} />}>
          <quadro.Figura {...{ filtros, query, mudar }} altura={quadro.altura} />
        </Suspense>
      )}
      <LinhasDaLista
        lista={lista}
        dados={dados}
        filtros={filtros}
        contexto={contexto}
        selecao={emLote || exporta ? escolha.selecao : undefined}
        mudar={mudar}
        limpar={limpar}
        irPara={irPara}
        aoAbrir={aoAbrir}
        aberto={aberto}
      />
      {complementos && (emLote || exporta) && (
        <complementos.LoteDaLista
          lista={lista}
          lote={emLote}
          escolhidos={escolhidos}
          aoLimpar={escolha.limpar}
        >
          {exporta && (
            <complementos.MenuDeExportacao
              nome="Exportar selecionados"
              comNome={!emLote}
              ocupado={ocupado || escolhidos.length > MAXIMO_EM_LOTE}
              aoExportar={(formato) =>
                void exportacao.exportar(
                  formato,
                  escolhidos.map(({ id }) => id),
                )
              }
            />
          )}
        </complementos.LoteDaLista>
      )}
    </PaginaDeLista>
  )
}

/** '128 · R$ 54.321,00 · Filial Campinas' */
function textoDaLista<Item extends ItemDaLista, F extends Filtros>(
  lista: Lista<Item, F>,
  resposta: Parameters<NonNullable<Lista<Item, F>['contagem']>>[0],
  contexto: Contexto,
): string {
  const { filial, filiais } = contexto
  const daFilial = filial && filiais.length > 1 && temFilial(lista.filtros) && filial.desc
  return [formatarTotal(resposta.paginator), lista.contagem?.(resposta, contexto), daFilial]
    .filter(Boolean)
    .join(' · ')
}
