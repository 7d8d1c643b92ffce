import { type Autorizacoes, pode } from '../permissoes.ts'
import { ehInterno, type TipoDeUsuario } from '../usuarios.ts'

/** SHL-06 Who is in a quote, and what is saved in it. */
export const canalDoOrcamento = (orcamentoId: number): string => `presence-orcamento-${orcamentoId}`

const CANAL_DE_UM_ORCAMENTO = /^presence-orcamento-(\d{1,15})$/

/** The quote whose channel it is, for whoever may hear that kind of channel; whether that very quote, only the database knows. */
export function orcamentoDoCanal(
  canal: string,
  { tipo, autorizacoes }: { tipo: TipoDeUsuario; autorizacoes: Autorizacoes },
): number | null {
  const [, id] = CANAL_DE_UM_ORCAMENTO.exec(canal) ?? []
  return id && ehInterno(tipo) && pode(autorizacoes, 'ORCAMENTO_VER') ? Number(id) : null
}

export type EventosDoOrcamento = {
  /** Something changed; `versao` tells who already knows. */
  'orcamento-mudou': { id: number; versao: number }
}
