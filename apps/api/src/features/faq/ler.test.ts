import { listarArtigos, listarTiposDeArtigo, obterArtigo } from '@balcao/dominio/faq/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFaq } from '../../../test/cenario-de-faq.ts'
import { permissao } from '../acesso/tabelas.ts'

let teste: AppDeTeste
let cenario: Awaited<ReturnType<typeof cenarioDeFaq>>
beforeAll(async () => {
  teste = await criarAppDeTeste()
})
beforeEach(async () => {
  cenario = await cenarioDeFaq(teste)
})
afterAll(() => teste.fechar())

const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
  teste.chamar(listarArtigos, { token: await teste.tokenDe(tipo), query })
const titulos = async (query?: Record<string, unknown>, tipo?: TipoDeUsuario) =>
  (await listar(query, tipo)).corpo.itens.map(({ titulo }) => titulo)
const obter = async (idArtigo: number, tipo: TipoDeUsuario = 'OPERADOR') =>
  teste.chamar(obterArtigo, { token: await teste.tokenDe(tipo), params: { idArtigo } })

describe('GET /sac/faq/artigos-paginados', () => {
  it('API-11 em ordem alfabética, paginados, com tipo, score e o começo do texto', async () => {
    await cenario.gravar('Último')
    await cenario.gravar('Água', { conteudo: '## Antes\n\n**Leia** o *texto*.', ajudou: 10 })
    const { status, corpo } = await listar({ take: 1 })
    expect(status).toBe(200)
    expect(corpo).toEqual({
      itens: [
        {
          id: expect.any(Number),
          titulo: 'Água',
          score: 80,
          tipo: { id: cenario.devolucoes, descricao: 'Devoluções' },
          trecho: 'Antes: Leia o texto.',
          publico: 'TODOS',
          publicado: true,
        },
      ],
      paginator: { page: 1, take: 1, total: 2, paginas: 2, totalExato: true },
    })
    expect(await titulos({ take: 1, page: 2 })).toEqual(['Último'])
  })

  it.each([
    ['devolução', ['Devolução de mercadoria']],
    ['DEVOLUCOES', ['Devolução de mercadoria']],
    ['devol', ['Devolução de mercadoria']],
    ['mercadorias devolução', ['Devolução de mercadoria']],
    ['fiscais', ['Dúvida fiscal']],
    ['5202', ['Dúvida fiscal']],
    ['5.202', ['Dúvida fiscal']],
    ['duplicata', ['Dúvida fiscal']],
    ['devolução duplicata', []],
    ['inexistente', []],
    ['como', ['Devolução de mercadoria', 'Dúvida fiscal']],
    ["' & | ! ( :* \\", ['Devolução de mercadoria', 'Dúvida fiscal']],
  ])('FAQ-01 %j encontra %j', async (termo, esperados) => {
    await cenario.gravar('Devolução de mercadoria')
    await cenario.gravar('Dúvida fiscal', { palavrasChave: 'duplicatas', conteudo: 'Use o CFOP 5.202.' })
    expect(await titulos({ termo })).toEqual(esperados)
  })

  it('FAQ-01 o título vale mais que o texto, e o trecho mostra o que se procurou', async () => {
    await cenario.gravar('Aaa', { conteudo: `${'Nada. '.repeat(60)}Aqui fala da coleta.` })
    await cenario.gravar('Zzz coleta')
    const { corpo } = await listar({ termo: 'coleta' })
    expect(corpo.itens.map(({ titulo }) => titulo)).toEqual(['Zzz coleta', 'Aaa'])
    expect(corpo.itens[1]?.trecho).toMatch(/^….*fala da coleta\.$/)
  })

  it('FAQ-01 por tipo', async () => {
    await cenario.gravar('De devolução')
    await cenario.gravar('De boleto', { tipoId: cenario.financeiro })
    expect(await titulos({ tipo: cenario.financeiro })).toEqual(['De boleto'])
  })

  it('FAQ-01 o consumidor não vê os internos; só quem escreve vê rascunhos', async () => {
    await cenario.gravar('Interno', { publico: 'INTERNO' })
    await cenario.gravar('Público')
    await cenario.gravar('Rascunho', { publicadoEm: null })
    expect(await titulos({}, 'CONSUMIDOR_FINAL')).toEqual(['Público'])
    expect(await titulos({ termo: 'interno' }, 'CONSUMIDOR_FINAL')).toEqual([])
    expect(await titulos({}, 'REPRESENTANTE')).toEqual(['Interno', 'Público'])
    expect(await titulos({}, 'SUPERVISOR')).toEqual(['Interno', 'Público', 'Rascunho'])
  })

  it.each([{ tipo: 'x' }, { page: 0 }, { take: 1000 }, { termo: 'a'.repeat(101) }])(
    '422 %j',
    async (query) => {
      expect((await listar(query)).status).toBe(422)
    },
  )
})

