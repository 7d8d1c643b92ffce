import {
  alterarCampanha,
  criarCampanha,
  encerrarCampanha,
  listarCampanhas,
  obterCampanha,
  opcoesDaCampanha,
} from '@balcao/dominio/campanhas/contratos'
import { RETIRADO } from '@balcao/dominio/campanhas/regras'
import { somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { leveGanhe, percentual, porPreco } from '../../../test/beneficios.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { converterTudo } from '../../../test/converter-tudo.ts'
import { campanhaUso } from '../orcamentos/nucleo/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'

describe('GES-02 campanhas', () => {
  let teste: AppDeTeste
  let vendas: ReturnType<typeof cenarioDeVendas>
  let clientes: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    vendas = cenarioDeVendas(teste)
    clientes = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco
  let vez = 0

  const corpo = (outros: object = {}) => ({
    nome: `Campanha GES-02 ${++vez}`,
    inicio: vendas.hoje(),
    fim: somarDias(vendas.hoje(), 10),
    beneficio: { tipo: 'PERCENTUAL', faixas: [{ de: 0, percentual: 10 }], porFaixa: false },
    ...outros,
  })
  const criar = async (outros: object = {}, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(criarCampanha, { token: await teste.tokenDe(tipo), corpo: corpo(outros) })
  const alterar = async (
    idCampanha: number,
    versao: number,
    outros: object = {},
    tipo: TipoDeUsuario = 'GERENTE',
  ) =>
    teste.chamar(alterarCampanha, {
      token: await teste.tokenDe(tipo),
      params: { idCampanha },
      corpo: { ...corpo(outros), versao },
    })
  const encerrar = async (idCampanha: number, versao: number, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(encerrarCampanha, {
      token: await teste.tokenDe(tipo),
      params: { idCampanha },
      corpo: { versao, motivo: 'O fornecedor desistiu' },
    })
  const obter = async (idCampanha: number, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(obterCampanha, { token: await teste.tokenDe(tipo), params: { idCampanha } })
  const listar = async (query: object, tipo: TipoDeUsuario = 'GERENTE') =>
    (await teste.chamar(listarCampanhas, { token: await teste.tokenDe(tipo), query: { take: 50, ...query } }))
      .corpo.itens

  it('GES-02 cria, muda com versão, encerra, e o histórico diz quem fez o quê', async () => {
    const { corpo: nova } = await criar({ verba: 500, marcas: [] })
    const { corpo: lida } = await obter(nova.id)
    expect(lida).toMatchObject({
      situacao: 'VIGENTE',
      produtos: 'Todos os produtos',
      publico: 'Todos os clientes',
    })
    expect(lida.impedimento).toBeNull()
    const { nome } = lida
    expect((await alterar(nova.id, nova.versao, { nome, verba: 800 })).status).toBe(200)
    expect((await alterar(nova.id, nova.versao, { nome })).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await encerrar(nova.id, nova.versao)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await encerrar(nova.id, nova.versao + 1)).status).toBe(200)
    const { corpo: depois } = await obter(nova.id)
    expect(depois.situacao).toBe('ENCERRADA')
    expect(depois.impedimento).toContain('já terminou')
    expect(depois.historico.map(({ texto }) => texto)).toEqual([
      'Encerrou antes do fim: O fornecedor desistiu',
      'Mudou verba.',
      'Criou a campanha.',
    ])
    expect((await alterar(nova.id, nova.versao + 2)).erro.codigo).toBe('CAMPANHA_TERMINADA')
    expect((await encerrar(nova.id, nova.versao + 2)).erro.codigo).toBe('CAMPANHA_TERMINADA')
  })

  it('GES-02 401 sem sessão, 403 sem a ação, 404 do que não há', async () => {
    const { corpo: nova } = await criar()
    expect((await teste.chamar(listarCampanhas, { query: {} })).status).toBe(401)
    expect((await criar({}, 'OPERADOR')).status).toBe(403)
    expect((await alterar(nova.id, 1, {}, 'SUPERVISOR')).status).toBe(403)
    expect((await encerrar(nova.id, 1, 'OPERADOR')).status).toBe(403)
    expect((await teste.chamar(opcoesDaCampanha, { token: await teste.tokenDe('OPERADOR') })).status).toBe(
      403,
    )
    expect((await obter(999_999)).status).toBe(404)
    expect((await alterar(999_999, 1)).status).toBe(404)
    expect((await encerrar(999_999, 1)).status).toBe(404)
    expect((await obter(nova.id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })

  it.each([
    ['o fim antes do início', { inicio: '2030-02-01', fim: '2030-01-01' }, 'fim'],
    ['o período que passou', { inicio: '2020-01-01', fim: '2020-01-10' }, 'fim'],
    ['o período longo demais', { inicio: '2030-01-01', fim: '2031-06-01' }, 'fim'],
    ['sem faixa', { beneficio: { tipo: 'PERCENTUAL', faixas: [] } }, 'beneficio.faixas'],
    [
      'o percentual de tudo',
      { beneficio: { tipo: 'PERCENTUAL', faixas: [{ de: 0, percentual: 100 }] } },
      'beneficio.faixas.0.percentual',
    ],
    [
      'as faixas fora de ordem',
      {
        beneficio: {
          tipo: 'PERCENTUAL',
          faixas: [
            { de: 10, percentual: 5 },
            { de: 10, percentual: 8 },
          ],
        },
      },
      'beneficio.faixas.1.de',
    ],
    ['o preço sem produto', { beneficio: { tipo: 'PRECO', preco: 5 } }, 'produtos'],
    ['pagar o que se leva', { beneficio: { tipo: 'LEVE_PAGUE', leve: 10, pague: 10 } }, 'beneficio.pague'],
    ['o brinde de nada', { beneficio: { tipo: 'BRINDE', leve: 10, ganhe: 0 } }, 'beneficio.ganhe'],
    [
      'o brinde que não há',
      { beneficio: { tipo: 'BRINDE', leve: 1, ganhe: 1, idProd: 999_999_999 } },
      'beneficio.idProd',
    ],
    ['a verba de nada', { verba: 0 }, 'verba'],
    ['a filial que não há', { filiais: [999_999] }, 'filiais'],
    ['a marca que não há', { marcas: ['Não há'] }, 'marcas'],
    ['o segmento que não há', { atividades: ['Não há'] }, 'atividades'],
    ['o cliente que não há', { clientes: [999_999_999] }, 'clientes'],
    ['combinar com o que não deixa', { combinaCom: ['NEGOCIACAO'] }, 'combinaCom.0'],
  ])('GES-02 422 no campo: %s', async (_caso, outros, campo) => {
    const { status, erro } = await criar(outros)
    expect(status).toBe(422)
    expect(Object.keys(erro.campos ?? {})).toContain(campo)
  })

  it('GES-02 quem vende vê as que estão em vigor nas suas filiais, sem o que trouxeram; quem gere vê todas', async () => {
    const propria = await vendas.filialDoOperador(0)
    const { corpo: dele } = await criar({ filiais: [propria] })
    const { corpo: futura } = await criar({ inicio: somarDias(vendas.hoje(), 5) })
    const { corpo: encerrada } = await criar()
    await encerrar(encerrada.id, encerrada.versao)
    const todas = [dele.id, futura.id, encerrada.id]
    const vistas = async (tipo: TipoDeUsuario, query: object = {}) =>
      (await listar({ termo: 'GES-02', ...query }, tipo))
        .map(({ id }) => id)
        .filter((id) => todas.includes(id))
    expect((await vistas('GERENTE')).toSorted()).toEqual(todas.toSorted())
    expect(await vistas('OPERADOR')).toEqual([dele.id])
    expect(await vistas('GERENTE', { situacao: ['FUTURA'] })).toEqual([futura.id])
    expect(await vistas('GERENTE', { situacao: ['ENCERRADA'] })).toEqual([encerrada.id])
    expect(await vistas('GERENTE', { tipo: ['BRINDE'] })).toEqual([])
    expect((await obter(futura.id, 'OPERADOR')).status).toBe(404)
    const { corpo: vista } = await obter(dele.id, 'OPERADOR')
    expect([vista.resultado, vista.usos, vista.historico]).toEqual([null, [], []])
    // Of a branch where nobody who asks works.
    await banco().execute(sql`update campanha set filiais = array[999999]::bigint[] where id = ${dele.id}`)
    expect((await obter(dele.id, 'OPERADOR')).status).toBe(404)
  })

  it('GES-02 o que trouxe: pedidos, clientes, valor e desconto, contra o mesmo tempo antes', async () => {
    const tabelaPrecoId = (await vendas.escolhas()).tabela.id
    const dele = await clientes.criar({ campos: { tabelaPrecoId } })
    const produto = await vendas.criarProduto(tabelaPrecoId, dele.filialId)
    const [uma] = await vendas.promover({
      beneficio: percentual(20),
      produtos: [produto.id],
      inicio: somarDias(vendas.hoje(), -4),
      fim: somarDias(vendas.hoje(), 4),
    })
    const id = uma?.id ?? 0
    const vender = async (qtde: number) => {
      const { corpo: orcamento } = await vendas.criar(dele.id, 'OPERADOR', dele.filialId)
      await vendas.alterar(orcamento.id, { versao: 1, itens: [vendas.linha(produto, { qtde })] })
      return converterTudo(teste, orcamento.id)
    }
    const { idPedido: antigo } = await vender(5)
    await banco()
      .update(pedido)
      .set({ incluidoEm: new Date(teste.agora().getTime() - 6 * 86_400_000) })
      .where(sql`id = ${antigo}`)
    await vender(10)
    const { corpo: lida } = await obter(id)
    expect(lida.resultado).toMatchObject({ pedidos: 2, clientes: 1, unidades: 15, custo: 30 })
    expect(lida.resultado?.comparacao).toMatchObject({
      de: somarDias(vendas.hoje(), -4),
      ate: vendas.hoje(),
      antesDe: somarDias(vendas.hoje(), -9),
      antesAte: somarDias(vendas.hoje(), -5),
      antes: { pedidos: 1, clientes: 1 },
      durante: { pedidos: 1, clientes: 1 },
    })
    expect(lida.usos.map(({ unidades, valor }) => [unidades, valor])).toEqual([
      [10, 20],
      [5, 10],
    ])
    // What was given is not taken back by a smaller budget.
    const { nome } = lida
    const menor = await alterar(id, lida.versao, { ...lida.digitada, nome, verba: 29.99 })
    expect(Object.keys(menor.erro.campos ?? {})).toEqual(['verba'])
    // PER-06
    expect(lida.resultado?.margem).toBeNull()
    await clientes.comParametro('exibeMargemLucro', 'S', null, async () =>
      expect((await obter(id)).corpo.resultado?.margem).toEqual(expect.any(Number)),
    )
    // What was given back by a cancelled order brought nothing.
    await banco()
      .update(campanhaUso)
      .set({ unidades: '0', valor: '0' })
      .where(eq(campanhaUso.pedidoId, antigo))
    const { corpo: semUm } = await obter(id)
    expect(semUm.resultado).toMatchObject({ pedidos: 1, unidades: 10, custo: 20 })
    expect(semUm.usos).toHaveLength(1)
  })

  it('GES-02 a lista se filtra por situação, quem paga, benefício, filial e número, e se ordena', async () => {
    const hoje = vendas.hoje()
    const base = { nome: 'Filtrada', beneficio: percentual(5), fim: somarDias(hoje, 9) }
    const nova = async (outros: Partial<Parameters<typeof vendas.promover>[0]>) =>
      (await vendas.promover({ ...base, ...outros }))[0]?.id
    const filialId = await vendas.filialDoOperador(0)
    const ids = {
      VIGENTE: await nova({ verba: '10', verbaUsada: '9.99', filiais: [filialId] }),
      FUTURA: await nova({ inicio: somarDias(hoje, 1), quemPaga: 'FORNECEDOR' }),
      ESGOTADA: await nova({ limite: '5', unidadesUsadas: '5', beneficio: porPreco(9), fim: hoje }),
      TERMINADA: await nova({ inicio: somarDias(hoje, -3), fim: somarDias(hoje, -1), filiais: [999_999] }),
      ENCERRADA: await nova({ encerradaEm: teste.agora(), verbaUsada: '3' }),
    }
    const { VIGENTE, FUTURA, ESGOTADA, TERMINADA, ENCERRADA } = ids
    const vistas = async (query: object) =>
      (await listar({ termo: 'Filtrada', orderBy: 'dtInicio', direction: 'ASC', ...query })).map(
        ({ id }) => id,
      )
    for (const [situacao, id] of Object.entries(ids))
      expect([situacao, await vistas({ situacao: [situacao] })]).toEqual([situacao, [id]])
    await nova({ nome: 'Gasta', verba: '10', verbaUsada: '10' })
    expect(await vistas({ termo: 'Gasta', situacao: ['ESGOTADA'] })).toHaveLength(1)
    expect(await vistas({ quemPaga: ['FORNECEDOR'] })).toEqual([FUTURA])
    expect(await vistas({ tipo: ['PRECO'] })).toEqual([ESGOTADA])
    expect(await vistas({ filial: [filialId] })).not.toContain(TERMINADA)
    expect(await vistas({ filial: [999_999] })).not.toContain(VIGENTE)
    expect(await vistas({ termo: String(FUTURA) })).toContain(FUTURA)
    expect((await vistas({})).at(0)).toBe(TERMINADA)
    for (const mudar of [alterar, encerrar])
      expect((await mudar(TERMINADA ?? 0, 1)).erro.codigo).toBe('CAMPANHA_TERMINADA')
    expect((await vistas({})).at(-1)).toBe(FUTURA)
    expect((await vistas({ orderBy: 'verbaUsada', direction: 'DESC' })).slice(0, 2)).toEqual([
      VIGENTE,
      ENCERRADA,
    ])
    expect((await vistas({ orderBy: 'dtFim' })).slice(0, 2)).toEqual([TERMINADA, ESGOTADA])
  })

  it('GES-02 diz em poucas palavras o quê e para quem; as opções são as que valem', async () => {
    const { tabela } = await vendas.escolhas()
    const filialId = await vendas.filialDoOperador(0)
    const [um, dois, parado] = [
      await vendas.criarProduto(tabela.id, filialId),
      await vendas.criarProduto(tabela.id, filialId),
      await vendas.criarProduto(tabela.id, filialId, { ativo: false }),
    ]
    const dele = await clientes.criar({})
    const nomeDe = ({ codigo, descricaoCompleta }: typeof um) => `${codigo} · ${descricaoCompleta}`
    const dita = async (outros: object) => {
      const { corpo: criada } = await criar(outros)
      return (await obter(criada.id)).corpo
    }
    const com = await dita({
      ...{ produtos: [um.id], clientes: [dele.id], tabelas: [tabela.id], filiais: [filialId] },
      ...{ marcas: [um.marca, dois.marca], beneficio: leveGanhe(10, 1, dois.id) },
    })
    expect(com).toMatchObject({
      produtos: `${nomeDe(um)} · Marca ${um.marca}, ${dois.marca}`,
      nomeDoBrinde: nomeDe(dois),
      nomes: { produtos: [um, dois].map((produto) => ({ id: produto.id, nome: nomeDe(produto) })) },
    })
    expect(com.publico).toBe(`Tabela ${tabela.nome} · ${com.nomes.clientes[0]?.nome}`)
    expect(com.filiais).not.toBe('Todas')
    expect((await dita({ produtos: [um.id, dois.id] })).produtos).toBe('2 produtos')
    // A customer of somebody else's portfolio is nobody to whoever only sells.
    const nome = com.nomes.clientes[0]?.nome ?? ''
    const deQuemVende = (await obter(com.id, 'OPERADOR')).corpo
    expect(deQuemVende.publico).toBe(`Tabela ${tabela.nome} · 1 cliente`)
    expect([deQuemVende.digitada.clientes, com.digitada.clientes]).toEqual([[], [dele.id]])
    expect(JSON.stringify([deQuemVende, await listar({ termo: com.nome }, 'OPERADOR')])).not.toContain(nome)
    const { corpo: opcoes } = await teste.chamar(opcoesDaCampanha, { token: await teste.tokenDe('GERENTE') })
    expect(opcoes.marcas).toContain(um.marca)
    expect(opcoes.marcas).not.toContain(parado.marca)
    expect(opcoes.categorias).toContain(um.categoria)
    for (const campo of ['tabelas', 'classificacoes', 'produtos'] as const)
      expect(Object.keys((await criar({ [campo]: [999_999_999] })).erro.campos ?? {})).toEqual([campo])
    expect(Object.keys((await criar({ categorias: ['Não há'] })).erro.campos ?? {})).toEqual(['categorias'])
  })

  it('GES-02 ADM-07 o que foi retirado não se escolhe para uma campanha nova; na que já o tinha, fica', async () => {
    const { tabela } = await vendas.escolhas()
    const filialId = await vendas.filialDoOperador(0)
    const [parado, dado] = [
      await vendas.criarProduto(tabela.id, filialId, { ativo: false }),
      await vendas.criarProduto(tabela.id, filialId),
    ]
    const recusados = async (outros: object) => (await criar(outros)).erro.campos
    expect(await recusados({ produtos: [dado.id, parado.id] })).toEqual({ produtos: RETIRADO })
    expect(await recusados({ produtos: [dado.id], beneficio: leveGanhe(10, 1, parado.id) })).toEqual({
      'beneficio.idProd': RETIRADO,
    })
    const { corpo: nova } = await criar({ produtos: [dado.id], beneficio: leveGanhe(10, 1, dado.id) })
    await banco().update(produto).set({ ativo: false }).where(eq(produto.id, dado.id))
    const { nome, digitada } = (await obter(nova.id)).corpo
    const outro = await alterar(nova.id, nova.versao, { ...digitada, nome, verba: 7 })
    expect(outro.status).toBe(200)
    const trocado = { ...digitada, nome, produtos: [parado.id], beneficio: leveGanhe(10, 1, parado.id) }
    const { erro } = await alterar(nova.id, outro.corpo.versao, trocado)
    expect(Object.keys(erro.campos ?? {}).toSorted()).toEqual(['beneficio.idProd', 'produtos'])
  })

  it('GES-02 de duas mudanças ao mesmo tempo fica uma; o que não muda não conta como mudança', async () => {
    const { corpo: nova } = await criar()
    const { nome, digitada } = (await obter(nova.id)).corpo
    const mesma = await alterar(nova.id, nova.versao, digitada)
    expect(mesma.corpo.versao).toBe(nova.versao)
    expect((await obter(nova.id)).corpo.historico).toHaveLength(1)
    const passada = { inicio: somarDias(vendas.hoje(), -9), fim: somarDias(vendas.hoje(), -1) }
    expect(Object.keys((await alterar(nova.id, nova.versao, passada)).erro.campos ?? {})).toEqual(['fim'])
    const juntas = await Promise.all(
      [1, 2, 3, 4].map((verba) => alterar(nova.id, nova.versao, { nome, verba })),
    )
    expect(juntas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await obter(nova.id)).corpo.versao).toBe(nova.versao + 1)
  })
})
