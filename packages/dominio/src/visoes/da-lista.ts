import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import type { Acao } from '../permissoes.ts'
import { campoId, texto } from '../validacao.ts'

export const TAMANHO_DO_NOME_DA_VISAO = 60

const visao = z.object({ id: z.number(), nome: z.string(), filtros: z.record(z.string(), z.unknown()) })
export type Visao = z.output<typeof visao>

type Filtros = Record<string, unknown>
type EsquemaDosFiltros = z.ZodMiniType<Filtros, Filtros>

/** The views of one list; only the server tells which filters it has (`contratos.ts`): a page need not bring those of every list. */
export function visoesDe<N extends string>(
  nome: N,
  { acao, filtros = z.record(z.string(), z.unknown()) }: { acao: Acao; filtros?: EsquemaDosFiltros },
) {
  return {
    listar: contrato(`GET /sac/visoes/${nome}`, {
      acao,
      descricao: 'Filtros da lista que a pessoa guardou com um nome',
      le: ['visoes'],
      resposta: listaCompleta(visao),
    }),
    /** The same name again replaces what it held. */
    guardar: contrato(`POST /sac/visoes/${nome}`, {
      acao,
      descricao: 'Guarda os filtros da lista com um nome',
      muda: ['visoes'],
      corpo: z.object({ nome: texto(1, TAMANHO_DO_NOME_DA_VISAO), filtros }),
      resposta: visao,
    }),
    apagar: contrato(`DELETE /sac/visoes/${nome}/:idVisao`, {
      acao,
      descricao: 'Apaga um filtro guardado',
      muda: ['visoes'],
      params: z.object({ idVisao: campoId }),
      resposta: z.object({ message: z.string() }),
    }),
  }
}
export type VisoesDaLista = ReturnType<typeof visoesDe>
