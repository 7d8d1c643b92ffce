import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { Paginator } from '@balcao/dominio/listas/paginacao'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { ChipsDeFiltro } from '../../../ui/listas/chips-de-filtro.tsx'
import { AreaDaLista } from './area-da-lista.tsx'
import { BarraDeFiltros } from './barra-de-filtros.tsx'
import { MenuDeExportacao, ProgressoDaExportacao } from './exportacao/exportar.tsx'
import { useExportacao } from './exportacao/use-exportacao.ts'
import { filtrosAtivos, semOFiltro } from './filtros-ativos.ts'
import { type FiltrosDaLista, semPagina, textoDosFiltros } from './filtros-da-lista.ts'
import type { FiltroDeCliente } from './filtros-extras.tsx'
import { BarraDeLote } from './lote/barra-de-lote.tsx'
import { useSelecao } from './lote/use-selecao.ts'
import estilos from './pagina-de-tickets.module.css'
import { type EnderecoDaLista, useFiltros } from './use-filtros.ts'
import { useListaDeTickets } from './use-lista-de-tickets.ts'
import { useNomesDosFiltros, useOpcoesDeFiltro } from './use-opcoes-de-filtro.ts'
import { MenuDeVisoes } from './visoes/menu-de-visoes.tsx'
import { VisoesRapidas } from './visoes/visoes-rapidas.tsx'

type PaginaDeTicketsProps = EnderecoDaLista & {
  FiltroDeCliente: FiltroDeCliente
  aoAbrir: (endereco: string) => void
}

/** TIC-01 */
export function PaginaDeTickets({ FiltroDeCliente, aoAbrir, ...endereco }: PaginaDeTicketsProps) {
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
  const age = pode('TICKET_ARQUIVAR') || pode('TICKET_ENCAMINHAR')
  return (
    <div className={estilos.pagina}>
      <header className={estilos.cabecalho}>
        <h1>Tickets</h1>
        {lista.data && <Contagem paginator={lista.data.paginator} />}
        <VisoesRapidas {...estado} />
        <div className={estilos.acoes}>
          <MenuDeVisoes {...estado} />
          {pode('TICKET_EXPORTAR') && (
            <MenuDeExportacao ocupado={exportacao.progresso !== null} aoExportar={exportacao.exportar} />
          )}
        </div>
      </header>
      {exportacao.progresso && (
        <ProgressoDaExportacao progresso={exportacao.progresso} aoCancelar={exportacao.cancelar} />
      )}
      <BarraDeFiltros
        filtros={filtros}
        mudar={mudar}
        opcoes={opcoes}
        interno={interno}
        FiltroDeCliente={FiltroDeCliente}
        aberta={maisFiltros}
        aoAlternar={setMaisFiltros}
        ativos={ativos.length}
      />
      {estado.restaurados && <AvisoDeRestauracao aoLimpar={limpar} />}
      <ChipsDeFiltro
        filtros={ativos}
        aoRemover={(chave) => mudar(semOFiltro(filtros, chave))}
        aoLimpar={limpar}
      />
      <AreaDaLista {...estado} lista={lista} selecao={age ? selecao : undefined} aoAbrir={aoAbrir} />
      {age && <BarraDeLote escolhidos={escolhidos} aoLimpar={limparEscolha} />}
    </div>
  )
}

/** The branch chosen in the top bar narrows the list too, unless the filters name branches of their own. */
function useFiltrosEmVigor(filtros: FiltrosDaLista): FiltrosDaLista {
  const { filial, filiais } = useSessao()
  return filial && filiais.length > 1 && !filtros.filial ? { ...filtros, filial: [filial.idFil] } : filtros
}

function Contagem({ paginator: { total, totalExato } }: { paginator: Paginator }) {
  const { filial, filiais } = useSessao()
  const quantos = `${formatarNumero(total)}${totalExato ? '' : '+'}`
  return (
    <span className={estilos.contagem}>
      {quantos}
      {filial && filiais.length > 1 && ` · ${filial.desc}`}
    </span>
  )
}

function AvisoDeRestauracao({ aoLimpar }: { aoLimpar: () => void }) {
  return (
    <p className={estilos.restaurados} role="status">
      <IconHistory size={16} aria-hidden />
      Filtros da última visita
      <Button size="compact-sm" variant="subtle" onClick={aoLimpar}>
        Limpar
      </Button>
    </p>
  )
}
