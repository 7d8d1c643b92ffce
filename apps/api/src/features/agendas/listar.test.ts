import { listarAgendas, listarHistoricoDeAgendas } from '@balcao/dominio/agendas/contratos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { permissao } from '../acesso/tabelas.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { agenda } from './tabelas.ts'

const UM_DIA_HORAS = 24

describe('GET /sac/agendas', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
  })
  beforeEach(async () => {
    const { banco } = teste.negocio()
    await banco.delete(permissao)
    await banco.delete(atendimento)
    await banco.delete(agenda)
  })
  afterAll(() => teste.fechar())

  const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarAgendas, { token: await teste.tokenDe(tipo), query })
  const ids = async (...pergunta: Parameters<typeof listar>) =>
    (await listar(...pergunta)).corpo.itens.map(({ id }) => id)
  const historico = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarHistoricoDeAgendas, { token: await teste.tokenDe(tipo), query })

  it('AGE-01 cada agenda com os nomes do fio', async () => {
    const { banco } = teste.negocio()
    const orcamento = await cenario.incluirOrcamento()
    const pedido = await cenario.incluirPedido({ campos: { clienteId: orcamento.clienteId } })
    const marcada = await cenario.agendar({
      campos: {
        clienteId: orcamento.clienteId,
        descricao: 'Ligar pela manhã',
        orcamentoId: orcamento.id,
        pedidoId: pedido.id,
        idExterno: 'X-1',
        discadoraStatus: 'LIGACAO_NAO_ATENDIDA',
        discadoraAtualizacao: teste.agora(),
      },
    })
    const [comprador] = await banco.select().from(cliente).where(eq(cliente.id, marcada.clienteId))
    const [unidade] = await banco.select().from(filial).where(eq(filial.id, marcada.filialId))
    const { status, corpo } = await listar()
    expect(status).toBe(200)
    expect(corpo.itens).toEqual([
      {
        id: marcada.id,
        situacao: { chave: 'PENDENTE', label: 'Pendente', type: 'DEFAULT' },
        assunto: 'Retomar a reposição',
        descricao: 'Ligar pela manhã',
        data_agendada: marcada.agendadaPara.toISOString(),
        data_finalizacao: null,
        motivo_finalizacao: null,
        resultado: null,
        colaborador: { id: marcada.colaboradorId, nome: nomeDaConta('OPERADOR') },
        tipo: 'A',
        tipo_label: 'Venda',
        cliente: { id: comprador?.id, razSoc: comprador?.razaoSocial, fant: comprador?.fantasia },
        pedido: { id: pedido.id, vlTot: 101 },
        orcamento: { id: orcamento.id, vlTot: 101 },
        filial: { id: unidade?.id, desc: unidade?.nome },
        agenda_origem: 'GO',
        id_externo: 'X-1',
        discadora_status: 'LIGACAO_NAO_ATENDIDA',
        discadora_label: 'Ligação não atendida',
        discadora_atualizacao: marcada.discadoraAtualizacao?.toISOString(),
        permiteFinalizar: true,
        semAcao: null,
        versao: 1,
      },
    ])
  })

  it('AGE-02 a situação é a do momento em que se pergunta', async () => {
    const marcada = await cenario.agendar({ horas: -1 })
    await cenario.agendar({ horas: -2, campos: { finalizadaEm: teste.agora() } })
    const { corpo } = await listar()
    expect(corpo.itens.map(({ situacao }) => [situacao.chave, situacao.type])).toEqual([
      ['ATRASADA', 'ERROR'],
      ['CUMPRIDA', 'SUCCESS'],
    ])
    expect(corpo.itens[0]?.id).toBe(marcada.id)
    expect(corpo.itens.map(({ permiteFinalizar }) => permiteFinalizar)).toEqual([true, false])
    expect(corpo.itens[1]?.semAcao).toMatch(/^Esta agenda já foi finalizada em /)
  })

  it('AGE-01 por período, cliente e tipo; a mais nova primeiro', async () => {
    const ontem = await cenario.agendar({ horas: -UM_DIA_HORAS })
    const amanha = await cenario.agendar({ horas: UM_DIA_HORAS })
    const deOutro = await cenario.agendar({ filial: 1, horas: 2 * UM_DIA_HORAS })
    const cobranca = await cenario.agendar({ campos: { tipo: 'C' } })
    expect(await ids()).toEqual([deOutro.id, amanha.id, ontem.id])
    expect(await ids({ direction: 'ASC' })).toEqual([ontem.id, amanha.id, deOutro.id])
    expect(await ids({ idCli: ontem.clienteId })).toEqual([amanha.id, ontem.id])
    expect(await ids({ tipo: 'C' })).toEqual([cobranca.id])
    const dia = hojeEm(ontem.agendadaPara)
    expect(await ids({ dtIni: dia, dtFim: dia })).toEqual([ontem.id])
    const { corpo } = await listar({ take: 1, page: 2 })
    expect(corpo.paginator).toMatchObject({ total: 3, paginas: 3, page: 2 })
    expect((await listar()).corpo.paginator.take).toBe(10_000)
  })

  it('AGE-01 pela finalização, as que faltam por último', async () => {
    const falta = await cenario.agendar()
    const feita = await cenario.agendar({ horas: -5, campos: { finalizadaEm: teste.agora() } })
    for (const direction of ['ASC', 'DESC'])
      expect(await ids({ orderBy: 'data_finalizacao', direction })).toEqual([feita.id, falta.id])
  })

  it('PER-07 quem só vê as próprias recebe as próprias, peça as de quem pedir', async () => {
    const propria = await cenario.agendar()
    const doGerente = await cenario.agendar({ colaborador: 'GERENTE' })
    expect(await ids({ idColab: doGerente.colaboradorId })).toEqual([propria.id])
    expect(await ids({ idCli: propria.clienteId, idColab: doGerente.colaboradorId })).toEqual([propria.id])
    const todas = await ids({ orderBy: 'data_agendada' }, 'SUPERVISOR')
    expect(todas.toSorted()).toEqual([propria.id, doGerente.id].toSorted())
    expect(await ids({ idColab: doGerente.colaboradorId }, 'SUPERVISOR')).toEqual([doGerente.id])
  })

  it('PER-01 nem a própria, de um cliente que não se vê mais', async () => {
    const { clienteId } = await cenario.agendar({ colaborador: 'REPRESENTANTE' })
    const daCarteira = await cenario.agendar({ colaborador: 'REPRESENTANTE', doRepresentante: true })
    expect(await ids({}, 'REPRESENTANTE')).toEqual([daCarteira.id])
    expect((await listar({ idCli: clienteId }, 'REPRESENTANTE')).status).toBe(404)
    expect((await listar({ idCli: 999_999_999 })).status).toBe(404)
  })

  it('PER-01 pedido e orçamento só a quem pode abri-los, e só do próprio cliente', async () => {
    const { banco } = teste.negocio()
    const orcamento = await cenario.incluirOrcamento()
    const alheio = await cenario.incluirPedido({ filial: 1 })
    const { clienteId, id: orcamentoId } = orcamento
    await cenario.agendar({ campos: { clienteId, orcamentoId, pedidoId: alheio.id } })
    expect((await listar()).corpo.itens[0]).toMatchObject({ pedido: null, orcamento: { id: orcamentoId } })
    await banco.insert(permissao).values({ tipo: 'OPERADOR', acao: 'ORCAMENTO_VER', autorizado: false })
    expect((await listar()).corpo.itens[0]).toMatchObject({ pedido: null, orcamento: null })
  })

  it.each([
    ['A', 'CLIENTE_AGENDAS'],
    ['C', 'CLIENTE_AGENDAS_COBRANCA'],
  ])('PER-03 dentro de um cliente, as do tipo %s exigem %s', async (tipo, acao) => {
    const { banco } = teste.negocio()
    const { clienteId: idCli } = await cenario.agendar()
    await banco.insert(permissao).values({ tipo: 'OPERADOR', acao, autorizado: false })
    expect((await listar({ idCli, tipo })).status).toBe(403)
    expect((await historico({ idCli, tipo })).status).toBe(403)
    expect((await listar({ idCli, tipo: tipo === 'A' ? 'C' : 'A' })).status).toBe(200)
    expect((await listar({ tipo })).status).toBe(200)
  })

  it('API-08 o histórico: só as feitas, a feita por último primeiro, pelo dia em que foram', async () => {
    await cenario.agendar({ horas: -3 })
    const antes = new Date(teste.agora().getTime() - 3 * UM_DIA_HORAS * 3_600_000)
    const primeira = await cenario.agendar({ horas: -1, campos: { finalizadaEm: antes } })
    const ultima = await cenario.agendar({ horas: -90, campos: { finalizadaEm: teste.agora() } })
    const doGerente = await cenario.agendar({ colaborador: 'GERENTE', campos: { finalizadaEm: antes } })
    const feitas = async (...pergunta: Parameters<typeof historico>) =>
      (await historico(...pergunta)).corpo.itens.map(({ id }) => id)
    expect(await feitas()).toEqual([ultima.id, primeira.id])
    expect(await feitas({ idColab: doGerente.colaboradorId })).toEqual([ultima.id, primeira.id])
    expect(await feitas({ idColab: doGerente.colaboradorId }, 'ADMIN')).toEqual([doGerente.id])
    expect(await feitas({ dtFim: hojeEm(antes) })).toEqual([primeira.id])
  })

  it.each([{ tipo: 'X' }, { take: 10_001 }, { orderBy: 'id' }, { dtIni: 'ontem' }, { idColab: 'eu' }])(
    '422 com %j',
    async (query) => {
      expect((await listar(query)).status).toBe(422)
    },
  )

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(listarAgendas, {})).status).toBe(401)
    expect((await teste.chamar(listarHistoricoDeAgendas, {})).status).toBe(401)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await historico({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
