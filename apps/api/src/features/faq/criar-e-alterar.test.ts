import {
  alterarArtigo,
  criarArtigo,
  despublicarArtigo,
  listarArtigosRelacionados,
  obterArtigo,
  publicarArtigo,
} from '@balcao/dominio/faq/contratos'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFaq } from '../../../test/cenario-de-faq.ts'
import { historico } from '../../platform/banco/tabelas.ts'

const TEXTO = { titulo: 'Boleto vencido', publico: 'TODOS', palavrasChave: 'pix', conteudo: 'Pague **já**.' }

describe('escrever artigos', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeFaq>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeFaq(teste)
  })
  afterAll(() => teste.fechar())

  const criar = async (corpo: object = {}, tipo: TipoDeUsuario = 'SUPERVISOR') =>
    teste.chamar(criarArtigo, {
      token: await teste.tokenDe(tipo),
      corpo: { ...TEXTO, idTipo: cenario.financeiro, ...corpo },
    })
  const alterar = async (idArtigo: number, corpo: object, tipo: TipoDeUsuario = 'SUPERVISOR') =>
    teste.chamar(alterarArtigo, {
      token: await teste.tokenDe(tipo),
      params: { idArtigo },
      corpo: { ...TEXTO, idTipo: cenario.financeiro, versao: 1, ...corpo },
    })
  const mudar = async (
    contrato: typeof publicarArtigo | typeof despublicarArtigo,
    idArtigo: number,
    versao: number,
    tipo: TipoDeUsuario = 'SUPERVISOR',
  ) => teste.chamar(contrato, { token: await teste.tokenDe(tipo), params: { idArtigo }, corpo: { versao } })
  const statusPara = async (tipo: TipoDeUsuario, idArtigo: number) =>
    (await teste.chamar(obterArtigo, { token: await teste.tokenDe(tipo), params: { idArtigo } })).status

  it('FAQ-01 nasce rascunho, publica-se, volta a rascunho, tudo com histórico', async () => {
    const { status, corpo } = await criar({ titulo: '  Boleto vencido ' })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      ...TEXTO,
      publicado: false,
      score: 60,
      versao: 1,
      tipo: { descricao: 'Financeiro' },
    })
    expect(await statusPara('OPERADOR', corpo.id)).toBe(404)

    expect((await mudar(publicarArtigo, corpo.id, 1)).corpo).toMatchObject({ publicado: true, versao: 2 })
    expect(await statusPara('CONSUMIDOR_FINAL', corpo.id)).toBe(200)

    expect((await mudar(despublicarArtigo, corpo.id, 2)).corpo).toMatchObject({ publicado: false, versao: 3 })
    expect(await statusPara('OPERADOR', corpo.id)).toBe(404)

    const linhas = await teste
      .negocio()
      .banco.select({ acao: historico.acao })
      .from(historico)
      .where(and(eq(historico.entidade, 'faq_artigo'), eq(historico.entidadeId, String(corpo.id))))
      .orderBy(asc(historico.id))
    expect(linhas.map(({ acao }) => acao)).toEqual(['CRIAR', 'PUBLICAR', 'DESPUBLICAR'])
  })

  it('FAQ-01 um rascunho não aparece nos relacionados, nem para quem o escreveu', async () => {
    await criar()
    const token = await teste.tokenDe('SUPERVISOR')
    const { corpo } = await teste.chamar(listarArtigosRelacionados, {
      token,
      query: { assunto: 'boleto vencido' },
    })
    expect(corpo.itens).toEqual([])
  })

  it('FAQ-01 altera o texto e o que a busca encontra; quem leu antes recebe 409', async () => {
    const id = await cenario.gravar('Antigo')
    const { corpo } = await alterar(id, { titulo: 'Coleta marcada', publico: 'INTERNO' })
    expect(corpo).toMatchObject({ titulo: 'Coleta marcada', publico: 'INTERNO', publicado: true, versao: 2 })
    expect(await statusPara('CONSUMIDOR_FINAL', id)).toBe(404)
    const atrasado = await alterar(id, { titulo: 'Por cima' }, 'GERENTE')
    expect(atrasado.status).toBe(409)
    expect(atrasado.erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await mudar(publicarArtigo, id, 1)).status).toBe(409)
    expect((await mudar(despublicarArtigo, id, 1)).status).toBe(409)
  })

  it('TIC-13 duas alterações ao mesmo tempo: uma vale, a outra é recusada', async () => {
    const id = await cenario.gravar('Antigo')
    const respostas = await Promise.all([
      alterar(id, { titulo: 'Um' }),
      alterar(id, { titulo: 'Dois' }, 'GERENTE'),
    ])
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    { titulo: ' ' },
    { titulo: 'a'.repeat(121) },
    { conteudo: '' },
    { conteudo: 'a'.repeat(20_001) },
    { publico: 'NINGUEM' },
    { idTipo: 999_999 },
  ])('422 sem o que um artigo precisa', async (corpo) => {
    const criado = await criar(corpo)
    expect(criado.status).toBe(422)
    expect(Object.keys(criado.erro.campos ?? {})).toEqual(Object.keys(corpo))
    expect((await alterar(await cenario.gravar('Antigo'), corpo)).status).toBe(422)
  })

  it('404 o que não existe', async () => {
    expect((await alterar(999_999, {})).status).toBe(404)
    expect((await mudar(publicarArtigo, 999_999, 1)).status).toBe(404)
    expect((await mudar(despublicarArtigo, 999_999, 1)).status).toBe(404)
  })

  it.each(tiposDeUsuario)('PER-01 %s escreve só se pode', async (tipo) => {
    const esperado = ['ADMIN', 'GERENTE', 'SUPERVISOR'].includes(tipo) ? 200 : 403
    const id = await cenario.gravar('Antigo')
    expect((await criar({}, tipo)).status).toBe(esperado)
    expect((await alterar(id, {}, tipo)).status).toBe(esperado)
    expect((await mudar(despublicarArtigo, id, 2, tipo)).status).toBe(esperado)
    expect((await mudar(publicarArtigo, id, 3, tipo)).status).toBe(esperado)
  })

  it('AUT-10 401 sem sessão', async () => {
    expect((await teste.chamar(criarArtigo, { corpo: TEXTO })).status).toBe(401)
    expect(
      (await teste.chamar(publicarArtigo, { params: { idArtigo: 1 }, corpo: { versao: 1 } })).status,
    ).toBe(401)
  })
})
