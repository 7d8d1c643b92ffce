import {
  listarAtividades,
  listarBancos,
  listarClassificacoes,
  listarComoConheceu,
} from '@balcao/dominio/opcoes/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cliente } from '../clientes/tabelas.ts'
import { opcaoDeCadastro } from './tabelas.ts'

let app: AppDeTeste
let token: string
beforeAll(async () => {
  app = await criarAppDeTeste()
  token = await app.tokenDe('OPERADOR')
})
afterAll(() => app.fechar())

it('API-04 ENT-05 banks by compensation code', async () => {
  const { corpo } = await app.chamar(listarBancos, { token })
  expect(corpo.itens).toContainEqual({ codigoBanco: '001', nomeBanco: 'Banco do Brasil S.A.' })
  const codigos = corpo.itens.map(({ codigoBanco }) => codigoBanco)
  expect(codigos).toEqual([...codigos].sort())
})

it('API-04 lists of the registration in their order, without what is no longer used', async () => {
  const { banco } = app.negocio()
  await banco.insert(opcaoDeCadastro).values([
    { lista: 'COMO_CONHECEU', descricao: 'Panfleto', ordem: -1 },
    { lista: 'COMO_CONHECEU', descricao: 'Lista telefônica', ordem: -2, ativa: false },
  ])
  const { corpo } = await app.chamar(listarComoConheceu, { token })
  expect(corpo.itens[0]?.desc).toBe('Panfleto')
  expect(corpo.itens.length).toBeGreaterThan(3)
  expect(corpo.itens.map(({ desc }) => desc)).not.toContain('Lista telefônica')
  const { corpo: classes } = await app.chamar(listarClassificacoes, { token })
  expect(classes.itens.length).toBeGreaterThan(2)
  expect(classes.itens.map(({ desc }) => desc)).not.toContain('Panfleto')
})

it('API-04 ENT-06 every activity of a demo customer is in the list', async () => {
  const { corpo } = await app.chamar(listarAtividades, { token })
  const atividades = corpo.itens.map(({ atividade }) => atividade)
  const usadas = await app
    .negocio()
    .banco.selectDistinct({ atividade: cliente.atividade })
    .from(cliente)
    .where(eq(cliente.prospect, false))
  expect(usadas.length).toBeGreaterThan(3)
  expect(usadas.filter(({ atividade }) => !atividades.includes(atividade))).toEqual([])
})

it('API-04 401 without a session', async () => {
  for (const contrato of [listarBancos, listarComoConheceu, listarClassificacoes, listarAtividades])
    expect((await app.chamar(contrato)).status).toBe(401)
})
