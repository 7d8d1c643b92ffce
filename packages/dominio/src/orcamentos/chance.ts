import { emDias, plural } from '../formatos/contagem.ts'
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

// All factors are in hundredths: whole numbers, because a list weighs a thousand quotes to show twenty.

/** The older, the colder; the first bound that is not passed counts. */
const PELA_IDADE = [
  { ateDias: 7, fator: 100 },
  { ateDias: 15, fator: 80 },
  { ateDias: 30, fator: 60 },
  { ateDias: 60, fator: 40 },
  { ateDias: Infinity, fator: 25 },
]

const DIAS_DE_PRESSA = 3
const NEUTRO = 100
const FATOR_VENCIDO = 60
const FATOR_VENCENDO = 120

/** Somebody who still talks about it still wants it; the first bound that is reached counts. */
const PELAS_CONVERSAS = [
  { aPartirDe: 3, fator: 130 },
  { aPartirDe: 1, fator: 115 },
]

const MENOR_CHANCE = 5
/** Nothing is surer than this: no quote is worth more than this part of its value. */
export const MAIOR_CHANCE = 95

const diasDeIdade = ({ incluidoEm }: DadosDaChance, hoje: string) => diasEntre(hojeEm(incluidoEm), hoje)
const diasDeValidade = ({ dataValidade }: DadosDaChance, hoje: string) => diasEntre(hoje, dataValidade)

function pelaValidade(faltam: number): number {
  if (faltam < 0) return FATOR_VENCIDO
  return faltam > DIAS_DE_PRESSA ? NEUTRO : FATOR_VENCENDO
}

/**
 * VEN-01 How likely an undecided quote is to be won, in percent: how this customer usually decides, less for age and for
 * prices that no longer hold, more while it is talked about or about to expire.
 */
export function chanceDoOrcamento(dados: DadosDaChance, hoje: string): number {
  const { ganhos, perdidos, atendimentos } = dados
  const idade = diasDeIdade(dados, hoje)
  const ganha =
    100 *
    (ganhos + GANHOS_DE_PARTIDA) *
    (PELA_IDADE.find(({ ateDias }) => idade <= ateDias)?.fator ?? NEUTRO) *
    pelaValidade(diasDeValidade(dados, hoje)) *
    (PELAS_CONVERSAS.find(({ aPartirDe }) => atendimentos >= aPartirDe)?.fator ?? NEUTRO)
  const de = (ganhos + perdidos + DECIDIDOS_DE_PARTIDA) * 100 ** 3
  // Half goes up, told by whole numbers.
  return Math.min(MAIOR_CHANCE, Math.max(MENOR_CHANCE, Math.floor((2 * ganha + de) / (2 * de))))
}

/** VEN-01 Why it is as likely as that, for whoever reads the row: apart, because a list weighs many and shows few. */
export function motivosDaChance(dados: DadosDaChance, hoje: string): string[] {
  return [
    motivoDoHistorico(dados),
    motivoDaIdade(diasDeIdade(dados, hoje)),
    motivoDaValidade(dados, diasDeValidade(dados, hoje)),
    motivoDasConversas(dados),
  ]
}

function motivoDoHistorico({ ganhos, perdidos }: DadosDaChance): string {
  const decididos = ganhos + perdidos
  return decididos === 0
    ? 'Cliente sem orçamentos decididos'
    : `Cliente fechou ${ganhos} de ${plural(decididos, 'orçamento', 'orçamentos')}`
}

const motivoDaIdade = (dias: number) => (dias <= 0 ? 'Incluído hoje' : `Incluído há ${emDias(dias)}`)

function motivoDaValidade({ dataValidade }: DadosDaChance, faltam: number): string {
  if (faltam < 0) return `Vencido desde ${formatarData(dataValidade)}`
  if (faltam > DIAS_DE_PRESSA) return `Válido até ${formatarData(dataValidade)}`
  return faltam === 0 ? 'Vence hoje' : `Vence em ${emDias(faltam)}`
}

const motivoDasConversas = ({ atendimentos }: DadosDaChance) =>
  atendimentos === 0 ? 'Nenhum atendimento sobre ele' : plural(atendimentos, 'atendimento', 'atendimentos')

/** VEN-01 What a quote is worth by how likely it is. */
export const valorEsperado = (valor: Numerico, chance: number): Decimal =>
  arredondar(new Decimal(valor).times(chance).dividedBy(100), 2)
