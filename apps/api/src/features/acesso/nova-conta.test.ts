import { criarConta, validarPedidoDeConta } from '@balcao/dominio/acesso/contratos'
import { MENSAGENS_DE_SENHA_FRACA as DIZ } from '@balcao/dominio/conta/senha-fraca'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { CADASTRO, cadastros } from '../../../test/cadastrar.ts'
import { cumprirTarefas, tokenDa } from '../../../test/cumprir-tarefas.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador, pedidoDeConta } from './tabelas.ts'

const HORA = 3_600_000
const DO_ADMIN = '52998224725'

describe('POST /nova-conta', () => {
  let teste: AppDeTeste
  let cadastro: ReturnType<typeof cadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cadastro = cadastros(teste)
  })
  afterAll(() => teste.fechar())
  // What another test left in the queue is not this one's.
  beforeEach(() => cumprirTarefas(teste))

  const contaDe = async (cpf: string) => {
    const [linha] = await teste.negocio().banco.select().from(colaborador).where(eq(colaborador.cpf, cpf))
    return linha
  }

  it('AUT-07 SEG-01 pede a conta: ninguém nasce, ninguém entra, e um link sai para o e-mail digitado', async () => {
    const { banco } = teste.negocio()
    const pedidas = () => banco.$count(historico, eq(historico.acao, 'PEDIR_CONTA'))
    const antes = await pedidas()
    const { status, corpo } = await cadastro.pedir()
    expect([status, corpo.message]).toEqual([
      200,
      'Enviamos uma mensagem a lia@exemplo.test. Abra o link que está nela para confirmar o cadastro: ele vale por 24 horas.',
    ])
    expect(await contaDe('86288366757')).toBeUndefined()
    expect((await cadastro.abrirSessao(CADASTRO.documento)).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')

    const enviadas = await cumprirTarefas(teste)
    expect(enviadas.map(({ para }) => para)).toEqual([CADASTRO.email])
    const [mensagem] = enviadas
    expect(mensagem?.texto).toMatch(
      /http:\/\/localhost(:80)?\/confirmar-conta\?token=[\w-]{43}&negocio=aurora/,
    )
    // Whoever fills in the form chooses who reads this: nothing they typed is repeated.
    for (const digitado of [CADASTRO.nome, '86288366757', CADASTRO.documento])
      expect(mensagem?.texto).not.toContain(digitado)

    const [linha] = await banco.select().from(pedidoDeConta).where(eq(pedidoDeConta.cpf, '86288366757'))
    expect(linha).toMatchObject({ telefone: '11987654321', dataNascimento: '1999-12-31', tentativas: 0 })
    expect(linha?.senhaHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(linha)).not.toContain(tokenDa(mensagem))
    expect(await pedidas()).toBe(antes + 1)
  })

  it.each([
    ['brasil2026', DIZ.comum],
    ['poiuyt', DIZ.sequencia],
    ['86288366757', DIZ.cpf],
    ['LIA@exemplo.test', DIZ.email],
    ['31121999', DIZ.nascimento],
  ])('SEG-03 422 senha %s: %s', async (senha, mensagem) => {
    const { status, erro } = await cadastro.pedir({ senha })
    expect([status, erro.campos]).toEqual([422, { senha: mensagem }])
  })

  it('SEG-01 quem pede não escolhe o endereço do link', async () => {
    await cadastro.pedir({ email: 'outro@exemplo.test' }, { host: 'mau.example' })
    expect((await cumprirTarefas(teste))[0]?.texto).toContain('http://localhost/confirmar-conta')
  })

  it('SEG-01 a resposta e a mensagem são as mesmas para um CPF com conta; a verdade vai à caixa da conta', async () => {
    const semLink = (texto = '') => texto.replace(/https?:\S+/, '')
    const email = 'curioso@exemplo.test'
    const desconhecido = await cadastro.pedir({ documento: '44455566619', email })
    const [doDesconhecido] = await cumprirTarefas(teste)
    const conhecido = await cadastro.pedir({ documento: DO_ADMIN, email })
    const enviadas = await cumprirTarefas(teste)

    expect([conhecido.status, conhecido.corpo]).toEqual([desconhecido.status, desconhecido.corpo])
    expect(Object.keys(conhecido.headers).sort()).toEqual(Object.keys(desconhecido.headers).sort())
    const paraOCurioso = enviadas.filter(({ para }) => para === email)
    expect(paraOCurioso).toHaveLength(1)
    expect(paraOCurioso[0]?.assunto).toBe(doDesconhecido?.assunto)
    expect(semLink(paraOCurioso[0]?.texto)).toBe(semLink(doDesconhecido?.texto))

    const dono = await contaDe(DO_ADMIN)
    const paraODono = enviadas.filter(({ para }) => para === dono?.email)
    expect(paraODono.map(({ assunto }) => assunto)).toEqual([
      'Você já tem uma conta no portal da Aurora Distribuidora',
    ])
    expect(paraODono[0]?.texto).toContain('Esqueci minha senha')
    expect(paraODono[0]?.texto).not.toMatch(/https?:/)
    expect(dono).toMatchObject({ tipo: 'ADMIN', versao: 1 })
    const { banco } = teste.negocio()
    expect(await banco.$count(historico, eq(historico.acao, 'CADASTRO_REPETIDO'))).toBe(1)
  })

  it('SEG-01 quem já tem conta e digita o próprio e-mail recebe só a verdade', async () => {
    const dono = await contaDe('98765432100')
    await cadastro.pedir({ documento: '98765432100', email: dono?.email.toUpperCase() })
    const enviadas = await cumprirTarefas(teste)
    expect(enviadas.map(({ assunto }) => assunto)).toEqual([
      'Você já tem uma conta no portal da Aurora Distribuidora',
    ])
  })

  it('SEG-01 uma conta desativada não é contada a ninguém', async () => {
    const { banco } = teste.negocio()
    await banco.update(colaborador).set({ ativo: false }).where(eq(colaborador.cpf, '24681357928'))
    await cadastro.pedir({ documento: '24681357928', email: 'x@exemplo.test' })
    expect((await cumprirTarefas(teste)).map(({ para }) => para)).toEqual(['x@exemplo.test'])
  })

  it('SEG-01 ninguém recebe mais de três mensagens por hora, nem o dono da conta', async () => {
    const email = 'alvo@exemplo.test'
    const contagem = async (dados: object) => {
      let mensagens = 0
      for (let vez = 0; vez < 5; vez++) {
        await cadastro.pedir(dados)
        mensagens += (await cumprirTarefas(teste)).length
      }
      return mensagens
    }
    expect(await contagem({ documento: '22233344405', email })).toBe(3)
    teste.adiantar(HORA + 1000)
    expect(await contagem({ documento: '12345678909', email })).toBe(6)
    teste.adiantar(HORA + 1000)
    expect(await contagem({ documento: '22233344405', email })).toBe(3)
  })

  it('SEG-01 o pedido vencido não envia nada, e a limpeza o apaga', async () => {
    const { banco } = teste.negocio()
    await cadastro.pedir({ email: 'tarde@exemplo.test' })
    teste.adiantar(25 * HORA)
    expect(await cumprirTarefas(teste)).toEqual([])
    const { limparAcessos } = await import('./limpar.ts')
    await limparAcessos(teste.negocio(), teste.agora())
    expect(await banco.$count(pedidoDeConta)).toBe(0)
  })

  it.each([
    ['documento', '111.444.777-34', 'O campo é inválido'],
    ['documento', '', 'Campo obrigatório'],
    ['nome', 'Lia', 'Informe seu nome e sobrenome'],
    ['email', 'lia', 'E-mail inválido'],
    ['tel', '123', 'Telefone inválido'],
    ['dtNasc', null, 'Data inválida'],
    ['dtNasc', '2999-01-01', 'Data inválida'],
    ['senha', '12345', 'Informe uma senha de 6 à 20 caracteres'],
    ['captcha', '', 'Campo obrigatório'],
  ])('AUT-07 422 %s %j: %s', async (campo, valor, mensagem) => {
    const { status, erro } = await cadastro.pedir({ [campo]: valor })
    expect([status, erro.campos]).toEqual([422, { [campo]: mensagem }])
  })

  it('AUT-01 o captcha vale uma vez também aqui, e há um limite por minuto', async () => {
    const captcha = await teste.resolverCaptcha()
    const pedir = (ip: string) => teste.chamar(criarConta, { corpo: { ...CADASTRO, captcha }, ip })
    expect((await pedir('10.6.1.1')).status).toBe(200)
    expect((await pedir('10.6.1.2')).erro.codigo).toBe('CAPTCHA_JA_USADO')
    const respostas = []
    for (let vez = 0; vez < 11; vez++)
      respostas.push(await teste.chamar(criarConta, { corpo: {}, ip: '10.6.1.3' }))
    expect(respostas.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429])
  })

  it('SEG-01 conferir o link não o gasta', async () => {
    const token = await cadastro.pedirLink({ email: 'confere@exemplo.test' })
    const validar = (corpo: object) => teste.chamar(validarPedidoDeConta, { corpo, ip: '10.6.1.4' })
    for (let vez = 0; vez < 3; vez++) expect((await validar({ token })).corpo).toEqual({ valido: true })
    expect((await validar({ token: 'x'.repeat(43) })).erro.codigo).toBe('LINK_DE_CONTA_INVALIDO')
    expect((await validar({})).status).toBe(422)
  })
})
