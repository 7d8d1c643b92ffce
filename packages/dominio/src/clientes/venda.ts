import { emDias } from '../formatos/contagem.ts'
import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'

/** Whether one may sell to a customer now, for whoever has them on the phone. */
export const SITUACOES_DA_VENDA = {
  LIVRE: 'Liberado para vender',
  ATENCAO: 'Vender com atenção',
  BLOQUEADA: 'Venda bloqueada',
} as const
export type SituacaoDaVenda = keyof typeof SITUACOES_DA_VENDA

type FatosDaVenda = {
  motivoBloqueio: string | null
  /** Null where there is no limit on record. */
  limiteDisponivel: Numerico | null
  /** Days of the title that is longest overdue; zero when none is. */
  maiorAtraso: number
  /** Null for whoever may not see titles: they learn that there are some, not how much (PER-03). */
  valorVencido: Numerico | null
}

type RegrasDaVenda = { diasAtrasoParaVender: number; vendeAcimaDoLimite: boolean; casasDecimais: number }

/** The answer and its reasons: what blocks first, then what only asks for care. */
export function situacaoDaVenda(
  fatos: FatosDaVenda,
  regras: RegrasDaVenda,
): { situacao: SituacaoDaVenda; motivos: string[] } {
  const { motivoBloqueio, limiteDisponivel, maiorAtraso } = fatos
  const semLimite = limiteDisponivel !== null && new Decimal(limiteDisponivel).lessThanOrEqualTo(0)
  const vencidos = () => motivoDosVencidos(fatos, regras)
  const impedem = [
    ...(motivoBloqueio === null ? [] : [motivoBloqueio]),
    ...(maiorAtraso > regras.diasAtrasoParaVender ? [vencidos()] : []),
    ...(semLimite && !regras.vendeAcimaDoLimite ? ['Limite de crédito esgotado'] : []),
  ]
  const pedemAtencao = [
    ...(maiorAtraso > 0 && maiorAtraso <= regras.diasAtrasoParaVender ? [vencidos()] : []),
    ...(semLimite && regras.vendeAcimaDoLimite ? ['Limite de crédito esgotado'] : []),
  ]
  const situacao = impedem.length > 0 ? 'BLOQUEADA' : pedemAtencao.length > 0 ? 'ATENCAO' : 'LIVRE'
  return { situacao, motivos: [...impedem, ...pedemAtencao] }
}

function motivoDosVencidos({ valorVencido, maiorAtraso }: FatosDaVenda, { casasDecimais }: RegrasDaVenda) {
  if (valorVencido === null) return 'Há títulos vencidos'
  return `${formatarDinheiro(valorVencido, casasDecimais)} vencidos há até ${emDias(maiorAtraso)}`
}
