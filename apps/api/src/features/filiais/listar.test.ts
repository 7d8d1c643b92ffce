import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { listarFiliais } from '@balcao/dominio/filiais/contratos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'

let teste: AppDeTeste
beforeAll(async () => {
  teste = await criarAppDeTeste()
})
afterAll(() => teste.fechar())

it('API-04 filiais são as mesmas da carga', async () => {
  const operador = await teste.tokenDe('OPERADOR')
  const [lista, carga] = await Promise.all([
    teste.chamar(listarFiliais, { token: operador }),
    teste.chamar(carregarApp, { token: operador }),
  ])
  expect(lista.corpo.itens).toEqual(carga.corpo.filiais)
})

it('AUT-10 401 sem sessão', async () => {
  expect((await teste.chamar(listarFiliais)).status).toBe(401)
})
