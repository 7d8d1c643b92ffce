import { expect, it } from 'vitest'
import { situacaoDoCliente } from './situacao.ts'

const DESDE = '2026-08-18'
const cliente = { prospect: false, motivoBloqueio: null, dtUltComp: '2026-11-01' }

it.each([
  [cliente, 'ATIVO'],
  [{ ...cliente, dtUltComp: DESDE }, 'ATIVO'],
  [{ ...cliente, dtUltComp: '2026-08-17' }, 'SEM_COMPRA'],
  [{ ...cliente, dtUltComp: null }, 'SEM_COMPRA'],
  [{ ...cliente, dtUltComp: null, prospect: true }, 'PROSPECT'],
  [{ ...cliente, prospect: true, motivoBloqueio: 'Cheque' }, 'BLOQUEADO'],
])('VEN-01 %j é %s', (fatos, esperada) => {
  expect(situacaoDoCliente(fatos, DESDE)).toBe(esperada)
})
