import { describe, expect, it } from 'vitest'
import { type Condicional, type Etapa, problemaDaCarga } from './etapas.ts'
import { REQUISITOS, type Requisito, requisitos } from './requisitos/catalogo.ts'

const ESCOLHA: Condicional = { id: 1, condicao: 'ESCOLHA', proximaEtapaId: 2 }
const etapa = (requisito: Requisito | null, condicionais: Condicional[] = []): Etapa => ({
  id: 1,
  ordem: 1,
  requisito,
  permiteFinalizar: false,
  desvio: false,
  condicionais,
})
const naoPedido = (...campos: string[]) => ({
  codigo: 'CAMPOS_INVALIDOS',
  campos: Object.fromEntries(campos.map((campo) => [campo, 'Esta etapa não pede esta informação.'])),
})

describe('problemaDaCarga', () => {
  it.each(requisitos)('TIC-10 %s: nada, o seu campo, o de outro', (requisito) => {
    const { campo } = REQUISITOS[requisito]
    const outro = requisito === 'CHECKIN_DEVOLUCAO' ? 'analise' : 'checkin'
    expect(problemaDaCarga(etapa(requisito), [])).toEqual({ codigo: 'REQUISITO_DA_ETAPA', exige: requisito })
    expect(problemaDaCarga(etapa(requisito), [campo])).toBeNull()
    expect(problemaDaCarga(etapa(requisito), [outro])).toEqual(naoPedido(outro))
    expect(problemaDaCarga(etapa(requisito), [campo, outro])).toEqual(naoPedido(outro))
  })

  it('TIC-11 um arquivo é nota de devolução, e só onde ela é pedida', () => {
    expect(problemaDaCarga(etapa('ENVIAR_NFD'), ['arquivos'])).toBeNull()
    expect(problemaDaCarga(etapa('ENVIAR_NFD'), ['arquivos', 'nfd'])).toBeNull()
    expect(problemaDaCarga(etapa('ANALISE_DEVOLUCAO'), ['analise', 'arquivos'])).toEqual(
      naoPedido('arquivos'),
    )
    expect(problemaDaCarga(etapa(null), ['arquivos', 'nfd'])).toEqual(naoPedido('arquivos', 'nfd'))
  })

  it('TIC-10 a escolha é pedida onde há saídas a escolher, e recusada onde não há', () => {
    expect(problemaDaCarga(etapa(null), [])).toBeNull()
    expect(problemaDaCarga(etapa(null), ['condicional'])).toEqual(naoPedido('condicional'))
    expect(problemaDaCarga(etapa(null, [ESCOLHA]), [])).toEqual({
      codigo: 'ESCOLHA_DA_ETAPA_OBRIGATORIA',
      exige: 'ETAPA_CONDICIONAL',
    })
    expect(problemaDaCarga(etapa(null, [ESCOLHA]), ['condicional'])).toBeNull()
    expect(problemaDaCarga(etapa('CHECKIN_DEVOLUCAO', [ESCOLHA]), ['condicional', 'checkin'])).toBeNull()
  })
})
