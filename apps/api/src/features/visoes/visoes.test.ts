import {
  apagarVisao,
  guardarVisao,
  listarVisoes,
  MAXIMO_DE_VISOES,
} from '@balcao/dominio/tickets/contratos-lista'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'

let app: AppDeTeste
let token: string
beforeAll(async () => {
  app = await criarAppDeTeste()
  token = await app.tokenDe('OPERADOR')
})
afterAll(() => app.fechar())

const guardar = (nome: string, filtros: object = {}) =>
  app.chamar(guardarVisao, { token, corpo: { nome, filtros } })

it('TIC-01 a filter kept with a name comes back; the same name replaces it', async () => {
  await guardar('Atrasados da semana', { prazo: 'ATRASADO', setor: [1] })
  const { corpo } = await guardar('Atrasados da semana', { prazo: 'PROXIMO' })
  const { corpo: lista } = await app.chamar(listarVisoes, { token })
  expect(lista.itens).toEqual([{ id: corpo.id, nome: 'Atrasados da semana', filtros: { prazo: 'PROXIMO' } }])
})

it('TIC-01 views are their owner’s: nobody else lists or deletes them', async () => {
  const { corpo } = await guardar('Só minha')
  const outro = await app.tokenDe('GERENTE')
  const { corpo: dele } = await app.chamar(listarVisoes, { token: outro })
  expect(dele.itens).toEqual([])
  const alheia = await app.chamar(apagarVisao, { token: outro, params: { idVisao: corpo.id } })
  expect(alheia.status).toBe(404)
  expect((await app.chamar(apagarVisao, { token, params: { idVisao: corpo.id } })).status).toBe(200)
  expect((await app.chamar(apagarVisao, { token, params: { idVisao: corpo.id } })).status).toBe(404)
})

it('TIC-01 422 without a name, or with a filter that does not exist', async () => {
  expect((await guardar('  ')).erro.campos).toHaveProperty('nome')
  expect((await guardar('x'.repeat(61))).erro.campos).toHaveProperty('nome')
  expect((await guardar('Ruim', { prazo: 'NUNCA' })).status).toBe(422)
})

it('TIC-01 401 without a session', async () => {
  expect((await app.chamar(listarVisoes)).status).toBe(401)
  expect((await app.chamar(guardarVisao, { corpo: { nome: 'x', filtros: {} } })).status).toBe(401)
})

it('TIC-01 409 past the number of views one can hold', async () => {
  const gerente = await app.tokenDe('GERENTE')
  for (let i = 0; i < MAXIMO_DE_VISOES; i++)
    await app.chamar(guardarVisao, { token: gerente, corpo: { nome: `Visão ${i}`, filtros: {} } })
  const demais = await app.chamar(guardarVisao, { token: gerente, corpo: { nome: 'Mais uma', filtros: {} } })
  expect(demais).toMatchObject({ status: 409, erro: { codigo: 'VISOES_DEMAIS' } })
  const troca = await app.chamar(guardarVisao, { token: gerente, corpo: { nome: 'Visão 3', filtros: {} } })
  expect(troca.status).toBe(200)
})
