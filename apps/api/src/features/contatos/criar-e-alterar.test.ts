import { alterarContato, criarContato, listarContatos } from '@balcao/dominio/contatos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { ouvirDesdeAUltima, ouvirMudancas } from '../../../test/ouvir-eventos.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'

describe('contatos de um cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  let tipo = { id: 0, descricao: '' }
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
    const opcoes = await teste
      .negocio()
      .banco.select()
      .from(opcaoDeCadastro)
      .where(eq(opcaoDeCadastro.lista, 'TIPO_CONTATO'))
    tipo = opcoes[0] ?? tipo
  })
  afterAll(() => teste.fechar())

  const ANA = {
    contato: 'Ana Souza',
    documento: '390.533.447-05',
    datanascimento: '1990-05-20',
    time: 'Operário',
    cargo: 'Compras',
    telefone: '(67) 3322-1100',
    celular: '67 99999-1234',
    email: 'Ana@Loja.com.br',
  }
  const criar = async (
    idCli: number,
    campos: Record<string, unknown> = {},
    quem: TipoDeUsuario = 'OPERADOR',
  ) =>
    teste.chamar(criarContato, {
      token: await teste.tokenDe(quem),
      params: { idCli },
      corpo: { ...ANA, tipocontato: tipo.id, ...campos },
    })
  const alterar = async (
    params: { idCli: number; idCont: number },
    campos: Record<string, unknown> = {},
    quem: TipoDeUsuario = 'OPERADOR',
  ) =>
    teste.chamar(alterarContato, {
      token: await teste.tokenDe(quem),
      params,
      corpo: { ...ANA, tipocontato: tipo.id, ...campos },
    })
  const recusados = ({ status, erro }: { status: number; erro: { campos?: object } }) => [
    status,
    Object.keys(erro.campos ?? {}),
  ]

  it('CLI-06 ENT-06 cadastra como se guarda, com histórico e aviso, e aparece na lista', async () => {
    const eventos = await ouvirMudancas(teste)
    const dono = await cenario.criar()
    const { status, corpo } = await criar(dono.id)
    expect(status).toBe(200)
    expect(corpo).toEqual({
      id: expect.any(Number),
      nome: 'Ana Souza',
      tipo: tipo.id,
      tipoDesc: tipo.descricao,
      doc: '39053344705',
      dtNasc: '1990-05-20',
      time: 'Operário',
      cargo: 'Compras',
      telefone: '6733221100',
      celular: '67999991234',
      email: 'ana@loja.com.br',
      desc: 'Ana Souza (Compras)',
      tel: '67999991234',
      versao: 1,
    })
    const token = await teste.tokenDe('OPERADOR')
    const lista = await teste.chamar(listarContatos, { token, params: { idCli: dono.id } })
    expect(lista.corpo.itens).toEqual([corpo])
    expect(await cenario.ultimoHistorico('contato', corpo.id)).toMatchObject({
      acao: 'CRIAR',
      dados: { cliente: dono.id, nome: 'Ana Souza' },
    })
    await expect
      .poll(() => eventos)
      .toEqual([{ canal: 'private-clientes', evento: 'cliente-mudou', muda: ['contatos'] }])
  })

  it('CLI-06 altera, guardando o que era; 409 sobre uma versão que já não é a que se viu', async () => {
    const dono = await cenario.criar()
    const { corpo: ana } = await criar(dono.id)
    const params = { idCli: dono.id, idCont: ana.id }
    const desdeAqui = await ouvirDesdeAUltima(teste)
    const { status, corpo } = await alterar(params, { cargo: 'Gerência', celular: null, versao: 1 })
    expect((await desdeAqui()).map(({ evento }) => evento)).toEqual(['cliente-mudou'])
    expect([status, corpo.cargo, corpo.tel, corpo.versao]).toEqual([200, 'Gerência', '6733221100', 2])
    expect((await cenario.ultimoHistorico('contato', ana.id))?.dados).toEqual({
      cargo: { de: 'Compras', para: 'Gerência' },
      celular: { de: '67999991234', para: null },
    })
    expect(await alterar(params, { versao: 1 })).toMatchObject({
      status: 409,
      erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' },
    })
  })

  it('CLI-06 422 nos campos: nome, tipo, CPF, nascimento, telefone sem DDD, e-mail', async () => {
    const dono = await cenario.criar()
    for (const [campo, valor] of Object.entries({
      contato: 'Ana',
      tipocontato: 999_999,
      documento: '111.111.111-11',
      datanascimento: '2999-01-01',
      celular: '99999-1234',
      email: 'ana',
    }))
      expect(recusados(await criar(dono.id, { [campo]: valor }))).toEqual([422, [campo]])
  })

  it('CLI-06 422 no CPF ou e-mail de outro contato do mesmo cliente; o de outro cliente serve', async () => {
    const [dono, outro] = [await cenario.criar(), await cenario.criar()]
    const { corpo: ana } = await criar(dono.id)
    expect(recusados(await criar(dono.id))).toEqual([422, ['documento', 'email']])
    expect((await criar(outro.id)).status).toBe(200)
    const { corpo: bia } = await criar(dono.id, { documento: null, email: null })
    const params = { idCli: dono.id, idCont: bia.id }
    expect(recusados(await alterar(params, { documento: null }))).toEqual([422, ['email']])
    expect((await alterar({ idCli: dono.id, idCont: ana.id })).status).toBe(200)
  })

  it('CLI-06 de dois que cadastram o mesmo contato ao mesmo tempo, um é recusado', async () => {
    const dono = await cenario.criar()
    const respostas = await Promise.all([criar(dono.id), criar(dono.id, {}, 'ADMIN')])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it.each([
    ['contatoExigeEmail', 'email'],
    ['contatoExigeCpf', 'documento'],
  ] as const)('PAR-01 onde a filial diz %s, falta %s: 422', async (chave, campo) => {
    const dono = await cenario.criar()
    expect((await criar(dono.id, { documento: null, email: null })).status).toBe(200)
    await cenario.comParametro(chave, 'S', dono.filialId, async () => {
      expect(recusados(await criar(dono.id, { documento: null, email: null }))).toEqual([422, [campo]])
      const deOutra = await cenario.criar({ filial: 1 })
      expect((await criar(deOutra.id, { documento: null, email: null })).status).toBe(200)
    })
  })

  it('404 para o cliente de outra pessoa e o contato de outro cliente; 401; 403 sem a ação', async () => {
    const [dono, outro] = [await cenario.criar(), await cenario.criar()]
    const { corpo: ana } = await criar(dono.id)
    expect((await criar(dono.id, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await alterar({ idCli: outro.id, idCont: ana.id })).status).toBe(404)
    expect((await teste.chamar(criarContato, { params: { idCli: dono.id }, corpo: ANA })).status).toBe(401)
    expect((await criar(dono.id, {}, 'COLABORADOR')).status).toBe(403)
    expect((await alterar({ idCli: dono.id, idCont: ana.id }, {}, 'COLABORADOR')).status).toBe(403)
  })
})
