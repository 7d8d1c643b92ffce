import { MENSAGENS } from '@balcao/dominio/mensagens'
import { listarHistorico, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { completarCadastro } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { consultarTickets } from '@balcao/dominio/tickets/lista/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { atividade } from '../../atividades/tabelas.ts'
import { cliente, clienteFilial } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'

const CADASTRO = {
  documento: '135.792.468-28',
  nome: nomeDaConta('CONSUMIDOR_FINAL'),
  email: 'cecilia@exemplo.com.br',
  telefone: '(11) 98765-4321',
  data_nascimento: '1990-02-01',
}

describe('POST /sac/tickets/:idTicket/cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
  })
  afterAll(() => teste.fechar())

  const doConsumidor = (campos = {}) => cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true, campos })
  const completar = async (idTicket: number, corpo: object, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(completarCadastro, { token: await teste.tokenDe(tipo), params: { idTicket }, corpo })

  it('TIC-12 NOV-07 completa o cadastro, sem máscaras, com a entrada no histórico', async () => {
    const { id, versao } = await doConsumidor()
    const { status, corpo } = await completar(id, { ...CADASTRO, versao })
    expect([status, corpo.versao]).toEqual([200, 2])
    expect(await cenario.linha(id)).toMatchObject({
      clienteId: null,
      consumidorDocumento: '13579246828',
      consumidorTelefone: '11987654321',
      consumidorNascimento: '1990-02-01',
    })
    const entrada = (await cenario.historico(id)).at(-1)
    expect(entrada).toMatchObject({ tipo: 'PUBLICO', acao: 'CADASTRO', versao: 2 })
    expect(entrada?.mensagem).not.toContain('13579246828')
    const visto = await teste.chamar(obterTicket, {
      token: await teste.tokenDe('OPERADOR'),
      params: { idTicket: id },
    })
    expect(visto.corpo.consumidor?.completo).toBe(true)
  })

  it('TIC-12 liga o ticket a um cliente que a pessoa vê, e o cliente ganha a atividade', async () => {
    const { id } = await doConsumidor()
    const clienteId = await cenario.clienteDaFilial(await cenario.filialDoOperador(0), false)
    const { status } = await completar(id, { idCli: clienteId })
    expect(status).toBe(200)
    expect((await cenario.linha(id)).clienteId).toBe(clienteId)
    const [ultima] = await teste
      .negocio()
      .banco.select()
      .from(atividade)
      .where(and(eq(atividade.clienteId, clienteId), eq(atividade.referenciaId, id)))
      .orderBy(desc(atividade.id))
      .limit(1)
    expect(ultima).toMatchObject({ tipo: 'TICKET', historico: expect.stringContaining('identificado') })
  })

  it('TIC-12 ALC-02 o remetente ligado a um cliente leva consigo os seus outros tickets, e os de mais ninguém', async () => {
    const deAna = { consumidorId: null, consumidorDocumento: null, consumidorEmail: 'ana@remetente.test' }
    const { id } = await doConsumidor(deAna)
    const { id: outro } = await doConsumidor({ ...deAna, consumidorEmail: 'ANA@remetente.test' })
    const { id: arquivado } = await doConsumidor({ ...deAna, arquivadoEm: teste.agora() })
    const { id: deOutroCpf } = await doConsumidor({ ...deAna, consumidorDocumento: '11144477735' })
    const { id: deBia } = await doConsumidor({ ...deAna, consumidorEmail: 'bia@remetente.test' })
    const clienteId = await cenario.clienteDaFilial(await cenario.filialDoOperador(0), false)
    const { corpo } = await completar(id, { idCli: clienteId }, 'ADMIN')
    const donos = [id, outro, arquivado, deOutroCpf, deBia].map(
      async (um) => (await cenario.linha(um)).clienteId,
    )
    // Of the one with a document nobody knows that it is another's: it goes along too.
    expect(await Promise.all(donos)).toEqual([clienteId, clienteId, null, clienteId, null])
    expect(corpo.message).toContain('outros 2 tickets do mesmo remetente')
    expect((await cenario.historico(outro)).at(-1)).toMatchObject({ acao: 'CADASTRO' })
  })

  it.each([
    ['o e-mail comprovado', 'cecilia.lins@correio.example', true],
    ['outro e-mail', 'cecilia@exemplo.com.br', false],
  ])('SEG-01 o CPF de quem tem conta, com %s: o ticket é da conta? %s %s', async (_caso, email, dela) => {
    const { id } = await doConsumidor({ consumidorId: null })
    expect((await completar(id, { ...CADASTRO, email }, 'ADMIN')).status).toBe(200)
    expect((await cenario.linha(id)).consumidorId).toBe(
      dela ? await cenario.idDaConta('CONSUMIDOR_FINAL') : null,
    )
  })

  it('SEG-01 o cliente que a equipe reconhece não aparece a quem abriu o ticket, sem prova de que é ele', async () => {
    const token = await teste.tokenDe('CONSUMIDOR_FINAL')
    const ver = async (idTicket: number) => {
      const { corpo } = await teste.chamar(obterTicket, { token, params: { idTicket } })
      const entradas = await teste.chamar(listarHistorico, { token, params: { idTicket } })
      const lista = await teste.chamar(consultarTickets, { token, corpo: {} })
      const naLista = lista.corpo.itens.find(({ id }) => id === idTicket)?.cliente
      return { cliente: corpo.cliente, naLista, historico: JSON.stringify(entradas.corpo) }
    }
    const { banco } = teste.negocio()
    const clienteId = await cenario.clienteDaFilial(await cenario.filialDoOperador(0), true)
    const [alheio] = await banco.select().from(cliente).where(eq(cliente.id, clienteId))
    const deOutro = await doConsumidor()
    await completar(deOutro.id, { idCli: clienteId })
    const visto = await ver(deOutro.id)
    expect([visto.cliente, visto.naLista]).toEqual([null, null])
    expect(visto.historico).not.toContain(alheio?.fantasia)

    const [propria] = await banco.select().from(cliente).where(eq(cliente.documento, '13579246828'))
    const proprio = await doConsumidor()
    expect((await completar(proprio.id, { idCli: propria?.id }, 'ADMIN')).status).toBe(200)
    const provado = await ver(proprio.id)
    expect([provado.cliente?.id, provado.naLista?.id]).toEqual([propria?.id, propria?.id])
    expect(provado.historico).toContain('Identificou o cliente')
  })

  it('TIC-12 422 em cada campo que falta ou não serve', async () => {
    const { id } = await doConsumidor()
    const vazio = await completar(id, {})
    expect([vazio.status, vazio.erro.campos]).toEqual([
      422,
      Object.fromEntries(Object.keys(CADASTRO).map((campo) => [campo, MENSAGENS.obrigatorio])),
    ])
    const semTelefone = await completar(id, { ...CADASTRO, telefone: undefined })
    expect(semTelefone.erro.campos).toEqual({ telefone: MENSAGENS.obrigatorio })
    for (const [campo, valor] of [
      ['documento', '111.111.111-11'],
      ['nome', 'Cecília'],
      ['email', 'cecilia@'],
      ['telefone', '1234'],
      ['data_nascimento', '2999-01-01'],
    ] as const) {
      const { status, erro } = await completar(id, { ...CADASTRO, [campo]: valor })
      expect([campo, status, Object.keys(erro.campos ?? {})]).toEqual([campo, 422, [campo]])
    }
    expect((await cenario.linha(id)).versao).toBe(1)
  })

  it('PER-01 422 para um cliente que a pessoa não vê, como para um que não existe', async () => {
    const { id } = await doConsumidor()
    const { banco } = teste.negocio()
    const [outraFilial] = await banco.select().from(filial).orderBy(desc(filial.id)).limit(1)
    const [alheio] = await banco
      .insert(cliente)
      .values({
        documento: '11444777000161',
        razaoSocial: 'Alheio Ltda',
        fantasia: 'Alheio',
        atividade: 'Comércio',
        logradouro: 'Rua',
        numero: '1',
        bairro: 'Centro',
        cep: '01001000',
        cidade: 'São Paulo',
        ibge: '3550308',
        uf: 'SP',
        telefone: '1133334444',
        email: 'a@exemplo.com.br',
        dataCadastro: '2026-01-01',
      })
      .returning()
    await banco.insert(clienteFilial).values({ clienteId: alheio?.id ?? 0, filialId: outraFilial?.id ?? 0 })
    for (const idCli of [alheio?.id, 999_999]) {
      const { status, erro } = await completar(id, { idCli })
      expect([status, erro.campos]).toEqual([422, { idCli: MENSAGENS.invalido }])
    }
  })

  it('TIC-12 TIC-13 409 quando já há cliente, quando arquivado e na versão velha', async () => {
    const comCliente = await cenario.abrir({ tipo: 'ELOGIO' })
    const jaTem = await completar(comCliente.id, CADASTRO)
    expect([jaTem.status, jaTem.erro.codigo]).toEqual([409, 'CLIENTE_JA_IDENTIFICADO'])
    const arquivado = await doConsumidor({ finalizadoEm: teste.agora(), arquivadoEm: teste.agora() })
    expect((await completar(arquivado.id, CADASTRO)).erro.codigo).toBe('TICKET_ARQUIVADO')
    const { id } = await doConsumidor()
    expect((await completar(id, { ...CADASTRO, versao: 9 })).erro.codigo).toBe('TICKET_MUDOU')
  })

  it('PER-01 403 para o consumidor, 404 no ticket de outra pessoa; AUT-10 401 sem sessão', async () => {
    const { id } = await doConsumidor()
    expect((await completar(id, CADASTRO, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await completar(999_999, CADASTRO)).status).toBe(404)
    const semSessao = await teste.chamar(completarCadastro, { params: { idTicket: id }, corpo: CADASTRO })
    expect(semSessao.status).toBe(401)
  })
})
