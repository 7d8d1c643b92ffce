import { describe, expect, it } from 'vitest'
import { somarDias } from '../formatos/datas.ts'
import { type Compras, estadoNaCarteira, porqueNaCarteira } from './risco.ts'

const HOJE = '2026-11-18'
const REGUA = { ritmoPadrao: 30, fator: 1.5 }
const ha = (dias: number | null) => (dias === null ? null : somarDias(HOJE, -dias))
const compras = (
  primeira: number | null,
  penultima: number | null,
  ultima: number | null,
  ritmo: number | null,
): Compras => ({
  primeira: ha(primeira),
  penultima: ha(penultima),
  ultima: ha(ultima),
  ritmo,
})

describe('GES-06 estadoNaCarteira', () => {
  it.each([
    ['nunca comprou', compras(null, null, null, null), 'PROSPECT', 'Nunca comprou; cadastrado há 40 dias'],
    ['no próprio ritmo', compras(300, 22, 10, 12), 'ATIVO', 'Compra a cada 12 dias, deve voltar em 2 dias'],
    ['no dia', compras(300, 24, 12, 12), 'ATIVO', 'Compra a cada 12 dias, deve voltar hoje'],
    ['no último dia do prazo', compras(300, 30, 18, 12), 'ATIVO', 'Compra a cada 12 dias, faz 18'],
    ['um dia depois dele', compras(300, 31, 19, 12), 'RUPTURA', 'Comprava a cada 12 dias, faz 19'],
    ['29 dias ainda é ruptura', compras(300, 41, 29, 12), 'RUPTURA', 'Comprava a cada 12 dias, faz 29'],
    ['30 já é inativo 30', compras(300, 42, 30, 12), 'INATIVO_30', 'Comprava a cada 12 dias, faz 30'],
    ['59', compras(300, 71, 59, 12), 'INATIVO_30', 'Comprava a cada 12 dias, faz 59'],
    ['60', compras(300, 72, 60, 12), 'INATIVO_60', 'Comprava a cada 12 dias, faz 60'],
    ['89', compras(300, 99, 89, 12), 'INATIVO_60', 'Comprava a cada 12 dias, faz 89'],
    ['90', compras(300, 102, 90, 12), 'INATIVO_90', 'Comprava a cada 12 dias, faz 90'],
    [
      'de ritmo longo, 67 dias é no ritmo',
      compras(300, 112, 67, 45),
      'ATIVO',
      'Compra a cada 45 dias, faz 67',
    ],
    ['e 68 já não', compras(300, 113, 68, 45), 'INATIVO_60', 'Comprava a cada 45 dias, faz 68'],
    ['primeira compra', compras(30, null, 30, null), 'ATIVADO', 'Primeira compra há 30 dias'],
    ['primeira de hoje', compras(0, null, 0, null), 'ATIVADO', 'Primeira compra hoje'],
    ['já não é novidade', compras(31, null, 31, null), 'ATIVO', 'Comprou há 31 dias'],
    [
      'voltou depois de 90',
      compras(300, 100, 10, 12),
      'REATIVADO',
      'Voltou a comprar há 10 dias, depois de 90 dias sem comprar',
    ],
    [
      'depois de 89 não é volta',
      compras(300, 99, 10, 12),
      'ATIVO',
      'Compra a cada 12 dias, deve voltar em 2 dias',
    ],
    ['sem ritmo próprio vale o padrão: 45', compras(200, 100, 45, null), 'ATIVO', 'Comprou há 45 dias'],
    ['e 46 passou dele', compras(200, 100, 46, null), 'INATIVO_30', 'Comprou 2 vezes, a última há 46 dias'],
  ] as const)('%s', (_caso, fatos, estado, porque) => {
    expect(estadoNaCarteira(fatos, REGUA, HOJE)).toBe(estado)
    const dtCad = somarDias(HOJE, -40)
    expect(porqueNaCarteira({ ...fatos, compras: 2, dtCad }, estado, HOJE)).toBe(porque)
  })

  it('GES-06 o fator e o ritmo padrão são da filial', () => {
    expect(estadoNaCarteira(compras(300, 31, 19, 12), { ritmoPadrao: 30, fator: 2 }, HOJE)).toBe('ATIVO')
    expect(estadoNaCarteira(compras(200, 100, 46, null), { ritmoPadrao: 60, fator: 1 }, HOJE)).toBe('ATIVO')
  })
})
