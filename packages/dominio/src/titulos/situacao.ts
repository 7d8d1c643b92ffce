import { emDias } from '../formatos/contagem.ts'
import { diasEntre } from '../formatos/datas.ts'

/** DOC-05 Of what is still to be paid; what was paid says when. */
export const SITUACOES_DO_TITULO = {
  ATIVO: 'Ativo',
  VENCIDO: 'Vencido',
  PAGO: 'Pago',
  BAIXADO: 'Baixado',
} as const
export type SituacaoDoTitulo = keyof typeof SITUACOES_DO_TITULO
export const situacoesDoTitulo = Object.keys(SITUACOES_DO_TITULO) as [SituacaoDoTitulo, ...SituacaoDoTitulo[]]

type Titulo = { dtVenc: string; pagoEm: string | null; baixadoEm: string | null }

export function situacaoDoTitulo({ dtVenc, pagoEm, baixadoEm }: Titulo, hoje: string): SituacaoDoTitulo {
  if (pagoEm !== null) return 'PAGO'
  if (baixadoEm !== null) return 'BAIXADO'
  return dtVenc < hoje ? 'VENCIDO' : 'ATIVO'
}

/** DOC-05 Days until it is due: negative once it is late. */
export const diasParaVencer = (dtVenc: string, hoje: string): number => diasEntre(hoje, dtVenc)

export function textoDoVencimento(dias: number): string {
  if (dias < 0) return `Vencido há ${emDias(-dias)}`
  return dias === 0 ? 'Hoje' : `Vencimento para ${emDias(dias)}`
}
