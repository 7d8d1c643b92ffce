import type { Contrato } from '@balcao/dominio/contrato'
import type { QueryClient } from '@tanstack/react-query'
import { lerAgora } from '../../consultas.ts'
import type { ItemDaLista, Pagina } from '../descricao.ts'

export type LerPagina = (
  cliente: QueryClient,
  query: object,
) => Promise<{ ids: readonly number[]; paginas: number }>

/** One page of a list, as the list itself would ask for it. */
export const lerPaginaDe =
  (contrato: Contrato & { resposta: { _zod: { output: Pagina<ItemDaLista> } } }): LerPagina =>
  async (cliente, query) => {
    const lida: unknown = await lerAgora(cliente, contrato, { query } as never)
    const { itens, paginator } = lida as Pagina<ItemDaLista>
    return { ids: itens.map(({ id }) => id), paginas: paginator.paginas }
  }
