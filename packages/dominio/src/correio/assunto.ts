import { formatarProtocolo } from '../tickets/protocolo.ts'

/** What programs of several languages put before a subject: 'RES', 'ENC', 'Fwd', the German 'AW' and 'WG', 'SV', 'TR', 'RV'. */
export const PREFIXO_DO_PROGRAMA = '(?:re|res|resp|enc|fw|fwd|aw|wg|sv|vs|tr|rv|rif)(?:\\[\\d+\\])?\\s*:'
// In any number, 'RE[2]:' too, and the protocol that a former message of ours carried.
const PREFIXOS = new RegExp(`^\\s*(?:${PREFIXO_DO_PROGRAMA}|\\[\\d{4}\\.\\d{6,}-\\d\\])\\s*`, 'i')

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
