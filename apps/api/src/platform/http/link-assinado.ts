import { createHmac, timingSafeEqual } from 'node:crypto'

/** By which the link is known, and what it is good for: of another secret, another thing or another session it is none. */
type Assunto = { segredo: string; de: readonly unknown[] }

/** A token that opens one thing for one session, for a while; never the session's own. */
export function assinarLink(assunto: Assunto, sessaoId: number, agora: Date): { ts: string; token: string } {
  const ts = String(agora.getTime())
  return { ts, token: `${sessaoId}.${assinatura(assunto, sessaoId, ts)}` }
}

/** The session that the link was made for; null when it was made for anything else, by anybody else, or too long ago. */
export function sessaoDoLink(
  assunto: Assunto,
  { ts = '', token = '' }: { ts?: string | undefined; token?: string | undefined },
  { agora, validadeMs }: { agora: Date; validadeMs: number },
): number | null {
  const [, sessaoId = ''] = /^(\d{1,15})\.[\w-]{43}$/.exec(token) ?? []
  if (!sessaoId || !/^\d{1,15}$/.test(ts)) return null
  if (!iguais(token, `${sessaoId}.${assinatura(assunto, Number(sessaoId), ts)}`)) return null
  return agora.getTime() - Number(ts) <= validadeMs ? Number(sessaoId) : null
}

const assinatura = ({ segredo, de }: Assunto, sessaoId: number, ts: string): string =>
  createHmac('sha256', segredo)
    .update(JSON.stringify([sessaoId, ts, ...de]))
    .digest('base64url')

/** In the same time, wherever they differ. */
export function iguais(a: string, b: string): boolean {
  const [um, outro] = [Buffer.from(a), Buffer.from(b)]
  return um.length === outro.length && timingSafeEqual(um, outro)
}
