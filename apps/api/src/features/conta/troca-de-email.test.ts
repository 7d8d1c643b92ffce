import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar, redefinirSenha, requisitarRedefinicao } from '@balcao/dominio/acesso/contratos'
import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import {
  alterarDadosDaConta,
  alterarSenha,
  cancelarTrocaDeEmail,
  confirmarEmail,
  desfazerTrocaDeEmail,
  obterDadosDaConta,
} from '@balcao/dominio/conta/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { entregar, tokenPara } from '../../../test/correio.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { gerarHash } from '../acesso/senhas.ts'
import { colaborador, redefinicaoDeSenha, trocaDeEmail } from '../acesso/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'

const CPF = '11144477735'
const ANTIGO = 'bruno@antigo.test'
const NOVO = 'bruno@novo.test'
const HORA = 3_600_000
const DIA = 24 * HORA

describe('troca de e-mail', () => {
  let teste: AppDeTeste
  let senhaHash: string
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
    senhaHash = await gerarHash(SENHA_DEMO)
  })
  afterAll(() => teste.fechar())
  beforeEach(async () => {
    const { banco } = teste.negocio()
    // Past the limit of messages of the test before.
    teste.adiantar(2 * HORA)
    await entregar(teste)
    await banco.delete(trocaDeEmail)
    await banco
      .update(colaborador)
      .set({ email: ANTIGO, senhaHash, ativo: true })
      .where(eq(colaborador.cpf, CPF))
  })

  let enderecos = 0
  const outroEndereco = () => `10.4.${Math.floor(++enderecos / 250)}.${enderecos % 250}`
  const abrir = async (senha = SENHA_DEMO) =>
    teste.chamar(entrar, {
      corpo: { cpf: CPF, senha, captcha: await teste.resolverCaptcha() },
      ip: outroEndereco(),
    })
  const sessaoNova = async () => (await abrir()).corpo.token
  const dados = async (token: string) => (await teste.chamar(obterDadosDaConta, { token })).corpo
  const pedir = async (token: string, email: string, senha = SENHA_DEMO) =>
    teste.chamar(alterarDadosDaConta, {
      token,
      corpo: { ...(await dados(token)), email, senha },
      ip: outroEndereco(),
    })
  const confirmar = (token: string, negocio = 'aurora') =>
    teste.chamar(confirmarEmail, { corpo: { token }, negocio, ip: outroEndereco() })
  const desfazer = (token: string) =>
    teste.chamar(desfazerTrocaDeEmail, { corpo: { token }, ip: outroEndereco() })
  const cancelar = (token: string) => teste.chamar(cancelarTrocaDeEmail, { token })
  const conta = async () => {
    const [linha] = await teste.negocio().banco.select().from(colaborador).where(eq(colaborador.cpf, CPF))
    if (!linha) throw new Error('a conta sumiu')
    return linha
  }
  const historicoDe = async (acao: string) =>
    teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.acao, acao), eq(historico.entidadeId, String((await conta()).id))))
  const linkDeConfirmacao = async (token: string, email = NOVO) => {
    expect((await pedir(token, email)).status).toBe(200)
    return tokenPara(await entregar(teste), email, 'confirmar-email')
  }
  /** The change made and confirmed; answers the token by which the former address undoes it. */
  const trocar = async (token: string, email = NOVO) => {
    const { email: de } = await conta()
    expect((await confirmar(await linkDeConfirmacao(token, email))).status).toBe(200)
    return tokenPara(await entregar(teste), de, 'desfazer-email')
  }

  it('SEG-02 o antigo vale até o novo ser confirmado, e então é avisado', async () => {
    const token = await sessaoNova()
    const { corpo } = await pedir(token, NOVO)
    expect(corpo.email).toBe(ANTIGO)
    expect(corpo.emailPendente?.email).toBe(NOVO)
    const mensagens = await entregar(teste)
    expect(mensagens.map(({ para }) => para)).toEqual([NOVO])
    const link = tokenPara(mensagens, NOVO, 'confirmar-email')
    expect(link).toMatch(/^[\w-]{43}$/)
    expect((await conta()).email).toBe(ANTIGO)

    const { versao } = await conta()
    const { status, corpo: confirmado } = await confirmar(link)
    expect([status, confirmado.message]).toEqual([200, `E-mail confirmado: a sua conta agora usa ${NOVO}.`])
    expect(await dados(token)).toMatchObject({ email: NOVO, emailPendente: null, versao: versao + 1 })
    expect((await conta()).emailConfirmado).toBe(NOVO)
    expect((await historicoDe('CONFIRMAR_TROCA_DE_EMAIL')).at(-1)).toMatchObject({
      dados: { de: ANTIGO, para: NOVO },
      colaboradorId: (await conta()).id,
    })
    const avisos = await entregar(teste)
    expect(avisos.map(({ para }) => para)).toEqual([ANTIGO])
    expect(avisos[0]?.texto).toContain(NOVO)
    expect(tokenPara(avisos, ANTIGO, 'desfazer-email')).toMatch(/^[\w-]{43}$/)
  })

  it('SEG-02 só os resumos dos tokens ficam guardados', async () => {
    const token = await sessaoNova()
    const link = await linkDeConfirmacao(token)
    const { banco } = teste.negocio()
    const [pendente] = await banco.select().from(trocaDeEmail)
    expect(pendente?.confirmarHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(pendente)).not.toContain(link)
    await confirmar(link)
    const volta = tokenPara(await entregar(teste), ANTIGO, 'desfazer-email')
    const [feita] = await banco.select().from(trocaDeEmail)
    expect(feita?.desfazerHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(feita)).not.toContain(volta)
  })

  it('SEG-02 confirmar cancela as redefinições a caminho do endereço antigo', async () => {
    const link = await linkDeConfirmacao(await sessaoNova())
    const { banco } = teste.negocio()
    const { id: colaboradorId } = await conta()
    await banco.insert(redefinicaoDeSenha).values({
      tokenHash: 'a caminho',
      colaboradorId,
      criadaEm: teste.agora(),
      expiraEm: new Date(teste.agora().getTime() + HORA),
    })
    await confirmar(link)
    expect(await banco.$count(redefinicaoDeSenha, eq(redefinicaoDeSenha.tokenHash, 'a caminho'))).toBe(0)
  })

  it('SEG-02 desfazer devolve o e-mail, tira sessões e senha de quem as tem, e leva à redefinição', async () => {
    const token = await sessaoNova()
    const volta = await trocar(token)
    await teste.chamar(requisitarRedefinicao, { corpo: { id: CPF }, ip: outroEndereco() })
    const doInvasor = tokenPara(await entregar(teste), NOVO, 'redefinir-senha')
    expect(doInvasor).not.toBe('')

    const { status, corpo } = await desfazer(volta)
    expect([status, corpo.message]).toEqual([200, expect.stringContaining(`voltou a usar ${ANTIGO}`)])
    expect((await conta()).email).toBe(ANTIGO)
    expect((await teste.chamar(validarSessao, { token })).status).toBe(401)
    expect((await abrir()).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')
    const redefinir = (link: string) =>
      teste.chamar(redefinirSenha, { corpo: { token: link, senha: 'cavalo de pau' }, ip: outroEndereco() })
    expect((await redefinir(doInvasor)).erro.codigo).toBe('LINK_DE_REDEFINICAO_INVALIDO')
    expect((await historicoDe('DESFAZER_TROCA_DE_EMAIL')).at(-1)?.dados).toEqual({
      de: NOVO,
      para: ANTIGO,
      sessoesEncerradas: expect.any(Number),
    })

    const mensagens = await entregar(teste)
    expect(mensagens.map(({ para }) => para)).toEqual([ANTIGO])
    expect((await redefinir(tokenPara(mensagens, ANTIGO, 'redefinir-senha'))).status).toBe(200)
    expect((await abrir('cavalo de pau')).status).toBe(200)
  })

  it('SEG-02 quem tomou a conta e trocou a senha não impede a volta; o antigo é avisado da senha também', async () => {
    const token = await sessaoNova()
    const volta = await trocar(token)
    const corpo = { atual: SENHA_DEMO, senha: 'do invasor' }
    expect((await teste.chamar(alterarSenha, { token, corpo, ip: outroEndereco() })).status).toBe(200)
    const avisos = await entregar(teste)
    expect(avisos.map(({ para }) => para).sort()).toEqual([ANTIGO, NOVO])
    expect(avisos.find(({ para }) => para === ANTIGO)?.texto).toContain('desfaz a troca')
    expect((await desfazer(volta)).status).toBe(200)
    expect((await abrir('do invasor')).status).toBe(422)
  })

  it('SEG-02 o endereço mais antigo desfaz tudo o que veio depois, e os do meio já não desfazem nada', async () => {
    const token = await sessaoNova()
    const doDono = await trocar(token)
    const doInvasor = await trocar(token, 'outro@invasor.test')
    await linkDeConfirmacao(token, 'terceiro@invasor.test')
    expect((await desfazer(doDono)).status).toBe(200)
    expect((await conta()).email).toBe(ANTIGO)
    expect((await desfazer(doInvasor)).erro.codigo).toBe('LINK_DE_EMAIL_INVALIDO')
    expect(await teste.negocio().banco.$count(trocaDeEmail)).toBe(0)
  })

  it('SEG-02 quem pede de novo cancela o pedido anterior', async () => {
    const token = await sessaoNova()
    const velho = await linkDeConfirmacao(token, 'primeiro@novo.test')
    const novo = await linkDeConfirmacao(token)
    expect((await confirmar(velho)).erro.codigo).toBe('LINK_DE_EMAIL_INVALIDO')
    expect((await conta()).email).toBe(ANTIGO)
    expect((await confirmar(novo)).status).toBe(200)
  })

  it('SEG-02 trocar a senha cancela o que a antiga permitiu', async () => {
    const token = await sessaoNova()
    const link = await linkDeConfirmacao(token)
    const corpo = { atual: SENHA_DEMO, senha: 'cavalo de pau' }
    await teste.chamar(alterarSenha, { token, corpo, ip: outroEndereco() })
    expect((await confirmar(link)).status).toBe(422)
    expect((await dados(token)).emailPendente).toBeNull()
  })

  it('SEG-02 confirmações ao mesmo tempo: uma vale', async () => {
    const link = await linkDeConfirmacao(await sessaoNova())
    const antes = (await historicoDe('CONFIRMAR_TROCA_DE_EMAIL')).length
    const respostas = await Promise.all([1, 2, 3].map(() => confirmar(link)))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await historicoDe('CONFIRMAR_TROCA_DE_EMAIL')).toHaveLength(antes + 1)
    expect((await entregar(teste)).map(({ para }) => para)).toEqual([ANTIGO])
    expect((await confirmar(link)).erro.codigo).toBe('LINK_DE_EMAIL_INVALIDO')
  })

  it('SEG-02 confirmar e cancelar ao mesmo tempo: vale um dos dois, por inteiro', async () => {
    const token = await sessaoNova()
    const link = await linkDeConfirmacao(token)
    const [confirmada, cancelada] = await Promise.all([confirmar(link), cancelar(token)])
    const confirmou = confirmada.status === 200
    expect([confirmada.status, cancelada.status]).toEqual(confirmou ? [200, 409] : [422, 200])
    expect(await dados(token)).toMatchObject({ email: confirmou ? NOVO : ANTIGO, emailPendente: null })
  })

  it('SEG-02 desfazer ao mesmo tempo: uma vale', async () => {
    const volta = await trocar(await sessaoNova())
    const respostas = await Promise.all([1, 2, 3].map(() => desfazer(volta)))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await desfazer(volta)).erro.codigo).toBe('LINK_DE_EMAIL_INVALIDO')
  })

  it('SEG-02 inventado, de outro negócio ou com o link errado, nada vale', async () => {
    const token = await sessaoNova()
    const link = await linkDeConfirmacao(token)
    expect((await confirmar('x'.repeat(43))).status).toBe(422)
    expect((await confirmar(link, 'boreal')).status).toBe(422)
    expect((await desfazer(link)).status).toBe(422)
    expect((await confirmar(link)).status).toBe(200)
    const volta = tokenPara(await entregar(teste), ANTIGO, 'desfazer-email')
    expect((await confirmar(volta)).status).toBe(422)
    expect((await conta()).email).toBe(NOVO)
    const semToken = await teste.chamar(confirmarEmail, { corpo: {}, ip: outroEndereco() })
    expect([semToken.status, Object.keys(semToken.erro.campos ?? {})]).toEqual([422, ['token']])
  })

  it('SEG-02 a conta desativada nem confirma nem desfaz', async () => {
    const token = await sessaoNova()
    const volta = await trocar(token)
    const link = await linkDeConfirmacao(token, 'depois@novo.test')
    const { banco } = teste.negocio()
    await banco.update(colaborador).set({ ativo: false }).where(eq(colaborador.cpf, CPF))
    expect([(await confirmar(link)).status, (await desfazer(volta)).status]).toEqual([422, 422])
    expect((await conta()).email).toBe(NOVO)
  })

  it('SEG-02 o aviso pode ser desfeito por uma semana', async () => {
    const volta = await trocar(await sessaoNova())
    teste.adiantar(7 * DIA + HORA)
    expect((await desfazer(volta)).erro.codigo).toBe('LINK_DE_EMAIL_INVALIDO')
    teste.adiantar(-2 * HORA)
    expect((await desfazer(volta)).status).toBe(200)
  })

  it('SEG-02 a confirmação expira no prazo do parâmetro', async () => {
    const token = await sessaoNova()
    const link = await linkDeConfirmacao(token)
    teste.adiantar(25 * HORA)
    expect((await confirmar(link)).status).toBe(422)
    const outra = await sessaoNova()
    expect((await dados(outra)).emailPendente).toBeNull()

    await teste
      .negocio()
      .banco.insert(parametro)
      .values({ chave: comPrefixo('trocaDeEmailHoras'), valor: '48' })
    await teste.negocio().renovarParametros()
    const longo = await linkDeConfirmacao(outra)
    teste.adiantar(47 * HORA)
    expect((await confirmar(longo)).status).toBe(200)
  })
})
