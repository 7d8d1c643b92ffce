import { listarHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import { anotarConversa, listarNumerosDoTicket } from '@balcao/dominio/whatsapp/contratos'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { cliente, clienteTelefone } from '../clientes/tabelas.ts'

describe('ALC-05 a conversa aberta pelo link', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  let operador: string
  let id: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
    operador = await teste.tokenDe('OPERADOR')
    id = (await cenario.abrir({ tipo: 'ELOGIO', campos: { contatoEmail: 'compras@cliente.example' } })).id
    const { banco } = teste.negocio()
    const { clienteId } = await cenario.linha(id)
    await banco.delete(clienteTelefone).where(eq(clienteTelefone.clienteId, clienteId ?? 0))
    await banco
      .update(cliente)
      .set({ telefone: '(19) 3232-5555', fantasia: 'Bom Dia' })
      .where(eq(cliente.id, clienteId ?? 0))
    await banco.insert(clienteTelefone).values([
      { clienteId: clienteId ?? 0, numero: '1932325555', descricao: 'Fixo' },
      { clienteId: clienteId ?? 0, numero: '1987654321', descricao: 'Compras' },
      { clienteId: clienteId ?? 0, numero: '19998887766', descricao: 'Dono', whatsapp: true },
    ])
  })
  afterAll(() => teste.fechar())

  const numeros = (idTicket = id, token: string | null = operador) =>
    teste.chamar(listarNumerosDoTicket, { ...(token && { token }), params: { idTicket } })
  const anotar = (corpo: object, idTicket = id, token: string | null = operador) =>
    teste.chamar(anotarConversa, { ...(token && { token }), params: { idTicket }, corpo } as never)
  const CERTA = { numero: '5519998887766', mensagem: 'Bom dia, segue o prazo combinado.' }

  it('oferece só celulares, o do WhatsApp primeiro, com país e nono dígito', async () => {
    expect((await numeros()).corpo.itens).toEqual([
      { nome: 'Bom Dia · Dono', numero: '5519998887766' },
      { nome: 'Bom Dia · Compras', numero: '5519987654321' },
    ])
  })

  it('anota a mensagem, que responde ao cliente e não vai também por e-mail', async () => {
    const { status, corpo } = await anotar(CERTA)
    expect(status).toBe(200)
    const { corpo: historico } = await teste.chamar(listarHistorico, {
      token: operador,
      params: { idTicket: id },
    })
    expect(historico.itens[0]).toMatchObject({
      id: corpo.id,
      tipo: 'PUBLICO',
      mensagem: CERTA.mensagem,
      contato: 'WHATSAPP',
    })
    const linha = await cenario.linha(id)
    expect(linha.respondidoEm).not.toBeNull()
    // MES-02 As any answer does, where the branch says so.
    expect(linha.operadorId).toBe(await cenario.idDaConta('OPERADOR'))
    const { rows } = await teste.negocio().banco.execute<{ id: string }>(sql`select id from correio_mensagem`)
    expect(rows).toEqual([])
  })

  it.each([
    ['número que não é do cliente', { numero: '5511999999999' }, 'numero'],
    ['mensagem vazia', { mensagem: '  ' }, 'mensagem'],
    ['variável por preencher', { mensagem: 'Olá, {{contato}}' }, 'mensagem'],
  ])('422: %s', async (_caso, parte, campo) => {
    const { status, corpo } = await anotar({ ...CERTA, ...parte })
    expect(status).toBe(422)
    expect((corpo as unknown as { campos: object }).campos).toHaveProperty(campo)
  })

  it('401, 403, 404 e 409', async () => {
    expect((await numeros(id, null)).status).toBe(401)
    expect((await anotar(CERTA, id, null)).status).toBe(401)
    for (const tipo of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const)
      expect((await anotar(CERTA, id, await teste.tokenDe(tipo))).status).toBe(403)
    expect((await numeros(999_999)).status).toBe(404)
    expect((await anotar(CERTA, 999_999)).status).toBe(404)
    const arquivado = await cenario.abrir({ tipo: 'ELOGIO', campos: { arquivadoEm: teste.agora() } })
    expect((await anotar(CERTA, arquivado.id)).status).toBe(409)
  })
})
