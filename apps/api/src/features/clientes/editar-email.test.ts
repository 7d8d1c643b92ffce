import { editarEmail } from '@balcao/dominio/clientes/secoes'
import { listarEmails } from '@balcao/dominio/contatos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cliente, clienteEmail, colaboradorCliente } from './tabelas.ts'

describe('PUT /sac/clientes/editar-email', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const editar = async (idCli: number, corpo: Record<string, unknown>, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(editarEmail, { token: await teste.tokenDe(tipo), query: { idCli }, corpo })

  const doCliente = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, id))
    return linha
  }

  it('CLI-06 o principal muda também no cliente, em minúsculas, com histórico', async () => {
    const dono = await cenario.criar()
    const corpo = { id: dono.emailId, valoranterior: dono.email.toUpperCase(), valor: 'Compras@Loja.com.BR' }
    expect((await editar(dono.id, corpo)).status).toBe(200)
    expect(await doCliente(dono.id)).toMatchObject({
      email: 'compras@loja.com.br',
      versao: dono.versao + 1,
    })
    expect(await cenario.ultimoHistorico('cliente', dono.id)).toEqual({
      acao: 'ALTERAR_EMAIL',
      dados: { email: dono.emailId, de: dono.email, para: 'compras@loja.com.br' },
    })
  })

  it('SEG-01 409 no principal de quem tem conta vinculada; outro e-mail do mesmo cliente muda', async () => {
    const { banco } = teste.negocio()
    const dono = await cenario.criar()
    await banco.insert(colaboradorCliente).values({
      colaboradorId: await cenario.idDaConta('CONSUMIDOR_FINAL'),
      clienteId: dono.id,
      prova: 'EMAIL',
      vinculadoEm: teste.agora(),
    })
    const [outro] = await banco
      .insert(clienteEmail)
      .values({ clienteId: dono.id, email: 'nf@loja.com.br', descricao: 'Notas' })
      .returning()
    const troca = { valor: 'novo@loja.com.br' }
    const doPrincipal = await editar(dono.id, { id: dono.emailId, valoranterior: dono.email, ...troca })
    expect(doPrincipal).toMatchObject({ status: 409, erro: { codigo: 'EMAIL_PROVA_IDENTIDADE' } })
    expect((await doCliente(dono.id))?.email).toBe(dono.email)
    const { corpo } = await teste.chamar(listarEmails, {
      token: await teste.tokenDe('OPERADOR'),
      params: { idCli: dono.id },
    })
    expect(corpo.itens.map(({ principal, permiteEditar }) => [principal, permiteEditar])).toEqual([
      [true, false],
      [false, true],
    ])
    const doOutro = await editar(dono.id, { id: outro?.id, valoranterior: 'nf@loja.com.br', ...troca })
    expect(doOutro.status).toBe(200)
  })

  it('PER-05 409 se já não é o que a pessoa viu; PER-01 404 para o e-mail de outro cliente', async () => {
    const [dono, outro] = [await cenario.criar(), await cenario.criar()]
    const corpo = { id: dono.emailId, valoranterior: 'antigo@loja.com.br', valor: 'novo@loja.com.br' }
    expect(await editar(dono.id, corpo)).toMatchObject({ status: 409, erro: { codigo: 'VALOR_MUDOU' } })
    expect((await editar(outro.id, corpo)).status).toBe(404)
    expect((await editar(dono.id, corpo, 'REPRESENTANTE')).status).toBe(404)
  })

  it('CLI-06 422 no e-mail inválido; 401 sem sessão; 403 sem a ação', async () => {
    const dono = await cenario.criar()
    const corpo = { id: dono.emailId, valoranterior: dono.email, valor: 'nao é e-mail' }
    const { status, erro } = await editar(dono.id, corpo)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['valor']])
    expect((await teste.chamar(editarEmail, { query: { idCli: dono.id }, corpo })).status).toBe(401)
    expect((await editar(dono.id, corpo, 'COLABORADOR')).status).toBe(403)
  })
})
