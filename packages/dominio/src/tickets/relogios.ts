import { type Calendario, minutosUteisEntre, somarMinutosUteis } from '../prazos/calendario.ts'
import { abrirRelogio, pausarRelogio, type Relogio, retomarRelogio } from '../prazos/relogio-do-prazo.ts'

/** The two clocks of a ticket, which wait for the customer together; whoever was answered needs the first no more. */
export type RelogiosDoTicket = {
  prazoRespostaEm: Date | null
  respondidoEm: Date | null
  prazoSolucaoEm: Date | null
  pausadoEm: Date | null
  minutosRestantesResposta: number | null
  minutosRestantesSolucao: number | null
}

/** Business minutes that a type gives; null is no deadline. */
export type MinutosDoTipo = { minutosResposta: number | null; minutosSolucao: number | null }

type Mudados = Omit<RelogiosDoTicket, 'respondidoEm'>

/** Deadlines: both clocks of a ticket opened now. */
export function abrirRelogios(calendario: Calendario, tipo: MinutosDoTipo, agora: Date): Mudados {
  return juntar(
    abrirRelogio(calendario, agora, tipo.minutosResposta),
    abrirRelogio(calendario, agora, tipo.minutosSolucao),
    null,
  )
}

/** Deadlines: waiting for the customer stops both clocks. */
export function pausarRelogios(calendario: Calendario, relogios: RelogiosDoTicket, agora: Date): Mudados {
  const { resposta, solucao } = separar(relogios)
  const pausar = (relogio: Relogio) => pausarRelogio(calendario, relogio, agora)
  const pausadoEm = relogios.pausadoEm ?? agora
  return juntar(relogios.respondidoEm ? resposta : pausar(resposta), pausar(solucao), pausadoEm)
}

/** Deadlines: the customer answered, or the ticket moved on: both clocks go on with what was left. */
export function retomarRelogios(calendario: Calendario, relogios: RelogiosDoTicket, agora: Date): Mudados {
  const { resposta, solucao } = separar(relogios)
  const retomar = (relogio: Relogio) => retomarRelogio(calendario, relogio, agora)
  const respondido = { ...resposta, minutosRestantes: null }
  return juntar(relogios.respondidoEm ? respondido : retomar(resposta), retomar(solucao), null)
}

/** Deadlines: a reopened ticket has its solution to be found again; the first answer was given once and for all. */
export function reabrirRelogios(
  calendario: Calendario,
  relogios: RelogiosDoTicket,
  { minutosSolucao }: MinutosDoTipo,
  agora: Date,
): Mudados {
  const { resposta } = separar(relogios)
  const solucao = abrirRelogio(calendario, agora, minutosSolucao)
  return juntar({ ...resposta, minutosRestantes: null }, solucao, null)
}

/**
 * Deadlines: another type gives other minutes, still counted from the opening; what the old deadlines had gained in
 * pauses stays gained. The clocks must be running.
 */
export function trocarRelogios(
  calendario: Calendario,
  relogios: RelogiosDoTicket & { abertoEm: Date },
  de: MinutosDoTipo,
  para: MinutosDoTipo,
): Mudados {
  const { abertoEm, respondidoEm } = relogios
  const { resposta, solucao } = separar(relogios)
  const trocar = (relogio: Relogio, antes: number | null, depois: number | null): Relogio => {
    const original = abrirRelogio(calendario, abertoEm, antes).prazoEm
    const ganhos = original && relogio.prazoEm ? minutosUteisEntre(calendario, original, relogio.prazoEm) : 0
    const novo = abrirRelogio(calendario, abertoEm, depois)
    return { ...novo, prazoEm: novo.prazoEm && somarMinutosUteis(calendario, novo.prazoEm, ganhos) }
  }
  return juntar(
    respondidoEm ? resposta : trocar(resposta, de.minutosResposta, para.minutosResposta),
    trocar(solucao, de.minutosSolucao, para.minutosSolucao),
    null,
  )
}

function separar({ pausadoEm, ...relogios }: RelogiosDoTicket): { resposta: Relogio; solucao: Relogio } {
  return {
    resposta: {
      prazoEm: relogios.prazoRespostaEm,
      pausadoEm,
      minutosRestantes: relogios.minutosRestantesResposta,
    },
    solucao: {
      prazoEm: relogios.prazoSolucaoEm,
      pausadoEm,
      minutosRestantes: relogios.minutosRestantesSolucao,
    },
  }
}

function juntar(resposta: Relogio, solucao: Relogio, pausadoEm: Date | null): Mudados {
  return {
    prazoRespostaEm: resposta.prazoEm,
    prazoSolucaoEm: solucao.prazoEm,
    pausadoEm,
    minutosRestantesResposta: resposta.minutosRestantes,
    minutosRestantesSolucao: solucao.minutosRestantes,
  }
}
