import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { Acao } from '@balcao/dominio/permissoes'
import type { IconeDeRelatorio, ModoDeExibicao, TipoDeRelatorio } from '@balcao/dominio/relatorios/contratos'
import type { OpcaoDeFiltro, TipoDeFiltro, ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import type { Padrao } from '@balcao/dominio/relatorios/valores-padrao'
import type { Negocio } from '../../negocio.ts'
import type { ColunaDoRelatorio } from './coluna.ts'
import type { ContextoDoRelatorio, Linhas } from './queries-execucao.ts'
import type { FonteDeOpcoes } from './queries-opcoes.ts'

/** REL-01 A filter as its report declares it; what it leaves out is open. */
export type FiltroDeclarado = {
  parametro: string
  label: string
  tipo: TipoDeFiltro
  obrigatorio?: boolean
  /** Options of its own, or where the session's come from. */
  opcoes?: readonly OpcaoDeFiltro[] | FonteDeOpcoes
  /** Some follow a parameter of the business. */
  padrao?: Padrao | ((parametros: ParametrosDaFilial) => Padrao)
  tamanho?: number
  minimo?: number
  maximo?: number
  limiteDias?: number
  dica?: string
  /** A free text that means something else than a text must look so. */
  aceita?: RegExp
}

/** PAR-01 What each branch says, for rows of several. */
export type ParametrosDoRelatorio = Pick<Negocio, 'parametroPorFilial'>

export type DefinicaoDeRelatorio = {
  /** What a business starts with; its row of the table may say otherwise. */
  padrao: {
    titulo: string
    descricao: string
    icone: IconeDeRelatorio
    cor: string
    modoExibicao: ModoDeExibicao
    tipo: TipoDeRelatorio
  }
  /** What the session must be allowed to see besides reports. */
  exige: readonly Acao[]
  filtros: readonly FiltroDeclarado[]
  colunas(valores: ValoresDosFiltros): readonly ColunaDoRelatorio[]
  /** Names of columns, '-' before one that goes from the largest. */
  ordem(valores: ValoresDosFiltros): readonly string[]
  /**
   * What the bars measure, and the columns that name each: rows of one name are added. The largest come first, unless the
   * names have an order of their own, as months do.
   */
  grafico?: (valores: ValoresDosFiltros) => { rotulos: readonly string[]; valor: string; emOrdem?: true }
  /** Exactly the columns, by their names. */
  linhas(
    contexto: ContextoDoRelatorio,
    valores: ValoresDosFiltros,
    negocio: ParametrosDoRelatorio,
  ): Linhas | Promise<Linhas>
}
