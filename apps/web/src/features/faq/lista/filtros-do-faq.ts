import { listarArtigos } from '@balcao/dominio/faq/contratos'
import { estaVazio } from '@balcao/dominio/listas/filtros'
import * as z from 'zod/mini'

const { termo, tipo, page } = listarArtigos.query.shape
const campos = { termo, tipo, page }
const PRIMEIRA_PAGINA = 1

/** What the address of the list carries; defaults are left out. */
export type FiltrosDoFaq = { termo?: string; tipo?: number; page?: number }

/** FAQ-01, GER-08 Reads the address field by field: one that can't be read does not spoil the others. */
export function lerFiltros(endereco: Record<string, unknown>): FiltrosDoFaq {
  const lidos: Record<string, unknown> = {}
  for (const [campo, esquema] of Object.entries(campos)) {
    if (estaVazio(endereco[campo])) continue
    // The router reads a number out of an address where the field wants the text that was typed.
    const { success, data } = z.safeParse(
      esquema,
      campo === 'termo' ? String(endereco[campo]) : endereco[campo],
    )
    if (success && !(campo === 'page' && data === PRIMEIRA_PAGINA)) lidos[campo] = data
  }
  return lidos
}
