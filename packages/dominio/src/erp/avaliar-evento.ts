import { DESISTIU } from '../pedidos/faturamento.ts'
import { impedimentoParaMudar, type StatusDaVida } from '../pedidos/vida.ts'

type Pedido = {
  status: string
  /** When, by the ERP's clock, that happened which it told last of this order. */
  ultimoEm: Date | null
  /** Held by what only a person releases. */
  retido: boolean
}

type Evento = { status: StatusDaVida; ocorridoEm: Date }

export const RESULTADOS = ['APLICADO', 'REPETIDO', 'ANTIGO', 'RECUSADO'] as const
export type Resultado = (typeof RESULTADOS)[number]

type Avaliacao =
  | { resultado: Exclude<Resultado, 'RECUSADO'> }
  | { resultado: 'RECUSADO'; motivo: 'PEDIDO_ENCERRADO' | 'PEDIDO_NAO_PASSA' | 'PEDIDO_BLOQUEADO' }

/**
 * DOC-03 What is to be done with what the ERP tells. Its messages may come twice and out of order: what it says again
 * changes nothing, and what happened before the last thing known is too late to.
 */
export function avaliarEvento({ status, ultimoEm, retido }: Pedido, evento: Evento): Avaliacao {
  if (evento.status === status) return { resultado: 'REPETIDO' }
  if (ultimoEm !== null && evento.ocorridoEm < ultimoEm) return { resultado: 'ANTIGO' }
  const motivo = impedimentoParaMudar(status, evento.status)
  if (motivo) return { resultado: 'RECUSADO', motivo }
  if (retido && !DESISTIU.includes(evento.status))
    return { resultado: 'RECUSADO', motivo: 'PEDIDO_BLOQUEADO' }
  return { resultado: 'APLICADO' }
}
