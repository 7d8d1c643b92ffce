import type { DocumentoComercial, ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import { Stack, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useFormatoDeDinheiro } from '../platform/dinheiro.ts'
import { Cartao } from '../ui/ficha/cartao.tsx'
import { useImprimindo } from '../ui/listas/use-imprimindo.ts'
import { CartaoDoItem } from './cartao-do-item.tsx'
import estilos from './itens.module.css'
import { type ItensDaFilial, itensPorFilial } from './itens-por-filial.ts'

type DoDocumento = { isPedido: boolean; faturado: boolean }
type ListaProps = DoDocumento & { itens: readonly ItemDoDocumento[] }

const quantosItens = (quantos: number) => (quantos === 1 ? '1 item' : `${quantos} itens`)

type ItensDoDocumentoProps = {
  documento: Pick<DocumentoComercial, 'isPedido' | 'itens' | 'itensRemovidos'>
  /** What is not served by now will not be. */
  faturado?: boolean
}

/** CLI-07 Items by branch, and what was taken out. */
export function ItensDoDocumento({ documento, faturado = false }: ItensDoDocumentoProps) {
  const { itens, itensRemovidos, isPedido } = documento
  const doDocumento = { isPedido, faturado }
  return (
    <Stack gap="md">
      {itensPorFilial(itens).map((grupo) => (
        <GrupoDaFilial key={grupo.filial.id} grupo={grupo} {...doDocumento} />
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

function GrupoDaFilial({ grupo, ...doDocumento }: DoDocumento & { grupo: ItensDaFilial }) {
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
      <Lista itens={itens} {...doDocumento} />
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

function Lista({ itens, ...doDocumento }: ListaProps) {
  return (
    <ul className={estilos.itens}>
      {itens.map((item) => (
        <CartaoDoItem key={item.id} item={item} {...doDocumento} />
      ))}
    </ul>
  )
}
