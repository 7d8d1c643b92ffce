import { plural } from '@balcao/dominio/formatos/contagem'
import { type Decimal, somar } from '@balcao/dominio/formatos/decimal'
import type { DocumentoComercial, ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import { Button, Stack, Text } from '@mantine/core'
import { IconChevronRight, IconHistory } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormatoDeDinheiro } from '../platform/dinheiro.ts'
import { useSessao } from '../platform/sessao.tsx'
import { Cartao } from '../ui/ficha/cartao.tsx'
import { useImprimindo } from '../ui/listas/use-imprimindo.ts'
import { CartaoDoItem } from './cartao-do-item.tsx'
import estilos from './itens.module.css'
import { UltimosDoProduto } from './ultimos-do-produto.tsx'

type DoDocumento = {
  isPedido: boolean
  faturado: boolean
  nivel: 2 | 3
  rola: boolean
  acoes: ((item: ItemDoDocumento) => ReactNode) | undefined
}
type ListaProps = DoDocumento & { rotulo: string; itens: readonly ItemDoDocumento[] }

const quantosItens = (quantos: number) => plural(quantos, 'item', 'itens')

type ItensDoDocumentoProps = {
  documento: Pick<DocumentoComercial, 'isPedido' | 'itens' | 'itensRemovidos' | 'cliente'>
  /** What is not served by now will not be. */
  faturado?: boolean
  /** Inside a dialog, whose own title is an `h2`, it is 3. */
  nivel?: 2 | 3
  /** DOC-02 Each list scrolls by itself, so that the totals stay near. */
  rola?: boolean
}

/** CLI-07, DOC-06 Items by branch, what was taken out, and of each product what the customer bought before. */
export function ItensDoDocumento(props: ItensDoDocumentoProps) {
  const { documento, faturado = false, nivel = 2, rola = false } = props
  const { itens, itensRemovidos, isPedido, cliente } = documento
  const { pode } = useSessao()
  const [produto, setProduto] = useState<ItemDoDocumento | null>(null)
  const acoes =
    pode('CLIENTE_PEDIDOS') || pode('CLIENTE_ORCAMENTOS')
      ? (item: ItemDoDocumento) => <BotaoDoHistorico item={item} aoAbrir={setProduto} />
      : undefined
  const doDocumento = { isPedido, faturado, nivel, rola, acoes }
  return (
    <Stack gap="md">
      {itensPorFilial(itens).map((grupo) => (
        <GrupoDaFilial key={grupo.filial.id} grupo={grupo} {...doDocumento} />
      ))}
      {itens.length === 0 && (
        <Cartao titulo="Itens" nivel={nivel}>
          <Text c="dimmed">Este {isPedido ? 'pedido' : 'orçamento'} não tem itens.</Text>
        </Cartao>
      )}
      {itensRemovidos.length > 0 && <Removidos itens={itensRemovidos} {...doDocumento} faturado={false} />}
      <UltimosDoProduto idCli={cliente.id} produto={produto} aoFechar={() => setProduto(null)} />
    </Stack>
  )
}

type BotaoDoHistoricoProps = { item: ItemDoDocumento; aoAbrir: (item: ItemDoDocumento) => void }

function BotaoDoHistorico({ item, aoAbrir }: BotaoDoHistoricoProps) {
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<IconHistory size={14} aria-hidden />}
      aria-label={`Últimas compras de ${item.descNF}`}
      onClick={() => aoAbrir(item)}
    >
      Últimas compras
    </Button>
  )
}

function GrupoDaFilial({ grupo, ...doDocumento }: DoDocumento & { grupo: ItensDaFilial }) {
  const { filial, itens, total } = grupo
  const dinheiro = useFormatoDeDinheiro()
  const nome = filial.desc ?? filial.razSoc
  return (
    <Cartao
      titulo={nome}
      nivel={doDocumento.nivel}
      rente
      aoLado={
        <Text span c="dimmed">
          {quantosItens(itens.length)} · {dinheiro(total)}
        </Text>
      }
    >
      <Lista rotulo={`Itens de ${nome}`} itens={itens} {...doDocumento} />
    </Cartao>
  )
}

function Removidos(props: Omit<ListaProps, 'rotulo'>) {
  const imprimindo = useImprimindo()
  return (
    <details className={estilos.removidos} {...(imprimindo && { open: true })}>
      <summary>
        <IconChevronRight size={16} aria-hidden />
        Itens removidos ({props.itens.length})
      </summary>
      <Lista {...props} rotulo="Itens removidos" />
    </details>
  )
}

/** By Tab, so that the keyboard can scroll it. */
const alcancavel = (rotulo: string) => ({ tabIndex: 0, role: 'group', 'aria-label': rotulo })

function Lista({ rotulo, itens, rola, acoes, ...doItem }: ListaProps) {
  const lista = (
    <ul className={estilos.itens}>
      {itens.map((item) => (
        <CartaoDoItem key={item.id} item={item} acoes={acoes?.(item)} {...doItem} />
      ))}
    </ul>
  )
  if (!rola) return lista
  return (
    <div className={estilos.rolagem} {...alcancavel(rotulo)}>
      {lista}
    </div>
  )
}

type ItensDaFilial = {
  filial: ItemDoDocumento['filial']
  itens: ItemDoDocumento[]
  total: Decimal
}

/** CLI-07 The items by the branch that serves them, in the order they came. */
function itensPorFilial(itens: readonly ItemDoDocumento[]): ItensDaFilial[] {
  const grupos = Map.groupBy(itens, ({ filial }) => filial.id)
  return [...grupos.values()].flatMap((doGrupo) => {
    const [primeiro] = doGrupo
    if (!primeiro) return []
    return [{ filial: primeiro.filial, itens: doGrupo, total: somar(...doGrupo.map(({ vlTot }) => vlTot)) }]
  })
}
