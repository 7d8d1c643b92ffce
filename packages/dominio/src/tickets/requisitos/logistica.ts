import { emDias } from '../../formatos/contagem.ts'
import type { Fatos } from '../etapas.ts'
import { type Conferido, concluir } from './campos.ts'

const MENSAGENS_DA_LOGISTICA = {
  diasAMais: (dias: number) =>
    dias === 1
      ? 'O pedido foi de 1 dia: confirme no máximo 1.'
      : `O pedido foi de ${emDias(dias)}: confirme no máximo ${dias}.`,
} as const

/** TIC-11 Logistics confirms at most the delay that was claimed; none of it is a denial. */
export function confirmarAtraso(
  { dias_confirmados }: { dias_confirmados: number },
  pedido: { diasAtraso: number },
): Conferido<{ fatos: Fatos }> {
  const demais = dias_confirmados > pedido.diasAtraso
  return concluir(
    demais ? { 'logistica.dias_confirmados': MENSAGENS_DA_LOGISTICA.diasAMais(pedido.diasAtraso) } : {},
    () => ({ fatos: new Set(dias_confirmados === 0 ? ['PRORROGACAO_NEGADA'] : []) }),
  )
}
