import { type Autorizacoes, pode } from '../permissoes.ts'
import { ehInterno, type TipoDeUsuario } from '../usuarios.ts'

/** SHL-06 An account moved; it names none, because not all who listen see them all. */
export const CANAL_DAS_CONTAS = 'private-contas-correntes'

export const podeOuvirContas = (
  canal: string,
  { tipo, autorizacoes }: { tipo: TipoDeUsuario; autorizacoes: Autorizacoes },
): boolean => canal === CANAL_DAS_CONTAS && ehInterno(tipo) && pode(autorizacoes, 'CONTA_CORRENTE_VER')

export type EventosDasContas = {
  /** What it was, the event says itself. */
  'conta-mudou': Record<string, never>
}
