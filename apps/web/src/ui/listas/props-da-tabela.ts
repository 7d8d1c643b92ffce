import type { Tom } from '../tema/tons.ts'
import type { AcoesDaLista, PropsDeAcao } from './acoes-da-lista.ts'
import type { Chave, Coluna, Ordenacao } from './coluna.ts'

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
  /** the row that is open beside the list */
  aberta?: Chave | undefined
  /** colours the border of the row; words in it say the same */
  tomDe?: ((item: Item) => Tom) | undefined
  /** with it the table scrolls by itself; without it, with the page */
  alturaMaxima?: number | string | undefined
}

/** What draws the items, as rows or as cards. */
export interface ListaProps<Item> extends TabelaProps<Item> {
  acoes: AcoesDaLista<Item>
  linhaExigida: number | null
}
