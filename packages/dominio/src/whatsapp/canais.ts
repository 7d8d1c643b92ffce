import { type Autorizacoes, pode } from '../permissoes.ts'
import { listarTriagemDoWhatsapp } from './triagem.ts'

/** SHL-06, ALC-05 Whoever waits in the triage changed; it names nobody. */
export const CANAL_DA_TRIAGEM = 'private-triagem-do-whatsapp'

/** Who reads the list, and nobody else. */
export function podeOuvirTriagem(canal: string, { autorizacoes }: { autorizacoes: Autorizacoes }): boolean {
  return canal === CANAL_DA_TRIAGEM && pode(autorizacoes, listarTriagemDoWhatsapp.acao)
}

export type EventosDaTriagem = {
  /** What it was, the event says itself. */
  'triagem-mudou': Record<string, never>
}
