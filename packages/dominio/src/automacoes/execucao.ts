/** MES-10 What came of one run. */
export const SITUACOES_DA_EXECUCAO = {
  FEITA: 'Feita',
  EM_PARTE: 'Feita em parte',
  IMPEDIDA: 'Impedida',
  FREADA: 'Freada',
} as const
export type SituacaoDaExecucao = keyof typeof SITUACOES_DA_EXECUCAO

/** One step: what was done, or what was to be done and why it was not. */
export type Resultado = { frase: string; recusa: string | null }

export function situacaoDe(resultados: readonly Resultado[]): SituacaoDaExecucao {
  const feitos = resultados.filter(({ recusa }) => recusa === null).length
  if (feitos === resultados.length) return 'FEITA'
  return feitos === 0 ? 'IMPEDIDA' : 'EM_PARTE'
}

const semPonto = (frase: string) => frase.replace(/\.\s*$/, '')

/** MES-10 How a run reads in the history of its ticket. */
export function mensagemDaExecucao(nome: string, resultados: readonly Resultado[]): string {
  const feitos = resultados.filter(({ recusa }) => recusa === null).map(({ frase }) => frase)
  const recusados = resultados.flatMap(({ frase, recusa }) =>
    recusa === null ? [] : [`Não foi possível ${frase}: ${semPonto(recusa)}.`],
  )
  const feito = feitos.length > 0 ? ` ${feitos.join('; ')}.` : ''
  return [`Automação “${nome}”:${feito}`, ...recusados].join(feitos.length > 0 ? '\n' : ' ')
}

type Aviso = { idTicket: number; protocolo: string; assunto: string; nome: string; elevado: boolean }

/** MES-10 What whoever is told reads. */
export function avisoDaAutomacao({ idTicket, protocolo, assunto, nome, elevado }: Aviso) {
  return {
    titulo: elevado ? `Ticket ${protocolo} pede a sua atenção` : `Ticket ${protocolo}: ${nome}`,
    mensagem: elevado ? `${nome}: ${assunto}` : assunto,
    caminho: `/tickets/${idTicket}`,
  }
}

const UM_DIA_MS = 86_400_000
const UM_MINUTO_MS = 60_000

/** A rule looks at what comes after it was switched on, and no further back than a server may have been down. */
export const DIAS_DE_RECUPERACAO = 3

type Temporizada = { quando: 'PERTO_DO_PRAZO' | 'PARADO'; tempo: number; ativadaEm: Date }

/** How far from the instant that is written on the ticket its occasion lies. */
export const distanciaMs = ({ quando, tempo }: Pick<Temporizada, 'quando' | 'tempo'>): number =>
  quando === 'PARADO' ? -tempo * UM_DIA_MS : tempo * UM_MINUTO_MS

/** MES-10 Between which instants a deadline, or a last entry, makes the occasion one of now. */
export function janelaDaOcasiao(regra: Temporizada, agora: Date): { desde: Date; ate: Date } {
  const recente = agora.getTime() - DIAS_DE_RECUPERACAO * UM_DIA_MS
  const distancia = distanciaMs(regra)
  return {
    desde: new Date(Math.max(regra.ativadaEm.getTime(), recente) + distancia),
    ate: new Date(agora.getTime() + distancia),
  }
}
