import { requisitarRedefinicao } from '@balcao/dominio/acesso/contratos'
import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { MENSAGENS_DE_SENHA_FRACA } from '@balcao/dominio/conta/senha-fraca'
import {
  aceitarConvite,
  cancelarConvite,
  convidarUsuario,
  listarUsuarios,
  obterUsuario,
  reenviarConvite,
  validarConvite,
} from '@balcao/dominio/usuarios/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeUsuarios } from '../../../test/cenario-de-usuarios.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { cumprirTarefas, tokenDa } from '../../../test/cumprir-tarefas.ts'
import { aviso } from '../avisos/tabelas.ts'
import { convite } from './tabelas.ts'

const SENHA = 'girassol-amarelo-7'

describe('ADM-02 convidar', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeUsuarios>
  let filial = 0
  let enderecos = 0
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeUsuarios(teste)
    filial = (await cenario.filiais())[0] ?? 0
    await cumprirTarefas(teste)
  })
  afterAll(() => teste.fechar())

  const ip = () => `10.45.0.${++enderecos}`
  const novo = (campos: object = {}) => {
    const cpf = cenario.cpfInedito()
    return {
      ...{ nome: 'Íris Convidada Lopes', cpf, email: `iris-${cpf}@exemplo.test`, tipo: 'OPERADOR' },
      ...{ idFil: filial, filiais: [filial], ...campos },
    }
  }
  const convidar = async (corpo: object, token?: string) =>
    teste.chamar(convidarUsuario, { corpo, token: token ?? (await teste.tokenDe('ADMIN')) })
  const obter = async (idUsuario: number) =>
    (await teste.chamar(obterUsuario, { params: { idUsuario }, token: await teste.tokenDe('ADMIN') })).corpo
  const reenviar = async (idUsuario: number, email: string, versao?: number) =>
    teste.chamar(reenviarConvite, {
      params: { idUsuario },
      corpo: { email, versao: versao ?? (await obter(idUsuario)).versao },
      token: await teste.tokenDe('ADMIN'),
    })
  const cancelar = async (idUsuario: number) =>
    teste.chamar(cancelarConvite, {
      params: { idUsuario },
      corpo: { versao: (await obter(idUsuario)).versao },
      token: await teste.tokenDe('ADMIN'),
    })
  const validar = (token: string) => teste.chamar(validarConvite, { corpo: { token }, ip: ip() })
  const aceitar = (token: string, campos: object = {}) =>
    teste.chamar(aceitarConvite, { corpo: { token, nome: 'Íris Lopes', senha: SENHA, ...campos }, ip: ip() })
  /** The link of the message that reached that mailbox. */
  const linkPara = async (email: string) =>
    tokenDa(
      (await cumprirTarefas(teste)).find(({ para, assunto }) => para === email && /Convite/.test(assunto)),
    )
  const convidada = async (campos: object = {}) => {
    const corpo = novo(campos)
    const { id } = (await convidar(corpo)).corpo
    return { ...corpo, id, link: await linkPara(corpo.email) }
  }

  it('PAR-01 ADM-02 por quantos dias o convite vale é do negócio', async () => {
    const dias = async () => {
      const [gravado] = await teste
        .negocio()
        .banco.select()
        .from(convite)
        .where(eq(convite.colaboradorId, (await convidada()).id))
      return Math.round((Number(gravado?.expiraEm) - teste.agora().getTime()) / 86_400_000)
    }
    expect([await dias(), await comParametros(teste, { conviteDias: '2' }, dias)]).toEqual([7, 2])
  })

  it('ADM-02 a pessoa recebe o link, escolhe nome e senha, e entra com o que lhe deram', async () => {
    const [setor = 0] = await cenario.setores()
    const { id, cpf, email, link } = await convidada({ setores: [setor], segundoFatorExigido: false })
    expect(await obter(id)).toMatchObject({ situacao: 'CONVIDADO', convite: { por: expect.any(String) } })
    expect((await validar(link)).corpo).toEqual({ valido: true, nome: 'Íris Convidada Lopes', email })
    // Until then no password opens it, and no link to set one is sent.
    expect((await cenario.entrar(cpf, SENHA)).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')
    await teste.chamar(requisitarRedefinicao, {
      corpo: { id: cpf, captcha: await teste.resolverCaptcha() },
      ip: ip(),
    })
    expect((await cumprirTarefas(teste)).filter(({ para }) => para === email)).toEqual([])
    const { status, corpo } = await aceitar(link)
    expect([status, corpo.message]).toEqual([200, 'Pronto. Entre com o seu CPF e a senha que você escolheu.'])
    const { token } = (await cenario.entrar(cpf, SENHA)).corpo
    const carga = (await teste.chamar(carregarApp, { token })).corpo
    expect([carga.colaborador.nome, carga.colaborador.tipo, carga.filiais.length]).toEqual([
      'Íris Lopes',
      'OPERADOR',
      1,
    ])
    expect(await obter(id)).toMatchObject({
      situacao: 'ATIVO',
      convite: null,
      digitado: { setores: [setor] },
    })
    expect((await cenario.conta(id)).emailConfirmado).toBe(email)
    const [aceito, feito] = await cenario.registros(id)
    expect([feito?.acao, aceito?.colaboradorId]).toEqual(['CRIAR', id])
    const avisos = await teste
      .negocio()
      .banco.select()
      .from(aviso)
      .where(eq(aviso.titulo, 'Íris Lopes aceitou o convite'))
    expect(avisos.map(({ caminho }) => caminho)).toContain(`/administracao/usuarios/${id}`)
  })

  it('ADM-02 o link serve uma vez, mesmo para dois ao mesmo tempo', async () => {
    const { link } = await convidada()
    const duas = await Promise.all([aceitar(link), aceitar(link)])
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 422])
    for (const resposta of [await aceitar(link), await validar(link)])
      expect(resposta.erro.codigo).toBe('LINK_DE_CONVITE_INVALIDO')
  })

  it('ADM-02 outro envio, a outro endereço, cancela o link anterior', async () => {
    const { id, link, email } = await convidada()
    expect((await reenviar(id, `novo-${email}`)).status).toBe(200)
    expect((await validar(link)).erro.codigo).toBe('LINK_DE_CONVITE_INVALIDO')
    const outro = await linkPara(`novo-${email}`)
    expect((await aceitar(outro)).status).toBe(200)
    expect((await reenviar(id, email)).erro.codigo).toBe('USUARIO_JA_ENTROU')
    expect((await cancelar(id)).erro.codigo).toBe('USUARIO_JA_ENTROU')
  })

  it('ADM-02 cancelado ou vencido o link não vale, e a pessoa pode ser chamada de novo', async () => {
    const { id, link, email, cpf } = await convidada()
    expect((await cancelar(id)).status).toBe(200)
    expect((await aceitar(link)).erro.codigo).toBe('LINK_DE_CONVITE_INVALIDO')
    expect((await cancelar(id)).erro.codigo).toBe('CONVITE_JA_CANCELADO')
    expect((await obter(id)).situacao).toBe('CONVITE_CANCELADO')
    await reenviar(id, email)
    const segundo = await linkPara(email)
    await teste
      .negocio()
      .banco.update(convite)
      .set({ expiraEm: new Date(teste.agora().getTime() - 1) })
      .where(eq(convite.colaboradorId, id))
    expect((await validar(segundo)).erro.codigo).toBe('LINK_DE_CONVITE_INVALIDO')
    expect((await aceitar(segundo)).status).toBe(422)
    expect((await obter(id)).situacao).toBe('CONVITE_VENCIDO')
    // What was queued and is no longer to be sent is not.
    await reenviar(id, email)
    await cancelar(id)
    expect(await linkPara(email)).toBe('')
    expect((await cenario.entrar(cpf, SENHA)).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')
  })

  it('422 senha fraca, CPF e e-mail que já são de alguém, cada um no seu campo', async () => {
    const dono = await cenario.criar()
    const repetido = await convidar(novo({ cpf: dono.cpf, email: dono.email.toUpperCase(), filiais: [] }))
    expect(repetido.status).toBe(422)
    expect(Object.keys(repetido.erro.campos ?? {}).toSorted()).toEqual(['cpf', 'email', 'filiais', 'idFil'])
    expect((await convidar(novo({ email: 'nada' }))).erro.campos).toHaveProperty('email')
    expect((await convidar(novo({ cpf: '123' }))).erro.campos).toHaveProperty('cpf')
    expect((await convidar(novo({ tipo: 'CONSUMIDOR_FINAL' }))).erro.campos).toHaveProperty('tipo')
    const { id, link, cpf, email } = await convidada()
    expect((await aceitar(link, { senha: cpf })).erro.campos).toEqual({ senha: MENSAGENS_DE_SENHA_FRACA.cpf })
    expect((await aceitar(link, { senha: 'x' })).status).toBe(422)
    expect((await aceitar(link, { nome: 'Íris' })).erro.campos).toHaveProperty('nome')
    expect((await reenviar(id, dono.email)).erro.campos).toHaveProperty('email')
    const outro = novo()
    const duas = await Promise.all([convidar(outro), convidar({ ...novo(), email: outro.email })])
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await reenviar(id, email)).status).toBe(200)
  })

  it('401, 403, 404, 409', async () => {
    const { id } = await convidada()
    expect((await teste.chamar(convidarUsuario, { corpo: novo() })).status).toBe(401)
    expect((await convidar(novo(), await teste.tokenDe('GERENTE'))).status).toBe(403)
    for (const contrato of [reenviarConvite, cancelarConvite]) {
      const corpo = { email: 'a@b.test', versao: 1 }
      const com = (idUsuario: number, token?: string) =>
        teste.chamar(contrato, { params: { idUsuario }, corpo, token })
      expect((await com(id)).status).toBe(401)
      expect((await com(id, await teste.tokenDe('GERENTE'))).status).toBe(403)
      expect((await com(999_999_999, await teste.tokenDe('ADMIN'))).status).toBe(404)
    }
    expect((await reenviar(id, 'outra@exemplo.test', 99)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await validar('nada')).status).toBe(422)
    const { corpo } = await teste.chamar(listarUsuarios, {
      query: { situacao: ['CONVIDADO'] },
      token: await teste.tokenDe('ADMIN'),
    })
    expect(corpo.itens.map((um) => um.id)).toContain(id)
  })
})
