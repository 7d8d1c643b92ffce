import { emHoras, plural } from '../formatos/contagem.ts'
import type { AcaoDoHistorico } from '../tickets/historico.ts'

/** MES-10 What makes a rule be looked at, as whoever writes one reads it. */
export const QUANDOS = {
  ABERTO: 'Um ticket é aberto',
  CLIENTE_RESPONDEU: 'O cliente responde',
  EQUIPE_RESPONDEU: 'A equipe responde ao cliente',
  MOVIDO: 'O ticket muda de etapa, tipo ou setor, termina ou reabre',
  PERTO_DO_PRAZO: 'O prazo da solução se aproxima',
  PARADO: 'O ticket fica parado',
} as const
export type Quando = keyof typeof QUANDOS
export const quandos = Object.keys(QUANDOS) as [Quando, ...Quando[]]

/** What happens at an instant, and what only time brings. */
export type QuandoAcontece = Exclude<Quando, QuandoDoTempo>
export type QuandoDoTempo = 'PERTO_DO_PRAZO' | 'PARADO'

/** How long before the deadline, or how long without an entry: the unit, and how far it goes. */
export const TEMPOS = {
  PERTO_DO_PRAZO: { rotulo: 'Minutos antes do prazo', um: 'minuto', varios: 'minutos', maximo: 43_200 },
  PARADO: { rotulo: 'Dias sem nenhuma entrada', um: 'dia', varios: 'dias', maximo: 90 },
} as const satisfies Record<QuandoDoTempo, object>
export const MAIOR_TEMPO = Math.max(TEMPOS.PERTO_DO_PRAZO.maximo, TEMPOS.PARADO.maximo)

export const eDoTempo = (quando: Quando): quando is QuandoDoTempo => Object.hasOwn(TEMPOS, quando)

/** 'O ticket fica parado (3 dias)' */
export function fraseDoQuando(quando: Quando, tempo: number | null): string {
  if (!eDoTempo(quando) || tempo === null) return QUANDOS[quando]
  return `${QUANDOS[quando]} (${quando === 'PERTO_DO_PRAZO' ? emHoras(tempo) : contar(quando, tempo)})`
}

function contar(quando: QuandoDoTempo, tempo: number): string {
  const { um, varios } = TEMPOS[quando]
  return plural(tempo, um, varios)
}

/** What makes one happening differ from the next of the same ticket: each rule runs once for each. */
export const chaveDaOcasiao = {
  ABERTO: () => 'ABERTURA',
  CLIENTE_RESPONDEU: (entradaId: number) => `ENTRADA ${entradaId}`,
  EQUIPE_RESPONDEU: (entradaId: number) => `ENTRADA ${entradaId}`,
  MOVIDO: (versao: number) => `VERSAO ${versao}`,
  PERTO_DO_PRAZO: (prazo: Date) => `PRAZO ${prazo.toISOString()}`,
  PARADO: (movidoEm: Date) => `PARADO ${movidoEm.toISOString()}`,
} as const satisfies Record<Quando, unknown>

/** How what moves a ticket is called in its history; a forwarding moves it when the sector is another. */
export const ACOES_QUE_MOVEM = [
  'AVANCO',
  'RETROCESSO',
  'FINALIZACAO',
  'REABERTURA',
  'ARQUIVAMENTO',
  'DESARQUIVAMENTO',
  'RECLASSIFICACAO',
] as const satisfies AcaoDoHistorico[]
