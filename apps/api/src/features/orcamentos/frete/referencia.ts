import { createHmac } from 'node:crypto'
import type { FreteCalculado } from '@balcao/dominio/fretes/calculado'
import { iguais } from '../../../platform/http/link-assinado.ts'

const assinatura = (segredo: string, orcamentoId: number, dito: string): string =>
  createHmac('sha256', segredo)
    .update(JSON.stringify([orcamentoId, dito]))
    .digest('base64url')

/**
 * FRE-01 A quotation of one quote, in the server's own hand: kept by whoever looks at it until they choose, so that listing writes
 * nothing, and a service outside is not asked twice.
 */
export function referenciaDoFrete(segredo: string, orcamentoId: number, frete: FreteCalculado): string {
  const dito = Buffer.from(JSON.stringify(frete)).toString('base64url')
  return `${dito}.${assinatura(segredo, orcamentoId, dito)}`
}

/** Null for what was not written here, or was for another quote. */
export function lerReferencia(
  segredo: string,
  orcamentoId: number,
  referencia: string,
): FreteCalculado | null {
  const [dito = '', assinada = ''] = referencia.split('.')
  if (!iguais(assinada, assinatura(segredo, orcamentoId, dito))) return null
  return JSON.parse(Buffer.from(dito, 'base64url').toString()) as FreteCalculado
}
