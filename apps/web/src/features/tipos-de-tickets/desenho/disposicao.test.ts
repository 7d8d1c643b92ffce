import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vizinhoPara } from './andar-no-desenho.ts'
import { ALTURA_DA_ETAPA, dispor, LARGURA_DA_ETAPA, setasDe } from './disposicao.ts'

const etapa = (chave: string, para: string[] = [], desvio = false): EtapaDoConteudo => ({
  ...{ chave, nome: chave, setorId: 1, statusId: 1, requisito: null, permiteFinalizar: false },
  ...{ desvio, aguardaColeta: false },
  saidas: para.map((destino) => ({ condicao: 'ESCOLHA', descricao: `Ir a ${destino}`, para: destino })),
})

describe('ADM-06 o fluxo desenhado', () => {
  it('ADM-06 desenha as saídas e a ordem, e não o que não leva a nada', () => {
    const setas = setasDe([etapa('a'), etapa('d', ['b'], true), etapa('b', ['a', 'x', 'b']), etapa('c')])
    expect(setas.map(({ de, para, saida }) => `${de}${saida ?? '-'}${para}`)).toEqual(['a-b', 'd0b', 'b0a'])
  })

  it('ADM-06 nenhuma etapa cobre outra, e em linha cada uma vem abaixo da anterior', () => {
    const fluxos = fc.array(
      fc.record({ para: fc.array(fc.nat({ max: 7 }), { maxLength: 3 }), desvio: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(fluxos, (sorteadas) => {
        const etapas = sorteadas.map(({ para, desvio }, i) => etapa(String(i), para.map(String), desvio))
        const lugares = [...dispor(etapas).etapas.values()]
        expect(lugares).toHaveLength(etapas.length)
        for (const [i, um] of lugares.entries())
          for (const outro of lugares.slice(i + 1))
            expect(
              Math.abs(um.x - outro.x) >= LARGURA_DA_ETAPA || Math.abs(um.y - outro.y) >= ALTURA_DA_ETAPA,
            ).toBe(true)
      }),
      { numRuns: 50 },
    )
    const emLinha = [...dispor([etapa('a'), etapa('b'), etapa('c')]).etapas.values()].map(({ y }) => y)
    expect(emLinha).toEqual(emLinha.toSorted((um, outro) => um - outro))
  })

  it('ADM-06 as setas do teclado vão ao mais perto para aquele lado', () => {
    const lugares = [
      { id: 'alto', x: 0, y: 0 },
      { id: 'meio', x: 0, y: 100 },
      { id: 'lado', x: 200, y: 110 },
      { id: 'fundo', x: 20, y: 300 },
    ]
    expect(vizinhoPara(lugares, 'alto', 'ArrowDown')).toBe('meio')
    expect(vizinhoPara(lugares, 'meio', 'ArrowDown')).toBe('fundo')
    expect(vizinhoPara(lugares, 'meio', 'ArrowRight')).toBe('lado')
    expect(vizinhoPara(lugares, 'lado', 'ArrowLeft')).toBe('meio')
    expect(vizinhoPara(lugares, 'alto', 'ArrowUp')).toBeNull()
    expect(vizinhoPara(lugares, 'sumiu', 'ArrowUp')).toBe('alto')
  })
})
