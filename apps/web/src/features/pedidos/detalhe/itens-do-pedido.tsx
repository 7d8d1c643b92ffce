import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import { Stack, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { useImprimindo } from '../../../ui/listas/use-imprimindo.ts'
import { ItemDoPedido } from './item-do-pedido.tsx'
import estilos from './itens.module.css'
import { type ItensDaFilial, itensPorFilial } from './itens-por-filial.ts'
import type { Pedido } from './pedido.ts'

type DoPedido = { isPedido: boolean; faturado: boolean }
type ListaProps = DoPedido & { itens: readonly ItemDoDocumento[] }

const quantosItens = (quantos: number) => (quantos === 1 ? '1 item' : `${quantos} itens`)

/** CLI-07 Items by branch, and what was taken out of the order. */
export function ItensDoPedido({ pedido }: { pedido: Pedido }) {
  const { itens, itensRemovidos, isPedido, notas, status } = pedido
  const doPedido = { isPedido, faturado: notas.length > 0 || foiFaturado(status.chave) }
  return (
    <Stack gap="md">
      {itensPorFilial(itens).map((grupo) => (
        <GrupoDaFilial key={grupo.filial.id} grupo={grupo} {...doPedido} />
      ))}
      {itens.length === 0 && (
        <Cartao titulo="Itens">
          <Text c="dimmed">Este pedido não tem itens.</Text>
        </Cartao>
      )}
      {itensRemovidos.length > 0 && <Removidos itens={itensRemovidos} isPedido={isPedido} faturado={false} />}
    </Stack>
  )
}

function GrupoDaFilial({ grupo, ...doPedido }: DoPedido & { grupo: ItensDaFilial }) {
  const { filial, itens, total } = grupo
  const dinheiro = useFormatoDeDinheiro()
  return (
    <Cartao
      titulo={filial.desc ?? filial.razSoc}
      rente
      aoLado={
        <Text span c="dimmed">
          {quantosItens(itens.length)} · {dinheiro(total)}
        </Text>
      }
    >
      <Lista itens={itens} {...doPedido} />
    </Cartao>
  )
}

function Removidos(props: ListaProps) {
  const imprimindo = useImprimindo()
  return (
    <details className={estilos.removidos} {...(imprimindo && { open: true })}>
      <summary>
        <IconChevronRight size={16} aria-hidden />
        Itens removidos ({props.itens.length})
      </summary>
      <Lista {...props} />
    </details>
  )
}

function Lista({ itens, ...doPedido }: ListaProps) {
  return (
    <ul className={estilos.itens}>
      {itens.map((item) => (
        <ItemDoPedido key={item.id} item={item} {...doPedido} />
      ))}
    </ul>
  )
}
