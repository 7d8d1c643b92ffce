import { createHmac, timingSafeEqual } from 'node:crypto'
import { textoDosValores } from '@balcao/dominio/relatorios/filtros'
import type { Negocio } from '../../negocio.ts'

const VALIDADE_MS = 5 * 60_000

/** What a link is good for: one report, one set of parameters, one session. */
type Assunto = { relatorioId: number; valores: Record<string, unknown> }

export type Link = { ts: string; token: string; expiraEm: Date }

/** REL-01 A token that opens this report with these parameters for a few minutes; never the session's own. */
export function assinarLink(
  { id, segredos }: Negocio,
  sessaoId: number,
  assunto: Assunto,
  agora: Date,
): Link {
  const ts = String(agora.getTime())
  return {
    ts,
    token: `${sessaoId}.${assinatura(id, segredos.relatorios, sessaoId, assunto, ts)}`,
    expiraEm: new Date(agora.getTime() + VALIDADE_MS),
  }
}

/** The session that the link was made for; null when it was made for anything else, by anybody else, or too long ago. */
export function sessaoDoLink(
  { id, segredos }: Negocio,
  { ts = '', token = '' }: { ts?: string | undefined; token?: string | undefined },
  assunto: Assunto,
  agora: Date,
): number | null {
  const [, sessaoId = ''] = /^(\d{1,15})\.[\w-]{43}$/.exec(token) ?? []
  if (!sessaoId || !/^\d{1,15}$/.test(ts)) return null
  const esperado = `${sessaoId}.${assinatura(id, segredos.relatorios, Number(sessaoId), assunto, ts)}`
  if (!iguais(token, esperado)) return null
  return agora.getTime() - Number(ts) <= VALIDADE_MS ? Number(sessaoId) : null
}

function assinatura(
  negocioId: string,
  segredo: string,
  sessaoId: number,
  { relatorioId, valores }: Assunto,
  ts: string,
): string {
  const dito = JSON.stringify([negocioId, sessaoId, relatorioId, ts, textoDosValores(valores)])
  return createHmac('sha256', segredo).update(dito).digest('base64url')
}

function iguais(a: string, b: string): boolean {
  const [um, outro] = [Buffer.from(a), Buffer.from(b)]
  return um.length === outro.length && timingSafeEqual(um, outro)
}
