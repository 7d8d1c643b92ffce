import {
  alterarInformacao,
  criarInformacao,
  excluirInformacao,
  listarDimensoes,
  listarInformacoes,
  listarValoresDaDimensao,
} from '@balcao/dominio/informacoes/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { ouvirMudancas } from '../../../test/ouvir-eventos.ts'
import { dimensao, dimensaoValor } from './tabelas.ts'

describe('informações adicionais', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  const segmentos = { concorrente: 0, equipamento: 0, velho: 0 }
  const valores = { mercadao: 0, freezer: 0, aposentado: 0 }
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
    const { banco } = teste.negocio()
    const segmento = async (chave: string, descricao: string, ativa = true) => {
      const [linha] = await banco.insert(dimensao).values({ chave, descricao, ordem: 900, ativa }).returning()
      return linha?.id ?? 0
    }
    const valor = async (dimensaoId: number, descricao: string, ativo = true) => {
      const [linha] = await banco
        .insert(dimensaoValor)
        .values({ dimensaoId, descricao, ordem: 1, ativo })
        .returning()
      return linha?.id ?? 0
    }
    segmentos.concorrente = await segmento('TESTE_CONCORRENTE', 'Concorrente')
    segmentos.equipamento = await segmento('TESTE_EQUIPAMENTO', 'Equipamento')
    segmentos.velho = await segmento('TESTE_VELHO', 'Sem uso', false)
    valores.mercadao = await valor(segmentos.concorrente, 'Mercadão')
    valores.freezer = await valor(segmentos.equipamento, 'Freezer')
    valores.aposentado = await valor(segmentos.equipamento, 'Fax', false)
  })
  afterAll(() => teste.fechar())

  const doFio = (cliente_id: number) => ({
    dimensao: 'TESTE_CONCORRENTE',
    dimensao_id: valores.mercadao,
    cliente_id,
    observacao: 'Vende mais barato às terças',
  })
  const criar = async (cliente_id: number, campos = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(criarInformacao, {
      token: await teste.tokenDe(tipo),
      corpo: { ...doFio(cliente_id), ...campos },
    })
  const alterar = async (id: number, corpo: object, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(alterarInformacao, { token: await teste.tokenDe(tipo), query: { id }, corpo })
  const excluir = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(excluirInformacao, { token: await teste.tokenDe(tipo), query: { id } })
  const listar = async (id: number, query = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarInformacoes, { token: await teste.tokenDe(tipo), query: { id, ...query } })

  it('CLI-05 ENT-07 inclui, lista, altera e exclui, com histórico e aviso', async () => {
    const eventos = await ouvirMudancas(teste)
    const dono = await cenario.criar()
    const { status, corpo: nova } = await criar(dono.id)
    expect([status, nova]).toEqual([
      200,
      {
        id: expect.any(Number),
        ...doFio(dono.id),
        dimensaoDesc: 'Concorrente',
        descricao: 'Mercadão',
        colaborador: { nome: nomeDaConta('OPERADOR') },
        datahora_criacao: expect.any(String),
        permiteEditar: true,
        versao: 1,
      },
    ])
    expect((await listar(dono.id)).corpo.itens).toEqual([nova])
    const { corpo: mudada } = await alterar(nova.id, { ...doFio(dono.id), observacao: 'Fechou', versao: 1 })
    expect(mudada).toEqual({ ...nova, observacao: 'Fechou', versao: 2 })
    expect((await excluir(nova.id)).status).toBe(200)
    expect((await listar(dono.id)).corpo.itens).toEqual([])
    expect(await cenario.ultimoHistorico('informacao_adicional', nova.id)).toMatchObject({
      acao: 'EXCLUIR',
      dados: { cliente: dono.id, observacao: 'Fechou' },
    })
    expect((await excluir(nova.id)).status).toBe(404)
    const mudou = { canal: 'private-clientes', evento: 'cliente-mudou', muda: ['informacoes'] }
    await expect.poll(() => eventos).toEqual([mudou, mudou, mudou])
  })

  it('CLI-05 filtra por uma lista de segmentos separados por vírgula', async () => {
    const dono = await cenario.criar()
    const { corpo: um } = await criar(dono.id)
    const { corpo: dois } = await criar(dono.id, {
      dimensao: 'TESTE_EQUIPAMENTO',
      dimensao_id: valores.freezer,
    })
    const vistos = async (lista: string) =>
      (await listar(dono.id, { dimensao: lista })).corpo.itens.map(({ id }) => id)
    expect(await vistos('')).toEqual([dois.id, um.id])
    expect(await vistos('TESTE_CONCORRENTE')).toEqual([um.id])
    expect(await vistos(' TESTE_CONCORRENTE, TESTE_EQUIPAMENTO ,')).toEqual([dois.id, um.id])
    expect(await vistos('NENHUM')).toEqual([])
  })

  it('CLI-05 422 se o valor não é do segmento, ou saiu de uso', async () => {
    const dono = await cenario.criar()
    for (const campos of [
      { dimensao_id: valores.freezer },
      { dimensao: 'NENHUM' },
      { dimensao: 'TESTE_EQUIPAMENTO', dimensao_id: valores.aposentado },
    ]) {
      const { status, erro } = await criar(dono.id, campos)
      expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['dimensao_id']])
    }
    const longa = await criar(dono.id, { observacao: 'x'.repeat(501) })
    expect([longa.status, Object.keys(longa.erro.campos ?? {})]).toEqual([422, ['observacao']])
  })

  it('CLI-05 409 sobre uma versão que já não é a que se viu', async () => {
    const dono = await cenario.criar()
    const { corpo } = await criar(dono.id)
    await alterar(corpo.id, doFio(dono.id))
    expect(await alterar(corpo.id, { ...doFio(dono.id), versao: 1 })).toMatchObject({
      status: 409,
      erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' },
    })
    const excluirVista = async (versao: number) =>
      teste.chamar(excluirInformacao, {
        token: await teste.tokenDe('OPERADOR'),
        query: { id: corpo.id, versao },
      })
    expect(await excluirVista(1)).toMatchObject({
      status: 409,
      erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' },
    })
    expect((await excluirVista(2)).status).toBe(200)
  })

  it('PAR-01 onde só quem escreveu edita, outro é recusado, e um gestor não', async () => {
    const dono = await cenario.criar({ doRepresentante: true })
    const { corpo } = await criar(dono.id)
    expect((await alterar(corpo.id, doFio(dono.id), 'REPRESENTANTE')).status).toBe(200)
    await cenario.comParametro('soQuemEscreveuEditaInformacao', 'S', dono.filialId, async () => {
      expect(await alterar(corpo.id, doFio(dono.id), 'REPRESENTANTE')).toMatchObject({
        status: 403,
        erro: { codigo: 'INFORMACAO_DE_OUTRA_PESSOA' },
      })
      expect((await excluir(corpo.id, 'REPRESENTANTE')).status).toBe(403)
      const editavel = async (tipo: TipoDeUsuario) =>
        (await listar(dono.id, {}, tipo)).corpo.itens[0]?.permiteEditar
      expect([await editavel('REPRESENTANTE'), await editavel('OPERADOR')]).toEqual([false, true])
      expect(await editavel('COLABORADOR')).toBe(false)
      expect((await alterar(corpo.id, doFio(dono.id), 'ADMIN')).status).toBe(200)
      expect((await excluir(corpo.id)).status).toBe(200)
    })
  })

  it('API-07 os segmentos e os seus valores, sem o que saiu de uso', async () => {
    const token = await teste.tokenDe('OPERADOR')
    const { corpo } = await teste.chamar(listarDimensoes, { token })
    const chaves = corpo.itens.map(({ dimensao: chave }) => chave)
    expect(chaves).toContain('TESTE_CONCORRENTE')
    expect(chaves).not.toContain('TESTE_VELHO')
    const valoresDe = (id: number) => teste.chamar(listarValoresDaDimensao, { token, params: { id } })
    expect((await valoresDe(segmentos.equipamento)).corpo.itens).toEqual([
      { id: valores.freezer, desc: 'Freezer' },
    ])
    expect((await valoresDe(segmentos.velho)).status).toBe(404)
    expect((await teste.chamar(listarDimensoes)).status).toBe(401)
    expect((await teste.chamar(listarValoresDaDimensao, { params: { id: 1 } })).status).toBe(401)
  })

  it('PER-01 404 para o cliente de outra pessoa, em tudo; a informação fica com o seu cliente', async () => {
    const [dono, outro] = [await cenario.criar(), await cenario.criar()]
    const { corpo } = await criar(dono.id)
    expect((await criar(dono.id, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await listar(dono.id, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await alterar(corpo.id, doFio(dono.id), 'REPRESENTANTE')).status).toBe(404)
    expect((await excluir(corpo.id, 'REPRESENTANTE')).status).toBe(404)
    expect((await alterar(corpo.id, doFio(outro.id))).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-03 403 sem a ação', async () => {
    const dono = await cenario.criar()
    expect((await teste.chamar(listarInformacoes, { query: { id: dono.id } })).status).toBe(401)
    expect((await teste.chamar(criarInformacao, { corpo: doFio(dono.id) })).status).toBe(401)
    expect((await criar(dono.id, {}, 'COLABORADOR')).status).toBe(403)
    expect((await alterar(1, doFio(dono.id), 'COLABORADOR')).status).toBe(403)
    expect((await excluir(1, 'COLABORADOR')).status).toBe(403)
    expect((await listar(dono.id, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
