import { baixarAnexo, listarAnexosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { montarFormulario, PNG } from '../../../../test/formulario.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { ticketAnexo } from '../nucleo/tabelas.ts'

describe('anexos do ticket', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  let id: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
  })
  afterAll(() => teste.fechar())
  beforeEach(async () => {
    id = (await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })).id
    await anexar({ mensagem: 'Segue a foto' }, 'avaliação (1).png', 'CONSUMIDOR_FINAL')
    await anexar({ mensagem: 'só nosso', tipo: 'PRIVADO' }, 'interno.png')
  })

  const anexar = async (campos: Record<string, string>, nome: string, tipo: TipoDeUsuario = 'OPERADOR') => {
    const { status } = await teste.chamar(escreverNoHistorico, {
      token: await teste.tokenDe(tipo),
      params: { idTicket: id },
      ...(await montarFormulario(campos, [{ nome, conteudo: PNG }])),
    })
    expect(status).toBe(200)
  }
  const listar = async (tipo: TipoDeUsuario = 'OPERADOR', idTicket = id) =>
    teste.chamar(listarAnexosDoTicket, { token: await teste.tokenDe(tipo), params: { idTicket } })
  const baixar = async (idAnexo: number, tipo: TipoDeUsuario = 'OPERADOR', idTicket = id) =>
    teste.chamar(baixarAnexo, { token: await teste.tokenDe(tipo), params: { idTicket, idAnexo } })

  it('TIC-09 a equipe vê todos, com quem enviou e o endereço de cada um', async () => {
    const { status, corpo } = await listar()
    expect(status).toBe(200)
    expect(corpo.itens).toMatchObject([
      {
        nome_exibicao: 'avaliação (1).png',
        autor: nomeDaConta('CONSUMIDOR_FINAL'),
        interno: false,
        midia: 'image/png',
      },
      { nome_exibicao: 'interno.png', autor: nomeDaConta('OPERADOR'), interno: true, tamanho: PNG.length },
    ])
    expect(corpo.itens[0]?.link).toBe(`/sac/tickets/${id}/anexos/${corpo.itens[0]?.id}`)
  })

  it('ENT-04 o conteúdo chega inteiro, com o seu nome, o seu tipo, e nada adivinhado', async () => {
    const [primeiro] = (await listar()).corpo.itens
    const { status, headers, bruta } = await baixar(primeiro?.id ?? 0, 'CONSUMIDOR_FINAL')
    expect(status).toBe(200)
    expect(bruta.rawPayload.equals(PNG)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'content-disposition': `inline; filename="avaliacao (1).png"; filename*=UTF-8''avalia%C3%A7%C3%A3o%20%281%29.png`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('ENT-04 um XML nunca se abre no navegador', async () => {
    const { banco } = teste.negocio()
    const [primeiro] = await banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, id)).limit(1)
    await banco
      .update(ticketAnexo)
      .set({ midia: 'application/xml', nomeExibicao: 'nfd.xml' })
      .where(eq(ticketAnexo.id, primeiro?.id ?? 0))
    const { headers } = await baixar(primeiro?.id ?? 0)
    expect(headers['content-type']).toMatch(/^application\/xml/)
    expect(headers['content-disposition']).toMatch(/^attachment;/)
  })

  it('TIC-04 o consumidor não vê nem baixa o interno', async () => {
    const { corpo } = await listar('CONSUMIDOR_FINAL')
    expect(corpo.itens.map(({ interno }) => interno)).toEqual([false])
    const interno = (await listar()).corpo.itens.find((anexo) => anexo.interno)
    expect((await baixar(interno?.id ?? 0)).status).toBe(200)
    expect((await baixar(interno?.id ?? 0, 'CONSUMIDOR_FINAL')).status).toBe(404)
  })

  it('PER-01 404 no ticket de outra pessoa, e no anexo pedido pelo ticket errado', async () => {
    const outro = await cenario.abrir({ tipo: 'ELOGIO' })
    const [primeiro] = (await listar()).corpo.itens
    expect((await listar('REPRESENTANTE')).status).toBe(404)
    expect((await baixar(primeiro?.id ?? 0, 'REPRESENTANTE')).status).toBe(404)
    expect((await baixar(primeiro?.id ?? 0, 'OPERADOR', outro.id)).status).toBe(404)
    expect((await listar('CONSUMIDOR_FINAL', outro.id)).status).toBe(404)
  })

  it('ENT-04 404 quando o arquivo sumiu do armazém', async () => {
    const { banco } = teste.negocio()
    const [sumido] = await banco
      .insert(ticketAnexo)
      .values({
        ticketId: id,
        arquivo: 'tickets/nao-existe.png',
        nomeExibicao: 'x.png',
        midia: 'image/png',
        tamanho: 1,
        criadoEm: teste.agora(),
      })
      .returning()
    expect((await baixar(sumido?.id ?? 0)).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a permissão', async () => {
    expect((await teste.chamar(listarAnexosDoTicket, { params: { idTicket: id } })).status).toBe(401)
    expect((await teste.chamar(baixarAnexo, { params: { idTicket: id, idAnexo: 1 } })).status).toBe(401)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'TICKET_VER', autorizado: false })
    expect((await listar('SUPERVISOR')).status).toBe(403)
    expect((await baixar(1, 'SUPERVISOR')).status).toBe(403)
  })
})
