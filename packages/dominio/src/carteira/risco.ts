import { emDias, formatarContagem } from '../formatos/contagem.ts'
import { diasEntre } from '../formatos/datas.ts'

/** GES-06 Where a customer stands in a portfolio, what asks for a call first; each is in exactly one. */
export const ESTADOS_DA_CARTEIRA = {
  RUPTURA: 'Em ruptura',
  INATIVO_30: 'Inativo 30',
  INATIVO_60: 'Inativo 60',
  INATIVO_90: 'Inativo 90',
  ATIVADO: 'Ativado',
  REATIVADO: 'Reativado',
  ATIVO: 'Ativo',
  PROSPECT: 'Prospect',
} as const
export type EstadoNaCarteira = keyof typeof ESTADOS_DA_CARTEIRA
export const estadosDaCarteira = Object.keys(ESTADOS_DA_CARTEIRA) as [EstadoNaCarteira, ...EstadoNaCarteira[]]

export const EXPLICACAO_DO_ESTADO: Record<EstadoNaCarteira, string> = {
  RUPTURA: 'Passou do próprio ritmo há pouco',
  INATIVO_30: 'Passou do próprio ritmo, e há 30 dias ou mais não compra',
  INATIVO_60: 'Passou do próprio ritmo, e há 60 dias ou mais não compra',
  INATIVO_90: 'Passou do próprio ritmo, e há 90 dias ou mais não compra',
  ATIVADO: 'Comprou pela primeira vez nos últimos 30 dias',
  REATIVADO: 'Voltou a comprar nos últimos 30 dias, depois de 90 ou mais parado',
  ATIVO: 'Compra no próprio ritmo, por longo que seja',
  PROSPECT: 'Ainda não comprou',
}

/** How long something is news, and how long a pause makes a return. */
export const DIAS_DE_NOVIDADE = 30
export const DIAS_DA_PAUSA = 90
/** Days without a purchase from which whoever skipped their rhythm is no longer only late. */
export const FAIXAS_DE_INATIVIDADE = { INATIVO_90: 90, INATIVO_60: 60, INATIVO_30: 30 } as const

/** Of how many of the latest purchases the rhythm is the median: habits change. */
export const COMPRAS_DO_RITMO = 13
/** Two intervals at the least: one alone is no habit. */
export const INTERVALOS_DO_RITMO = 2

/** How the branch measures: the rhythm of who has none yet, and how many times it may be passed. */
export type Regua = { ritmoPadrao: number; fator: number }

export type Compras = {
  primeira: string | null
  /** The day of the one before the last. */
  penultima: string | null
  ultima: string | null
  /** Median of days between the customer's own purchases; null while there are too few. */
  ritmo: number | null
}

/** The day until which the customer is within their rhythm, counted from the last purchase. */
const prazoDe = ({ ritmo }: Pick<Compras, 'ritmo'>, { ritmoPadrao, fator }: Regua): number =>
  (ritmo ?? ritmoPadrao) * fator

/** Whoever is within the own rhythm is active, however long it is; beyond it, the days without a purchase tell. */
export function estadoNaCarteira(compras: Compras, regua: Regua, hoje: string): EstadoNaCarteira {
  const { primeira, penultima, ultima } = compras
  if (ultima === null) return 'PROSPECT'
  const dias = diasEntre(ultima, hoje)
  if (dias > prazoDe(compras, regua)) {
    const faixa = Object.entries(FAIXAS_DE_INATIVIDADE).find(([, desde]) => dias >= desde)
    return (faixa?.[0] as EstadoNaCarteira | undefined) ?? 'RUPTURA'
  }
  if (dias > DIAS_DE_NOVIDADE) return 'ATIVO'
  if (primeira !== null && diasEntre(primeira, hoje) <= DIAS_DE_NOVIDADE) return 'ATIVADO'
  if (penultima !== null && diasEntre(penultima, ultima) >= DIAS_DA_PAUSA) return 'REATIVADO'
  return 'ATIVO'
}

/**
 * What part of a usual purchase a call is worth today: most where the rhythm was just skipped, less the longer ago, and of
 * the active ones most of those whose day is near.
 */
export const PESO_DA_LIGACAO: Record<EstadoNaCarteira, number> = {
  RUPTURA: 1,
  INATIVO_30: 0.8,
  INATIVO_60: 0.5,
  INATIVO_90: 0.25,
  ATIVADO: 0.3,
  REATIVADO: 0.3,
  ATIVO: 0.1,
  PROSPECT: 0,
}
/** From this part of the rhythm on, the next purchase is near. */
export const PARTE_DO_RITMO_PERTO = 0.8
export const PESO_DE_QUEM_ESTA_PERTO = 0.6
/** No call is worth a larger part. */
export const MAIOR_PESO = Math.max(PESO_DE_QUEM_ESTA_PERTO, ...Object.values(PESO_DA_LIGACAO))

const haDias = (quantos: number) => (quantos <= 0 ? 'hoje' : `há ${emDias(Math.round(quantos))}`)

/** Why the customer is where they are, in a sentence: 'Comprava a cada 12 dias, faz 31'. */
export function porqueNaCarteira(
  compras: Compras & { compras: number; dtCad: string },
  estado: EstadoNaCarteira,
  hoje: string,
): string {
  const { primeira, penultima, ultima, ritmo } = compras
  if (ultima === null) return `Nunca comprou; cadastrado ${haDias(diasEntre(compras.dtCad, hoje))}`
  const dias = Math.max(0, diasEntre(ultima, hoje))
  switch (estado) {
    case 'ATIVADO':
      return `Primeira compra ${haDias(diasEntre(primeira ?? ultima, hoje))}`
    case 'REATIVADO':
      return `Voltou a comprar ${haDias(dias)}, depois de ${emDias(diasEntre(penultima ?? ultima, ultima))} sem comprar`
    case 'ATIVO': {
      if (ritmo === null) return `Comprou ${haDias(dias)}`
      const falta = Math.round(ritmo) - dias
      const quando =
        falta > 0 ? `deve voltar em ${emDias(falta)}` : falta === 0 ? 'deve voltar hoje' : `faz ${dias}`
      return `Compra a cada ${emDias(Math.round(ritmo))}, ${quando}`
    }
    default:
      if (ritmo !== null) return `Comprava a cada ${emDias(Math.round(ritmo))}, faz ${formatarContagem(dias)}`
      return compras.compras > 1
        ? `Comprou ${formatarContagem(compras.compras)} vezes, a última ${haDias(dias)}`
        : `Não compra ${haDias(dias)}`
  }
}

/** Inside each portfolio: A is who makes the first 80 % of what it buys in a year, B up to 95 %, C the rest. */
export const CURVAS = { A: 'A', B: 'B', C: 'C' } as const
export type Curva = keyof typeof CURVAS
export const PARTE_DA_CURVA = { A: 0.8, B: 0.95 } as const
