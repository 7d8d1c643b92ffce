import {
  listarContatos,
  listarEmails,
  listarTelefones,
  listarTiposDeContato,
} from '@balcao/dominio/contatos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { clienteEmail, clienteTelefone } from '../clientes/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { contato } from './tabelas.ts'

describe('telefones, e-mails e tipos de contato', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const pedir = async (
    contrato: typeof listarTelefones | typeof listarEmails | typeof listarContatos,
    idCli: number,
    tipo: TipoDeUsuario = 'OPERADOR',
  ) => teste.chamar(contrato, { token: await teste.tokenDe(tipo), params: { idCli } })

  it('ENT-06 PER-05 os telefones, o principal primeiro; editável só o que o registro e a ação deixam', async () => {
    const dono = await cenario.criar()
    await teste.negocio().banco.insert(clienteTelefone).values({
      clienteId: dono.id,
      numero: '67999991234',
      descricao: 'Zap',
      whatsapp: true,
      permiteEditar: false,
    })
    const token = await teste.tokenDe('OPERADOR')
    const { corpo } = await teste.chamar(listarTelefones, { token, params: { idCli: dono.id } })
    expect(corpo.itens).toEqual([
      {
        id: dono.telefoneId,
        tel: '6733221100',
        desc: 'Principal',
        tipoDesc: 'Principal',
        whatsapp: false,
        principal: true,
        idCli: dono.id,
        permiteEditar: true,
      },
      {
        id: expect.any(Number),
        tel: '67999991234',
        desc: 'Zap',
        tipoDesc: 'Adicional',
        whatsapp: true,
        principal: false,
        idCli: dono.id,
        permiteEditar: false,
      },
    ])
    const semAcao = await pedir(listarTelefones, dono.id, 'COLABORADOR')
    expect(semAcao.corpo.itens.map((item) => 'permiteEditar' in item && item.permiteEditar)).toEqual([
      false,
      false,
    ])
  })

  it('ENT-06 PER-05 os e-mails, do mesmo modo', async () => {
    const dono = await cenario.criar()
    await teste
      .negocio()
      .banco.insert(clienteEmail)
      .values({ clienteId: dono.id, email: 'nf@loja.com.br', descricao: 'Notas', permiteEditar: false })
    const token = await teste.tokenDe('OPERADOR')
    const { corpo } = await teste.chamar(listarEmails, { token, params: { idCli: dono.id } })
    expect(corpo.itens).toMatchObject([
      { id: dono.emailId, email: dono.email, principal: true, idCli: dono.id, permiteEditar: true },
      { email: 'nf@loja.com.br', desc: 'Notas', tipoDesc: 'Adicional', permiteEditar: false },
    ])
  })

  it('CLI-06 os contatos, página a página, em ordem alfabética', async () => {
    const dono = await cenario.criar()
    const { banco } = teste.negocio()
    const [tipo] = await banco
      .select({ id: opcaoDeCadastro.id })
      .from(opcaoDeCadastro)
      .where(eq(opcaoDeCadastro.lista, 'TIPO_CONTATO'))
      .limit(1)
    const nomes = ['Zeca', 'Álvaro', 'Bia']
    await banco
      .insert(contato)
      .values(nomes.map((nome) => ({ clienteId: dono.id, tipoId: tipo?.id ?? 0, nome })))
    const token = await teste.tokenDe('OPERADOR')
    const pagina = async (query: object) =>
      teste.chamar(listarContatos, { token, params: { idCli: dono.id }, query })
    const primeira = (await pagina({ take: 2 })).corpo
    expect(primeira.itens.map(({ nome }) => nome)).toEqual(['Álvaro', 'Bia'])
    expect(primeira.paginator).toMatchObject({ page: 1, total: 3, paginas: 2 })
    expect((await pagina({ take: 2, page: 2 })).corpo.itens.map(({ nome }) => nome)).toEqual(['Zeca'])
    expect((await pagina({ take: 101 })).status).toBe(422)
  })

  it('API-07 os tipos de contato do negócio', async () => {
    const token = await teste.tokenDe('OPERADOR')
    const { corpo } = await teste.chamar(listarTiposDeContato, { token })
    expect(corpo.itens.map(({ desc }) => desc)).toContain('Comprador')
    expect((await teste.chamar(listarTiposDeContato)).status).toBe(401)
  })

  it.each([
    ['CLIENTE_TELEFONES', listarTelefones],
    ['CLIENTE_EMAILS', listarEmails],
    ['CLIENTE_CONTATOS', listarContatos],
  ] as const)(
    'PER-03 %s: 403 sem a ação, 401 sem sessão, 404 para o de outra pessoa',
    async (acao, contrato) => {
      const dono = await cenario.criar()
      expect((await teste.chamar(contrato, { params: { idCli: dono.id } })).status).toBe(401)
      expect((await pedir(contrato, dono.id, 'REPRESENTANTE')).status).toBe(404)
      const { status } = await cenario.semAcao('SUPERVISOR', [acao], () =>
        pedir(contrato, dono.id, 'SUPERVISOR'),
      )
      expect(status).toBe(403)
    },
  )
})
