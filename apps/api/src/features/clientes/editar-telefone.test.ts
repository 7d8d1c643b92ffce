import { editarTelefone } from '@balcao/dominio/clientes/secoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { ouvirMudancas } from '../../../test/ouvir-eventos.ts'
import { cliente, clienteTelefone } from './tabelas.ts'

describe('PUT /sac/clientes/editar-telefone', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const editar = async (idCli: number, corpo: Record<string, unknown>, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(editarTelefone, { token: await teste.tokenDe(tipo), query: { idCli }, corpo })

  const gravado = async (id: number) => {
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(clienteTelefone)
      .where(eq(clienteTelefone.id, id))
    return linha
  }
  const doCliente = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, id))
    return linha
  }

  it('CLI-06 o principal muda também no cliente, em dígitos, com histórico, versão e aviso', async () => {
    const eventos = await ouvirMudancas(teste)
    const dono = await cenario.criar()
    const corpo = { id: dono.telefoneId, valoranterior: '(67) 3322-1100', valor: '(67) 99999-1234' }
    expect((await editar(dono.id, corpo)).status).toBe(200)
    expect(await gravado(dono.telefoneId)).toMatchObject({ numero: '67999991234', versao: 2 })
    expect(await doCliente(dono.id)).toMatchObject({ telefone: '67999991234', versao: dono.versao + 1 })
    expect(await cenario.ultimoHistorico('cliente', dono.id)).toEqual({
      acao: 'ALTERAR_TELEFONE',
      dados: { telefone: dono.telefoneId, de: '6733221100', para: '67999991234' },
    })
    await expect
      .poll(() => eventos)
      .toEqual([{ canal: 'private-clientes', evento: 'cliente-mudou', muda: ['clientes', 'contatos'] }])
  })

  it('CLI-06 um que não é o principal deixa o do cliente como estava', async () => {
    const dono = await cenario.criar()
    const [outro] = await teste
      .negocio()
      .banco.insert(clienteTelefone)
      .values({ clienteId: dono.id, numero: '6733229999', descricao: 'Depósito' })
      .returning()
    const corpo = { id: outro?.id, valoranterior: '6733229999', valor: '6733228888' }
    expect((await editar(dono.id, corpo)).status).toBe(200)
    expect((await gravado(outro?.id ?? 0))?.numero).toBe('6733228888')
    expect((await doCliente(dono.id))?.telefone).toBe('6733221100')
  })

  it('PER-05 409 se já não é o que a pessoa viu, e se vem do sistema da empresa', async () => {
    const dono = await cenario.criar()
    const corpo = { id: dono.telefoneId, valoranterior: '6733220000', valor: '6733228888' }
    expect(await editar(dono.id, corpo)).toMatchObject({ status: 409, erro: { codigo: 'VALOR_MUDOU' } })
    await teste
      .negocio()
      .banco.update(clienteTelefone)
      .set({ permiteEditar: false })
      .where(eq(clienteTelefone.id, dono.telefoneId))
    const certo = { ...corpo, valoranterior: dono.telefone }
    expect(await editar(dono.id, certo)).toMatchObject({
      status: 409,
      erro: { codigo: 'NAO_PERMITE_EDITAR' },
    })
    expect((await gravado(dono.telefoneId))?.numero).toBe('6733221100')
  })

  it('PER-05 de dois que mudam ao mesmo tempo, o segundo é avisado', async () => {
    const dono = await cenario.criar()
    const corpo = { id: dono.telefoneId, valoranterior: dono.telefone }
    const respostas = await Promise.all([
      editar(dono.id, { ...corpo, valor: '6733220001' }),
      editar(dono.id, { ...corpo, valor: '6733220002' }, 'ADMIN'),
    ])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('PER-01 404 para o cliente que não se vê e para o telefone de outro cliente', async () => {
    const [dono, outro] = [await cenario.criar(), await cenario.criar()]
    const corpo = { id: dono.telefoneId, valoranterior: dono.telefone, valor: '6733228888' }
    expect((await editar(outro.id, corpo)).status).toBe(404)
    expect((await editar(dono.id, corpo, 'REPRESENTANTE')).status).toBe(404)
    expect((await editar(999_999_999, corpo)).status).toBe(404)
  })

  it('CLI-06 422 no telefone inválido ou sem DDD; 401 sem sessão; 403 sem a ação', async () => {
    const dono = await cenario.criar()
    const corpo = { id: dono.telefoneId, valoranterior: dono.telefone }
    for (const valor of ['123', '33221100', '', null]) {
      const { status, erro } = await editar(dono.id, { ...corpo, valor })
      expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['valor']])
    }
    expect((await teste.chamar(editarTelefone, { query: { idCli: dono.id }, corpo })).status).toBe(401)
    expect((await editar(dono.id, { ...corpo, valor: '6733228888' }, 'COLABORADOR')).status).toBe(403)
  })
})
