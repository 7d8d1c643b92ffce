import type { CodigoErro } from '../erros.ts'

/** ALC-04 What each grade says, from the worst to the best. */
export const NOTAS = { 1: 'Péssimo', 2: 'Ruim', 3: 'Regular', 4: 'Bom', 5: 'Ótimo' } as const
export type Nota = keyof typeof NOTAS
export const notas = [1, 2, 3, 4, 5] as const satisfies Nota[]

export const TAMANHO_DO_COMENTARIO = 1000

const UM_DIA_MS = 86_400_000

export type RegrasDaAvaliacao = {
  avaliacaoDoTicket: boolean
  diasParaAvaliarTicket: number
  diasParaMudarAvaliacao: number
}
type Ticket = {
  finalizadoEm: Date | null
  /** A repetition of another, where it was served. */
  duplicado: boolean
}

const passaram = (desde: Date, dias: number, agora: Date): boolean =>
  agora.getTime() - desde.getTime() > dias * UM_DIA_MS

/**
 * ALC-04 Why the service can't be rated now; null when it can. One rating per ticket, changeable for a while; what was said
 * of an earlier end may be said anew of the last one.
 */
export function impedimentoParaAvaliar(
  { finalizadoEm, duplicado }: Ticket,
  avaliadoEm: Date | null,
  regras: RegrasDaAvaliacao,
  agora: Date,
): CodigoErro | null {
  if (!regras.avaliacaoDoTicket) return 'AVALIACAO_DESLIGADA'
  if (!finalizadoEm) return 'AVALIACAO_ANTES_DO_FIM'
  if (duplicado) return 'AVALIACAO_DE_DUPLICADO'
  const doUltimoFim = avaliadoEm !== null && avaliadoEm >= finalizadoEm
  if (doUltimoFim)
    return passaram(avaliadoEm, regras.diasParaMudarAvaliacao, agora) ? 'AVALIACAO_FECHADA' : null
  return passaram(finalizadoEm, regras.diasParaAvaliarTicket, agora) ? 'PRAZO_DE_AVALIACAO_PASSOU' : null
}

/** ALC-04 Whether the supervisors of the sector hear of it: the first time it is so low, not at each change. */
export const ehNotaBaixa = (nota: number, antes: number | null, ate: number): boolean =>
  nota <= ate && (antes === null || antes > ate)

type Dita = { idTicket: number; protocolo: string; nota: Nota; comentario: string; por: string }

/** ALC-04 What the owner of the ticket, or who supervises the sector, is told. */
export function avisoDaAvaliacao({ idTicket, protocolo, nota, comentario, por }: Dita): {
  titulo: string
  mensagem: string
  caminho: string
} {
  return {
    titulo: `Ticket ${protocolo} avaliado: ${nota} de 5 (${NOTAS[nota]})`,
    mensagem: comentario === '' ? `${por} avaliou o atendimento.` : `${por}: ${comentario}`,
    caminho: `/tickets/${idTicket}`,
  }
}
