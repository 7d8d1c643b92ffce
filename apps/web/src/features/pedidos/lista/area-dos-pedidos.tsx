import { diasEntre } from '@balcao/dominio/formatos/datas'
import type { OrdenacaoDePedidos, PedidoDaLista } from '@balcao/dominio/pedidos/contratos'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { temFiltros } from '../../../platform/listas/filtros-de-lista.ts'
import { useFormatoDeDinheiro, useParametro } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { Paginacao } from '../../../ui/listas/paginacao.tsx'
import { Tabela } from '../../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { colunasDePedidos } from './colunas.tsx'
import { comDias, type FiltrosDePedidos, ordenacaoDe, periodoEmVigor } from './filtros-de-pedidos.ts'
import { SemPedidos } from './sem-pedidos.tsx'
import type { usePedidos } from './use-pedidos.ts'

const LINHAS_DE_ESQUELETO = 12
const NENHUM: PedidoDaLista[] = []
const enderecoDoPedido = ({ id }: PedidoDaLista) => `/pedidos/${id}`
const enderecoDoMeuPedido = ({ id }: PedidoDaLista) => `/pedidos/${id}?de=meus`

type AreaDosPedidosProps = {
  titulo: string
  meus: boolean
  filtros: FiltrosDePedidos
  lista: ReturnType<typeof usePedidos>
  agora: Date
  mudar: (partes: FiltrosDePedidos) => void
  limpar: () => void
  irPara: (pagina: number) => void
  aoAbrir: (endereco: string) => void
}

/** DOC-06 The rows with their loading, failure and emptiness, and the pages. */
export function AreaDosPedidos(props: AreaDosPedidosProps) {
  const { titulo, meus, filtros, lista, agora, mudar, limpar, irPara, aoAbrir } = props
  const { filiais, pode } = useSessao()
  const dinheiro = useFormatoDeDinheiro()
  const enderecoDe = meus ? enderecoDoMeuPedido : enderecoDoPedido
  const comFilial = filiais.length > 1
  const colunas = useMemo(() => colunasDePedidos({ dinheiro, meus, comFilial }), [dinheiro, meus, comFilial])
  const limite = useParametro('diasLimiteConsultaPedido')
  const { de, ate } = periodoEmVigor(filtros, agora)
  const { data, isPending, isFetching, error, refetch } = lista
  const itens = data?.itens ?? NENHUM
  const tabela = (
    <Tabela
      rotulo={titulo}
      colunas={colunas}
      itens={itens}
      chaveDe={({ id }) => id}
      nomeDe={({ id }) => `pedido ${id}`}
      {...(pode('PEDIDO_VER') && {
        enderecoDe,
        aoAbrir: (pedido: PedidoDaLista) => aoAbrir(enderecoDe(pedido)),
      })}
      ordenacao={ordenacaoDe(filtros)}
      aoOrdenar={({ campo, direcao }) => mudar({ orderBy: campo as OrdenacaoDePedidos, direction: direcao })}
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
      aoTentarNovamente={() => void refetch()}
      esqueleto={tabela}
      vazio={itens.length === 0}
      textoVazio={
        <SemPedidos
          filtrada={temFiltros(filtros)}
          aoLimpar={limpar}
          ampliar={
            diasEntre(de, ate) + 1 < limite
              ? { dias: limite, aoAmpliar: () => mudar(comDias(limite)) }
              : undefined
          }
          aoVoltar={(filtros.page ?? 1) > 1 ? () => irPara(1) : undefined}
        />
      }
    >
      {tabela}
      {data && <Paginacao paginator={data.paginator} aoMudar={irPara} rotulo="Páginas de pedidos" />}
    </AreaDeDados>
  )
}
