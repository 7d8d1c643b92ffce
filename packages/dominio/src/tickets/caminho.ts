import type { Etapa } from './etapas.ts'

type Passo = Pick<Etapa, 'id' | 'ordem' | 'desvio' | 'condicionais'>
type SituacaoDoPasso = 'FEITA' | 'ATUAL' | 'PENDENTE'

/**
 * TIC-03 The way of a ticket: the steps it left in the order it left them, the one it is at, and the main ones still
 * ahead. A detour shows only to whoever took it, and one without a way out has nothing ahead.
 */
export function caminhoDoTicket<E extends Passo>(
  etapas: readonly E[],
  { etapaId, percurso }: { etapaId: number; percurso: readonly number[] },
): { etapa: E; situacao: SituacaoDoPasso }[] {
  const comId = (id: number) => etapas.filter((etapa) => etapa.id === id)
  const feitas = [...new Set(percurso)].filter((id) => id !== etapaId).flatMap(comId)
  const atuais = comId(etapaId)
  const semSaida = atuais.some(({ desvio, condicionais }) => desvio && condicionais.length === 0)
  const principais = [...feitas, ...atuais].filter(({ desvio }) => !desvio)
  const alcancada = Math.max(
    0,
    ...(atuais.some(({ desvio }) => desvio) ? principais : atuais).map(({ ordem }) => ordem),
  )
  const pendentes = semSaida
    ? []
    : etapas.filter((etapa) => !etapa.desvio && etapa.ordem > alcancada && !feitas.includes(etapa))
  const com = (situacao: SituacaoDoPasso) => (etapa: E) => ({ etapa, situacao })
  return [
    ...feitas.map(com('FEITA')),
    ...atuais.map(com('ATUAL')),
    ...pendentes.toSorted((a, b) => a.ordem - b.ordem).map(com('PENDENTE')),
  ]
}
