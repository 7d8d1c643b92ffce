import { filtrosDaFila } from '@balcao/dominio/cadastros/fila'
import * as z from 'zod/mini'
import { type FiltrosDe, filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export type FiltrosDeCadastros = FiltrosDe<z.output<typeof filtrosDaFila>>

export const FILTROS_DE_CADASTROS = filtrosDeLista(filtrosDaFila)

/** What the server is asked for: it knows several situations, or none for all. */
export const consultaDe = ({ situacao = 'PENDENTE', ...filtros }: FiltrosDeCadastros) => ({
  ...filtros,
  situacao: situacao === 'TODAS' ? [] : [situacao],
})

/** What the address of the page carries: its filters, and the registration that is open. */
export type EnderecoDaFila = FiltrosDeCadastros & { item?: number | undefined }

const ID = z.coerce.number().check(z.int(), z.minimum(1))

export function lerEnderecoDaFila(endereco: Record<string, unknown>): EnderecoDaFila {
  const item = z.safeParse(ID, endereco.item ?? undefined)
  return { ...FILTROS_DE_CADASTROS.ler(endereco), ...(item.success && { item: item.data }) }
}
