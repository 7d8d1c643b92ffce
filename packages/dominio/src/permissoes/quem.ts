import type { PaginaDoMenu } from '../paginas.ts'
import { ehInterno, type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'

// Account types that usually go together.
export const INTERNOS = tiposDeUsuario.filter(ehInterno)
export const ATENDENTES = ['ADMIN', 'GERENTE', 'SUPERVISOR', 'OPERADOR'] as const satisfies TipoDeUsuario[]
export const GESTORES = ['ADMIN', 'GERENTE', 'SUPERVISOR'] as const satisfies TipoDeUsuario[]
export const VENDEDORES = [...ATENDENTES, 'REPRESENTANTE'] as const satisfies TipoDeUsuario[]
export const EQUIPE = [...ATENDENTES, 'COLABORADOR'] as const satisfies TipoDeUsuario[]

export type DefinicaoDeAcao = {
  descricao: string
  padrao: readonly TipoDeUsuario[]
  /** ADM-03 Nobody takes it from an administrator, by whatever way: somebody must always be able to give the others back. */
  sempreDoAdmin?: true
  /** ADM-03 Holds for the whole business: nothing that somebody of some branches could be given. */
  soDeQuemVeTudo?: true
}
export type DefinicaoDeModulo = {
  /** Name in the side menu (PER-02). */
  menu: string
  /** Where the menu item leads; a module whose screens do not exist yet has none, and no menu item. */
  rota?: PaginaDoMenu
  acoes: Record<string, DefinicaoDeAcao>
}
