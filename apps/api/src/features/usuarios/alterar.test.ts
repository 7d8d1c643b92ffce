import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { alterarUsuario, listarUsuarios, obterUsuario } from '@balcao/dominio/usuarios/contratos'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeUsuarios } from '../../../test/cenario-de-usuarios.ts'
import { CANAL_DO_POSTGRES } from '../../platform/realtime/publicar.ts'
import { colaborador, permissao } from '../acesso/tabelas.ts'

describe('ADM-02 alterar uma conta', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeUsuarios>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeUsuarios(teste)
  })
  afterAll(() => teste.fechar())

  const obter = async (idUsuario: number) =>
    (await teste.chamar(obterUsuario, { params: { idUsuario }, token: await teste.tokenDe('ADMIN') })).corpo
  const alterar = async (idUsuario: number, campos: object = {}, token?: string) => {
    const { digitado, versao } = await obter(idUsuario)
    return teste.chamar(alterarUsuario, {
      params: { idUsuario },
      corpo: { ...digitado, versao, ...campos },
      token: token ?? (await teste.tokenDe('ADMIN')),
    })
  }
  const desfazer = async (idEntrada: number) =>
    teste.chamar(desfazerAjuste, { params: { idEntrada }, token: await teste.tokenDe('ADMIN') })
  const ultimo = async (id: number) => (await cenario.registros(id))[0]

  it('ADM-02 tipo, setores, filiais, supervisor e códigos valem no pedido seguinte da própria pessoa', async () => {
    const filiais = await cenario.filiais()
    const [setor = 0] = await cenario.setores()
    const chefe = await cenario.criar({ tipo: 'SUPERVISOR' })
    const pessoa = await cenario.criar({ filiais: filiais.slice(0, 1) })
    const { token } = (await cenario.entrar(pessoa.cpf)).corpo
    const carga = async () => (await teste.chamar(carregarApp, { token })).corpo
    expect((await carga()).filiais).toHaveLength(1)
    const { status, corpo } = await alterar(pessoa.id, {
      ...{ nome: 'Ana Nova Lima', tipo: 'SUPERVISOR', filiais: filiais.slice(0, 2), idFil: filiais[1] },
      ...{ setores: [setor], idSupervisor: chefe.id, codigoOperador: 'C-901', matriculaErp: 'M-901' },
    })
    expect([status, corpo.message]).toEqual([200, 'Ana Nova Lima: já vale.'])
    const agora = await carga()
    expect([agora.filiais.length, agora.colaborador.tipo, agora.colaborador.nome]).toEqual([
      2,
      'SUPERVISOR',
      'Ana Nova Lima',
    ])
    expect(await obter(pessoa.id)).toMatchObject({
      versao: corpo.versao,
      supervisor: chefe.nome,
      digitado: { idFil: filiais[1], setores: [setor], codigoOperador: 'C-901', matriculaErp: 'M-901' },
    })
  })

  it('ADM-10 um registro, com antes e depois em palavras, só do que mudou; gravar sem mudar nada não deixa nenhum', async () => {
    const pessoa = await cenario.criar()
    await alterar(pessoa.id, { tipo: 'COLABORADOR', segundoFatorExigido: true })
    expect(await cenario.registros(pessoa.id)).toHaveLength(1)
    expect((await ultimo(pessoa.id))?.dados).toMatchObject({
      nome: pessoa.nome,
      antes: { tipo: 'OPERADOR', segundoFatorExigido: 'N' },
      depois: { tipo: 'COLABORADOR', segundoFatorExigido: 'S' },
    })
    const { versao, historico } = await obter(pessoa.id)
    expect(historico[0]?.mudancas).toEqual([
      { campo: 'Tipo', antes: 'Operador', depois: 'Colaborador' },
      { campo: 'Exigir duas etapas', antes: 'Não', depois: 'Sim' },
    ])
    expect((await alterar(pessoa.id)).corpo.versao).toBe(versao)
    expect(await cenario.registros(pessoa.id)).toHaveLength(1)
    const { corpo } = await teste.chamar(listarAuditoria, {
      query: { termo: pessoa.nome },
      token: await teste.tokenDe('ADMIN'),
    })
    expect(corpo.itens[0]).toMatchObject({
      oQue: `Usuário: ${pessoa.nome}`,
      natureza: 'AJUSTE',
      desfaz: true,
    })
  })

  it('ADM-01 desfaz pela entrada o que nada mudou depois', async () => {
    const filiais = await cenario.filiais()
    const pessoa = await cenario.criar({ filiais: filiais.slice(0, 2) })
    await alterar(pessoa.id, { filiais: filiais.slice(1, 2), idFil: filiais[1], codigoOperador: 'D-1' })
    const primeira = await ultimo(pessoa.id)
    expect((await desfazer(primeira?.id ?? 0)).status).toBe(200)
    expect((await obter(pessoa.id)).digitado).toMatchObject({
      ...{ filiais: filiais.slice(0, 2), idFil: filiais[0], codigoOperador: '' },
    })
    expect((await desfazer(primeira?.id ?? 0)).erro.codigo).toBe('AJUSTE_JA_MUDOU')
    const volta = await ultimo(pessoa.id)
    await teste
      .negocio()
      .banco.update(colaborador)
      .set({ codigoOperador: 'D-9' })
      .where(eq(colaborador.id, pessoa.id))
    expect((await desfazer(volta?.id ?? 0)).erro.codigo).toBe('AJUSTE_JA_MUDOU')
  })

  it('SHL-06 a janela aberta da pessoa é avisada', async () => {
    const pessoa = await cenario.criar()
    const ouvinte = new pg.Client({
      connectionString: teste.negocio().banco.$client.options.connectionString,
    })
    await ouvinte.connect()
    const ouvidas: string[] = []
    ouvinte.on('notification', ({ payload = '' }) => void ouvidas.push(payload))
    await ouvinte.query(`listen ${CANAL_DO_POSTGRES}`)
    await alterar(pessoa.id, { tipo: 'COLABORADOR' })
    await ouvinte.query('select 1')
    await ouvinte.end()
    expect(ouvidas.map((texto) => JSON.parse(texto))).toContainEqual({
      canal: canalDoColaborador(pessoa.id),
      evento: 'acesso-mudou',
      dados: {},
    })
  })

  it('409 duas pessoas ao mesmo tempo: a segunda é avisada', async () => {
    const pessoa = await cenario.criar()
    const { versao } = await obter(pessoa.id)
    const duas = await Promise.all([
      alterar(pessoa.id, { versao, codigoOperador: 'E-1' }),
      alterar(pessoa.id, { versao, codigoOperador: 'E-2' }),
    ])
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(duas.find(({ status }) => status === 409)?.erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
  })

  it('422 o que não pode, no seu campo; o código que já é de outra pessoa, mesmo ao mesmo tempo', async () => {
    const [uma, outra, dono] = [
      await cenario.criar(),
      await cenario.criar(),
      await cenario.criar({ codigoOperador: 'F-1' }),
    ]
    const campos = async (digitado: object) => (await alterar(uma.id, digitado)).erro.campos
    expect(await campos({ codigoOperador: 'F-1' })).toEqual({ codigoOperador: `Já é de ${dono.nome}.` })
    expect(await campos({ tipo: 'CONSUMIDOR_FINAL' })).toHaveProperty('tipo')
    expect(await campos({ filiais: [] })).toHaveProperty('filiais')
    expect(await campos({ setores: [999_999] })).toHaveProperty('setores')
    expect(await campos({ idSupervisor: uma.id })).toHaveProperty('idSupervisor')
    await alterar(outra.id, { idSupervisor: uma.id })
    expect(await campos({ idSupervisor: outra.id })).toHaveProperty('idSupervisor')
    expect(await campos({ nome: 'Só' })).toHaveProperty('nome')
    const duas = await Promise.all([
      alterar(uma.id, { matriculaErp: 'G-1' }),
      alterar(outra.id, { matriculaErp: 'G-1' }),
    ])
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  describe('ADM-02 o último administrador', () => {
    /** Only these administer, for a while. */
    async function soEstes(ids: readonly number[], fazer: () => Promise<void>) {
      const { banco } = teste.negocio()
      const antes = (
        await banco.select({ id: colaborador.id }).from(colaborador).where(eq(colaborador.tipo, 'ADMIN'))
      ).flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
      const por = async (tipo: TipoDeUsuario) => {
        for (const id of antes) await banco.update(colaborador).set({ tipo }).where(eq(colaborador.id, id))
      }
      await por('GERENTE')
      try {
        await fazer()
      } finally {
        await por('ADMIN')
      }
    }
    const pelaMao = (id: number, token: string, versao = 1) =>
      teste.chamar(alterarUsuario, {
        params: { idUsuario: id },
        corpo: { nome: 'Pessoa Que Administra', tipo: 'GERENTE', versao },
        token,
      })

    it('ADM-02 não deixa de ser um', async () => {
      const so = await cenario.criar({ tipo: 'ADMIN' })
      const { token } = (await cenario.entrar(so.cpf)).corpo
      await soEstes([so.id], async () => {
        const { status, erro } = await pelaMao(so.id, token)
        expect([status, erro.codigo]).toEqual([409, 'ULTIMO_ADMINISTRADOR'])
      })
      expect((await cenario.conta(so.id)).tipo).toBe('ADMIN')
    })

    it('ADM-02 dois que se tiram um ao outro ao mesmo tempo: um fica', async () => {
      const [um, outro] = [await cenario.criar({ tipo: 'ADMIN' }), await cenario.criar({ tipo: 'ADMIN' })]
      const [deUm, deOutro] = [
        (await cenario.entrar(um.cpf)).corpo.token,
        (await cenario.entrar(outro.cpf)).corpo.token,
      ]
      await soEstes([um.id, outro.id], async () => {
        const duas = await Promise.all([pelaMao(outro.id, deUm), pelaMao(um.id, deOutro)])
        expect(duas.filter(({ status }) => status === 200)).toHaveLength(1)
      })
      const tipos = [(await cenario.conta(um.id)).tipo, (await cenario.conta(outro.id)).tipo]
      expect(tipos.filter((tipo) => tipo === 'ADMIN')).toHaveLength(1)
    })

    it('ADM-02 quem acabou de deixar de ser um não tira mais ninguém, mesmo que sobre quem administre', async () => {
      const [um, outro, terceiro] = [
        await cenario.criar({ tipo: 'ADMIN' }),
        await cenario.criar({ tipo: 'ADMIN' }),
        await cenario.criar({ tipo: 'ADMIN' }),
      ]
      const [deUm, deOutro] = [
        (await cenario.entrar(um.cpf)).corpo.token,
        (await cenario.entrar(outro.cpf)).corpo.token,
      ]
      await soEstes([um.id, outro.id, terceiro.id], async () => {
        const duas = await Promise.all([pelaMao(outro.id, deUm), pelaMao(um.id, deOutro)])
        expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 403])
      })
    })
  })

  it('401, 403, 404: quem tem a ação e não é administrador não mexe em um', async () => {
    const [admin, pessoa] = [await cenario.criar({ tipo: 'ADMIN' }), await cenario.criar()]
    const corpo = { nome: 'Ana Lima', tipo: 'GERENTE', versao: 1 } as const
    const chamar = (idUsuario: number, token?: string) =>
      teste.chamar(alterarUsuario, { params: { idUsuario }, corpo, token })
    expect((await chamar(pessoa.id)).status).toBe(401)
    const gerente = await teste.tokenDe('GERENTE')
    expect((await chamar(pessoa.id, gerente)).status).toBe(403)
    expect((await chamar(999_999_999, await teste.tokenDe('ADMIN'))).status).toBe(404)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'GERENTE', acao: 'USUARIO_GERIR', autorizado: true })
    try {
      expect((await chamar(admin.id, gerente)).erro.codigo).toBe('SO_ADMINISTRADOR')
      expect((await chamar(pessoa.id, gerente)).status).toBe(200)
      expect((await teste.chamar(listarUsuarios, { token: gerente })).status).toBe(200)
    } finally {
      await banco.delete(permissao).where(eq(permissao.acao, 'USUARIO_GERIR'))
    }
  })
})
