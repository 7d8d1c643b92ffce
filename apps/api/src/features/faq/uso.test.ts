import { dispensarTicket, listarArtigos, listarArtigosRelacionados } from '@balcao/dominio/faq/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFaq } from '../../../test/cenario-de-faq.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { montarFormulario } from '../../../test/formulario.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { faqDesistencia } from './tabelas.ts'

describe('MES-05 quanto um artigo serviu', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeFaq>>
  let tickets: ReturnType<typeof cenarioDeTickets>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = await cenarioDeFaq(teste)
    tickets = cenarioDeTickets(teste)
  })
  afterAll(() => teste.fechar())
  const usoDe = async (id: number) => {
    const { corpo } = await teste.chamar(listarArtigos, { token: await teste.tokenDe('GERENTE'), query: {} })
    const { enviado, evitou } = corpo.itens.find((artigo) => artigo.id === id) ?? {}
    return { enviado, evitou }
  }
  const escrever = async (idTicket: number, tipo: string, mensagem: string) =>
    teste.chamar(escreverNoHistorico, {
      token: await teste.tokenDe('GERENTE'),
      params: { idTicket },
      ...(await montarFormulario({ tipo, mensagem })),
    })

  it('conta cada ticket uma vez, só na resposta pública e só o que o cliente pode ler', async () => {
    const artigo = await cenario.gravar('Como devolver')
    const interno = await cenario.gravar('Só nosso', { publico: 'INTERNO' })
    const um = await tickets.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    const dois = await tickets.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    const link = `Veja http://localhost/artigo/${artigo} e http://localhost/artigo/${interno}`
    expect((await escrever(um.id, 'PRIVADO', link)).status).toBe(200)
    expect(await usoDe(artigo)).toEqual({ enviado: 0, evitou: 0 })
    await escrever(um.id, 'PUBLICO', link)
    await escrever(um.id, 'PUBLICO', `De novo: ${link}`)
    expect((await escrever(dois.id, 'PUBLICO', `${link} http://localhost/artigo/99999999`)).status).toBe(200)
    expect(await usoDe(artigo)).toEqual({ enviado: 2, evitou: 0 })
    expect(await usoDe(interno)).toEqual({ enviado: 0, evitou: 0 })
  })

  it('evitou um ticket quem, lido o artigo, desistiu e não abriu outro daquele tipo', async () => {
    const { banco } = teste.negocio()
    const artigo = await cenario.gravar('Segunda via')
    const { id: idTicket } = await tickets.abrir({ tipo: 'ELOGIO' })
    const qualquer = await tickets.linha(idTicket)
    // Long before: what was opened before reading says nothing.
    const antes = new Date(0)
    await banco.update(ticket).set({ abertoEm: antes })
    const dispensar = async () =>
      teste.chamar(dispensarTicket, {
        token: await teste.tokenDe('CONSUMIDOR_FINAL'),
        params: { idArtigo: artigo },
        corpo: { tipo: qualquer.tipoId },
      })
    expect((await dispensar()).status).toBe(200)
    expect((await dispensar()).status).toBe(200)
    expect(await usoDe(artigo)).toEqual({ enviado: 0, evitou: 1 })
    const [desistencia] = await banco.select().from(faqDesistencia)
    const depois = new Date(Number(desistencia?.desistiuEm) + 2 * 3_600_000)
    const { colaboradorId = 0, ticketTipoId = 0 } = desistencia ?? {}
    const mudar = (campos: Partial<typeof ticket.$inferInsert>) =>
      banco.update(ticket).set(campos).where(eq(ticket.id, qualquer.id))
    await mudar({ criadorId: colaboradorId, abertoEm: depois, tipoId: ticketTipoId ?? 0 })
    expect(await usoDe(artigo)).toEqual({ enviado: 0, evitou: 0 })
    expect(await comParametros(teste, { artigoEvitouHoras: '1' }, () => usoDe(artigo))).toEqual({
      enviado: 0,
      evitou: 1,
    })
    const DOIS_DIAS = 48 * 3_600_000
    await mudar({ abertoEm: new Date(Number(desistencia?.desistiuEm) + DOIS_DIAS) })
    expect(await usoDe(artigo)).toEqual({ enviado: 0, evitou: 1 })
  })

  it('401, 404 do que não está publicado; e só quem escreve artigos vê as contas', async () => {
    const rascunho = await cenario.gravar('Rascunho', { publicadoEm: null })
    const pedido = { params: { idArtigo: rascunho }, corpo: {} }
    expect((await teste.chamar(dispensarTicket, pedido)).status).toBe(401)
    const token = await teste.tokenDe('OPERADOR')
    expect((await teste.chamar(dispensarTicket, { ...pedido, token })).status).toBe(404)
    const { corpo } = await teste.chamar(listarArtigos, { token, query: {} })
    expect(corpo.itens.every((artigo) => !('evitou' in artigo))).toBe(true)
  })

  it('a quem responde em público só se oferece o que o cliente pode ler', async () => {
    await cenario.gravar('Estorno do cartão', { publico: 'INTERNO' })
    const pedir = async (publico?: 'TODOS') =>
      (
        await teste.chamar(listarArtigosRelacionados, {
          token: await teste.tokenDe('OPERADOR'),
          query: { assunto: 'estorno cartão', ...(publico && { publico }) },
        })
      ).corpo.itens.length
    expect(await pedir()).toBe(1)
    expect(await pedir('TODOS')).toBe(0)
  })
})
