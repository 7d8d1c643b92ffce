import { ESTADOS } from '@balcao/dominio/brasil/estados'
import { listarCidades, listarEstados } from '@balcao/dominio/lugares/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'

describe('estados e cidades', () => {
  let teste: AppDeTeste
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    token = await teste.tokenDe('CONSUMIDOR_FINAL')
  })
  afterAll(() => teste.fechar())

  it('GER-13 API-09 27 estados, Mato Grosso do Sul com o percentual extra', async () => {
    const { corpo } = await teste.chamar(listarEstados, { token })
    expect(corpo.itens).toHaveLength(27)
    expect(corpo.itens.filter(({ percentualExtra }) => percentualExtra)).toEqual([
      { sigla: 'MS', nome: 'Mato Grosso do Sul', percentualExtra: 0.052 },
    ])
  })

  it('GER-13 API-09 cidades do estado em ordem, com o código do IBGE', async () => {
    const { corpo } = await teste.chamar(listarCidades, { token, params: { uf: 'MS' } })
    expect(corpo.itens).toContainEqual({ ibge: '5002704', cidade: 'Campo Grande' })
    expect(corpo.itens[0]?.cidade).toBe('Água Clara')
  })

  it('GER-13 todo estado tem cidades', async () => {
    const respostas = await Promise.all(
      ESTADOS.map(({ sigla }) => teste.chamar(listarCidades, { token, params: { uf: sigla } })),
    )
    expect(respostas.every(({ corpo }) => corpo.itens.length > 0)).toBe(true)
    expect(respostas.reduce((soma, { corpo }) => soma + corpo.itens.length, 0)).toBeGreaterThan(5500)
  })

  it('GER-13 404 para um estado que não existe', async () => {
    expect((await teste.chamar(listarCidades, { token, params: { uf: 'XX' as 'SP' } })).status).toBe(404)
  })

  it.each([listarEstados, listarCidades])('AUT-10 $caminho: 401 sem sessão', async (contrato) => {
    expect((await teste.chamar(contrato)).status).toBe(401)
  })
})
