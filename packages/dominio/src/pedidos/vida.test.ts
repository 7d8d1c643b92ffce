import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foiFaturado, STATUS_EM_ANDAMENTO, STATUS_SEM_EFEITO } from './status.ts'
import {
  alcanca,
  encerrado,
  impedimentoParaCancelar,
  impedimentoParaMudar,
  LINHA,
  proximoDaLinha,
  SEGUINTES,
  STATUS_DA_VIDA,
  type StatusDaVida,
} from './vida.ts'

const status = fc.constantFrom(...STATUS_DA_VIDA)

describe('DOC-03 a vida de um pedido', () => {
  it('são os status de pedido, cada um na tabela', () => {
    const dePedido = STATUS_DA_VIDA.filter(
      (chave) =>
        foiFaturado(chave) || [...STATUS_EM_ANDAMENTO, ...STATUS_SEM_EFEITO].includes(chave as never),
    )
    expect(dePedido).toEqual([...STATUS_DA_VIDA])
    expect(Object.keys(SEGUINTES)).toEqual([...STATUS_DA_VIDA])
  })

  it.each([
    ['AGUARDANDO', 'LIBERADO', null],
    ['AGUARDANDO', 'FATURADO', null],
    ['BLOQUEADO', 'LIBERADO', null],
    ['PAGAMENTO_PENDENTE', 'LIBERADO', 'PEDIDO_NAO_PASSA'],
    ['PAGAMENTO_PENDENTE', 'PAGAMENTO_REALIZADO', null],
    ['PAGAMENTO_EXPIRADO', 'PAGAMENTO_PENDENTE', null],
    ['LIBERADO', 'SEPARACAO', null],
    ['LIBERADO', 'ENTREGUE', null],
    ['LIBERADO', 'AGUARDANDO', 'PEDIDO_NAO_PASSA'],
    ['SEPARACAO', 'LIBERADO', 'PEDIDO_NAO_PASSA'],
    ['SEPARACAO', 'SEPARACAO', 'PEDIDO_NAO_PASSA'],
    ['FATURADO', 'SEPARACAO', 'PEDIDO_NAO_PASSA'],
    ['FATURADO', 'BLOQUEADO', 'PEDIDO_NAO_PASSA'],
    ['FATURADO', 'CANCELADO', null],
    ['TRANSPORTE', 'CANCELADO', 'PEDIDO_NAO_PASSA'],
    ['ENTREGUE', 'DEVOLUCAO', null],
    ['CANCELADO', 'LIBERADO', 'PEDIDO_ENCERRADO'],
    ['REJEITADO', 'ANALISE', 'PEDIDO_ENCERRADO'],
    ['DEVOLUCAO', 'ENTREGUE', 'PEDIDO_ENCERRADO'],
    ['NOVO_DO_ERP', 'LIBERADO', null],
  ] as const)('de %s para %s: %s', (de, para, esperado) => {
    expect(impedimentoParaMudar(de, para)).toBe(esperado)
  })

  it('a linha anda sempre de um para o seguinte', () => {
    LINHA.forEach((passo, i) => {
      const seguinte = LINHA[i + 1]
      if (seguinte) expect(SEGUINTES[passo]).toContain(seguinte)
      expect(proximoDaLinha(passo)).toBe(seguinte ?? null)
    })
    expect([proximoDaLinha('AGUARDANDO'), proximoDaLinha('BLOQUEADO'), proximoDaLinha('CANCELADO')]).toEqual([
      'LIBERADO',
      null,
      null,
    ])
  })

  it('nenhuma sequência desfaz uma nota, nem tira um pedido do fim', () => {
    fc.assert(
      fc.property(status, fc.array(status, { maxLength: 30 }), (inicio, pedidos) => {
        let atual: StatusDaVida = inicio
        let tevePassado = foiFaturado(atual)
        for (const para of pedidos) {
          if (impedimentoParaMudar(atual, para)) continue
          expect(encerrado(atual)).toBe(false)
          if (tevePassado) expect(foiFaturado(para) || para === 'CANCELADO').toBe(true)
          if (atual === 'TRANSPORTE' || atual === 'ENTREGUE') expect(para).not.toBe('CANCELADO')
          atual = para
          tevePassado ||= foiFaturado(atual)
        }
      }),
    )
  })

  it('quem alcança por saltos alcança passo a passo', () => {
    const passos = (de: StatusDaVida, vistos = new Set<StatusDaVida>()): Set<StatusDaVida> => {
      for (const seguinte of SEGUINTES[de]) if (!vistos.has(seguinte)) passos(seguinte, vistos.add(seguinte))
      return vistos
    }
    for (const de of STATUS_DA_VIDA)
      for (const para of STATUS_DA_VIDA) if (alcanca(de, para)) expect(passos(de)).toContain(para)
  })
})

it.each([
  ['AGUARDANDO', 'ANALISE', null],
  ['BLOQUEADO', 'ANALISE', null],
  ['PAGAMENTO_EXPIRADO', 'ANALISE', null],
  ['LIBERADO', 'ANALISE', 'PEDIDO_NAO_CANCELA'],
  ['LIBERADO', 'LIBERADO', null],
  ['SEPARACAO', 'LIBERADO', 'PEDIDO_NAO_CANCELA'],
  ['SEPARACAO', 'SEPARACAO', null],
  ['FATURADO', 'SEPARACAO', 'PEDIDO_NAO_CANCELA'],
  ['ENTREGUE', 'SEPARACAO', 'PEDIDO_NAO_CANCELA'],
  ['CANCELADO', 'SEPARACAO', 'PEDIDO_ENCERRADO'],
] as const)('VEN-01 cancelar em %s onde se cancela até %s: %s', (de, ate, esperado) => {
  expect(impedimentoParaCancelar({ status: de, temFaturado: false }, ate)).toBe(esperado)
  if (esperado === null)
    expect(impedimentoParaCancelar({ status: de, temFaturado: true }, ate)).toBe('PEDIDO_NAO_CANCELA')
})
