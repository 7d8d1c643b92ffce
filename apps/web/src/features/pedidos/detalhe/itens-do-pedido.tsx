import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormatoDeDinheiro } from '../../../platform/parametros.ts'
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
    <div className={estilos.grupos}>
      {itensPorFilial(itens).map((grupo) => (
        <GrupoDaFilial key={grupo.filial.id} grupo={grupo} {...doPedido} />
      ))}
      {itens.length === 0 && <p className={estilos.semItens}>Este pedido não tem itens.</p>}
      {itensRemovidos.length > 0 && <Removidos itens={itensRemovidos} isPedido={isPedido} faturado={false} />}
    </div>
  )
}

function GrupoDaFilial({ grupo, ...doPedido }: DoPedido & { grupo: ItensDaFilial }) {
  const { filial, itens, total } = grupo
  const dinheiro = useFormatoDeDinheiro()
  const id = useId()
  return (
    <section className={estilos.grupo} aria-labelledby={id}>
      <header>
        <h2 id={id}>{filial.desc ?? filial.razSoc}</h2>
        <span>
          {quantosItens(itens.length)} · {dinheiro(total)}
        </span>
      </header>
      <Lista itens={itens} {...doPedido} />
    </section>
  )
}

function Removidos(props: ListaProps) {
  const imprimindo = useImprimindo()
  return (
    <details className={estilos.grupo} {...(imprimindo && { open: true })}>
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
