import { type ListaComVisoes, MAXIMO_DE_VISOES, VISOES } from '@balcao/dominio/visoes/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'

const { listar: listarVisoes, guardar: guardarVisao, apagar: apagarVisao } = VISOES.tickets

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
  expect(lista.itens.filter(({ nome }) => nome === 'Atrasados da semana')).toEqual([
    { id: corpo.id, nome: 'Atrasados da semana', filtros: { prazo: 'PROXIMO' } },
  ])
})

it('TIC-01 views are their owner’s: nobody else lists or deletes them', async () => {
  const { corpo } = await guardar('Só minha')
  const outro = await app.tokenDe('SUPERVISOR')
  const { corpo: dele } = await app.chamar(listarVisoes, { token: outro })
  expect(dele.itens.map(({ nome }) => nome)).not.toContain('Só minha')
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

const UM_FILTRO: Record<ListaComVisoes, Record<string, unknown>> = {
  tickets: { prazo: 'ATRASADO' },
  pedidos: { status: ['FATURADO'], dias: 7, orderBy: 'vlTot' },
  'meus-pedidos': { termo: 'mercado' },
  orcamentos: { status: ['VENCIDO'], dias: 1, vlMin: 500, venceEm: 3 },
  'orcamentos-parados': { dias: 15, orderBy: 'diasParado' },
  clientes: { situacao: ['ATIVO'], diasSemCompra: 30 },
  carteira: { estado: ['RUPTURA'], curva: ['A'] },
  cadastros: { situacao: 'TODAS' },
  coletas: { situacao: ['GERADA'], dtIni: '2026-01-05' },
  'aguardando-coleta': { cidade: '5002704' },
  artigos: { tipo: 3 },
  avisos: { naoLidos: true },
}

describe.each(Object.entries(UM_FILTRO) as [ListaComVisoes, Record<string, unknown>][])(
  'MES-09 visões de %s',
  (lista, filtros) => {
    const { listar, guardar, apagar } = VISOES[lista]

    it('MES-09 guarda o que a lista entende, sem o que ela já tem, e só nesta lista', async () => {
      const corpo = { nome: 'A minha', filtros: { ...filtros, take: 50, inventado: 1 } }
      const guardada = await app.chamar(guardar, { token, corpo })
      expect(guardada.corpo.filtros).toEqual(filtros)
      expect((await app.chamar(listar, { token })).corpo.itens).toContainEqual(guardada.corpo)
      const outra = lista === 'avisos' ? VISOES.artigos : VISOES.avisos
      const params = { idVisao: guardada.corpo.id }
      expect((await app.chamar(outra.apagar, { token, params })).status).toBe(404)
      expect((await app.chamar(apagar, { token, params })).status).toBe(200)
    })

    it('MES-09 401 sem sessão, 422 com um filtro que não serve', async () => {
      const corpo = { nome: 'Qualquer', filtros }
      expect((await app.chamar(listar)).status).toBe(401)
      expect((await app.chamar(guardar, { corpo })).status).toBe(401)
      expect((await app.chamar(apagar, { params: { idVisao: 1 } })).status).toBe(401)
      const ruins = Object.fromEntries(Object.keys(filtros).map((campo) => [campo, { nao: 'serve' }]))
      expect((await app.chamar(guardar, { token, corpo: { nome: 'Ruim', filtros: ruins } })).status).toBe(422)
    })
  },
)

it.each(['pedidos', 'meus-pedidos', 'clientes', 'coletas', 'aguardando-coleta'] as const)(
  'PER-01 quem não vê a lista de %s não tem visões dela',
  async (lista) => {
    const consumidor = await app.tokenDe('CONSUMIDOR_FINAL')
    const { listar, guardar, apagar } = VISOES[lista]
    const corpo = { nome: 'x', filtros: {} }
    expect((await app.chamar(listar, { token: consumidor })).status).toBe(403)
    expect((await app.chamar(guardar, { token: consumidor, corpo })).status).toBe(403)
    expect((await app.chamar(apagar, { token: consumidor, params: { idVisao: 1 } })).status).toBe(403)
  },
)
