import { listarParametrosDoRelatorio, listarRelatorios } from '@balcao/dominio/relatorios/contratos'
import { TIPOS_DE_FILTRO } from '@balcao/dominio/relatorios/filtros'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { permissao } from '../acesso/tabelas.ts'
import { chavesDeRelatorio, DEFINICOES } from './definicoes/catalogo.ts'
import { relatorio } from './tabelas.ts'

describe('relatórios', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeRelatorios>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeRelatorios(teste)
  })
  afterAll(() => teste.fechar())
  afterEach(async () => {
    const { banco } = teste.negocio()
    await banco.update(relatorio).set({ ativo: true, tiposDeUsuario: null })
    await banco.delete(permissao)
    await banco.delete(relatorio).where(eq(relatorio.chave, 'SEM_DEFINICAO'))
  })

  const mudar = (chave: string, campos: Partial<typeof relatorio.$inferInsert>) =>
    teste.negocio().banco.update(relatorio).set(campos).where(eq(relatorio.chave, chave))

  it('ENT-10 REL-01 a lista diz o que o cartão mostra, na ordem do negócio', async () => {
    const { status, corpo } = await teste.chamar(listarRelatorios, { token: await teste.tokenDe('ADMIN') })
    expect(status).toBe(200)
    expect(corpo.itens).toHaveLength(chavesDeRelatorio.length)
    expect(corpo.itens[0]).toEqual({
      id: expect.any(Number),
      titulo: 'Tickets em aberto',
      descricao: expect.stringContaining('setor'),
      thumb: null,
      icone: 'tickets',
      cor: '#1971c2',
      modo_exibicao: 'GRAFICO',
      tipo: 'GERAL',
      area: 'ATENDIMENTO',
    })
  })

  it('CLI-09 só os do tipo pedido', async () => {
    const token = await teste.tokenDe('ADMIN')
    const { corpo } = await teste.chamar(listarRelatorios, { token, query: { tipo: 'CLIENTE' } })
    expect(corpo.itens.map(({ titulo }) => titulo)).toEqual([
      'Histórico do cliente',
      'Compras do cliente por mês',
      'Produtos comprados pelo cliente',
      'Devoluções do cliente',
      'Orçamentos do cliente por mês',
    ])
    const errado = await teste.chamar(listarRelatorios, { token, query: { tipo: 'OUTRO' } })
    expect(errado.status).toBe(422)
  })

  it('CLI-09 PER-03 sem as consultas do cliente não há relatório de um cliente', async () => {
    const token = await teste.tokenDe('OPERADOR')
    expect(await cenario.chavesDaLista(token)).toContain('CLIENTE_COMPRAS')
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'OPERADOR', acao: 'CLIENTE_CONSULTAS', autorizado: false })
    const chaves = await cenario.chavesDaLista(token)
    expect(chaves.filter((chave) => chave.startsWith('CLIENTE_'))).toEqual([])
    expect(chaves).toContain('CLIENTES_SEM_COMPRA')
    const params = { idRelatorio: await cenario.idDe('CLIENTE_COMPRAS') }
    expect((await teste.chamar(listarParametrosDoRelatorio, { params, token })).status).toBe(404)
    expect((await cenario.gerar('CLIENTE_COMPRAS', {}, token)).status).toBe(404)
  })

  it('PER-01 o consumidor final não vê relatórios: 403', async () => {
    const token = await teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await teste.chamar(listarRelatorios, { token })).status).toBe(403)
    const idRelatorio = await cenario.idDe('PRAZOS')
    const filtros = await teste.chamar(listarParametrosDoRelatorio, { params: { idRelatorio }, token })
    expect(filtros.status).toBe(403)
  })

  it('TIC-12 custos só para quem pode vê-los', async () => {
    expect(await cenario.chavesDaLista(await teste.tokenDe('SUPERVISOR'))).toContain('CUSTOS')
    const token = await teste.tokenDe('OPERADOR')
    expect(await cenario.chavesDaLista(token)).not.toContain('CUSTOS')
    const params = { idRelatorio: await cenario.idDe('CUSTOS') }
    expect((await teste.chamar(listarParametrosDoRelatorio, { params, token })).status).toBe(404)
  })

  it('REL-01 o que o negócio desligou, deu a outros ou não tem definição não existe', async () => {
    const token = await teste.tokenDe('OPERADOR')
    await mudar('PRAZOS', { ativo: false })
    await mudar('NOTAS_FILIAL', { tiposDeUsuario: ['GERENTE'] })
    await mudar('TICKETS_OPERADOR', { tiposDeUsuario: ['OPERADOR'] })
    const { chave: _, ...campos } = (await teste.negocio().banco.select().from(relatorio))[0] ?? { chave: '' }
    await teste
      .negocio()
      .banco.insert(relatorio)
      .values({ ...(campos as typeof relatorio.$inferInsert), id: 999, chave: 'SEM_DEFINICAO' })
    const chaves = await cenario.chavesDaLista(token)
    expect(chaves).toContain('TICKETS_OPERADOR')
    for (const fora of ['PRAZOS', 'NOTAS_FILIAL', '']) expect(chaves).not.toContain(fora)
    for (const idRelatorio of [await cenario.idDe('PRAZOS'), await cenario.idDe('NOTAS_FILIAL'), 999, 123456])
      expect(
        (await teste.chamar(listarParametrosDoRelatorio, { params: { idRelatorio }, token })).status,
      ).toBe(404)
  })

  it('PER-01 sem a permissão dos dados não há o relatório deles', async () => {
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'OPERADOR', acao: 'CLIENTE_NOTAS', autorizado: false })
    const chaves = await cenario.chavesDaLista(await teste.tokenDe('OPERADOR'))
    expect(chaves).not.toContain('NOTAS_FILIAL')
    expect(chaves).toContain('TICKETS_SITUACAO')
  })

  it('REL-01 os filtros com opções da sessão e valores de partida de hoje', async () => {
    const params = { idRelatorio: await cenario.idDe('CLIENTES_SEM_COMPRA') }
    const { corpo } = await teste.chamar(listarParametrosDoRelatorio, {
      params,
      token: await teste.tokenDe('OPERADOR'),
    })
    expect(corpo.relatorio.titulo).toBe('Clientes sem compra')
    const [dias, ate, uf] = corpo.itens
    expect(dias).toMatchObject({ parametro: 'DIAS', tipo: 'NUMBER', obrigatorio: true, minimo: 1 })
    expect(dias?.valorpadrao).toBe(String(teste.negocio().parametrosEntre([]).diasClienteSemCompra))
    expect(ate?.valorpadrao).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(uf?.opcoes.length).toBeGreaterThan(0)
  })

  it('PER-08 as filiais oferecidas são as da pessoa', async () => {
    const params = { idRelatorio: await cenario.idDe('NOTAS_FILIAL') }
    const opcoes = async (tipo: 'ADMIN' | 'OPERADOR') => {
      const { corpo } = await teste.chamar(listarParametrosDoRelatorio, {
        params,
        token: await teste.tokenDe(tipo),
      })
      return corpo.itens.find(({ parametro }) => parametro === 'FILIAL')?.opcoes.length ?? 0
    }
    expect(await opcoes('OPERADOR')).toBeLessThan(await opcoes('ADMIN'))
  })

  it('REL-01 todos os tipos de filtro são usados de verdade, com parâmetros em maiúsculas', () => {
    const filtros = chavesDeRelatorio.flatMap((chave) => DEFINICOES[chave].filtros)
    expect(new Set(filtros.map(({ tipo }) => tipo))).toEqual(new Set(TIPOS_DE_FILTRO))
    // 'ts', 'token', 'formato' and 'tema' of the address are not parameters.
    for (const { parametro } of filtros) expect(parametro).toMatch(/^[A-Z_]+$/)
  })
})
