import { type Autorizacoes, pode } from '../../permissoes.ts'
import { listarRecebidas } from './contratos.ts'

/** SHL-06, ALC-02, ALC-05 What came from outside changed, by mail or by WhatsApp; it names nobody. */
export const CANAL_DAS_RECEBIDAS = 'private-mensagens-recebidas'

/** Who reads the page, and nobody else. */
export function podeOuvirRecebidas(canal: string, { autorizacoes }: { autorizacoes: Autorizacoes }): boolean {
  return canal === CANAL_DAS_RECEBIDAS && pode(autorizacoes, listarRecebidas.acao)
}

export type EventosDasRecebidas = {
  /** What it was, the event says itself. */
  'recebidas-mudaram': Record<string, never>
}
