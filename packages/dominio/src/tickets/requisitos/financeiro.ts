import { formatarData, somarDias } from '../../formatos/datas.ts'
import type { Fatos } from '../etapas.ts'
import { type Conferido, concluir } from './campos.ts'

const MENSAGENS_DO_FINANCEIRO = {
  novaData: 'Informe o novo vencimento.',
  dataPassada: 'O novo vencimento precisa ser depois de hoje.',
  dataLonge: (ate: string) =>
    `O novo vencimento pode ser no máximo em ${formatarData(ate)}, o limite desta filial.`,
  nenhumTitulo: 'Escolha ao menos um título.',
  tituloDeFora: 'Um dos títulos escolhidos foi pago ou não é deste ticket. Confira a lista.',
} as const

type RespostaDoFinanceiro = { aprovado: boolean; nova_data_vencimento?: string | undefined }

/** TIC-11 The furthest due date that the branch grants. */
export const vencimentoMaximo = (hoje: string, dias: number): string => somarDias(hoje, dias)

/** TIC-11 Finance approves with a new due date after today, not too far off, or denies, and then there is none. */
export function prorrogarVencimento(
  { aprovado, nova_data_vencimento: nova }: RespostaDoFinanceiro,
  { hoje, ate }: { hoje: string; ate: string },
): Conferido<{ novaData: string | null; fatos: Fatos }> {
  if (!aprovado) return { novaData: null, fatos: new Set(['PRORROGACAO_NEGADA']) }
  if (!nova) return { campos: { 'financeiro.nova_data_vencimento': MENSAGENS_DO_FINANCEIRO.novaData } }
  return concluir(problemaDaData(nova, hoje, ate), () => ({ novaData: nova, fatos: new Set() }))
}

function problemaDaData(nova: string, hoje: string, ate: string): Record<string, string> {
  const campo = 'financeiro.nova_data_vencimento'
  if (nova <= hoje) return { [campo]: MENSAGENS_DO_FINANCEIRO.dataPassada }
  return nova > ate ? { [campo]: MENSAGENS_DO_FINANCEIRO.dataLonge(ate) } : {}
}

/** TIC-11 The titles that the new date is for: those chosen among the open ones of the ticket's invoices, or all of these. */
export function escolherTitulos(
  abertos: readonly number[],
  escolhidos: readonly number[] | undefined,
): Conferido<{ titulos: readonly number[] }> {
  const campo = 'financeiro.titulos'
  if (escolhidos === undefined) return { titulos: abertos }
  if (!escolhidos.every((id) => abertos.includes(id)))
    return { campos: { [campo]: MENSAGENS_DO_FINANCEIRO.tituloDeFora } }
  if (escolhidos.length === 0 && abertos.length > 0)
    return { campos: { [campo]: MENSAGENS_DO_FINANCEIRO.nenhumTitulo } }
  return { titulos: [...new Set(escolhidos)] }
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
