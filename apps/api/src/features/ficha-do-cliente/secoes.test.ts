import type { TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import { listarRegistroDeAtividade, listarTransportadorasDoCliente } from '@balcao/dominio/clientes/secoes'
import type { Acao } from '@balcao/dominio/permissoes'
import { listarSolicitacoesDoCliente, listarTicketsDoCliente } from '@balcao/dominio/tickets/do-cliente'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { atividade } from '../atividades/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('seções da ficha do cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const entrada = async (idCli: number, tipo: TipoDeUsuario, query = {}) => ({
    token: await teste.tokenDe(tipo),
    params: { idCli },
    query,
  })
  const haDias = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)

  async function abrirTicket(
    dono: { id: number },
    campos: Partial<typeof ticket.$inferInsert> = {},
    criador: TipoDeUsuario = 'OPERADOR',
  ) {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', criador })
    await teste
      .negocio()
      .banco.update(ticket)
      .set({ clienteId: dono.id, ...campos })
      .where(eq(ticket.id, id))
    return id
  }

  describe('tickets', () => {
    const tickets = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR', query = {}) =>
      teste.chamar(listarTicketsDoCliente, await entrada(idCli, tipo, query))
    const solicitacoes = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR') =>
      teste.chamar(listarSolicitacoesDoCliente, await entrada(idCli, tipo))

    it('API-05 os do cliente, do mais novo ao mais velho; as solicitações, os abertos, do mais velho', async () => {
      const [dono, vizinho] = [await cenario.criar(), await cenario.criar()]
      await abrirTicket(vizinho)
      const velho = await abrirTicket(dono, { abertoEm: haDias(9) })
      const novo = await abrirTicket(dono, { abertoEm: haDias(1) })
      const findo = await abrirTicket(dono, { abertoEm: haDias(5), finalizadoEm: haDias(4) })
      await abrirTicket(dono, { abertoEm: haDias(3), arquivadoEm: haDias(2) })
      const { status, corpo } = await tickets(dono.id)
      expect([status, corpo.itens.map(({ id }) => id)]).toEqual([200, [novo, findo, velho]])
      expect(corpo.paginator).toMatchObject({ total: 3, take: 10 })
      expect((await solicitacoes(dono.id)).corpo.itens.map(({ id }) => id)).toEqual([velho, novo])
      const segunda = await tickets(dono.id, 'OPERADOR', { page: 2, take: 2 })
      expect(segunda.corpo.itens.map(({ id }) => id)).toEqual([velho])
    })

    it('TIC-04 quem não vê os tickets por dentro continua a ver só os deste cliente', async () => {
      const [dono, vizinho] = [await cenario.criar(), await cenario.criar()]
      await abrirTicket(vizinho)
      const meu = await abrirTicket(dono)
      const listados = await cenario.semAcao('SUPERVISOR', ['TICKET_INTERNO'], () =>
        tickets(dono.id, 'SUPERVISOR'),
      )
      expect(listados.corpo.itens.map(({ id, operador }) => [id, operador])).toEqual([[meu, null]])
    })

    it('PER-01 404 para o cliente de outra pessoa; 401; 403 sem a ação', async () => {
      const dono = await cenario.criar()
      expect((await tickets(dono.id, 'REPRESENTANTE')).status).toBe(404)
      expect((await solicitacoes(dono.id, 'REPRESENTANTE')).status).toBe(404)
      expect((await teste.chamar(listarTicketsDoCliente, { params: { idCli: dono.id } })).status).toBe(401)
      const semAcao = (fazer: typeof solicitacoes) =>
        cenario.semAcao('SUPERVISOR', ['CLIENTE_TICKETS'], () => fazer(dono.id, 'SUPERVISOR'))
      expect([(await semAcao(tickets)).status, (await semAcao(solicitacoes)).status]).toEqual([403, 403])
    })
  })

  describe('registro de atividade', () => {
    const registro = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR', query = {}) =>
      teste.chamar(listarRegistroDeAtividade, await entrada(idCli, tipo, { take: 50, ...query }))
    const historicos = async (idCli: number, tipo?: TipoDeUsuario) =>
      (await registro(idCli, tipo)).corpo.itens.map(({ historico }) => historico)

    async function comUmaDeCada(): Promise<{ id: number; filialId: number }> {
      const dono = await cenario.criar({ doRepresentante: true })
      const { banco } = teste.negocio()
      const registrar = async (tipo: TipoDeAtividade, historico: string, referenciaId: number | null) =>
        banco
          .insert(atividade)
          .values({ clienteId: dono.id, tipo, historico, referenciaId, criadaEm: teste.agora() })
      const pedido = await cenario.incluir({ campos: { clienteId: dono.id, filialId: dono.filialId } })
      await registrar('PEDIDO', 'pedido', pedido.id)
      await registrar('ORCAMENTO', 'orçamento', 1)
      await registrar('AGENDA', 'venda do supervisor', await cenario.agenda(dono, 'SUPERVISOR'))
      const cobranca = await cenario.agenda(dono, 'OPERADOR', { tipo: 'C' })
      await registrar('AGENDA', 'cobrança do operador', cobranca)
      await registrar('TICKET', 'ticket', await abrirTicket(dono))
      await registrar('ATENDIMENTO_AVULSO', 'avulso', null)
      return dono
    }
    const TUDO = ['avulso', 'ticket', 'cobrança do operador', 'venda do supervisor', 'orçamento', 'pedido']

    it('CLI-02 tudo, do mais novo ao mais velho; PER-07 a agenda de outra pessoa, só para quem vê as de todos', async () => {
      const dono = await comUmaDeCada()
      expect(await historicos(dono.id, 'SUPERVISOR')).toEqual(TUDO)
      expect(await historicos(dono.id)).toEqual(TUDO.filter((um) => um !== 'venda do supervisor'))
      expect(await historicos(dono.id, 'REPRESENTANTE')).toEqual(
        TUDO.filter((um) => !/do operador|do supervisor/.test(um)),
      )
      const { corpo } = await registro(dono.id, 'SUPERVISOR', { take: 2, page: 2 })
      expect([corpo.itens.map(({ historico }) => historico), corpo.paginator.total]).toEqual([
        TUDO.slice(2, 4),
        6,
      ])
      expect(corpo.itens[0]).toEqual({
        id: expect.any(Number),
        tipo: 'AGENDA',
        historico: 'cobrança do operador',
        datahora_criacao: expect.any(String),
        colaborador: { nome: 'Sistema' },
        referencia: expect.any(Number),
        tipoAgenda: 'C',
      })
      expect(corpo.itens[1]).toMatchObject({ historico: 'venda do supervisor', tipoAgenda: 'A' })
    })

    it.each([
      ['CLIENTE_PEDIDOS', 'pedido'],
      ['CLIENTE_ORCAMENTOS', 'orçamento'],
      ['CLIENTE_AGENDAS', 'venda do supervisor'],
      ['CLIENTE_AGENDAS_COBRANCA', 'cobrança do operador'],
      ['CLIENTE_TICKETS', 'ticket'],
      ['CLIENTE_HISTORICO', 'avulso'],
    ] as [Acao, string][])('PER-03 sem %s não viaja: %s', async (acao, oculto) => {
      const dono = await comUmaDeCada()
      const vistos = await cenario.semAcao('SUPERVISOR', [acao], () => historicos(dono.id, 'SUPERVISOR'))
      expect(vistos).toEqual(TUDO.filter((um) => um !== oculto))
    })

    it('TIC-05 o ticket que a pessoa não vê não está no registro', async () => {
      const dono = await comUmaDeCada()
      const vistos = await historicos(dono.id, 'COLABORADOR')
      expect([vistos.includes('pedido'), vistos.includes('ticket')]).toEqual([true, false])
    })

    it('PER-01 404 para o cliente de outra pessoa; 401; 403 sem a ação', async () => {
      const dono = await cenario.criar()
      expect((await registro(dono.id, 'REPRESENTANTE')).status).toBe(404)
      expect((await teste.chamar(listarRegistroDeAtividade, { params: { idCli: dono.id } })).status).toBe(401)
      const semAcao = () => registro(dono.id, 'SUPERVISOR')
      expect((await cenario.semAcao('SUPERVISOR', ['CLIENTE_ATIVIDADES'], semAcao)).status).toBe(403)
    })
  })

  describe('transportadoras', () => {
    const listar = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR') =>
      teste.chamar(listarTransportadorasDoCliente, await entrada(idCli, tipo))

    it('API-05 as que entregaram, a mais frequente primeiro', async () => {
      const { banco } = teste.negocio()
      const dono = await cenario.criar()
      const [uma, outra] = await banco.select().from(transportadora).orderBy(asc(transportadora.id)).limit(2)
      if (!uma || !outra) throw new Error('faltam transportadoras')
      const entregar = async (transportadoraId: number | null, dataSaida: string) => {
        const { nota } = await cenario.criarNota(dono.id, dono.filialId, 1)
        await banco.update(notaFiscal).set({ transportadoraId, dataSaida }).where(eq(notaFiscal.id, nota.id))
      }
      await entregar(uma.id, '2026-05-01')
      await entregar(outra.id, '2026-03-01')
      await entregar(outra.id, '2026-04-01')
      await entregar(null, '2026-06-01')
      expect((await listar(dono.id)).corpo.itens).toEqual([
        {
          id: outra.id,
          razSoc: outra.razaoSocial,
          cnpj: outra.cnpj,
          cid: outra.cidade,
          uf: outra.uf,
          entregas: 2,
          ultimaEntrega: '2026-04-01',
        },
        expect.objectContaining({ id: uma.id, entregas: 1, ultimaEntrega: '2026-05-01' }),
      ])
    })

    it('PER-01 404 para o cliente de outra pessoa; 401; 403 sem a ação', async () => {
      const dono = await cenario.criar()
      expect((await listar(dono.id, 'REPRESENTANTE')).status).toBe(404)
      expect(
        (await teste.chamar(listarTransportadorasDoCliente, { params: { idCli: dono.id } })).status,
      ).toBe(401)
      const semAcao = () => listar(dono.id, 'SUPERVISOR')
      expect((await cenario.semAcao('SUPERVISOR', ['CLIENTE_LOGISTICA'], semAcao)).status).toBe(403)
    })
  })
})
