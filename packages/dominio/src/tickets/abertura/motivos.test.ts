import { describe, expect, it } from 'vitest'
import type { MotivoDeAbertura } from '../catalogo/contratos.ts'
import { escolhaAutomatica, niveisAbertos, problemasDosMotivos } from './motivos.ts'

const motivo = (id: number, resto: Partial<MotivoDeAbertura> = {}): MotivoDeAbertura => ({
  id,
  descricao: `Motivo ${id}`,
  padrao: false,
  informa: false,
  subnivel: { obrigatorio: false, itens: [] },
  ...resto,
})

/** 1 → 2 → … → n, each level required. */
function corrente(n: number, id = 1): { obrigatorio: boolean; itens: MotivoDeAbertura[] } {
  return { obrigatorio: true, itens: n === 0 ? [] : [motivo(id, { subnivel: corrente(n - 1, id + 1) })] }
}
const escolher = (...ids: (number | null)[]) => ids.map((id) => (id === null ? null : { id }))

describe('NOV-04 árvore de motivos', () => {
  it.each([0, 1, 2, 3, 4, 5])('com %i níveis escolhidos o seguinte se abre, até cinco', (escolhidos) => {
    const abertos = niveisAbertos(corrente(7), escolher(...[1, 2, 3, 4, 5].slice(0, escolhidos)))
    expect(abertos).toHaveLength(Math.min(escolhidos + 1, 5))
    expect(abertos.filter(({ escolhido }) => escolhido)).toHaveLength(escolhidos)
  })

  it('sem motivos não há nível algum', () => {
    expect(niveisAbertos({ obrigatorio: true, itens: [] }, [])).toEqual([])
    expect(problemasDosMotivos({ obrigatorio: true, itens: [] }, [])).toEqual({})
  })

  it('a única opção obrigatória se escolhe sozinha; senão, a padrão', () => {
    expect(escolhaAutomatica({ obrigatorio: true, itens: [motivo(1)] })?.id).toBe(1)
    expect(escolhaAutomatica({ obrigatorio: false, itens: [motivo(1)] })).toBeNull()
    expect(escolhaAutomatica({ obrigatorio: true, itens: [motivo(1), motivo(2)] })).toBeNull()
    expect(
      escolhaAutomatica({ obrigatorio: false, itens: [motivo(1), motivo(2, { padrao: true })] })?.id,
    ).toBe(2)
  })

  it.each([1, 2, 3, 4, 5])('NOV-05 o nível %i, obrigatório, precisa da sua escolha', (nivel) => {
    const antes = escolher(...Array.from({ length: nivel - 1 }, (_, i) => i + 1))
    expect(problemasDosMotivos(corrente(5), antes)).toEqual({ [`motivo${nivel}`]: 'Campo obrigatório' })
  })

  it('NOV-05 os cinco níveis escolhidos passam; um nível opcional pode ficar vazio', () => {
    expect(problemasDosMotivos(corrente(5), escolher(1, 2, 3, 4, 5))).toEqual({})
    expect(problemasDosMotivos({ obrigatorio: false, itens: [motivo(1)] }, escolher(null))).toEqual({})
  })

  it('NOV-04 quem escolhe um motivo que informa deve escrever a observação', () => {
    const raiz = { obrigatorio: true, itens: [motivo(1, { informa: true })] }
    const falta = { 'motivo1.obs': 'O campo de observações é obrigatório.' }
    expect(problemasDosMotivos(raiz, [{ id: 1 }])).toEqual(falta)
    expect(problemasDosMotivos(raiz, [{ id: 1, obs: '  ' }])).toEqual(falta)
    expect(problemasDosMotivos(raiz, [{ id: 1, obs: 'Rua errada' }])).toEqual({})
  })

  it('o motivo de outra árvore e o nível solto são recusados', () => {
    expect(problemasDosMotivos(corrente(2), escolher(9))).toEqual({ motivo1: 'O campo é inválido' })
    expect(problemasDosMotivos(corrente(1), escolher(1, 2))).toEqual({ motivo2: 'O campo é inválido' })
    const opcional = { obrigatorio: false, itens: [motivo(1)] }
    expect(problemasDosMotivos(opcional, escolher(null, 2))).toEqual({ motivo2: 'O campo é inválido' })
  })
})
