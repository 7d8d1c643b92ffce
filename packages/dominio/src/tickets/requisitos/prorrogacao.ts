import { formatarData, somarDias } from '../../formatos/datas.ts'
import type { Fatos } from '../etapas.ts'
import { type Conferido, concluir } from './campos.ts'

/** NOV-14 Who made the delivery late, and so answers for the extension. */
export const RESPONSAVEIS_DA_PRORROGACAO = {
  TRANSPORTADORA: 'Transportadora',
  REPRESENTANTE: 'Representante',
} as const
export type ResponsavelDaProrrogacao = keyof typeof RESPONSAVEIS_DA_PRORROGACAO

const MENSAGENS_DA_PRORROGACAO = {
  diasAMais: (dias: number) =>
    dias === 1
      ? 'O pedido foi de 1 dia: confirme no máximo 1.'
      : `O pedido foi de ${dias} dias: confirme no máximo ${dias}.`,
  novaData: 'Informe o novo vencimento.',
  dataPassada: 'O novo vencimento precisa ser depois de hoje.',
  dataLonge: (ate: string) =>
    `O novo vencimento pode ser no máximo em ${formatarData(ate)}, o limite desta filial.`,
} as const

const negada = (sim: boolean): Fatos => new Set(sim ? ['PRORROGACAO_NEGADA'] : [])

/** TIC-11 Logistics confirms at most the delay that was claimed; none of it is a denial. */
export function confirmarAtraso(
  { dias_confirmados }: { dias_confirmados: number },
  pedido: { diasAtraso: number },
): Conferido<{ fatos: Fatos }> {
  const demais = dias_confirmados > pedido.diasAtraso
  return concluir(
    demais ? { 'logistica.dias_confirmados': MENSAGENS_DA_PRORROGACAO.diasAMais(pedido.diasAtraso) } : {},
    () => ({ fatos: negada(dias_confirmados === 0) }),
  )
}

type RespostaDoFinanceiro = { aprovado: boolean; nova_data_vencimento?: string | undefined }

/** TIC-11 The furthest due date that the branch grants. */
export const vencimentoMaximo = (hoje: string, dias: number): string => somarDias(hoje, dias)

/** TIC-11 Finance approves with a new due date after today, not too far off, or denies, and then there is none. */
export function prorrogarVencimento(
  { aprovado, nova_data_vencimento: nova }: RespostaDoFinanceiro,
  { hoje, ate }: { hoje: string; ate: string },
): Conferido<{ novaData: string | null; fatos: Fatos }> {
  if (!aprovado) return { novaData: null, fatos: negada(true) }
  if (!nova) return { campos: { 'financeiro.nova_data_vencimento': MENSAGENS_DA_PRORROGACAO.novaData } }
  return concluir(problemaDaData(nova, hoje, ate), () => ({ novaData: nova, fatos: negada(false) }))
}

function problemaDaData(nova: string, hoje: string, ate: string): Record<string, string> {
  const campo = 'financeiro.nova_data_vencimento'
  if (nova <= hoje) return { [campo]: MENSAGENS_DA_PRORROGACAO.dataPassada }
  return nova > ate ? { [campo]: MENSAGENS_DA_PRORROGACAO.dataLonge(ate) } : {}
}
