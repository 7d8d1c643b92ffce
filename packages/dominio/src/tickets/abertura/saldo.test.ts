import { expect, it } from 'vitest'
import {
  dentroDoPrazoDeDevolucao,
  devolveNotaInteira,
  devolveProdutos,
  type ItemQueToma,
  quantidadeTomada,
} from './saldo.ts'

const base: ItemQueToma = {
  status: 'AN',
  solicitada: '8.0000',
  autorizada: '0.0000',
  falta: '0.0000',
  quebraDireta: '0.0000',
  recebida: null,
  tipo: { usa_nota: 0, usa_nota_produto: 2, permite_espelho: true },
  finalizado: false,
  desistido: false,
}
const duvida = { usa_nota: 1, usa_nota_produto: 0, permite_espelho: false }
const analisado = { ...base, status: 'A', autorizada: '5', falta: '1', quebraDireta: '0.5' } as const

it.each<[string, ItemQueToma, number]>([
  ['em análise, o solicitado', base, 8],
  ['analisado, o autorizado, a falta e a quebra: o recusado volta', analisado, 6.5],
  ['negado por inteiro, nada', { ...base, status: 'N' }, 0],
  ['negado, mas a falta foi reconhecida', { ...base, status: 'N', falta: '8' }, 8],
  ['conferido, o recebido no lugar do autorizado', { ...analisado, recebida: '2' }, 3.5],
  ['conferido e nada chegou', { ...analisado, recebida: '0' }, 1.5],
  ['desistido em análise, nada', { ...base, desistido: true }, 0],
  ['desistido depois da análise, nada', { ...analisado, desistido: true }, 0],
  [
    'desistido depois que a mercadoria chegou, o recebido',
    { ...analisado, recebida: '4', desistido: true },
    4,
  ],
  ['mudado para um tipo que não devolve, nada', { ...base, tipo: duvida }, 0],
  ['analisado e mudado para um tipo que não devolve, nada', { ...analisado, tipo: duvida }, 0],
  ['mudado de tipo e finalizado, nada', { ...base, tipo: duvida, finalizado: true }, 0],
  [
    'mudado de tipo depois que a mercadoria chegou, o recebido',
    { ...analisado, recebida: '4', tipo: duvida },
    4,
  ],
  ['finalizado sem que a análise respondesse, nada', { ...base, finalizado: true }, 0],
  ['finalizado com a devolução feita, o mesmo que antes', { ...analisado, finalizado: true }, 6.5],
])('NOV-11 o que um produto toma do saldo: %s', (_, item, tomado) => {
  expect(quantidadeTomada(item).toNumber()).toBe(tomado)
})

it.each([
  ['produtos escolhidos', { usa_nota: 0, usa_nota_produto: 2, permite_espelho: false }, true],
  ['produtos, se houver', { usa_nota: 0, usa_nota_produto: 1, permite_espelho: false }, true],
  ['a nota inteira', { usa_nota: 2, usa_nota_produto: 0, permite_espelho: true }, true],
  ['a nota como referência', duvida, false],
  ['nada de notas', { usa_nota: 0, usa_nota_produto: 0, permite_espelho: true }, false],
])('NOV-11 o tipo que pede %s: devolve produtos, %s', (_, tipo, devolve) => {
  expect(devolveProdutos(tipo)).toBe(devolve)
})

it('NOV-11 quantidades com casas não perdem nada na soma', () => {
  const item = { ...analisado, autorizada: '0.1', falta: '0.2', quebraDireta: '0' }
  expect(quantidadeTomada(item).toString()).toBe('0.3')
})

it.each([
  ['2026-03-01', 30, true],
  ['2026-02-28', 30, false],
  ['2026-03-31', 0, true],
  ['2026-03-30', 0, false],
  ['2020-01-01', -1, true],
])('NOV-12 nota de %s com janela de %i dias: %s', (saida, dias, dentro) => {
  expect(dentroDoPrazoDeDevolucao(saida, '2026-03-31', dias)).toBe(dentro)
})

it.each([
  [2, true, true],
  [1, true, true],
  [2, false, false],
  [0, true, false],
])('NOV-02 usa_nota %i com espelho %s: devolve a nota inteira, %s', (usa_nota, permite_espelho, devolve) => {
  expect(devolveNotaInteira({ usa_nota, permite_espelho })).toBe(devolve)
})
