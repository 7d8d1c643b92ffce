import { createHmac, timingSafeEqual } from 'node:crypto'

/** VEN-01 By which the portal and the ERP know each other; docs/PRODUCAO.md shows how to make them. */
export const CABECALHOS = {
  momento: 'x-balcao-momento',
  assinatura: 'x-balcao-assinatura',
  evento: 'x-balcao-evento',
} as const

const VERSAO = 'v1='
const MAIOR_MOMENTO = 15

/** Over the instant too, so that what somebody heard is of no use to them later. */
const assinaturaDe = (segredo: string, momento: string, corpo: string): string =>
  `${VERSAO}${createHmac('sha256', segredo).update(`${momento}.${corpo}`).digest('hex')}`

/** The headers of what is sent now. */
export function assinar(segredo: string, corpo: string, agora: Date): Record<string, string> {
  const momento = String(Math.floor(agora.getTime() / 1000))
  return { [CABECALHOS.momento]: momento, [CABECALHOS.assinatura]: assinaturaDe(segredo, momento, corpo) }
}

type Recebido = { momento: unknown; assinatura: unknown; corpo: string }

/** Whether who sent it has the secret, and sent it now; without a secret nobody does. */
export function assinaturaVale(
  { momento, assinatura, corpo }: Recebido,
  { segredo, agora, janelaMs }: { segredo: string; agora: Date; janelaMs: number },
): boolean {
  if (segredo === '' || typeof momento !== 'string' || typeof assinatura !== 'string') return false
  if (momento.length > MAIOR_MOMENTO || !/^\d+$/.test(momento)) return false
  if (Math.abs(agora.getTime() - Number(momento) * 1000) > janelaMs) return false
  const esperada = Buffer.from(assinaturaDe(segredo, momento, corpo))
  const recebida = Buffer.from(assinatura)
  return recebida.length === esperada.length && timingSafeEqual(recebida, esperada)
}
