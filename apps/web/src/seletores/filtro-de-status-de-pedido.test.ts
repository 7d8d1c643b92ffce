import { resolverParametros } from '@balcao/dominio/parametros'
import { describe, expect, it } from 'vitest'
import type { Contexto } from '../platform/listas/contexto.ts'
import { FILTRO_DE_STATUS_DE_PEDIDO } from './filtro-de-status-de-pedido.ts'

const PARAMETROS = [
  {
    chave: 'GERAL_descricaoStatusPedido',
    filialId: 2,
    valor: 'ENTREGUE=Na casa do cliente\nANALISE=Com o crédito',
  },
]

const opcoesDaFilial = (filial: number) =>
  FILTRO_DE_STATUS_DE_PEDIDO.opcoes({
    parametros: resolverParametros(PARAMETROS, filial),
  } as unknown as Contexto).map(({ nome }) => nome)

describe('filtro de status de pedido', () => {
  it('PAR-02 a filial dá seus próprios nomes', () => {
    const opcoes = opcoesDaFilial(2)
    expect(opcoes).toHaveLength(20)
    expect(opcoes).toEqual(expect.arrayContaining(['Na casa do cliente', 'Com o crédito', 'Faturado']))
    expect(opcoes).not.toContain('Entregue')
  })

  it('PAR-02 as outras ficam com os de sempre', () => {
    expect(opcoesDaFilial(1)).toEqual(expect.arrayContaining(['Entregue', 'Análise']))
  })
})
