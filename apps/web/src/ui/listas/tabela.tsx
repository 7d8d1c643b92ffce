import { TEXTOS } from '@balcao/dominio/mensagens'
import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { type PropsDeAcao, useAcoesDaLista } from './acoes-da-lista.ts'
import { CartoesDaLista } from './cartoes-da-lista.tsx'
import { type Chave, type Coluna, larguraDaTabela, type Ordenacao } from './coluna.ts'
import { LinhasDaTabela } from './linhas-da-tabela.tsx'
import estilos from './tabela.module.css'
import { useCelular } from './use-celular.ts'
import { useNaoCabe } from './use-nao-cabe.ts'
import { LISTA_NAVEGAVEL, useNavegacaoPorLinhas } from './use-navegacao-por-linhas.ts'

export interface TabelaProps<Item> extends PropsDeAcao<Item> {
  /** what the list is, for screen readers: 'Tickets' */
  rotulo: string
  colunas: readonly Coluna<Item>[]
  itens: readonly Item[]
  ordenacao?: Ordenacao | undefined
  aoOrdenar?: ((ordenacao: Ordenacao) => void) | undefined
  /** first load: skeleton rows in place of the items */
  carregando?: boolean | undefined
  linhasDeEsqueleto?: number | undefined
  /** rows that changed by themselves a moment ago, marked discreetly */
  alteradas?: ReadonlySet<Chave> | undefined
  /** with it the table scrolls by itself; without it, with the page */
  alturaMaxima?: number | string | undefined
}

/**
 * The table of every list page: sortable sticky header, 40 px rows, a click or Enter opens, J and K move, and on a
 * phone the rows become cards. `chaveDe`, `nomeDe`, `enderecoDe` and the cells are pure functions of the item.
 */
export function Tabela<Item>(props: TabelaProps<Item>) {
  const { rotulo, itens, aoAbrir, carregando = false, alturaMaxima } = props
  const raiz = useRef<HTMLDivElement>(null)
  const acoes = useAcoesDaLista(props)
  const celular = useCelular()
  const navegavel = aoAbrir !== undefined && !carregando
  const linhaExigida = useNavegacaoPorLinhas(raiz, { total: itens.length, ativa: navegavel })
  const rolaDeLado = useNaoCabe(raiz, larguraDaTabela(props.colunas, props.selecao !== undefined)) && !celular
  const rolaSozinha = alturaMaxima !== undefined && !celular
  const Lista = celular ? CartoesDaLista : LinhasDaTabela
  return (
    <div
      ref={raiz}
      className={estilos.raiz}
      {...(navegavel ? { [LISTA_NAVEGAVEL]: true } : {})}
      // On a phone cards scroll with the page: a second scroll inside it would trap the thumb.
      {...(rolaSozinha ? { 'data-rola': true, style: { maxHeight: alturaMaxima } } : {})}
      {...(rolaDeLado ? { 'data-rola-de-lado': true } : {})}
      {...(rolaDeLado || rolaSozinha ? alcancavel(rotulo) : {})}
    >
      <Lista {...props} acoes={acoes} linhaExigida={linhaExigida} />
      {carregando && <VisuallyHidden role="status">{TEXTOS.carregando}</VisuallyHidden>}
    </div>
  )
}

/** By Tab, so that the keyboard can scroll it. */
const alcancavel = (rotulo: string) => ({ tabIndex: 0, role: 'region', 'aria-label': rotulo })
