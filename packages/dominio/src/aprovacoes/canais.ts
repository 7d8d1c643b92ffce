import { type Autorizacoes, pode } from '../permissoes.ts'
import { ehInterno, type TipoDeUsuario } from '../usuarios.ts'

/** SHL-06 Something came to be decided, or was; it names none, because not all who listen see them all. */
export const CANAL_DE_APROVACOES = 'private-aprovacoes'

export const podeOuvirAprovacoes = (
  canal: string,
  { tipo, autorizacoes }: { tipo: TipoDeUsuario; autorizacoes: Autorizacoes },
): boolean => canal === CANAL_DE_APROVACOES && ehInterno(tipo) && pode(autorizacoes, 'APROVACAO_VER')

export type EventosDeAprovacoes = {
  /** What it was, the event says itself. */
  'aprovacao-mudou': Record<string, never>
}
