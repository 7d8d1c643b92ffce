import type { GrupoDeResultados, TipoDeResultado } from '@balcao/dominio/busca/contratos'
import type { Acao } from '@balcao/dominio/permissoes'
import type { Negocio } from './negocio.ts'
import type { Executor } from './platform/banco/conexao.ts'
import type { Sessao } from './sessao.ts'

/** What one source found; `exato` when the term is the very number of one of them (MES-09). */
type Achados = Pick<GrupoDeResultados, 'itens' | 'temMais'> & { exato?: boolean }

/** The customers that a term names; where they are too many, only that. */
export type ClientesDoTermo = { termo: string; ids: number[]; saoTodos: boolean }

/** One kind of record in the search over everything; its query carries the visibility of the session inside. */
export type FonteDeBusca = {
  /** Who may not do this is not told that such records exist. */
  acao: Acao
  buscar(
    banco: Executor,
    sessao: Sessao,
    termo: string,
    quantos: number,
    negocio: Pick<Negocio, 'parametros'>,
    /** The customers the term names, looked for once for all sources. */
    pedirClientes: () => Promise<ClientesDoTermo>,
  ): Promise<Achados>
}

/** One source for each kind, in the order of the groups. */
export type FontesDeBusca = Readonly<Record<TipoDeResultado, FonteDeBusca>>
