import { createHmac, timingSafeEqual } from 'node:crypto'

const PREFIXO = 'sha256='

/** ALC-05 Whether the bytes came from who has the app's secret; without a secret nobody has. */
export function assinaturaDoWhatsappVale(recebida: unknown, corpo: string, segredo: string): boolean {
  if (segredo === '' || typeof recebida !== 'string') return false
  const esperada = Buffer.from(PREFIXO + createHmac('sha256', segredo).update(corpo).digest('hex'))
  const dada = Buffer.from(recebida)
  return dada.length === esperada.length && timingSafeEqual(dada, esperada)
}
