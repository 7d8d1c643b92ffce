import { expect, it } from 'vitest'
import { impedimentoDoBoleto } from './segunda-via.ts'

const ABERTO = {
  dtVenc: '2026-11-16',
  pagoEm: null,
  baixadoEm: null,
  codigoBarras: '34196166700000123451101234567880057123457000',
  contaDeCobranca: 1,
}
const QUANDO = { hoje: '2026-11-16', diasMaximos: 60 }

it.each([
  ['em dia', {}, null],
  ['a vencer', { dtVenc: '2027-01-10' }, null],
  ['no último dia da segunda via', { dtVenc: '2026-09-17' }, null],
  ['no dia seguinte a ele', { dtVenc: '2026-09-16' }, 'SEGUNDA_VIA_VENCIDA'],
  ['pago', { pagoEm: '2026-11-10' }, 'TITULO_PAGO'],
  ['baixado', { baixadoEm: '2026-11-10' }, 'TITULO_PAGO'],
  ['pago, e há muito vencido', { pagoEm: '2026-11-10', dtVenc: '2025-01-01' }, 'TITULO_PAGO'],
  ['sem código de barras', { codigoBarras: null }, 'BOLETO_INDISPONIVEL'],
  ['sem conta de cobrança', { contaDeCobranca: null }, 'BOLETO_INDISPONIVEL'],
  ['com um dígito errado', { codigoBarras: `${ABERTO.codigoBarras.slice(0, -1)}9` }, 'BOLETO_INDISPONIVEL'],
])('DOC-05 %s', (_caso, parte, esperado) => {
  expect(impedimentoDoBoleto({ ...ABERTO, ...parte }, QUANDO)).toBe(esperado)
})
