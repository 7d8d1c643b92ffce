import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import type { ReactNode } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { CabecalhoDoPedido } from './cabecalho-do-pedido.tsx'
import {
  CartaoDaEntrega,
  CartaoDasNotas,
  CartaoDasObservacoes,
  CartaoDoPagamento,
} from './cartoes-do-pedido.tsx'
import { EsqueletoDoPedido } from './esqueleto-do-pedido.tsx'
import { ItensDoPedido } from './itens-do-pedido.tsx'
import estilos from './pagina-do-pedido.module.css'
import type { Pedido } from './pedido.ts'
import { PedidoNaoEncontrado } from './pedido-nao-encontrado.tsx'
import { TotaisDoPedido } from './totais-do-pedido.tsx'

type PaginaDoPedidoProps = {
  idPedido: number
  /** Opened from 'Meus Pedidos'. */
  dosMeus?: boolean
  /** What may be done with the order in other features. */
  acoes?: ((pedido: Pedido) => ReactNode) | undefined
  aoAbrirNota?: ((id: number) => void) | undefined
}

/** VEN-01, CLI-07 One order, to read. */
export function PaginaDoPedido({ idPedido, ...resto }: PaginaDoPedidoProps) {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    obterPedido,
    { params: { id: idPedido } },
    { mostradoNaArea: true },
  )
  if (error?.status === 404) return <PedidoNaoEncontrado />
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={error !== null && isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={Boolean(data)}
      aoTentarNovamente={() => void refetch()}
      esqueleto={<EsqueletoDoPedido />}
    >
      {data && (
        <FilialDaCoisa value={data.filial.id}>
          <PedidoAberto pedido={data} {...resto} />
        </FilialDaCoisa>
      )}
    </AreaDeDados>
  )
}

type PedidoAbertoProps = Omit<PaginaDoPedidoProps, 'idPedido'> & { pedido: Pedido }

function PedidoAberto({ pedido, dosMeus = false, acoes, aoAbrirNota }: PedidoAbertoProps) {
  useTituloProprio(`Pedido ${pedido.id}`)
  return (
    <div className={estilos.pagina}>
      <CabecalhoDoPedido pedido={pedido} dosMeus={dosMeus} acoes={acoes?.(pedido)} />
      <div className={estilos.colunas}>
        <ItensDoPedido pedido={pedido} />
        <div className={estilos.lateral}>
          <TotaisDoPedido pedido={pedido} />
          <CartaoDasNotas notas={pedido.notas} aoAbrirNota={aoAbrirNota} />
          <CartaoDoPagamento pedido={pedido} />
          <CartaoDaEntrega pedido={pedido} />
          <CartaoDasObservacoes pedido={pedido} />
        </div>
      </div>
    </div>
  )
}
