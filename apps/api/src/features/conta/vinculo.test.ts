import { obterVinculo, pedirCodigoDeVinculo, vincularCadastro } from '@balcao/dominio/conta/contratos-vinculo'
import { pesquisarClientesDoTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cadastros } from '../../../test/cadastrar.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { cumprirTarefas } from '../../../test/cumprir-tarefas.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { criarTarefas } from '../../tarefas/tarefas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, colaboradorCliente } from '../clientes/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { codigoDeVinculo, pedidoDeVinculo } from './tabelas-vinculo.ts'

const CPF = '71428793860'
const DO_CADASTRO = 'compras@loja.example'
const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO

describe('vínculo da conta com o cadastro', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  let token: string
  let clienteId: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
    clienteId = await cenario.clienteDaFilial(await cenario.filialDoOperador(0), true)
    await banco().update(cliente).set({ documento: CPF, email: DO_CADASTRO }).where(eq(cliente.id, clienteId))
    token = await cadastros(teste).cadastrarEEntrar({ documento: CPF, email: 'lia@exemplo.test' })
  })
  afterAll(() => teste.fechar())
  // Each test with a day of its own, so that the limit of requests has its own test.
  beforeEach(() => teste.adiantar(DIA + MINUTO))

  const banco = () => teste.negocio().banco
  // A session idles out within hours: each test signs in on its own day.
  const entrar = async () => (await cadastros(teste).abrirSessao(CPF)).corpo.token
  beforeEach(async () => {
    token = await entrar()
  })
  // And finds nothing proved, nor tickets of its CPF.
  afterEach(async () => {
    await banco().delete(colaboradorCliente).where(eq(colaboradorCliente.clienteId, clienteId))
    await banco().update(ticket).set({ consumidorDocumento: null }).where(eq(ticket.consumidorDocumento, CPF))
  })
  // Each from an address of its own: the limit per minute is the platform's to test.
  let enderecos = 0
  const ip = () => `10.9.0.${++enderecos}`
  const pedir = (com = token) => teste.chamar(pedirCodigoDeVinculo, { token: com, ip: ip() })
  const vincular = (codigo: string, com = token) =>
    teste.chamar(vincularCadastro, { token: com, corpo: { codigo }, ip: ip() })
  const codigoDa = (mensagem: { texto: string } | undefined) =>
    /^\d{6}$/m.exec(mensagem?.texto ?? '')?.[0] ?? ''
  const pedirCodigo = async (para = DO_CADASTRO) => {
    expect((await pedir()).status).toBe(200)
    const mensagens = await cumprirTarefas(teste)
    return codigoDa(mensagens.find((mensagem) => mensagem.para === para))
  }
  const outro = (codigo: string) => String((Number(codigo) + 1) % 1_000_000).padStart(6, '0')
  const vinculado = async () => (await teste.chamar(obterVinculo, { token })).corpo.cliente
  const daEquipe = async (consumidorEmail: string) => {
    const { id } = await cenario.abrir({
      tipo: 'ELOGIO',
      doConsumidor: true,
      campos: { consumidorId: null, consumidorDocumento: CPF, consumidorEmail },
    })
    return id
  }

  it('PER-08 403 para quem não é consumidor final', async () => {
    const operador = await teste.tokenDe('OPERADOR')
    expect((await teste.chamar(obterVinculo, { token: operador })).status).toBe(403)
    expect((await pedir(operador)).status).toBe(403)
    expect((await vincular('123456', operador)).status).toBe(403)
  })

  it('SEG-01 sem prova, o cadastro com o mesmo CPF não é da conta', async () => {
    expect(await vinculado()).toBeNull()
    const { corpo } = await teste.chamar(pesquisarClientesDoTicket, { token })
    expect(corpo.itens).toEqual([])
  })

  it('SEG-01 a resposta ao pedido é a mesma com ou sem cadastro, e nunca mostra o endereço', async () => {
    const com = await pedir()
    expect((await cumprirTarefas(teste)).map(({ para }) => para)).toEqual([DO_CADASTRO])
    const sem = await cadastros(teste).cadastrarEEntrar({ documento: '44455566619', email: 's@exemplo.test' })
    const resposta = await pedir(sem)
    expect([resposta.status, resposta.corpo]).toEqual([com.status, com.corpo])
    expect(JSON.stringify(com.corpo)).not.toContain('loja.example')
    expect(await cumprirTarefas(teste)).toEqual([])
    // The codes of one account open nothing for another.
    expect((await vincular('000000', sem)).erro.codigo).toBe('CODIGO_DE_VINCULO_INVALIDO')
  })

  it('SEG-01 o código errado é contado; depois de cinco nem o certo vale', async () => {
    const codigo = await pedirCodigo()
    const contados = () => banco().$count(historico, eq(historico.acao, 'CODIGO_ERRADO'))
    const antes = await contados()
    for (let vez = 0; vez < 5; vez++)
      expect((await vincular(outro(codigo))).erro.codigo).toBe('CODIGO_DE_VINCULO_INVALIDO')
    expect((await vincular(codigo)).erro.codigo).toBe('CODIGO_DE_VINCULO_INVALIDO')
    expect(await vinculado()).toBeNull()
    expect(await contados()).toBe(antes + 5)
  })

  it('SEG-01 palpites ao mesmo tempo não passam de cinco', async () => {
    const codigo = await pedirCodigo()
    await enquantoPreso(
      banco(),
      (tx) => tx.select().from(colaborador).where(eq(colaborador.cpf, CPF)).for('update'),
      Array.from({ length: 8 }, () => () => vincular(outro(codigo))),
    )
    const [ultimo] = await banco().select().from(pedidoDeVinculo).orderBy(desc(pedidoDeVinculo.id)).limit(1)
    expect(ultimo?.tentativas).toBe(5)
    expect((await vincular(codigo)).status).toBe(422)
  })

  it('SEG-01 o código vence, e um pedido novo cancela o anterior', async () => {
    const velho = await pedirCodigo()
    const novo = await pedirCodigo()
    expect((await vincular(velho)).status).toBe(422)
    teste.adiantar(16 * MINUTO)
    expect((await vincular(novo)).status).toBe(422)
    expect(await vinculado()).toBeNull()
  })

  it('PAR-01 SEG-01 por quantos minutos o código vale é do negócio', () =>
    comParametros(teste, { codigoDeVinculoMinutos: '30' }, async () => {
      const codigo = await pedirCodigo()
      teste.adiantar(16 * MINUTO)
      expect((await vincular(codigo)).status).toBe(200)
    }))

  it('SEG-01 o código de outra pessoa não serve', async () => {
    const codigo = await pedirCodigo()
    const alheio = await cadastros(teste).cadastrarEEntrar({
      documento: '11122233396',
      email: 'a@exemplo.test',
    })
    await pedir(alheio)
    await cumprirTarefas(teste)
    expect((await vincular(codigo, alheio)).status).toBe(422)
    expect((await teste.chamar(obterVinculo, { token: alheio })).corpo.cliente).toBeNull()
  })

  it('SEG-01 cinco pedidos por dia, também para quem não tem cadastro', async () => {
    const sem = await cadastros(teste).cadastrarEEntrar({ documento: '22233344405', email: 'd@exemplo.test' })
    for (const quem of [token, sem]) {
      const respostas = await Promise.all(Array.from({ length: 7 }, () => pedir(quem)))
      expect(respostas.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), 429, 429])
      const recusada = respostas.find(({ status }) => status === 429)
      expect(recusada?.erro.codigo).toBe('MUITOS_CODIGOS')
      expect(Number(recusada?.headers['retry-after'])).toBeGreaterThan(80_000)
    }
    await cumprirTarefas(teste)
  })

  it.each(['', '12345', '1234567', 'abcdef'])('SEG-01 422 no campo: %j não é um código', async (codigo) => {
    const { status, erro } = await vincular(codigo)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['codigo']])
  })

  it('SEG-01 o e-mail do cadastro que mudou depois do pedido não prova nada', async () => {
    const codigo = await pedirCodigo()
    await banco().update(cliente).set({ email: 'novo@loja.example' }).where(eq(cliente.id, clienteId))
    expect((await vincular(codigo)).status).toBe(422)
    expect(await vinculado()).toBeNull()
    await banco().update(cliente).set({ email: DO_CADASTRO }).where(eq(cliente.id, clienteId))
  })

  it('SEG-01 o código prova o endereço que o recebeu: o cliente e os tickets dele, e não os de outro e-mail', async () => {
    const mesmo = await daEquipe('Compras@Loja.example')
    const deOutro = await daEquipe('cunhado@exemplo.test')
    await pedir()
    const mensagens = await cumprirTarefas(teste)
    expect(mensagens.map(({ para }) => para).sort()).toEqual([DO_CADASTRO, 'cunhado@exemplo.test'])
    const codigo = codigoDa(mensagens.find(({ para }) => para === DO_CADASTRO))
    expect(JSON.stringify(await banco().select().from(codigoDeVinculo))).not.toContain(codigo)

    const { status, corpo } = await vincular(`${codigo.slice(0, 3)} ${codigo.slice(3)}`)
    expect([status, corpo]).toEqual([
      200,
      { message: 'Cadastro vinculado à sua conta.', clientes: 1, tickets: 1 },
    ])
    expect(await vinculado()).toMatchObject({ prova: 'CODIGO' })
    const ver = async (idTicket: number) =>
      (await teste.chamar(obterTicket, { token, params: { idTicket } })).status
    expect([await ver(mesmo), await ver(deOutro)]).toEqual([200, 404])
    expect((await cenario.historico(mesmo)).at(-1)?.mensagem).toContain('própria conta')
    expect((await vincular(codigo)).erro.codigo).toBe('CODIGO_DE_VINCULO_INVALIDO')
    expect(await banco().$count(colaboradorCliente, eq(colaboradorCliente.clienteId, clienteId))).toBe(1)

    // A record that becomes somebody else's is no longer the one that was proved.
    const dela = eq(cliente.id, clienteId)
    await banco().update(cliente).set({ documento: '11444777000161' }).where(dela)
    expect(await vinculado()).toBeNull()
    await banco().update(cliente).set({ documento: CPF }).where(dela)
    expect(await vinculado()).not.toBeNull()

    // What the other address holds needs its own proof, and gets it.
    const segundo = await pedirCodigo('cunhado@exemplo.test')
    expect((await vincular(segundo)).corpo).toMatchObject({ clientes: 0, tickets: 1 })
    expect(await ver(deOutro)).toBe(200)
    const [linha] = await banco().select().from(ticket).where(eq(ticket.id, deOutro))
    expect(linha?.versao).toBe(2)
  })

  it('SEG-01 a limpeza esquece os pedidos velhos, com os seus códigos', async () => {
    await pedirCodigo()
    const carteiro = { enviar: async () => undefined }
    const contexto = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: new AbortController().signal }
    const depois = () => new Date(teste.agora().getTime() + DIA + MINUTO)
    await criarTarefas(teste.negocio(), carteiro, depois)['limpar-vinculos']({}, contexto)
    expect([await banco().$count(pedidoDeVinculo), await banco().$count(codigoDeVinculo)]).toEqual([0, 0])
  })
})
