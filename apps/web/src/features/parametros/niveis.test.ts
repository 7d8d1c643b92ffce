import type { ParametroNaTela } from '@balcao/dominio/parametros/contratos'
import { describe, expect, it } from 'vitest'
import { foiMudado, noNivel, oQueHerda, oQueVale } from './niveis.ts'

const parametro = (valores: ParametroNaTela['valores'], soDoNegocio = false): ParametroNaTela => ({
  chave: 'maximoItensTicket',
  assunto: 'tickets',
  onde: '',
  paginas: [],
  campo: { especie: 'inteiro', nome: 'Produtos', ajuda: '', minimo: 1, maximo: 100 },
  padrao: '50',
  soDoNegocio,
  valores,
})
const negocio = { idFil: null, valor: '20', versao: 3 }
const daFilial = { idFil: 4, valor: '9', versao: 1 }
const devolvido = { idFil: 4, valor: null, versao: 2 }

describe('ADM-04 de onde vem o que vale', () => {
  it.each([
    ['nada dito', [], '50', 'PADRAO'],
    ['só o negócio', [negocio], '20', 'NEGOCIO'],
    ['a filial por cima', [negocio, daFilial], '9', 'FILIAL'],
    ['a filial que voltou a herdar', [negocio, devolvido], '20', 'NEGOCIO'],
    ['só a filial', [daFilial], '9', 'FILIAL'],
  ] as const)('%s', (_caso, valores, valor, origem) => {
    expect(oQueVale(parametro([...valores]), 4)).toEqual({ valor, origem })
  })

  it('o que é do negócio não tem valor de filial, e cada nível tem a sua versão', () => {
    expect(oQueVale(parametro([negocio, daFilial], true), 4).origem).toBe('NEGOCIO')
    const um = parametro([negocio, devolvido])
    expect([noNivel(um, null), noNivel(um, 4), noNivel(um, 5)]).toEqual([
      { valor: '20', versao: 3 },
      { valor: null, versao: 2 },
      { valor: null, versao: 0 },
    ])
    expect([oQueHerda(um, 4).valor, oQueHerda(um, null).valor]).toEqual(['20', '50'])
    expect([foiMudado(um), foiMudado(parametro([devolvido]))]).toEqual([true, false])
  })
})
