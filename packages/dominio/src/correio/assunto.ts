import { formatarProtocolo } from '../tickets/protocolo.ts'

// 'RES:', 'ENC:', 'Re:', 'Fwd:', 'RE[2]:' in any number, and the protocol that a former message of ours carried.
const PREFIXOS = /^\s*(?:(?:re|res|resp|enc|fw|fwd)(?:\[\d+\])?\s*:|\[\d{4}\.\d{6,}-\d\])\s*/i

/** What a subject says, without what mail programs and we put before it. */
export function assuntoLimpo(assunto: string): string {
  let limpo = assunto.replace(/\s+/g, ' ').trim()
  for (let antes = ''; antes !== limpo; ) {
    antes = limpo
    limpo = limpo.replace(PREFIXOS, '')
  }
  return limpo
}

/** ALC-01 '[2026.000123-4] Caixa amassada': the same in every message of a ticket, so that they stay together. */
export const assuntoDoCorreio = (protocolo: string, assunto: string): string =>
  `[${formatarProtocolo(protocolo)}] ${assuntoLimpo(assunto)}`.trim()
