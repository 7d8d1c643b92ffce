import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analisar, type RespostaDaAnalise, restaAnalisar } from './analise.ts'

const MOTIVOS = new Set([7])
const resposta = (parte: Partial<RespostaDaAnalise> = {}): RespostaDaAnalise => ({
  id: 1,
  qtd_fora_prazo: 0,
  qtd_outra_marca: 0,
  qtd_falta: 0,
  qtd_avaria: 0,
  qtd_quebra_direta: 0,
  qtd_autorizada: 0,
  ...parte,
})

const SEM_MOTIVO = 'Diga o motivo do que não foi autorizado.'

describe('analisar', () => {
  it.each<[string, string, Partial<RespostaDaAnalise>, Record<string, string>]>([
    ['tudo autorizado', '5.0000', { qtd_autorizada: 5 }, {}],
    ['tudo recusado, com motivo', '5', { qtd_fora_prazo: 5, motivo_analise_id: 7 }, {}],
    ['um pouco de cada', '6', { ...seis(), motivo_analise_id: 7 }, {}],
    [
      'décimos que não são binários',
      '0.3',
      { qtd_avaria: 0.1, qtd_autorizada: 0.2, motivo_analise_id: 7 },
      {},
    ],
    ['nada pedido', '0', {}, {}],
    [
      'falta responder um pouco',
      '5',
      { qtd_autorizada: 4.5, motivo_analise_id: 7 },
      { 'analise.0.qtd_autorizada': 'As quantidades somam 4,5, mas o pedido é de 5.' },
    ],
    [
      'mais do que o pedido',
      '5',
      { qtd_autorizada: 5, qtd_falta: 0.0001 },
      { 'analise.0.qtd_autorizada': 'As quantidades somam 5,0001, mas o pedido é de 5.' },
    ],
    ['recusa sem motivo', '5', { qtd_falta: 5 }, { 'analise.0.motivo_analise_id': SEM_MOTIVO }],
    [
      'recusa em parte sem motivo',
      '5',
      { qtd_falta: 1, qtd_autorizada: 4, motivo_analise_id: null },
      { 'analise.0.motivo_analise_id': SEM_MOTIVO },
    ],
    [
      'motivo que não existe',
      '5',
      { qtd_autorizada: 5, motivo_analise_id: 8 },
      { 'analise.0.motivo_analise_id': 'Este motivo não está mais em uso.' },
    ],
    [
      'soma errada e sem motivo',
      '5',
      {},
      {
        'analise.0.qtd_autorizada': 'As quantidades somam 0, mas o pedido é de 5.',
        'analise.0.motivo_analise_id': SEM_MOTIVO,
      },
    ],
  ])('TIC-11 %s', (_caso, solicitada, parte, campos) => {
    const conferido = analisar([{ id: 1, solicitada }], [resposta(parte)], MOTIVOS)
    expect('campos' in conferido ? conferido.campos : {}).toEqual(campos)
  })

  it('TIC-11 todos os produtos respondidos, cada um uma vez, e nenhum de fora', () => {
    const produtos = [1, 2, 3].map((id) => ({ id, solicitada: 1 }))
    const respostas = [2, 2, 9].map((id) => resposta({ id, qtd_autorizada: 1 }))
    expect(analisar(produtos, respostas, MOTIVOS)).toEqual({
      campos: {
        'analise.1.id': 'Este produto já foi respondido.',
        'analise.2.id': 'Este produto não faz parte do que se pede.',
        analise: 'Falta a resposta de 2 produtos.',
      },
    })
    expect(
      analisar(produtos, respostas.slice(0, 1).concat(resposta({ id: 1, qtd_autorizada: 1 })), MOTIVOS),
    ).toEqual({
      campos: { analise: 'Falta a resposta de 1 produto.' },
    })
  })

  it.each<[string, number[], string[], string[]]>([
    ['algo autorizado', [2, 0], ['A', 'N'], []],
    ['nada autorizado', [0, 0], ['N', 'N'], ['NADA_AUTORIZADO']],
    ['um grão autorizado', [0.0001, 0], ['A', 'N'], []],
    ['nenhum produto', [], [], ['NADA_AUTORIZADO']],
  ])('TIC-07, TIC-10 %s', (_caso, autorizadas, status, fatos) => {
    const conferido = analisar(
      autorizadas.map((_, id) => ({ id, solicitada: 2 })),
      autorizadas.map((qtd_autorizada, id) =>
        resposta({ id, qtd_autorizada, qtd_avaria: 2 - qtd_autorizada, motivo_analise_id: 7 }),
      ),
      MOTIVOS,
    )
    if ('campos' in conferido) expect.fail(JSON.stringify(conferido.campos))
    expect(conferido.produtos.map((produto) => produto.status)).toEqual(status)
    expect([...conferido.fatos]).toEqual(fatos)
  })
})

describe('restaAnalisar', () => {
  it('TIC-11 o que resta e o que foi respondido dão sempre o pedido, sem erro de binário', () => {
    const centesimos = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(centesimos, fc.tuple(centesimos, centesimos, centesimos), (pedido, [a, b, c]) => {
        const resta = restaAnalisar(
          pedido / 100,
          resposta({ qtd_falta: a / 100, qtd_avaria: b / 100, qtd_autorizada: c / 100 }),
        )
        expect(resta.times(100).toNumber()).toBe(pedido - a - b - c)
      }),
    )
  })
})

function seis(): Partial<RespostaDaAnalise> {
  const um = 1
  return {
    qtd_fora_prazo: um,
    qtd_outra_marca: um,
    qtd_falta: um,
    qtd_avaria: um,
    qtd_quebra_direta: um,
    qtd_autorizada: um,
  }
}
