import { listarHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { ticketHistorico } from '../nucleo/tabelas.ts'

describe('GET /sac/tickets/:idTicket/historico', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  let id: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
    id = (await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true, mensagem: 'Tudo certo!' })).id
    const colaboradorId = await cenario.idDaConta('OPERADOR')
    await teste
      .negocio()
      .banco.insert(ticketHistorico)
      .values(
        Array.from({ length: 20 }, (_, n) => ({
          ticketId: id,
          tipo:
            n % 2 === 0
              ? ('PUBLICO' as const)
              : n % 4 === 1
                ? ('PRIVADO' as const)
                : ('ENCAMINHAMENTO' as const),
          acao: 'MENSAGEM' as const,
          mensagem: `Mensagem ${n}`,
          colaboradorId: n === 19 ? null : colaboradorId,
          criadoEm: teste.agora(),
          versao: n + 2,
        })),
      )
  })
  afterAll(() => teste.fechar())

  const listar = async (query: object = {}, tipo: TipoDeUsuario = 'OPERADOR', idTicket = id) =>
    teste.chamar(listarHistorico, {
      token: await teste.tokenDe(tipo),
      params: { idTicket },
      query: { ...query },
    })

  it('TIC-03 oito por página, da mais nova à mais velha; o que ninguém escreveu foi o sistema', async () => {
    const { status, corpo } = await listar()
    expect(status).toBe(200)
    expect(corpo.itens).toHaveLength(8)
    expect(corpo.paginator).toMatchObject({ page: 1, take: 8, total: 21 })
    expect(corpo.itens[0]).toMatchObject({
      mensagem: 'Mensagem 19',
      colaborador_id: null,
      colaborador: { nome: 'Sistema' },
    })
    expect(corpo.itens[1]).toMatchObject({ tipo: 'PUBLICO', colaborador: { nome: nomeDaConta('OPERADOR') } })
    const { corpo: ultima } = await listar({ page: 3 })
    expect(ultima.itens.map(({ acao }) => acao).at(-1)).toBe('ABERTURA')
  })

  it('TIC-03 API-02 take=full traz tudo', async () => {
    const { corpo } = await listar({ take: 'full' })
    expect(corpo.itens).toHaveLength(21)
    expect(corpo.paginator.total).toBe(21)
  })

  it('TIC-04 o consumidor lê só o que é público, e nem o total conta o resto', async () => {
    for (const query of [{}, { take: 'full' }, { page: 2 }]) {
      const { corpo } = await listar(query, 'CONSUMIDOR_FINAL')
      expect(new Set(corpo.itens.map(({ tipo }) => tipo))).toEqual(new Set(['PUBLICO']))
      expect(corpo.paginator.total).toBe(11)
    }
  })

  it.each([{ page: 0 }, { page: 101 }, { take: 101 }, { take: 'tudo' }])('422 com %j', async (query) => {
    expect((await listar(query)).status).toBe(422)
  })

  it('PER-01 404 no ticket de outra pessoa; 403 sem a permissão; AUT-10 401 sem sessão', async () => {
    const alheio = await cenario.abrir({ tipo: 'ELOGIO' })
    expect((await listar({}, 'CONSUMIDOR_FINAL', alheio.id)).status).toBe(404)
    expect((await listar({}, 'REPRESENTANTE', alheio.id)).status).toBe(404)
    expect((await teste.chamar(listarHistorico, { params: { idTicket: id } })).status).toBe(401)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'TICKET_VER', autorizado: false })
    expect((await listar({}, 'SUPERVISOR')).status).toBe(403)
  })
})
