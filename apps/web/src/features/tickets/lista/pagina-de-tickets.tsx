import type { Paginator } from '@balcao/dominio/listas/paginacao'
import { useState } from 'react'
import { MenuDeExportacao, ProgressoDaExportacao } from '../../../platform/listas/exportacao/exportar.tsx'
import { semPagina } from '../../../platform/listas/filtros-de-lista.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { ChipsDeFiltro } from '../../../ui/listas/chips-de-filtro.tsx'
import { FiltrosRestaurados, PaginaDeLista, textoDaContagem } from '../../../ui/listas/pagina-de-lista.tsx'
import { AreaDaLista } from './area-da-lista.tsx'
import { BarraDosTickets } from './barra-dos-tickets.tsx'
import { useExportacao } from './exportacao/use-exportacao.ts'
import { filtrosAtivos, semOFiltro } from './filtros-ativos.ts'
import { type FiltrosDaLista, textoDosFiltros } from './filtros-da-lista.ts'
import { BarraDeLote } from './lote/barra-de-lote.tsx'
import { useSelecao } from './lote/use-selecao.ts'
import { type EnderecoDaLista, useFiltros } from './use-filtros.ts'
import { useListaDeTickets } from './use-lista-de-tickets.ts'
import { useNomesDosFiltros, useOpcoesDeFiltro } from './use-opcoes-de-filtro.ts'
import { MenuDeVisoes } from './visoes/menu-de-visoes.tsx'
import { VisoesRapidas } from './visoes/visoes-rapidas.tsx'

type PaginaDeTicketsProps = EnderecoDaLista & { aoAbrir: (endereco: string) => void }

/** TIC-01 */
export function PaginaDeTickets({ aoAbrir, ...endereco }: PaginaDeTicketsProps) {
  const { pode } = useSessao()
  const estado = useFiltros(endereco)
  const { filtros, interno, mudar, limpar } = estado
  const emVigor = useFiltrosEmVigor(filtros)
  const lista = useListaDeTickets(emVigor)
  const [maisFiltros, setMaisFiltros] = useState(false)
  const opcoes = useOpcoesDeFiltro(filtros, { interno, extras: maisFiltros })
  const ativos = filtrosAtivos(filtros, useNomesDosFiltros(filtros, opcoes))
  const {
    selecao,
    escolhidos,
    limpar: limparEscolha,
  } = useSelecao(textoDosFiltros(semPagina(emVigor)), lista.itens)
  const exportacao = useExportacao(emVigor)
  const contagem = useContagem(lista.data?.paginator)
  const age = pode('TICKET_ARQUIVAR') || pode('TICKET_ENCAMINHAR')
  return (
    <PaginaDeLista
      titulo="Tickets"
      contagem={contagem}
      atalhos={<VisoesRapidas {...estado} />}
      acoes={
        <>
          <MenuDeVisoes {...estado} />
          {pode('TICKET_EXPORTAR') && (
            <MenuDeExportacao ocupado={exportacao.progresso !== null} aoExportar={exportacao.exportar} />
          )}
        </>
      }
    >
      {exportacao.progresso && (
        <ProgressoDaExportacao progresso={exportacao.progresso} aoCancelar={exportacao.cancelar} />
      )}
      <BarraDosTickets
        filtros={filtros}
        mudar={mudar}
        opcoes={opcoes}
        interno={interno}
        aberta={maisFiltros}
        aoAlternar={setMaisFiltros}
        ativos={ativos.length}
      />
      {estado.restaurados && <FiltrosRestaurados aoLimpar={limpar} />}
      <ChipsDeFiltro
        filtros={ativos}
        aoRemover={(chave) => mudar(semOFiltro(filtros, chave))}
        aoLimpar={limpar}
      />
      <AreaDaLista {...estado} lista={lista} selecao={age ? selecao : undefined} aoAbrir={aoAbrir} />
      {age && <BarraDeLote escolhidos={escolhidos} aoLimpar={limparEscolha} />}
    </PaginaDeLista>
  )
}

/** The branch chosen in the top bar narrows the list too, unless the filters name branches of their own. */
function useFiltrosEmVigor(filtros: FiltrosDaLista): FiltrosDaLista {
  const { filial, filiais } = useSessao()
  return filial && filiais.length > 1 && !filtros.filial ? { ...filtros, filial: [filial.idFil] } : filtros
}

function useContagem(paginator: Paginator | undefined): string | undefined {
  const { filial, filiais } = useSessao()
  if (!paginator) return undefined
  const quantos = textoDaContagem(paginator)
  return filial && filiais.length > 1 ? `${quantos} · ${filial.desc}` : quantos
}
