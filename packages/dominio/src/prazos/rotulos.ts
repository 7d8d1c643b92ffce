import { emDias } from '../formatos/contagem.ts'
import { formatarData, hojeEm, horaEm, somarDias } from '../formatos/datas.ts'
import type { SituacaoDoPrazo } from './relogio-do-prazo.ts'

const UM_MINUTO_MS = 60_000
const UMA_HORA = 60
const UM_DIA = 24 * UMA_HORA
// Up to here the time left says more than the time of day.
const CONTAGEM_REGRESSIVA = 4 * UMA_HORA

const FIXOS: Partial<Record<SituacaoDoPrazo, string>> = {
  SEM_PRAZO: 'Sem prazo',
  PAUSADO: 'Pausado: aguardando o cliente',
  CUMPRIDO: 'Cumprido no prazo',
  CUMPRIDO_COM_ATRASO: 'Cumprido com atraso',
}

// Whole units only, rounded down: a countdown never promises more time than there is.
function duracao(minutos: number): string {
  if (minutos < UMA_HORA) return `${Math.max(1, Math.floor(minutos))} min`
  if (minutos < UM_DIA) return `${Math.floor(minutos / UMA_HORA)} h`
  return emDias(Math.floor(minutos / UM_DIA))
}

function vencimento(prazoEm: Date, agora: Date): string {
  const minutos = (prazoEm.getTime() - agora.getTime()) / UM_MINUTO_MS
  if (minutos < 1) return 'Vence agora'
  if (minutos <= CONTAGEM_REGRESSIVA) return `Vence em ${duracao(minutos)}`
  const dia = hojeEm(prazoEm)
  const hoje = hojeEm(agora)
  if (dia === hoje) return `Vence hoje ${horaEm(prazoEm)}`
  if (dia === somarDias(hoje, 1)) return `Vence amanhã ${horaEm(prazoEm)}`
  return `Vence em ${formatarData(dia)}`
}

/** 'Solução: atrasada há 2 dias': which deadline it is, in the gender of its name. */
export const textoComNome = (nome: string, texto: string): string =>
  `${nome}: ${texto.charAt(0).toLowerCase()}${texto.slice(1).replace(/^(trasad|umprid|ausad)o/, '$1a')}`

/** Deadlines: the short text of list and detail. A situation that aged on the screen shows the delay it became. */
export function textoDoPrazo(situacao: SituacaoDoPrazo, prazoEm: Date | null, agora: Date): string {
  const fixo = FIXOS[situacao]
  if (fixo !== undefined) return fixo
  if (prazoEm === null) return 'Sem prazo'
  return situacao === 'ATRASADO' || agora > prazoEm
    ? `Atrasado há ${duracao((agora.getTime() - prazoEm.getTime()) / UM_MINUTO_MS)}`
    : vencimento(prazoEm, agora)
}
