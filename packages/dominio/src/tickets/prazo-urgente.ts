import { type Relogio, type SituacaoDoPrazo, situacaoDoPrazo } from '../prazos/relogio-do-prazo.ts'

export type PrazosDoTicket = {
  prazoRespostaEm: Date | null
  respondidoEm: Date | null
  prazoSolucaoEm: Date | null
  finalizadoEm: Date | null
  pausadoEm: Date | null
}

export type Prazo = { situacao: SituacaoDoPrazo; em: Date | null }

const relogio = (prazoEm: Date | null, pausadoEm: Date | null): Relogio => ({
  prazoEm,
  pausadoEm,
  minutosRestantes: null,
})

/** Deadlines of a ticket as they stand now: the first answer, and the solution. */
export function prazosDoTicket(
  { prazoRespostaEm, respondidoEm, prazoSolucaoEm, finalizadoEm, pausadoEm }: PrazosDoTicket,
  agora: Date,
  avisoMinutos: number,
): { resposta: Prazo; solucao: Prazo } {
  const situacao = (em: Date | null, concluidoEm: Date | null): Prazo => ({
    situacao: situacaoDoPrazo({ ...relogio(em, pausadoEm), concluidoEm }, agora, avisoMinutos),
    em,
  })
  // ALC-06 An end that reached nobody is no answer: none is owed any more, but one that was late then stays late.
  const semResposta = respondidoEm === null && finalizadoEm !== null
  const resposta = situacao(prazoRespostaEm, respondidoEm ?? finalizadoEm)
  return {
    resposta:
      semResposta && resposta.situacao === 'CUMPRIDO' ? { situacao: 'SEM_PRAZO', em: null } : resposta,
    solucao: situacao(prazoSolucaoEm, finalizadoEm),
  }
}

const PEDE_ATENCAO: readonly SituacaoDoPrazo[] = ['ATRASADO', 'PROXIMO']

export type QualPrazo = 'resposta' | 'solucao'

/** Which of the two a list or a header shows: a late one before a near one, else the solution's. */
export function qualPrazoUrge({ resposta, solucao }: Record<QualPrazo, Pick<Prazo, 'situacao'>>): QualPrazo {
  for (const situacao of PEDE_ATENCAO) {
    if (solucao.situacao === situacao) return 'solucao'
    if (resposta.situacao === situacao) return 'resposta'
  }
  return 'solucao'
}

export const prazoMaisUrgente = (prazos: Record<QualPrazo, Prazo>): Prazo => prazos[qualPrazoUrge(prazos)]