describe('GET /sac/faq/tipos', () => {
  it('API-11 na ordem do negócio, com quantos artigos a sessão encontra', async () => {
    await cenario.gravar('Um boleto', { tipoId: cenario.financeiro })
    await cenario.gravar('Outro', { tipoId: cenario.financeiro })
    await cenario.gravar('Interno', { tipoId: cenario.financeiro, publico: 'INTERNO' })
    const contar = async (termo: string, tipo: TipoDeUsuario) => {
      const token = await teste.tokenDe(tipo)
      const { corpo } = await teste.chamar(listarTiposDeArtigo, { token, query: { termo } })
      return corpo.itens.map(({ descricao, quantidade }) => `${descricao} ${quantidade}`)
    }
    expect(await contar('', 'OPERADOR')).toEqual(['Devoluções 0', 'Financeiro 3'])
    expect(await contar('', 'CONSUMIDOR_FINAL')).toEqual(['Devoluções 0', 'Financeiro 2'])
    expect(await contar('boletos', 'OPERADOR')).toEqual(['Devoluções 0', 'Financeiro 1'])
  })
})

describe('GET /sac/faq/artigos/:idArtigo', () => {
  it('ENT-10 id, titulo, score e conteudo, com a avaliação', async () => {
    const id = await cenario.gravar('Boleto', { conteudo: '**Oi**', palavrasChave: 'pix', naoAjudou: 2 })
    const { status, corpo } = await obter(id)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      id,
      titulo: 'Boleto',
      score: 50,
      conteudo: '**Oi**',
      palavrasChave: 'pix',
      avaliacao: { score: 50, ajudou: 0, naoAjudou: 2, meuVoto: null },
      versao: 1,
    })
  })

  it('404 o que não existe, o interno para o consumidor e o rascunho para quem só lê', async () => {
    const interno = await cenario.gravar('Interno', { publico: 'INTERNO' })
    const rascunho = await cenario.gravar('Rascunho', { publicadoEm: null })
    expect((await obter(interno + 1000)).status).toBe(404)
    expect((await obter(interno, 'CONSUMIDOR_FINAL')).status).toBe(404)
    expect((await obter(interno, 'COLABORADOR')).status).toBe(200)
    expect((await obter(rascunho)).status).toBe(404)
    expect((await obter(rascunho, 'GERENTE')).status).toBe(200)
  })

  it('404 para um código que não é número', async () => {
    expect((await obter('abc' as unknown as number)).status).toBe(404)
  })

  it('PER-01 403 quando o negócio não deixa ler', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'COLABORADOR', acao: 'FAQ_VER', autorizado: false })
    expect((await listar({}, 'COLABORADOR')).status).toBe(403)
    await banco.delete(permissao)
  })

  it('AUT-10 401 sem sessão', async () => {
    expect((await teste.chamar(obterArtigo, { params: { idArtigo: 1 } })).status).toBe(401)
    expect((await teste.chamar(listarArtigos)).status).toBe(401)
    expect((await teste.chamar(listarTiposDeArtigo)).status).toBe(401)
  })
})
