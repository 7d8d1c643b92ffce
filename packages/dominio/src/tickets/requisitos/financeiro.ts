import { emDias } from '../../formatos/contagem.ts'
import { formatarData, somarDias } from '../../formatos/datas.ts'
import type { Fatos } from '../etapas.ts'
import { type Conferido, concluir } from './campos.ts'

const MENSAGENS_DO_FINANCEIRO = {
  novaData: 'Informe o novo vencimento.',
  dataPassada: 'O novo vencimento precisa ser depois de hoje.',
  dataLonge: (ate: string) =>
    `O novo vencimento pode ser no máximo em ${formatarData(ate)}, o limite desta filial.`,
  nadaMudaria: 'Os títulos escolhidos já vencem nesta data ou depois dela: nada mudaria.',
  diasPoucos: (dias: number, { nro, para }: { nro: string; para: string }) =>
    `Com mais ${emDias(dias)} o título ${nro} venceria em ${formatarData(para)}, que já passou.`,
  nenhumTitulo: 'Escolha ao menos um título.',
  tituloDeFora: 'Um dos títulos escolhidos foi pago ou não é deste ticket. Confira a lista.',
} as const

type RespostaDoFinanceiro = {
  aprovado: boolean
  nova_data_vencimento?: string | undefined
  dias?: number | undefined
}
type TituloEmAberto = { id: number; nro: string; dtVenc: string }
export type NovoVencimento = { id: number; para: string }

/** TIC-11 The furthest due date that the branch grants. */
export const vencimentoMaximo = (hoje: string, dias: number): string => somarDias(hoje, dias)

/** TIC-11 Finance approves with a new due date after today, not too far off, or denies, and then there is none. */
export function prorrogarVencimento(
  { aprovado, nova_data_vencimento: nova, dias }: RespostaDoFinanceiro,
  { hoje, ate }: { hoje: string; ate: string },
): Conferido<{ concede: Concedido | null; fatos: Fatos }> {
  if (!aprovado) return { concede: null, fatos: new Set(['PRORROGACAO_NEGADA']) }
  if (dias !== undefined && nova === undefined) return { concede: { dias }, fatos: new Set() }
  if (!nova) return { campos: { [CAMPO_DA_DATA]: MENSAGENS_DO_FINANCEIRO.novaData } }
  return concluir(problemaDaData(nova, hoje, ate), () => ({ concede: { data: nova }, fatos: new Set() }))
}

/** One date for all of them, or so many days more for each. */
export type Concedido = { data: string; dias?: never } | { dias: number; data?: never }

const CAMPO_DA_DATA = 'financeiro.nova_data_vencimento'
const CAMPO_DOS_DIAS = 'financeiro.dias'

function problemaDaData(nova: string, hoje: string, ate: string): Record<string, string> {
  if (nova <= hoje) return { [CAMPO_DA_DATA]: MENSAGENS_DO_FINANCEIRO.dataPassada }
  return nova > ate ? { [CAMPO_DA_DATA]: MENSAGENS_DO_FINANCEIRO.dataLonge(ate) } : {}
}

/**
 * TIC-11 When each title is due then, those that move alone. What would change nothing is not approved: the customer would be told of
 * an extension that does not exist.
 */
export function novosVencimentos(
  titulos: readonly TituloEmAberto[],
  { data, dias }: Concedido,
  { hoje, ate }: { hoje: string; ate: string },
): Conferido<{ movidos: NovoVencimento[]; ultimo: string }> {
  if (data !== undefined) {
    const movidos = titulos.filter(({ dtVenc }) => dtVenc < data).map(({ id }) => ({ id, para: data }))
    return movidos.length === 0 && titulos.length > 0
      ? { campos: { [CAMPO_DA_DATA]: MENSAGENS_DO_FINANCEIRO.nadaMudaria } }
      : { movidos, ultimo: data }
  }
  // Days of what there is nothing of are no date.
  if (titulos.length === 0) return { campos: { [CAMPO_DA_DATA]: MENSAGENS_DO_FINANCEIRO.novaData } }
  const novos = titulos.map(({ id, nro, dtVenc }) => ({ id, nro, para: somarDias(dtVenc, dias) }))
  const passado = novos.find(({ para }) => para <= hoje)
  if (passado) return { campos: { [CAMPO_DOS_DIAS]: MENSAGENS_DO_FINANCEIRO.diasPoucos(dias, passado) } }
  const longe = novos.find(({ para }) => para > ate)
  if (longe) return { campos: { [CAMPO_DOS_DIAS]: MENSAGENS_DO_FINANCEIRO.dataLonge(ate) } }
  const ultimo = novos.map(({ para }) => para).reduce((um, outro) => (um > outro ? um : outro))
  return { movidos: novos.map(({ id, para }) => ({ id, para })), ultimo }
}

/** TIC-11 The titles that the new date is for: those chosen among the open ones of the ticket's invoices, or all of these. */
export function escolherTitulos<T extends { id: number }>(
  abertos: readonly T[],
  escolhidos: readonly number[] | undefined,
): Conferido<{ titulos: readonly T[] }> {
  const campo = 'financeiro.titulos'
  if (escolhidos === undefined) return { titulos: abertos }
  if (!escolhidos.every((id) => abertos.some((aberto) => aberto.id === id)))
    return { campos: { [campo]: MENSAGENS_DO_FINANCEIRO.tituloDeFora } }
  if (escolhidos.length === 0 && abertos.length > 0)
    return { campos: { [campo]: MENSAGENS_DO_FINANCEIRO.nenhumTitulo } }
  return { titulos: abertos.filter(({ id }) => escolhidos.includes(id)) }
}

/**
 * TIC-11 Whether what finance granted stands: the ticket went on from there with a new date, and was not given up. Going back
 * past that step, another type (whose way is a new one) or a refusal take it back.
 */
export function prorrogacaoVale({
  novaData,
  passouPeloFinanceiro,
  desistido,
}: {
  novaData: string | null
  passouPeloFinanceiro: boolean
  desistido: boolean
}): boolean {
  return novaData !== null && passouPeloFinanceiro && !desistido
}
