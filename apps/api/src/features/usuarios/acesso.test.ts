import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { obterSegundoFator } from '@balcao/dominio/conta/contratos-segundo-fator'
import {
  alterarUsuario,
  encerrarSessoesDoUsuario,
  obterUsuario,
  zerarSegundoFator,
} from '@balcao/dominio/usuarios/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeUsuarios } from '../../../test/cenario-de-usuarios.ts'
import { cumprirTarefas } from '../../../test/cumprir-tarefas.ts'
import { segundoFator } from '../acesso/tabelas.ts'

describe('ADM-02 como se entra em uma conta', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeUsuarios>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeUsuarios(teste)
  })
  afterAll(() => teste.fechar())

  const admin = () => teste.tokenDe('ADMIN')
  const obter = async (idUsuario: number) =>
    (await teste.chamar(obterUsuario, { params: { idUsuario }, token: await admin() })).corpo
  const encerrar = async (idUsuario: number, idSessao: number | null, token?: string) =>
    teste.chamar(encerrarSessoesDoUsuario, {
      params: { idUsuario },
      corpo: { idSessao },
      token: token ?? (await admin()),
    })
  const zerar = async (idUsuario: number, token?: string) =>
    teste.chamar(zerarSegundoFator, { params: { idUsuario }, token: token ?? (await admin()) })
  const vale = async (token: string) => (await teste.chamar(validarSessao, { token })).status

  it('ADM-02 encerra uma sessão, ou todas, e fica registrado por quem', async () => {
    const pessoa = await cenario.criar()
    const [uma, outra] = [
      (await cenario.entrar(pessoa.cpf)).corpo.token,
      (await cenario.entrar(pessoa.cpf)).corpo.token,
    ]
    const { sessao } = (await teste.chamar(validarSessao, { token: uma })).corpo
    expect((await encerrar(pessoa.id, sessao)).corpo.message).toBe('Sessão encerrada.')
    expect([await vale(uma), await vale(outra)]).toEqual([401, 200])
    expect((await encerrar(pessoa.id, sessao)).status).toBe(404)
    expect((await encerrar(pessoa.id, null)).corpo.message).toBe('Sessões encerradas.')
    expect(await vale(outra)).toBe(401)
    expect((await obter(pessoa.id)).sessoes).toEqual([])
    const [registro] = await cenario.registros(pessoa.id, 'colaborador')
    expect(registro).toMatchObject({ acao: 'ENCERRAR_SESSOES', dados: { nome: pessoa.nome, encerradas: 1 } })
    expect(registro?.colaboradorId).not.toBe(pessoa.id)
  })

  it('SEG-07 exigidas da pessoa, as duas etapas são pedidas na próxima entrada, e ela não as desliga', async () => {
    const pessoa = await cenario.criar()
    const { digitado, versao } = await obter(pessoa.id)
    const { token } = (await cenario.entrar(pessoa.cpf)).corpo
    await teste.chamar(alterarUsuario, {
      params: { idUsuario: pessoa.id },
      corpo: { ...digitado, segundoFatorExigido: true, versao },
      token: await admin(),
    })
    expect((await teste.chamar(obterSegundoFator, { token })).corpo.exigido).toBe(true)
    expect((await cenario.entrar(pessoa.cpf)).corpo.segundoFator?.cadastro).toMatchObject({
      segredo: expect.any(String),
    })
  })

  it('ADM-02 zerar as duas etapas encerra as sessões e conta à pessoa, por e-mail', async () => {
    const pessoa = await cenario.criar()
    const { token } = (await cenario.entrar(pessoa.cpf)).corpo
    expect((await zerar(pessoa.id)).erro.codigo).toBe('SEGUNDO_FATOR_INATIVO')
    const agora = teste.agora()
    await teste
      .negocio()
      .banco.insert(segundoFator)
      .values({ colaboradorId: pessoa.id, segredo: 'ABC', criadoEm: agora, ativadoEm: agora })
    expect((await zerar(pessoa.id)).status).toBe(200)
    expect(await vale(token)).toBe(401)
    expect((await obter(pessoa.id)).segundoFatorAtivadoEm).toBeNull()
    const [registro] = await cenario.registros(pessoa.id, 'colaborador')
    expect(registro?.acao).toBe('SEGUNDO_FATOR_ZERADO')
    const [mensagem] = (await cumprirTarefas(teste)).filter(({ para }) => para === pessoa.email)
    expect(mensagem?.assunto).toContain('desligada')
    // Without the code the password alone opens it again.
    expect((await cenario.entrar(pessoa.cpf)).corpo.segundoFator).toBeUndefined()
  })

  it('401, 403, 404, 422', async () => {
    const pessoa = await cenario.criar()
    const gerente = await teste.tokenDe('GERENTE')
    for (const contrato of [encerrarSessoesDoUsuario, zerarSegundoFator]) {
      const params = { idUsuario: pessoa.id }
      expect((await teste.chamar(contrato, { params, corpo: {} })).status).toBe(401)
      expect((await teste.chamar(contrato, { params, corpo: {}, token: gerente })).status).toBe(403)
    }
    expect((await encerrar(999_999_999, null)).status).toBe(404)
    expect((await zerar(999_999_999)).status).toBe(404)
    expect((await encerrar(pessoa.id, 'x' as never)).status).toBe(422)
  })
})
