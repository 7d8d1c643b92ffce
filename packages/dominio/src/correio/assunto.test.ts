import { expect, it } from 'vitest'
import { montarProtocolo } from '../tickets/protocolo.ts'
import { assuntoDoCorreio, assuntoLimpo } from './assunto.ts'

it.each([
  ['Caixa amassada', 'Caixa amassada'],
  ['RES: ENC: Re: Fwd: Caixa', 'Caixa'],
  ['Re[2]: caixa', 'caixa'],
  ['RES: [2026.000123-4] RES: Caixa', 'Caixa'],
  ['AW: WG: SV: TR: RV: caixa', 'caixa'],
  ['Aw[3]: VS: RIF: caixa', 'caixa'],
  ['Reenvio: caixa', 'Reenvio: caixa'],
  ['Trator: peça', 'Trator: peça'],
  ['Linha\r\nBcc: x@y.com', 'Linha Bcc: x@y.com'],
  ['RES:', ''],
])('ALC-01 o assunto %j, limpo: %j', (assunto, limpo) => {
  expect(assuntoLimpo(assunto)).toBe(limpo)
})

it('ALC-01 o protocolo vem antes do assunto, uma vez', () => {
  const protocolo = montarProtocolo(2026, 123)
  const assunto = assuntoDoCorreio(protocolo, 'ENC: Caixa')
  expect(assunto).toMatch(/^\[2026\.000123-\d\] Caixa$/)
  expect(assuntoDoCorreio(protocolo, `RES: ${assunto}`)).toBe(assunto)
  expect(assuntoDoCorreio(protocolo, '')).toMatch(/^\[2026\.000123-\d\]$/)
})
