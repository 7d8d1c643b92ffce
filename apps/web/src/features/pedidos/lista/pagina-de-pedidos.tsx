import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarPedidos } from '@balcao/dominio/pedidos/contratos'
import { useMemo, useState } from 'react'
import { type EnderecoDaLista, useFiltrosDaPagina } from '../../../platform/listas/filtros-da-pagina.ts'
import { useFormatoDeDinheiro } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { ChipsDeFiltro } from '../../../ui/listas/chips-de-filtro.tsx'
import { FiltrosRestaurados, PaginaDeLista, textoDaContagem } from '../../../ui/listas/pagina-de-lista.tsx'
import { useDiaAtual } from '../../../ui/retorno/use-dia-atual.ts'
import { AreaDosPedidos } from './area-dos-pedidos.tsx'
import { BarraDosPedidos } from './barra-dos-pedidos.tsx'
import { filtrosAtivos, semOFiltro } from './filtros-ativos.ts'
import { consultaDe, type FiltrosDePedidos, lerFiltros } from './filtros-de-pedidos.ts'
import { PeriodosRapidos } from './periodos-rapidos.tsx'
import { useNomesDosFiltros, usePedidos } from './use-pedidos.ts'

type PaginaDePedidosProps = EnderecoDaLista<FiltrosDePedidos> & {
  /** VEN-01 Only those that the reader took. */
  meus?: boolean
  aoAbrir: (endereco: string) => void
}

/** VEN-01, DOC-06 'Pedidos' and 'Meus Pedidos'. */
export function PaginaDePedidos(props: PaginaDePedidosProps) {
  const { meus = false, aoAbrir, ...endereco } = props
  const titulo = meus ? 'Meus Pedidos' : 'Pedidos'
  const estado = useFiltrosDaPagina(endereco, { lista: meus ? 'meus-pedidos' : 'pedidos', ler: lerFiltros })
  const { filtros, mudar, limpar } = estado
  const hoje = useDiaAtual()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same instant until the day turns
  const agora = useMemo(() => new Date(), [hoje])
  const lista = usePedidos(meus, consultaDe(filtros, agora))
  const contagem = useContagem(lista.data)
  const ativos = filtrosAtivos(filtros, useNomesDosFiltros(filtros), agora)
  const [abertos, setAbertos] = useState(false)
  const tempo = { agora, hoje }
  return (
    <PaginaDeLista
      titulo={titulo}
      contagem={contagem}
      atalhos={<PeriodosRapidos filtros={filtros} mudar={mudar} {...tempo} />}
    >
      <BarraDosPedidos
        filtros={filtros}
        mudar={mudar}
        {...tempo}
        aberta={abertos}
        aoAlternar={setAbertos}
        ativos={ativos.length}
      />
      {estado.restaurados && <FiltrosRestaurados aoLimpar={limpar} />}
      <ChipsDeFiltro
        filtros={ativos}
        aoRemover={(chave) => mudar(semOFiltro(filtros, chave))}
        aoLimpar={limpar}
      />
      <AreaDosPedidos {...estado} titulo={titulo} meus={meus} lista={lista} agora={agora} aoAbrir={aoAbrir} />
    </PaginaDeLista>
  )
}

/** '128 · R$ 54.321,00', and the branch where one was chosen. */
function useContagem(resposta: RespostaDe<typeof listarPedidos> | undefined): string | undefined {
  const { filial, filiais } = useSessao()
  const dinheiro = useFormatoDeDinheiro()
  if (!resposta) return undefined
  const { paginator, vlTotGeral } = resposta
  const valor = `${paginator.totalExato ? '' : 'mais de '}${dinheiro(vlTotGeral)}`
  const daFilial = filial && filiais.length > 1 && filial.desc
  return [textoDaContagem(paginator), valor, daFilial].filter(Boolean).join(' · ')
}
