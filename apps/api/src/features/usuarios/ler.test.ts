import { formatarCpf } from '@balcao/dominio/brasil/cpf'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import {
  exportarUsuarios,
  listarUsuarios,
  obterUsuario,
  opcoesDoUsuario,
} from '@balcao/dominio/usuarios/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeUsuarios } from '../../../test/cenario-de-usuarios.ts'
import { permissao, segundoFator } from '../acesso/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { convite } from './tabelas.ts'

describe('ADM-02 as contas', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeUsuarios>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeUsuarios(teste)
  })
  afterAll(() => teste.fechar())

  const listar = async (query: object = {}, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarUsuarios, { query: query as never, token: await teste.tokenDe(quem) })
  const obter = async (idUsuario: number, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(obterUsuario, { params: { idUsuario }, token: await teste.tokenDe(quem) })
  const nomesDe = async (query: object) => (await listar(query)).corpo.itens.map(({ nome }) => nome)

  /** The action given to a type for a while. */
  async function enquantoGere(tipo: TipoDeUsuario, fazer: () => Promise<void>) {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo, acao: 'USUARIO_GERIR', autorizado: true })
    try {
      await fazer()
    } finally {
      await banco.delete(permissao).where(eq(permissao.acao, 'USUARIO_GERIR'))
    }
  }

  it('ADM-02 diz tipo, filiais, setores, supervisor e último acesso; procura por nome, e-mail e CPF', async () => {
    const [setor = 0] = await cenario.setores()
    const chefe = await cenario.criar({ tipo: 'SUPERVISOR', nome: 'Zuleide Chefe Pires' })
    const pessoa = await cenario.criar({
      nome: 'Zélia Última Brandão',
      supervisorId: chefe.id,
      setores: [setor],
      codigoOperador: 'Z-77',
    })
    await cenario.entrar(pessoa.cpf)
    const { status, corpo } = await listar({ termo: 'zelia ultima' })
    expect([status, corpo.itens.length]).toEqual([200, 1])
    expect(corpo.itens[0]).toMatchObject({
      ...{
        id: pessoa.id,
        tipo: 'OPERADOR',
        situacao: 'ATIVO',
        supervisor: chefe.nome,
        codigoOperador: 'Z-77',
      },
      ...{ segundoFator: 'NENHUM', filiais: [expect.any(String)], setores: [expect.any(String)] },
      ultimoAcesso: expect.any(String),
    })
    for (const termo of [pessoa.email, formatarCpf(pessoa.cpf), pessoa.cpf])
      expect(await nomesDe({ termo })).toEqual([pessoa.nome])
    expect(await nomesDe({ termo: 'zelia', setor: [setor], filial: [pessoa.filialId] })).toEqual([
      pessoa.nome,
    ])
    expect(await nomesDe({ termo: 'zelia', tipo: ['ADMIN'] })).toEqual([])
    expect(await nomesDe({ termo: 'zuleide', setor: [setor] })).toEqual([])
    for (const orderBy of ['nome', 'tipo', 'ultimoAcesso'])
      expect((await listar({ orderBy, direction: 'DESC' })).status).toBe(200)
  })

  it('ADM-02 quem foi convidado e não entrou se distingue de quem saiu', async () => {
    const { banco } = teste.negocio()
    const agora = teste.agora()
    const dias = (quantos: number) => new Date(agora.getTime() + quantos * 86_400_000)
    const nova = async (nome: string, doConvite?: object) => {
      const { id } = await cenario.criar({ nome, ativo: false })
      if (doConvite)
        await banco
          .insert(convite)
          .values({ colaboradorId: id, enviadoEm: agora, expiraEm: dias(1), ...doConvite })
    }
    await nova('Xisto Convidado Um', {})
    await nova('Xisto Vencido Dois', { expiraEm: dias(-1) })
    await nova('Xisto Cancelado Três', { canceladoEm: agora })
    await nova('Xisto Saiu Quatro', { aceitoEm: dias(-5) })
    await nova('Xisto Saiu Cinco')
    expect(await nomesDe({ termo: 'xisto', situacao: ['CONVIDADO'] })).toEqual(['Xisto Convidado Um'])
    expect(await nomesDe({ termo: 'xisto', situacao: ['CONVITE_VENCIDO'] })).toEqual(['Xisto Vencido Dois'])
    expect(await nomesDe({ termo: 'xisto', situacao: ['CONVITE_CANCELADO'] })).toEqual([
      'Xisto Cancelado Três',
    ])
    expect(await nomesDe({ termo: 'xisto', situacao: ['DESATIVADO'] })).toEqual([
      'Xisto Saiu Cinco',
      'Xisto Saiu Quatro',
    ])
    expect(await nomesDe({ termo: 'xisto', situacao: ['ATIVO'] })).toEqual([])
    const todos = (await listar({ termo: 'xisto' })).corpo.itens.map(({ situacao }) => situacao)
    expect(todos).toEqual(['CONVITE_CANCELADO', 'CONVIDADO', 'DESATIVADO', 'DESATIVADO', 'CONVITE_VENCIDO'])
  })

  it('SEG-07 diz de quem as duas etapas são exigidas, da pessoa ou do tipo, e quem as tem', async () => {
    const { banco } = teste.negocio()
    const livre = await cenario.criar({ nome: 'Wanda Sem Etapas', tipo: 'COLABORADOR' })
    await cenario.criar({ nome: 'Wanda Exigida Só', tipo: 'COLABORADOR', segundoFatorExigido: true })
    const ativa = await cenario.criar({ nome: 'Wanda Ativa Já', tipo: 'COLABORADOR' })
    const agora = teste.agora()
    await banco
      .insert(segundoFator)
      .values({ colaboradorId: ativa.id, segredo: 'ABC', criadoEm: agora, ativadoEm: agora })
    const por = async (qual: string) => nomesDe({ termo: 'wanda', segundoFator: qual })
    expect(await por('ATIVO')).toEqual(['Wanda Ativa Já'])
    expect(await por('EXIGIDO')).toEqual(['Wanda Exigida Só'])
    expect(await por('NENHUM')).toEqual(['Wanda Sem Etapas'])
    await banco.insert(parametro).values({
      chave: comPrefixo('segundoFatorExigido'),
      valor: 'COLABORADOR',
      atualizadoEm: agora,
      criadoEm: agora,
    })
    await teste.negocio().renovarParametros()
    expect(await por('NENHUM')).toEqual([])
    expect((await obter(livre.id)).corpo).toMatchObject({ segundoFator: 'EXIGIDO', segundoFatorDoTipo: true })
    await banco.delete(parametro).where(eq(parametro.chave, comPrefixo('segundoFatorExigido')))
    await teste.negocio().renovarParametros()
  })

  it('ADM-02 uma conta: o que o formulário tem, as sessões abertas e o que mudou', async () => {
    const pessoa = await cenario.criar({ matriculaErp: 'M-1' })
    await cenario.entrar(pessoa.cpf)
    const { corpo, status } = await obter(pessoa.id)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      digitado: {
        ...{ nome: pessoa.nome, tipo: 'OPERADOR', idFil: pessoa.filialId, filiais: [pessoa.filialId] },
        ...{ setores: [], idSupervisor: null, codigoOperador: '', matriculaErp: 'M-1' },
        segundoFatorExigido: false,
      },
      ...{ propria: false, impedimento: null, convite: null },
      sessoes: [{ atual: false, ip: expect.any(String) }],
    })
    expect(JSON.stringify(corpo)).not.toContain('argon2')
    const eu = (await listar({ tipo: ['ADMIN'] })).corpo.itens[0]
    expect((await obter(eu?.id ?? 0)).corpo.propria).toBe(true)
  })

  it('PER-01 um gerente a quem se dá a ação vê administradores e não mexe neles; um supervisor, só as suas filiais', async () => {
    const admin = await cenario.criar({ tipo: 'ADMIN', nome: 'Yara Administra Só' })
    await enquantoGere('GERENTE', async () => {
      expect((await obter(admin.id, 'GERENTE')).corpo.impedimento).toContain('Só um administrador')
      const { corpo } = await teste.chamar(opcoesDoUsuario, { token: await teste.tokenDe('GERENTE') })
      expect(corpo.tipos).not.toContain('ADMIN')
    })
    const filiais = await cenario.filiais()
    const perto = await cenario.criar({ nome: 'Yolanda Perto Daqui', filiais: filiais.slice(0, 1) })
    const longe = await cenario.criar({ nome: 'Yolanda Longe Daqui', filiais: filiais.slice(-1) })
    await enquantoGere('SUPERVISOR', async () => {
      const { corpo } = await listar({ termo: 'yolanda' }, 'SUPERVISOR')
      expect(corpo.itens.map(({ id }) => id)).toEqual([perto.id])
      expect((await obter(longe.id, 'SUPERVISOR')).status).toBe(404)
    })
  })

  it('ADM-02 as escolhas dos formulários são as que estão em uso', async () => {
    const { corpo, status } = await teste.chamar(opcoesDoUsuario, { token: await teste.tokenDe('ADMIN') })
    expect(status).toBe(200)
    expect(corpo.tipos).toContain('ADMIN')
    expect(corpo.tipos).not.toContain('CONSUMIDOR_FINAL')
    expect(corpo.setores.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(await cenario.setores())
    expect(corpo.supervisores.length).toBeGreaterThan(3)
  })

  it('ADM-10 exporta, e fica dito quem exportou', async () => {
    const pessoa = await cenario.criar({ nome: 'Vítor Exportado Lima' })
    const { status, bruta } = await teste.chamar(exportarUsuarios, {
      query: { termo: 'vitor exportado', formato: 'csv' },
      token: await teste.tokenDe('ADMIN'),
    })
    expect(status).toBe(200)
    expect(bruta.body).toContain(pessoa.email)
    expect(bruta.headers['x-total-de-linhas']).toBe('1')
  })

  it('401, 403, 404, 422', async () => {
    expect((await teste.chamar(listarUsuarios, {})).status).toBe(401)
    expect((await listar({}, 'GERENTE')).status).toBe(403)
    expect((await obter(1, 'OPERADOR')).status).toBe(403)
    expect((await obter(999_999_999)).status).toBe(404)
    expect((await listar({ situacao: ['OUTRA'] })).status).toBe(422)
    for (const contrato of [opcoesDoUsuario, exportarUsuarios]) {
      const query = { formato: 'csv' } as never
      expect((await teste.chamar(contrato, { query })).status).toBe(401)
      expect((await teste.chamar(contrato, { query, token: await teste.tokenDe('GERENTE') })).status).toBe(
        403,
      )
    }
  })
})
