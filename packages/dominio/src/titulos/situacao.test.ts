import { expect, it } from 'vitest'
import { diasParaVencer, situacaoDoTitulo, textoDoVencimento } from './situacao.ts'

const HOJE = '2026-11-16'
const aberto = { dtVenc: HOJE, pagoEm: null, baixadoEm: null }

it.each([
  [aberto, 'ATIVO'],
  [{ ...aberto, dtVenc: '2026-11-15' }, 'VENCIDO'],
  [{ ...aberto, dtVenc: '2026-11-15', pagoEm: '2026-11-14' }, 'PAGO'],
  [{ ...aberto, baixadoEm: '2026-11-14' }, 'BAIXADO'],
])('DOC-05 %j é %s', (titulo, esperada) => {
  expect(situacaoDoTitulo(titulo, HOJE)).toBe(esperada)
})

it.each([
  ['2026-11-13', 'Vencido há 3 dias'],
  ['2026-11-15', 'Vencido há 1 dia'],
  ['2026-11-17', 'Vencimento para 1 dia'],
  ['2026-11-16', 'Hoje'],
  ['2026-12-01', 'Vencimento para 15 dias'],
])('DOC-05 vencimento %s: %s', (dtVenc, esperado) => {
  expect(textoDoVencimento(diasParaVencer(dtVenc, HOJE))).toBe(esperado)
})
