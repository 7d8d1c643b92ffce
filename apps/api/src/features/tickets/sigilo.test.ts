import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import type { Contrato } from '@balcao/dominio/contrato'
import {
  baixarAnexo,
  listarAnexosDoTicket,
  listarHistorico,
  obterTicket,
} from '@balcao/dominio/tickets/detalhe/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { montarFormulario, PNG } from '../../../test/formulario.ts'
import { listarRotas } from '../../rotas.ts'
import { ticketAnexo, ticketCusto, ticketItem, ticketNfd } from './nucleo/tabelas.ts'
import { custo } from './nucleo/tabelas-catalogo.ts'

const SIGILO = 'Zanzibar'

/** Every way to read a ticket, whoever wrote the route. */
const leituras = listarRotas(() => '')
  .map(({ contrato }) => contrato)
  .filter(({ metodo, caminho }) => metodo === 'GET' && caminho.startsWith('/sac/tickets/:idTicket'))

describe('TIC-04 o que é restrito nunca chega ao consumidor final', () => {
  let teste: AppDeTeste
  let id: number
  let internos: number[]
  let consumidor: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    const cenario = cenarioDeTickets(teste)
    const { banco } = teste.negocio()
    consumidor = await teste.tokenDe('CONSUMIDOR_FINAL')
    id = (
      await cenario.abrir({
        tipo: 'DEVOLUCAO_PARCIAL',
        etapa: 'Análise da devolução',
        doConsumidor: true,
        partes: {
          itens: [{ origem: 'AVULSO', codigo: '1', descricao: 'Caixa', quantidadeSolicitada: '1' }],
          prorrogacao: {
            responsavel: 'TRANSPORTADORA',
            diasAtraso: 1,
            parecerLogistica: SIGILO,
            parecerFinanceiro: SIGILO,
          },
        },
      })
    ).id
    const token = await teste.tokenDe('OPERADOR')
    const setorId = (await cenario.linha(id)).setorId
    for (const campos of [
      { mensagem: SIGILO, tipo: 'PRIVADO' },
      { mensagem: SIGILO, tipo: 'ENCAMINHAMENTO', setor: String(setorId) },
    ]) {
      const { status } = await teste.chamar(escreverNoHistorico, {
        token,
        params: { idTicket: id },
        ...(await montarFormulario(campos, [{ nome: `${SIGILO}.png`, conteudo: PNG }])),
      })
      expect(status).toBe(200)
    }
    const [item] = await banco
      .update(ticketItem)
      .set({ observacaoAnalise: SIGILO })
      .where(eq(ticketItem.ticketId, id))
      .returning()
    const gravados = await banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, id))
    await banco
      .update(ticketAnexo)
      .set({ itemId: item?.id ?? null })
      .where(eq(ticketAnexo.id, gravados[1]?.id ?? 0))
    await banco.insert(ticketNfd).values({
      ticketId: id,
      chave: '3'.repeat(44),
      numero: 1,
      serie: 1,
      anexoId: gravados[0]?.id ?? 0,
      criadaEm: teste.agora(),
    })
    const [umCusto] = await banco.select().from(custo).limit(1)
    await banco.insert(ticketCusto).values({
      ticketId: id,
      custoId: umCusto?.id ?? 0,
      valor: '10',
      observacao: SIGILO,
      criadoEm: teste.agora(),
    })
    internos = gravados.map((anexo) => anexo.id)
  })
  afterAll(() => teste.fechar())

  const ler = (contrato: Contrato, extra: object = {}, token = consumidor) =>
    teste.chamar(contrato, { token, params: { idTicket: id, ...extra } } as never)

  it.each(leituras)('$caminho', async (contrato) => {
    for (const idAnexo of internos) {
      const { status, bruta } = await ler(contrato, { idAnexo })
      expect([200, 403, 404, 409]).toContain(status)
      expect(bruta.body).not.toContain(SIGILO)
      expect(bruta.rawPayload.includes(PNG)).toBe(false)
    }
  })

  it('a equipe, que pode, lê tudo isso: o teste procura o que existe', async () => {
    const token = await teste.tokenDe('ADMIN')
    const corpos = await Promise.all(
      [listarHistorico, listarAnexosDoTicket, obterTicket].map(
        async (contrato) => (await ler(contrato, {}, token)).bruta.body,
      ),
    )
    for (const corpo of corpos) expect(corpo).toContain(SIGILO)
    const { bruta } = await ler(baixarAnexo, { idAnexo: internos[0] }, token)
    expect(bruta.rawPayload.equals(PNG)).toBe(true)
  })

  it('nem contagens o revelam', async () => {
    const { corpo } = await teste.chamar(obterTicket, { token: consumidor, params: { idTicket: id } })
    expect([corpo.totalDeAnexos, corpo.nfds]).toEqual([0, []])
    const historico = await teste.chamar(listarHistorico, { token: consumidor, params: { idTicket: id } })
    const gravadas = await cenarioDeTickets(teste).historico(id)
    const publicas = gravadas.filter(({ tipo }) => tipo === 'PUBLICO').length
    expect(gravadas.length).toBeGreaterThan(publicas)
    expect([historico.corpo.paginator.total, publicas > 0]).toEqual([publicas, true])
  })

  it('nem uma recusa por versão velha: o que foi restrito não é mudança, e a recusa pelo resto não o conta', async () => {
    const escrever = (mensagem: string) =>
      teste.chamar(escreverNoHistorico, {
        token: consumidor,
        params: { idTicket: id },
        corpo: { mensagem, versao: 1 },
      })
    expect((await escrever('Olá')).status).toBe(200)
    const { status, erro, bruta } = await escrever('Olá de novo')
    expect([status, erro.mudancas]).toEqual([
      409,
      [{ quando: expect.any(String), quem: expect.any(String), o_que: 'escreveu uma mensagem' }],
    ])
    expect(bruta.body).not.toContain(SIGILO)
  })

  it('nem a busca em tudo o procura', async () => {
    const { corpo } = await teste.chamar(buscarEmTudo, { token: consumidor, query: { q: SIGILO } })
    expect(corpo.grupos).toEqual([])
  })
})
