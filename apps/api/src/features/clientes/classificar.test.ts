import { classificarCliente, desclassificarCliente } from '@balcao/dominio/clientes/secoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { cliente } from './tabelas.ts'

describe('classificação do cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  let opcao = 0
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
    const [primeira] = await teste
      .negocio()
      .banco.select()
      .from(opcaoDeCadastro)
      .where(eq(opcaoDeCadastro.lista, 'CLASSIFICACAO'))
      .limit(1)
    opcao = primeira?.id ?? 0
  })
  afterAll(() => teste.fechar())

  const classificar = async (
    idCli: number,
    corpo: Record<string, unknown>,
    tipo: TipoDeUsuario = 'OPERADOR',
  ) => teste.chamar(classificarCliente, { token: await teste.tokenDe(tipo), query: { idCli }, corpo })
  const desclassificar = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(desclassificarCliente, { token: await teste.tokenDe(tipo), query: { idCli } })
  const ler = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, id))
    return linha
  }

  it('CLI-03 classifica, com observação, e tira a classificação, com histórico', async () => {
    const dono = await cenario.criar()
    const corpo = { classificacao: opcao, obs: 'Compra toda semana', versao: dono.versao }
    expect((await classificar(dono.id, corpo)).status).toBe(200)
    expect(await ler(dono.id)).toMatchObject({
      classificacaoId: opcao,
      classificacaoObservacao: 'Compra toda semana',
      versao: dono.versao + 1,
    })
    expect(await cenario.ultimoHistorico('cliente', dono.id)).toEqual({
      acao: 'CLASSIFICAR',
      dados: {
        de: { classificacao: null, obs: null },
        para: { classificacao: opcao, obs: 'Compra toda semana' },
      },
    })
    expect((await desclassificar(dono.id)).status).toBe(200)
    expect((await desclassificar(dono.id)).status).toBe(200)
    expect(await ler(dono.id)).toMatchObject({
      classificacaoId: null,
      classificacaoObservacao: null,
      versao: dono.versao + 2,
    })
  })

  it('CLI-03 409 sobre uma versão que já não é a que se viu', async () => {
    const dono = await cenario.criar()
    await classificar(dono.id, { classificacao: opcao })
    expect(await classificar(dono.id, { classificacao: opcao, versao: dono.versao })).toMatchObject({
      status: 409,
      erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' },
    })
  })

  it('CLI-03 TIC-13 409 ao tirar a que outra pessoa acabou de pôr; tirada a que se viu, tirar de novo não muda nada', async () => {
    const dono = await cenario.criar()
    await classificar(dono.id, { classificacao: opcao })
    const tirar = async (versao: unknown) =>
      teste.chamar(desclassificarCliente, {
        token: await teste.tokenDe('OPERADOR'),
        query: { idCli: dono.id, versao },
      })
    expect(await tirar(dono.versao)).toMatchObject({
      status: 409,
      erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' },
    })
    expect((await ler(dono.id))?.classificacaoId).toBe(opcao)
    expect([(await tirar('x')).status, (await tirar([1, 2])).status]).toEqual([422, 422])
    expect((await tirar(dono.versao + 1)).status).toBe(200)
    expect((await tirar(dono.versao + 1)).status).toBe(200)
    expect(await ler(dono.id)).toMatchObject({ classificacaoId: null, versao: dono.versao + 2 })
  })

  it('CLI-03 422 para o que não é classificação e para a observação longa demais', async () => {
    const dono = await cenario.criar()
    const campos = async (corpo: Record<string, unknown>) => {
      const { status, erro } = await classificar(dono.id, corpo)
      return [status, Object.keys(erro.campos ?? {})]
    }
    expect(await campos({ classificacao: 999_999 })).toEqual([422, ['classificacao']])
    expect(await campos({ classificacao: opcao, obs: 'x'.repeat(251) })).toEqual([422, ['obs']])
  })

  it('404 para o cliente de outra filial; 401 sem sessão; 403 para o representante', async () => {
    const dono = await cenario.criar({ filial: null, doRepresentante: true })
    const corpo = { classificacao: opcao }
    expect((await classificar(dono.id, corpo)).status).toBe(404)
    expect((await desclassificar(dono.id)).status).toBe(404)
    expect((await classificar(dono.id, corpo, 'REPRESENTANTE')).status).toBe(403)
    expect((await desclassificar(dono.id, 'REPRESENTANTE')).status).toBe(403)
    expect((await teste.chamar(classificarCliente, { query: { idCli: dono.id }, corpo })).status).toBe(401)
    expect((await teste.chamar(desclassificarCliente, { query: { idCli: dono.id } })).status).toBe(401)
  })
})
