import type { CodigoErro } from '../erros.ts'

/** CAD-03 What a document already is, for whoever wants to register it. */
export type SituacaoDoDocumento = 'LIVRE' | 'CLIENTE' | 'PROSPECT' | 'SIMULACAO' | 'PENDENTE'

type Conhecido = { prospect: boolean; simulacao: boolean; pendente: boolean; visivel: boolean } | null

/** Of one that is not for the session to see only this is told: it is taken, and nothing can be done with it. */
export function situacaoDoDocumento(conhecido: Conhecido): SituacaoDoDocumento {
  if (!conhecido) return 'LIVRE'
  if (!conhecido.visivel) return 'CLIENTE'
  if (conhecido.pendente) return 'PENDENTE'
  if (!conhecido.prospect) return 'CLIENTE'
  return conhecido.simulacao ? 'SIMULACAO' : 'PROSPECT'
}

export const FRASE_DO_DOCUMENTO: Record<SituacaoDoDocumento, string> = {
  LIVRE: 'Documento disponível para cadastro.',
  CLIENTE: 'Este documento já é de um cliente cadastrado.',
  PROSPECT: 'Este documento já tem um pré-cadastro. Você pode completá-lo.',
  SIMULACAO: 'Este documento já tem um cadastro de simulação. Você pode completá-lo.',
  PENDENTE: 'O cadastro deste documento aguarda aprovação.',
}

type Envio = { completa: boolean }

/** CAD-01 A customer is completed only while it is a prospect, and a document is registered once. */
export function impedimentoParaCadastrar(
  situacao: SituacaoDoDocumento,
  { completa }: Envio,
): CodigoErro | null {
  if (situacao === 'PENDENTE') return 'CADASTRO_PENDENTE'
  if (completa) return situacao === 'CLIENTE' ? 'CLIENTE_JA_COMPLETO' : null
  return situacao === 'LIVRE' ? null : 'DOCUMENTO_JA_CADASTRADO'
}
