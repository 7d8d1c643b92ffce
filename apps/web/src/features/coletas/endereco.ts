import { filtrosDeColetas } from '@balcao/dominio/coletas/contratos'
import * as z from 'zod/mini'
import { type FiltrosDe, filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'

export const ABAS = ['aguardando', 'coletas'] as const
export type Aba = (typeof ABAS)[number]

export type FiltrosDeColetas = FiltrosDe<z.output<typeof filtrosDeColetas>>

/** COL-01 What the address of the page carries: the tab, its filters, and the order that is open. */
export type EnderecoDeColetas = FiltrosDeColetas & {
  aba?: Aba | undefined
  cidade?: string | undefined
  coleta?: number | undefined
}

export const { ler: lerFiltros, ordenacaoDe } = filtrosDeLista(filtrosDeColetas)

const ID = z.coerce.number().check(z.int(), z.minimum(1))

export function lerEndereco(busca: Record<string, unknown>): EnderecoDeColetas {
  const aba = ABAS.find((nome) => nome === busca.aba)
  const cidade = /^\d{7}$/.test(String(busca.cidade)) ? String(busca.cidade) : undefined
  const coleta = z.safeParse(ID, busca.coleta ?? undefined)
  return {
    ...lerFiltros(busca),
    ...(aba && { aba }),
    ...(cidade && { cidade }),
    ...(coleta.success && { coleta: coleta.data }),
  }
}

/** How a screen changes its address: one page of it, or a change that the back button takes back. */
export type MudarEndereco = (novo: EnderecoDeColetas, opcoes?: { substituir?: boolean }) => void
