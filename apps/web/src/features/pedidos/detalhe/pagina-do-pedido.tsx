import { formatarData } from '@balcao/dominio/formatos/datas'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  CartaoDaEntrega,
  CartaoDasObservacoes,
  CartaoDoPagamento,
} from '../../../documento-comercial/cartoes-do-documento.tsx'
import { ItensDoDocumento } from '../../../documento-comercial/itens-do-documento.tsx'
import { TotaisDoDocumento } from '../../../documento-comercial/totais-do-documento.tsx'
import { useConsulta } from '../../../platform/consultas.ts'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { PaginaDaFicha } from '../../../ui/ficha/pagina-da-ficha.tsx'
import { BloqueiosDoPedido } from '../vida/bloqueios-do-pedido.tsx'
import { CancelarPedido } from '../vida/cancelar-pedido.tsx'
import { CartaoDaTroca } from '../vida/cartao-da-troca.tsx'
import { HistoricoDoPedido } from '../vida/historico-do-pedido.tsx'
import { IntegracaoDoPedido } from '../vida/integracao-do-pedido.tsx'
import { useVidaDoPedido } from '../vida/use-vida-do-pedido.ts'
import { CabecalhoDoPedido } from './cabecalho-do-pedido.tsx'
import { CartaoDasNotas } from './cartoes-do-pedido.tsx'
import type { Pedido } from './pedido.ts'
import { PedidoNaoEncontrado } from './pedido-nao-encontrado.tsx'

type PaginaDoPedidoProps = {
  idPedido: number
  /** Opened from 'Meus Pedidos'. */
  dosMeus?: boolean
  /** What may be done with the order in other features. */
  acoes?: ((pedido: Pedido) => ReactNode) | undefined
  aoAbrirNota?: ((id: number) => void) | undefined
}

/** VEN-01, CLI-07 One order: what it is, what became of it, and what holds it back. */
export function PaginaDoPedido({ idPedido, ...resto }: PaginaDoPedidoProps) {
  const consulta = useConsulta(obterPedido, { params: { id: idPedido } }, { mostradoNaArea: true })
  return (
    <Ficha
      consulta={consulta}
      filialDe={({ filial }) => filial.id}
      naoEncontrada={() => <PedidoNaoEncontrado />}
    >
      {(pedido) => <PedidoAberto pedido={pedido} {...resto} />}
    </Ficha>
  )
}

type PedidoAbertoProps = Omit<PaginaDoPedidoProps, 'idPedido'> & { pedido: Pedido }

function PedidoAberto({ pedido, dosMeus = false, acoes, aoAbrirNota }: PedidoAbertoProps) {
  useTituloProprio(`Pedido ${pedido.id}`)
  const vida = useVidaDoPedido(pedido.id)
  return (
    <PaginaDaFicha
      cabecalho={
        <CabecalhoDoPedido
          pedido={pedido}
          dosMeus={dosMeus}
          acoes={
            <>
              {acoes?.(pedido)}
              {vida.data && <CancelarPedido vida={vida.data} />}
            </>
          }
        />
      }
      rotuloDoLado="Dados do pedido"
      lado={
        <>
          <TotaisDoDocumento documento={pedido} />
          <CartaoDasNotas notas={pedido.notas} aoAbrirNota={aoAbrirNota} />
          <CartaoDoPagamento documento={pedido} />
          <CartaoDaEntrega
            documento={pedido}
            proprios={[{ nome: 'Programado', valor: pedido.dtProgr && formatarData(pedido.dtProgr) }]}
          />
          <CartaoDasObservacoes documento={pedido} />
          {vida.data?.idTroca != null && <CartaoDaTroca idTroca={vida.data.idTroca} />}
          {vida.data && <IntegracaoDoPedido vida={vida.data} nivel={2} />}
          <HistoricoDoPedido consulta={vida} nivel={2} />
        </>
      }
    >
      <Stack gap="md">
        {vida.data && <BloqueiosDoPedido vida={vida.data} nivel={2} />}
        <ItensDoDocumento
          documento={pedido}
          // Of one that is invoiced in parts the rest may still be.
          faturado={foiFaturado(pedido.status.chave) || (pedido.notas.length > 0 && pedido.vlFaturado === 0)}
        />
      </Stack>
    </PaginaDaFicha>
  )
}
