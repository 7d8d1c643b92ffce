import { expect, it } from 'vitest'
import { SEM_ESTOQUE, saldoDaLinha } from './saldo.ts'

const LINHA = { removido: false, motivoRemocao: null, quantidade: '10', quantidadeFaturada: '0' }

it.each([
  ['o que o estoque não atendeu', { removido: true, motivoRemocao: SEM_ESTOQUE }, false, 10],
  ['o que alguém tirou não se espera', { removido: true }, false, 0],
  ['o que ainda vai ser faturado não falta', {}, false, 0],
  ['faturado em parte, o resto', { quantidadeFaturada: '6.5' }, true, 3.5],
  ['faturado inteiro', { quantidadeFaturada: '10' }, true, 0],
  ['faturado a mais', { quantidadeFaturada: '12' }, true, 0],
])('DOC-02 saldo: %s', (_, campos, faturado, saldo) => {
  expect(saldoDaLinha({ ...LINHA, ...campos }, { faturado }).toNumber()).toBe(saldo)
})
