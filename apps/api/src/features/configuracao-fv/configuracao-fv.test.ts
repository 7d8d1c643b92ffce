import {
  alterarConfiguracaoFv,
  criarConfiguracaoFv,
  excluirConfiguracaoFv,
  listarConfiguracoesFv,
  obterConfiguracaoFv,
  obterFvEfetiva,
  opcoesDaFv,
  restaurarConfiguracaoFv,
} from '@balcao/dominio/configuracao-fv/contratos'
import type { ValoresDaFv } from '@balcao/dominio/configuracao-fv/valores'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { configuracaoFv } from '../forca-de-vendas/tabelas.ts'
import { tabelaPreco } from '../produtos/tabelas.ts'

describe('GES-07 a configuração da força de vendas', () => {
  let teste: AppDeTeste
  beforeEach(async () => {
    teste ??= await criarAppDeTeste()
    await teste.negocio().banco.delete(configuracaoFv)
  })
  afterAll(() => teste.fechar())

  const vendedor = async (tipo: TipoDeUsuario = 'REPRESENTANTE') => {
    const [um] = await teste
      .negocio()
      .banco.select()
      .from(colaborador)
      .where(and(eq(colaborador.tipo, tipo), eq(colaborador.ativo, true)))
      .limit(1)
    if (!um) throw new Error(`nenhum ${tipo}`)
    return um
  }
  const criar = async (corpo: object, quem: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(criarConfiguracaoFv, { corpo, token: await teste.tokenDe(quem) })
  const doVendedor = async (valores: ValoresDaFv = { descontoMaximo: 8 }) =>
    criar({ escopo: 'VENDEDOR', idAlvo: (await vendedor()).id, valores })

  it('diz o que alguém pode, com história, e a lista conta em uma linha', async () => {
    const { id, nome } = await vendedor()
    const { status, corpo } = await doVendedor({ descontoMaximo: 8, pedidoMinimo: null })
    expect([status, corpo]).toMatchObject([
      200,
      { escopo: 'VENDEDOR', idAlvo: id, valores: { descontoMaximo: 8 }, versao: 1 },
    ])
    expect(corpo.valores).toEqual({ descontoMaximo: 8 })
    const token = await teste.tokenDe('ADMIN')
    const { corpo: lista } = await teste.chamar(listarConfiguracoesFv, { token })
    expect(lista.itens).toMatchObject([{ id: corpo.id, alvo: nome, resumo: 'Desconto máximo 8%' }])
    const { corpo: lida } = await teste.chamar(obterConfiguracaoFv, {
      token,
      params: { idConfiguracao: corpo.id },
    })
    expect(lida).toEqual(corpo)
    const registros = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(eq(historico.entidade, 'configuracao-fv'))
    expect(registros.at(-1)).toMatchObject({ acao: 'CRIAR', entidadeId: String(corpo.id) })
  })

  it('a lista se filtra pelo alcance e pelo nome', async () => {
    const { nome } = await vendedor()
    await doVendedor()
    await criar({ escopo: 'NEGOCIO', idAlvo: null, valores: { pedidoMinimo: 100 } })
    const token = await teste.tokenDe('GERENTE')
    const listar = async (query: object) =>
      (await teste.chamar(listarConfiguracoesFv, { token, query: query as never })).corpo.itens.map(
        ({ alvo }) => alvo,
      )
    expect(await listar({})).toHaveLength(2)
    expect(await listar({ escopo: ['NEGOCIO'] })).toEqual(['Todo o negócio'])
    expect(await listar({ termo: nome })).toEqual([nome])
    expect(await listar({ orderBy: 'alvo', direction: 'ASC' })).toEqual(['Todo o negócio', nome])
    await teste.negocio().banco.update(configuracaoFv).set({ excluidaEm: teste.agora() })
    expect(await listar({})).toEqual([])
    // What left is in nobody's way.
    expect((await doVendedor()).status).toBe(200)
  })

  it('401 sem sessão, 403 para quem vende, em todas as rotas', async () => {
    const params = { idConfiguracao: 1 }
    const rotas = [
      () => teste.chamar(listarConfiguracoesFv, {}),
      () => teste.chamar(opcoesDaFv, {}),
      () => teste.chamar(obterConfiguracaoFv, { params }),
    ]
    for (const chamar of rotas) expect((await chamar()).status).toBe(401)
    for (const quem of ['SUPERVISOR', 'OPERADOR', 'REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const) {
      const token = await teste.tokenDe(quem)
      expect((await teste.chamar(listarConfiguracoesFv, { token })).status).toBe(403)
      expect(
        (await criar({ escopo: 'NEGOCIO', idAlvo: null, valores: { pedidoMinimo: 1 } }, quem)).status,
      ).toBe(403)
    }
  })

  it.each([
    [{ escopo: 'VENDEDOR', idAlvo: null, valores: { descontoMaximo: 1 } }, { idAlvo: 'Campo obrigatório' }],
    [
      { escopo: 'VENDEDOR', idAlvo: 987654, valores: { descontoMaximo: 1 } },
      { idAlvo: 'O campo é inválido' },
    ],
    [{ escopo: 'NEGOCIO', idAlvo: 1, valores: { descontoMaximo: 1 } }, { idAlvo: 'O campo é inválido' }],
    [{ escopo: 'EQUIPE', idAlvo: 987654, valores: { descontoMaximo: 1 } }, { idAlvo: 'O campo é inválido' }],
    [
      { escopo: 'NEGOCIO', idAlvo: null, valores: {} },
      { valores: expect.stringContaining('ao menos uma coisa') },
    ],
    [
      { escopo: 'NEGOCIO', idAlvo: null, valores: { descontoMaximo: 101 } },
      { 'valores.descontoMaximo': expect.any(String) },
    ],
    [
      { escopo: 'NEGOCIO', idAlvo: null, valores: { planos: [987654] } },
      { 'valores.planos': 'O campo é inválido' },
    ],
    [
      { escopo: 'NEGOCIO', idAlvo: null, valores: { marcas: ['Não existe'] } },
      { 'valores.marcas': 'O campo é inválido' },
    ],
    [
      { escopo: 'NEGOCIO', idAlvo: null, valores: { horaDeInicio: '10:00', horaDeFim: '09:00' } },
      { 'valores.horaDeFim': expect.any(String) },
    ],
  ])('422 no campo, e nada fica: %j', async (corpo, campos) => {
    const { status, erro } = await criar(corpo)
    expect([status, erro.campos]).toEqual([422, campos])
    expect(await teste.negocio().banco.select().from(configuracaoFv)).toEqual([])
  })

  it('uma para cada um: a segunda é 409, também quando chegam juntas', async () => {
    const respostas = await Promise.all([doVendedor(), doVendedor()])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(respostas.find(({ status }) => status === 409)?.erro.codigo).toBe('CONFIGURACAO_FV_JA_EXISTE')
  })

  it('muda na versão lida; sai e volta, e não volta por cima de outra', async () => {
    const { corpo } = await doVendedor()
    const params = { idConfiguracao: corpo.id }
    const token = await teste.tokenDe('GERENTE')
    const mudar = (versao: number, valores: ValoresDaFv = { descontoMaximo: 3 }) =>
      teste.chamar(alterarConfiguracaoFv, { token, params, corpo: { versao, valores } })
    expect((await mudar(1)).corpo).toMatchObject({ versao: 2, valores: { descontoMaximo: 3 } })
    expect((await mudar(1)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    const sair = (versao: number) => teste.chamar(excluirConfiguracaoFv, { token, params, query: { versao } })
    expect((await sair(1)).status).toBe(409)
    expect((await sair(2)).corpo.versao).toBe(3)
    expect((await teste.chamar(obterConfiguracaoFv, { token, params })).status).toBe(404)
    expect((await mudar(3)).status).toBe(404)
    expect((await sair(3)).status).toBe(404)
    const voltar = (versao: number) =>
      teste.chamar(restaurarConfiguracaoFv, { token, params, corpo: { versao } })
    expect((await voltar(3)).corpo.versao).toBe(4)
    expect((await voltar(4)).erro.codigo).toBe('CONFIGURACAO_FV_JA_EXISTE')
    await sair(4)
    await doVendedor()
    expect((await voltar(5)).erro.codigo).toBe('CONFIGURACAO_FV_JA_EXISTE')
    const sumida = { idConfiguracao: 987654 }
    expect((await teste.chamar(obterConfiguracaoFv, { token, params: sumida })).status).toBe(404)
  })

  it('responde o que vale para um vendedor, e quem o disse', async () => {
    const { id, filialId } = await vendedor('OPERADOR')
    const token = await teste.tokenDe('GERENTE')
    const { corpo: opcoes } = await teste.chamar(opcoesDaFv, { token })
    const [plano] = opcoes.planos
    if (!plano || filialId === null) throw new Error('sem plano ou filial')
    await criar({ escopo: 'NEGOCIO', idAlvo: null, valores: { descontoMaximo: 1, planos: [plano.id] } })
    await criar({ escopo: 'FILIAL', idAlvo: filialId, valores: { descontoMaximo: 2 } })
    const query = { idColab: id, idFil: filialId }
    expect((await teste.chamar(obterFvEfetiva, { token, query })).corpo.itens).toEqual([
      { campo: 'descontoMaximo', valor: '2%', de: 'Filial' },
      { campo: 'planos', valor: plano.nome, de: 'Todo o negócio' },
    ])
    const [tabela] = opcoes.tabelas
    const ativar = (ativa: boolean) =>
      teste
        .negocio()
        .banco.update(tabelaPreco)
        .set({ ativa })
        .where(eq(tabelaPreco.id, tabela?.id ?? 0))
    await ativar(false)
    expect((await teste.chamar(opcoesDaFv, { token })).corpo.tabelas).not.toContainEqual(tabela)
    await ativar(true)
    const { id: idGerente } = await vendedor('GERENTE')
    const doGerente = await teste.chamar(obterFvEfetiva, { token, query: { ...query, idColab: idGerente } })
    expect(doGerente.corpo.itens).toEqual([])
    const { status } = await teste.chamar(obterFvEfetiva, { token, query: { ...query, idColab: 987654 } })
    expect(status).toBe(404)
  })
})
