import { listarAguardandoColeta, listarColetas } from '@balcao/dominio/coletas/contratos'
import * as z from 'zod/mini'
import { type FiltrosDe, filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'

export const FILTROS_AGUARDANDO = filtrosDeLista(listarAguardandoColeta.query)
export const FILTROS_DE_COLETAS = filtrosDeLista(listarColetas.query)

/** COL-01 The two lists of the page, each with filters of its own. */
const ABAS = { aguardando: FILTROS_AGUARDANDO, coletas: FILTROS_DE_COLETAS }
export type Aba = keyof typeof ABAS

type Filtros = FiltrosDe<z.output<typeof listarColetas.query>> &
  FiltrosDe<z.output<typeof listarAguardandoColeta.query>>

/** COL-01 What the address of the page carries: the tab, its filters, and the order that is open. */
export type EnderecoDeColetas = Filtros & { aba?: Aba | undefined; coleta?: number | undefined }

const ABA = z.enum(Object.keys(ABAS) as [Aba, ...Aba[]])
const ID = z.coerce.number().check(z.int(), z.minimum(1))

export function lerEndereco(endereco: Record<string, unknown>): EnderecoDeColetas {
  const aba = z.safeParse(ABA, endereco.aba)
  const coleta = z.safeParse(ID, endereco.coleta ?? undefined)
  return {
    ...FILTROS_AGUARDANDO.ler(endereco),
    ...FILTROS_DE_COLETAS.ler(endereco),
    ...(aba.success && { aba: aba.data }),
    ...(coleta.success && { coleta: coleta.data }),
  }
}

/** How a screen changes its address: one page of it, or a change that the back button takes back. */
export type MudarEndereco = (
  novo: EnderecoDeColetas,
  opcoes?: { substituir?: boolean; aoTopo?: boolean },
) => void
