import { avaliarArtigo, obterArtigo } from '@balcao/dominio/faq/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFaq } from '../../../test/cenario-de-faq.ts'
import { permissao } from '../acesso/tabelas.ts'
import { faqVoto } from './tabelas.ts'

describe('POST /sac/faq/artigos/:idArtigo/avaliar', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeFaq>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeFaq(teste)
  })
  afterAll(() => teste.fechar())

  const avaliar = async (idArtigo: number, ajudou: unknown, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(avaliarArtigo, { token: await teste.tokenDe(tipo), params: { idArtigo }, corpo: { ajudou } })

  it('FAQ-01 um voto por pessoa, que pode mudar; o score acompanha', async () => {
    const id = await cenario.gravar('Boleto')
    expect((await avaliar(id, true)).corpo).toEqual({ score: 64, ajudou: 1, naoAjudou: 0, meuVoto: true })
    expect((await avaliar(id, true)).corpo.ajudou).toBe(1)
    expect((await avaliar(id, false, 'CONSUMIDOR_FINAL')).corpo).toMatchObject({ ajudou: 1, naoAjudou: 1 })
    expect((await avaliar(id, false)).corpo).toEqual({ score: 50, ajudou: 0, naoAjudou: 2, meuVoto: false })
    const token = await teste.tokenDe('OPERADOR')
    const { corpo } = await teste.chamar(obterArtigo, { token, params: { idArtigo: id } })
    expect(corpo).toMatchObject({ score: 50, versao: 1, avaliacao: { meuVoto: false } })
  })

  it('FAQ-01 votos ao mesmo tempo contam todos', async () => {
    const id = await cenario.gravar('Boleto')
    const tipos = ['ADMIN', 'GERENTE', 'SUPERVISOR', 'OPERADOR', 'REPRESENTANTE'] as const
    await Promise.all(tipos.map((tipo) => avaliar(id, true, tipo)))
    const token = await teste.tokenDe('ADMIN')
    const { corpo } = await teste.chamar(obterArtigo, { token, params: { idArtigo: id } })
    expect(corpo.avaliacao.ajudou).toBe(5)
  })

  it('404 no que a pessoa não vê: interno para o consumidor, rascunho, inexistente', async () => {
    const interno = await cenario.gravar('Interno', { publico: 'INTERNO' })
    const rascunho = await cenario.gravar('Rascunho', { publicadoEm: null })
    expect((await avaliar(interno, true, 'CONSUMIDOR_FINAL')).status).toBe(404)
    expect((await avaliar(rascunho, true, 'GERENTE')).status).toBe(404)
    expect((await avaliar(rascunho + 1000, true)).status).toBe(404)
    expect(await teste.negocio().banco.select().from(faqVoto)).toEqual([])
  })

  it.each([undefined, 'sim', 1])('422 com ajudou %j', async (ajudou) => {
    expect((await avaliar(await cenario.gravar('Boleto'), ajudou)).status).toBe(422)
  })

  it('PER-01 403 quando o negócio não deixa avaliar; 401 sem sessão', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'COLABORADOR', acao: 'FAQ_AVALIAR', autorizado: false })
    const id = await cenario.gravar('Boleto')
    expect((await avaliar(id, true, 'COLABORADOR')).status).toBe(403)
    await banco.delete(permissao)
    const semSessao = await teste.chamar(avaliarArtigo, { params: { idArtigo: id }, corpo: { ajudou: true } })
    expect(semSessao.status).toBe(401)
  })
})
