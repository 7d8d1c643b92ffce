import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import type { Acao } from '../permissoes.ts'
import { campoId } from '../validacao.ts'
import { MAXIMO_EM_LOTE } from './lote.ts'

export const MAXIMO_DA_EXPORTACAO = 100_000
const MAXIMO_DE_EXPORTACOES_POR_MINUTO = 10

export const FORMATOS_DE_EXPORTACAO = {
  xlsx: { nome: 'Excel (XLSX)', midia: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { nome: 'CSV', midia: 'text/csv; charset=utf-8' },
} as const
export type FormatoDeExportacao = keyof typeof FORMATOS_DE_EXPORTACAO

const formato = z.enum(['xlsx', 'csv'])
/** Only these rows, whatever the filters; none is all of the filter. */
const ids = z._default(z.array(campoId).check(z.maxLength(MAXIMO_EM_LOTE)), [])

/** A list whose rows can be kept as a view or taken as a spreadsheet: who may, and by what it is narrowed. */
export type ContratoDeLista = { acao: Acao; query: z.ZodMiniObject }

/** The filters of a list, order included: what a view holds and an export takes. */
export const filtrosDaLista = <Q extends z.ZodMiniObject>({ query }: { query: Q }) => {
  const { page: _pagina, take: _quantos, ...filtros } = query.shape
  return filtros as Omit<Q['shape'], 'page' | 'take'>
}

/**
 * The whole filtered list, or the chosen rows of it, as a spreadsheet, for whoever may see it unless an action of its own says so; how many rows
 * follow travels in the header `X-Total-De-Linhas`.
 */
export function exportacaoDe<L extends ContratoDeLista>(
  rota: `GET /${string}`,
  lista: L,
  acao: Acao = lista.acao,
) {
  return contrato(rota, {
    acao,
    descricao: 'Exporta a lista filtrada, ou as linhas escolhidas, em XLSX ou CSV',
    le: [],
    replica: true,
    limitePorMinuto: MAXIMO_DE_EXPORTACOES_POR_MINUTO,
    query: z.object({ ...filtrosDaLista(lista as Pick<L, 'query'>), formato, ids }),
    resposta: { midia: 'application/octet-stream' },
  })
}
