import { describe, expect, it } from 'vitest'
import { diaDoLancamento, impedimentoParaLancar, problemaDoFechamento } from './lancamentos.ts'
import { disponivelDa, estadoDaConta } from './saldo.ts'
import { textoDoLancamento } from './texto-do-lancamento.ts'

const CONTA = { colaboradorId: 5, ativa: true, saldo: '10', limite: '90', emTransito: '20' }

describe('GES-08 saldo, limite e lançamentos', () => {
  it('GES-08 o disponível é o saldo com o limite, menos o que está em trânsito', () => {
    expect(disponivelDa(CONTA).toNumber()).toBe(80)
  })

  it.each([
    ['80', '100', true, 'FOLGADA'],
    ['-80', '100', true, 'PERTO'],
    ['-79.99', '100', true, 'FOLGADA'],
    ['-100', '100', true, 'PERTO'],
    ['-100.01', '100', true, 'ESTOURADA'],
    ['0', '0', true, 'PERTO'],
    ['0.01', '0', true, 'FOLGADA'],
    ['-500', '0', false, 'INATIVA'],
  ])('GES-08 com saldo %s e limite %s', (saldo, limite, ativa, estado) => {
    expect(estadoDaConta({ saldo, limite, ativa, emTransito: 0 })).toBe(estado)
  })

  it.each([
    [{}, 7, -80, null],
    [{}, 7, -80.01, 'CONTA_SEM_SALDO'],
    [{ emTransito: '200' }, 7, 1, null],
    [{}, 5, 1, 'CONTA_PROPRIA'],
    [{ ativa: false }, 7, 1, 'CONTA_INATIVA'],
  ])('GES-08 SEG-05 %j lançada por %s: %s', (campos, colaboradorId, valor, impedimento) => {
    expect(impedimentoParaLancar({ ...CONTA, ...campos }, { colaboradorId }, valor)).toBe(impedimento)
  })

  it.each([
    ['2026-10-31', null, null],
    ['2026-11-18', null, null],
    ['2026-11-19', null, 'Só se fecha um período que já terminou.'],
    ['2026-10-31', '2026-10-31', 'Este período já está fechado.'],
    ['2026-11-01', '2026-10-31', null],
  ])('GES-08 fechar até %s, fechada até %s', (ate, fechadaAte, problema) => {
    expect(problemaDoFechamento(ate, { hoje: '2026-11-19', fechadaAte })).toBe(problema)
  })

  it('GES-08 um lançamento nunca é de um período fechado', () => {
    expect(diaDoLancamento('2026-11-19', null)).toBe('2026-11-19')
    expect(diaDoLancamento('2026-11-19', '2026-11-18')).toBe('2026-11-19')
    expect(diaDoLancamento('2026-11-18', '2026-11-18')).toBe('2026-11-19')
  })

  it.each([
    ['VENDA', 'DEBITO', -5, 'Dado abaixo da tabela no pedido 9'],
    ['VENDA', 'CREDITO', 5, 'Vendido acima da tabela no pedido 9'],
    ['ESTORNO', 'DEBITO', 5, 'Volta do que o pedido 9 não levou'],
    ['ESTORNO', 'CREDITO', -5, 'Volta do crédito do pedido 9, que não saiu por inteiro'],
    ['MANUAL', null, 5, 'Crédito: verba de novembro'],
    ['MANUAL', null, -5, 'Débito: verba de novembro'],
    ['TRANSFERENCIA', null, 5, 'Recebido de Ana: verba de novembro'],
    ['TRANSFERENCIA', null, -5, 'Passado a Ana: verba de novembro'],
    ['FECHAMENTO', null, -5, 'Saldo zerado no fechamento: verba de novembro'],
  ] as const)('GES-08 %s, %s, %s diz o que é', (especie, parte, valor, texto) => {
    const motivo = parte ? null : 'verba de novembro'
    expect(textoDoLancamento({ especie, parte, valor, motivo, pedidoId: 9, outroTitular: 'Ana' })).toBe(texto)
  })
})
