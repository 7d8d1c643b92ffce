import {
  criarEnderecoDeEntrega,
  excluirEnderecoDeEntrega,
  listarEnderecosDeEntrega,
  selecionarEnderecoDeEntrega,
} from '@balcao/dominio/enderecos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { enderecoEntrega } from './tabelas.ts'

describe('escolher e tirar endereços de entrega', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const token = (tipo: TipoDeUsuario = 'OPERADOR') => teste.tokenDe(tipo)
  const criar = async (idCli: number, numero: string) =>
    (
      await teste.chamar(criarEnderecoDeEntrega, {
        token: await token(),
        params: { idCli },
        corpo: { cep: '79002000', rua: 'Rua A', numero, bairro: 'Centro', estado: 'MS', ibge: '5002704' },
      })
    ).corpo
  const selecionar = async (idCli: number, id: unknown, tipo?: TipoDeUsuario) =>
    teste.chamar(selecionarEnderecoDeEntrega, {
      token: await token(tipo),
      params: { idCli },
      corpo: { id },
    })
  const excluir = async (idCli: number, idEnd: number, corpo: object = {}, tipo?: TipoDeUsuario) =>
    teste.chamar(excluirEnderecoDeEntrega, { token: await token(tipo), params: { idCli, idEnd }, corpo })
  const selecionados = async (idCli: number) => {
    const { corpo } = await teste.chamar(listarEnderecosDeEntrega, {
      token: await token(),
      params: { idCli },
    })
    return corpo.itens.flatMap(({ id, selecionado }) => (selecionado ? [id] : []))
  }
  const comDois = async () => {
    const dono = await cenario.criar()
    return { dono, um: await criar(dono.id, '1'), dois: await criar(dono.id, '2') }
  }

  it('END-01 seleciona um, que passa a ser o primeiro, no lugar do que era; null tira a seleção', async () => {
    const { dono, um, dois } = await comDois()
    const primeira = await selecionar(dono.id, um.id)
    expect([primeira.status, primeira.corpo.itens.map(({ id, selecionado }) => [id, selecionado])]).toEqual([
      200,
      [
        [um.id, true],
        [dois.id, false],
      ],
    ])
    await selecionar(dono.id, dois.id)
    expect(await selecionados(dono.id)).toEqual([dois.id])
    expect(await cenario.ultimoHistorico('endereco_entrega', dois.id)).toEqual({
      acao: 'SELECIONAR',
      dados: { cliente: dono.id, antes: um.id },
    })
    const { corpo } = await selecionar(dono.id, null)
    expect(corpo.itens.map(({ selecionado }) => selecionado)).toEqual([false, false])
    expect((await cenario.ultimoHistorico('endereco_entrega', dois.id))?.acao).toBe('TIRAR_SELECAO')
  })

  it('END-01 o que já está selecionado fica como está, e tirar o que não há também', async () => {
    const { dono, um } = await comDois()
    const antes = (await selecionar(dono.id, um.id)).corpo
    expect((await selecionar(dono.id, um.id)).corpo).toEqual(antes)
    await selecionar(dono.id, null)
    expect((await selecionar(dono.id, null)).status).toBe(200)
  })

  it('END-01 de muitos que escolhem ao mesmo tempo, fica um só', async () => {
    const { dono, um, dois } = await comDois()
    const respostas = await Promise.all(
      [um.id, dois.id, um.id, dois.id, null, um.id].map((id) => selecionar(dono.id, id)),
    )
    expect(respostas.map(({ status }) => status)).toEqual(respostas.map(() => 200))
    expect((await selecionados(dono.id)).length).toBeLessThanOrEqual(1)
  })

  it('END-01 excluir tira da lista e da seleção, e o que foi entregue ali o mantém', async () => {
    const { dono, um, dois } = await comDois()
    await selecionar(dono.id, um.id)
    const { status, corpo } = await excluir(dono.id, um.id, { versao: 2 })
    expect([status, corpo.itens.map(({ id }) => id)]).toEqual([200, [dois.id]])
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(enderecoEntrega)
      .where(eq(enderecoEntrega.id, um.id))
    expect(linha).toMatchObject({ selecionado: false, excluidoEm: expect.any(Date) })
    expect(await cenario.ultimoHistorico('endereco_entrega', um.id)).toEqual({
      acao: 'EXCLUIR',
      dados: { cliente: dono.id, selecionado: true },
    })
    expect((await excluir(dono.id, um.id)).status).toBe(404)
    expect((await selecionar(dono.id, um.id)).status).toBe(404)
    // What was taken out may be written again.
    expect((await criar(dono.id, '1')).id).not.toBe(um.id)
  })

  it('END-01 409 ao excluir uma versão que já não é a que se viu; 422 no que não se entende', async () => {
    const { dono, um } = await comDois()
    await selecionar(dono.id, um.id)
    expect((await excluir(dono.id, um.id, { versao: 1 })).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await excluir(dono.id, um.id, { versao: 'x' })).status).toBe(422)
    for (const id of ['x', 0, undefined])
      expect(Object.keys((await selecionar(dono.id, id)).erro.campos ?? {})).toEqual(['id'])
  })

  it('END-01 404 para o endereço de outro cliente e o cliente de outra pessoa; 403 sem a ação; 401', async () => {
    const { dono, um } = await comDois()
    const outro = await cenario.criar()
    expect((await selecionar(outro.id, um.id)).status).toBe(404)
    expect((await excluir(outro.id, um.id)).status).toBe(404)
    expect((await selecionar(dono.id, um.id, 'REPRESENTANTE')).status).toBe(404)
    expect((await excluir(dono.id, um.id, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await selecionar(dono.id, um.id, 'COLABORADOR')).status).toBe(403)
    expect((await excluir(dono.id, um.id, {}, 'COLABORADOR')).status).toBe(403)
    const params = { idCli: dono.id, idEnd: um.id }
    expect((await teste.chamar(selecionarEnderecoDeEntrega, { params, corpo: { id: null } })).status).toBe(
      401,
    )
    expect((await teste.chamar(excluirEnderecoDeEntrega, { params, corpo: {} })).status).toBe(401)
    expect(await selecionados(dono.id)).toEqual([])
  })
})
