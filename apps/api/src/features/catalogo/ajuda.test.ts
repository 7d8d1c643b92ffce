import { CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import { alterarArtigo, criarArtigo, listarArtigos, listarTiposDeArtigo } from '@balcao/dominio/faq/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFaq } from '../../../test/cenario-de-faq.ts'

const TIPOS = CONTRATOS_DO_CATALOGO['tipo-de-artigo']

describe('ADM-08 a ordem da ajuda', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeFaq>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeFaq(teste)
  })
  afterAll(() => teste.fechar())

  const comToken = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
  const criar = async (descricao: string, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(TIPOS.criar, { corpo: { valores: { descricao } }, ...(await comToken(quem)) })
  const retirar = async (idLinha: number, versao = 1) =>
    teste.chamar(TIPOS.retirar, { params: { idLinha }, corpo: { versao }, ...(await comToken()) })
  const naAjuda = async () =>
    (
      await teste.chamar(listarTiposDeArtigo, { query: { termo: '' }, ...(await comToken('OPERADOR')) })
    ).corpo.itens.map(({ descricao }) => descricao)
  const titulos = async (query: object = {}) =>
    (
      await teste.chamar(listarArtigos, { query: query as never, ...(await comToken('OPERADOR')) })
    ).corpo.itens.map(({ titulo }) => titulo)

  it('ADM-08 os tipos se criam, se ordenam e se retiram, e a ajuda os mostra assim', async () => {
    const { corpo } = await criar('Entregas')
    expect(await naAjuda()).toEqual(['Devoluções', 'Financeiro', 'Entregas'])
    const movida = await teste.chamar(TIPOS.mover, {
      params: { idLinha: corpo.id },
      corpo: { posicao: 1, versao: 1 },
      ...(await comToken()),
    })
    expect(await naAjuda()).toEqual(['Entregas', 'Devoluções', 'Financeiro'])
    expect((await retirar(corpo.id, movida.corpo.versao)).status).toBe(200)
    expect(await naAjuda()).toEqual(['Devoluções', 'Financeiro'])
    const artigo = { titulo: 'Prazo', publico: 'TODOS', palavrasChave: '', conteudo: 'Dois dias.' } as const
    const { status } = await teste.chamar(criarArtigo, {
      corpo: { ...artigo, idTipo: corpo.id },
      ...(await comToken()),
    })
    expect(status).toBe(422)
  })

  it('ADM-08 o tipo que tem artigos não se retira, e diz quantos', async () => {
    await cenario.gravar('Boleto')
    const { status, erro } = await retirar(cenario.devolucoes)
    expect([status, JSON.stringify(erro)]).toEqual([409, expect.stringContaining('1 artigo')])
  })

  it('ADM-08 sem busca, os artigos vêm como foram postos em ordem; com busca, o que mais se parece', async () => {
    await cenario.gravar('Avaria', { conteudo: 'boleto' })
    const id = await cenario.gravar('Zelo')
    await cenario.gravar('Boleto', { posicao: 2 })
    const { status } = await teste.chamar(alterarArtigo, {
      params: { idArtigo: id },
      corpo: {
        titulo: 'Zelo',
        publico: 'TODOS',
        palavrasChave: '',
        conteudo: 'Texto.',
        idTipo: cenario.devolucoes,
        posicao: 1,
        versao: 1,
      },
      ...(await comToken('SUPERVISOR')),
    })
    expect([status, await titulos()]).toEqual([200, ['Zelo', 'Boleto', 'Avaria']])
    expect(await titulos({ termo: 'boleto' })).toEqual(['Boleto', 'Avaria'])
  })

  it('ADM-08 401, 403, 404, 409 e 422', async () => {
    expect((await teste.chamar(TIPOS.listar, {})).status).toBe(401)
    expect((await criar('Novo', 'OPERADOR')).status).toBe(403)
    expect((await retirar(999_999)).status).toBe(404)
    expect((await retirar(cenario.financeiro, 7)).status).toBe(409)
    expect((await criar('Financeiro')).status).toBe(422)
  })
})
