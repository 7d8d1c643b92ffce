import { diasEntre, formatarData, hojeEm } from '../formatos/datas.ts'
import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'

export type DadosDaChance = {
  incluidoEm: Date
  dataValidade: string
  /** What became of the other quotes of this customer. */
  ganhos: number
  perdidos: number
  /** Times somebody talked to the customer about it. */
  atendimentos: number
}

// A customer nobody knows yet closes two of five; each decision of theirs weighs against that.
const GANHOS_DE_PARTIDA = 2
const DECIDIDOS_DE_PARTIDA = 5

/** The older, the colder; the first bound that is not passed counts. */
const PELA_IDADE = [
  { ateDias: 7, fator: '1' },
  { ateDias: 15, fator: '0.8' },
  { ateDias: 30, fator: '0.6' },
  { ateDias: 60, fator: '0.4' },
  { ateDias: Infinity, fator: '0.25' },
]

const DIAS_DE_PRESSA = 3
const FATOR_VENCIDO = '0.6'
const FATOR_VENCENDO = '1.2'

/** Somebody who still talks about it still wants it; the first bound that is reached counts. */
const PELAS_CONVERSAS = [
  { aPartirDe: 3, fator: '1.3' },
  { aPartirDe: 1, fator: '1.15' },
]

const MENOR_CHANCE = 5
const MAIOR_CHANCE = 95

const plural = (quantos: number, um: string, varios: string) => `${quantos} ${quantos === 1 ? um : varios}`

type Parte = { fator: string; motivo: string }

function peloHistorico({ ganhos, perdidos }: DadosDaChance): { base: Decimal; motivo: string } {
  const decididos = ganhos + perdidos
  const base = new Decimal(ganhos + GANHOS_DE_PARTIDA).dividedBy(decididos + DECIDIDOS_DE_PARTIDA)
  const motivo =
    decididos === 0
      ? 'Cliente sem orçamentos decididos'
      : `Cliente fechou ${ganhos} de ${plural(decididos, 'orçamento', 'orçamentos')}`
  return { base, motivo }
}

function pelaIdade({ incluidoEm }: DadosDaChance, hoje: string): Parte {
  const dias = diasEntre(hojeEm(incluidoEm), hoje)
  const { fator = '1' } = PELA_IDADE.find(({ ateDias }) => dias <= ateDias) ?? {}
  return { fator, motivo: dias <= 0 ? 'Incluído hoje' : `Incluído há ${plural(dias, 'dia', 'dias')}` }
}

function pelaValidade({ dataValidade }: DadosDaChance, hoje: string): Parte {
  const faltam = diasEntre(hoje, dataValidade)
  if (faltam < 0) return { fator: FATOR_VENCIDO, motivo: `Vencido desde ${formatarData(dataValidade)}` }
  if (faltam > DIAS_DE_PRESSA) return { fator: '1', motivo: `Válido até ${formatarData(dataValidade)}` }
  const motivo = faltam === 0 ? 'Vence hoje' : `Vence em ${plural(faltam, 'dia', 'dias')}`
  return { fator: FATOR_VENCENDO, motivo }
}

function pelasConversas({ atendimentos }: DadosDaChance): Parte {
  const { fator = '1' } = PELAS_CONVERSAS.find(({ aPartirDe }) => atendimentos >= aPartirDe) ?? {}
  const motivo =
    atendimentos === 0 ? 'Nenhum atendimento sobre ele' : plural(atendimentos, 'atendimento', 'atendimentos')
  return { fator, motivo }
}

/**
 * VEN-01 How likely an undecided quote is to be won, in percent, and why: how this customer usually decides, less for age
 * and for prices that no longer hold, more while it is talked about or about to expire.
 */
export function chanceDoOrcamento(dados: DadosDaChance, agora: Date): { chance: number; motivos: string[] } {
  const hoje = hojeEm(agora)
  const { base, motivo } = peloHistorico(dados)
  const partes = [pelaIdade(dados, hoje), pelaValidade(dados, hoje), pelasConversas(dados)]
  const bruta = partes.reduce((chance, { fator }) => chance.times(fator), base.times(100))
  const chance = Math.min(MAIOR_CHANCE, Math.max(MENOR_CHANCE, arredondar(bruta, 0).toNumber()))
  return { chance, motivos: [motivo, ...partes.map((parte) => parte.motivo)] }
}

/** VEN-01 What a quote is worth by how likely it is. */
export const valorEsperado = (valor: Numerico, chance: number): Decimal =>
  arredondar(new Decimal(valor).times(chance).dividedBy(100), 2)
