import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarOrcamentos, listarVendedoresDeOrcamentos } from '@balcao/dominio/orcamentos/lista'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { agenda } from '../../agendas/tabelas.ts'
import { atendimento } from '../../atendimentos/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/orcamentos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  beforeEach(async () => {
    const { banco } = teste.negocio()
    for (const tabela of [atendimento, agenda, orcamentoItem, orcamento]) await banco.delete(tabela)
  })
  afterAll(() => teste.fechar())

  const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarOrcamentos, { token: await teste.tokenDe(tipo), query })
  const ids = async (...pergunta: Parameters<typeof listar>) =>
    (await listar(...pergunta)).corpo.itens.map(({ id }) => id)
  const hoje = () => hojeEm(teste.agora())
  const haDias = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)

  it('VEN-01 de vários clientes, do mais novo ao mais velho; sem datas, de qualquer dia', async () => {
    const antigo = await cenario.incluirOrcamento({
      campos: { incluidoEm: haDias(400), ordemCompra: 'OC-9' },
    })
    const novo = await cenario.incluirOrcamento({ filial: 1 })
    const { corpo } = await listar()
    expect(corpo.itens.map(({ id, ordComp, versao }) => [id, ordComp, versao])).toEqual([
      [novo.id, null, 1],
      [antigo.id, 'OC-9', 1],
    ])
    expect(await ids({ dtIni: hoje() })).toEqual([novo.id])
    expect(await ids({ dtFim: somarDias(hoje(), -1) })).toEqual([antigo.id])
  })

  it('DOC-06 a soma é do filtro inteiro, em qualquer página', async () => {
    for (let n = 0; n < 5; n++) await cenario.incluirOrcamento({ campos: { valorTotal: '0.10' } })
    const { corpo } = await listar({ take: 2, page: 2 })
    expect(corpo.itens).toHaveLength(2)
    expect([corpo.paginator.total, corpo.vlTotGeral]).toEqual([5, 0.5])
    expect((await listar({ status: ['GANHO'] })).corpo).toMatchObject({ itens: [], vlTotGeral: 0 })
  })

  it('DOC-03 o status é o que se mostra: ganho, perdido e vencido não são os gravados', async () => {
    const pedido = await cenario.incluirPedido()
    const aberto = await cenario.incluirOrcamento({ campos: { dataValidade: hoje() } })
    const vencido = await cenario.incluirOrcamento({ campos: { dataValidade: somarDias(hoje(), -1) } })
    const perdido = await cenario.incluirOrcamento({ campos: { perdidoEm: teste.agora() } })
    const ganho = await cenario.incluirOrcamento({ campos: { pedidoId: pedido.id } })
    for (const [status, esperado] of [
      ['ORCAMENTO', aberto.id],
      ['VENCIDO', vencido.id],
      ['PERDIDO', perdido.id],
      ['GANHO', ganho.id],
    ] as const)
      expect([status, await ids({ status: [status] })]).toEqual([status, [esperado]])
    expect(await ids({ status: ['GANHO', 'PERDIDO'] })).toEqual([ganho.id, perdido.id])
  })

  it('VEN-01 filtra por valor, pelas duas pontas', async () => {
    const [barato, medio, caro] = await Promise.all(
      ['10.00', '10.01', '500.00'].map((valorTotal) => cenario.incluirOrcamento({ campos: { valorTotal } })),
    )
    const porValor = (query: object) => ids({ orderBy: 'vlTot', direction: 'ASC', ...query })
    expect(await porValor({ vlMin: 10.01 })).toEqual([medio?.id, caro?.id])
    expect(await porValor({ vlMax: 10 })).toEqual([barato?.id])
    expect(await porValor({ vlMin: 10.01, vlMax: 10.01 })).toEqual([medio?.id])
    expect(await porValor({ vlMin: 0, vlMax: 0 })).toEqual([])
  })

  it('VEN-01 vencendo: por decidir, de hoje até o último dia pedido', async () => {
    const em = (dias: number, campos: object = {}) =>
      cenario.incluirOrcamento({ campos: { dataValidade: somarDias(hoje(), dias), ...campos } })
    const venceHoje = await em(0)
    const emTres = await em(3)
    await em(4)
    await em(-1)
    await em(1, { perdidoEm: teste.agora() })
    await em(1, { pedidoId: (await cenario.incluirPedido()).id })
    expect(await ids({ venceEm: 0 })).toEqual([venceHoje.id])
    expect(await ids({ venceEm: 3, orderBy: 'dtVal', direction: 'ASC' })).toEqual([venceHoje.id, emTres.id])
  })

  it('VEN-01 filtra por filial, cliente, quem incluiu e representante do cliente', async () => {
    const daCarteira = await cenario.incluirOrcamento({ doRepresentante: true })
    const deOutro = await cenario.incluirOrcamento({ filial: 1, colaborador: 'SUPERVISOR' })
    expect(await ids({ filial: [deOutro.filialId] })).toEqual([deOutro.id])
    expect(await ids({ idCli: daCarteira.clienteId })).toEqual([daCarteira.id])
    expect(await ids({ vendedor: [await cenario.idDaConta('SUPERVISOR')] })).toEqual([deOutro.id])
    const representante = [await cenario.idDaConta('REPRESENTANTE')]
    expect(await ids({ representante })).toEqual([daCarteira.id])
    expect(await ids({ representante, vendedor: [deOutro.colaboradorId] })).toEqual([])
  })

  it('VEN-01 encontra pelo número, pela ordem de compra e pelo cliente', async () => {
    const alvo = await cenario.incluirOrcamento({ campos: { ordemCompra: 'ZB-4455' } })
    await cenario.incluirOrcamento({ filial: 1, campos: { ordemCompra: 'OC1' } })
    const [dono] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, alvo.clienteId))
    for (const termo of [String(alvo.id), 'zb-4455', dono?.documento])
      expect([termo, await ids({ termo })]).toEqual([termo, [alvo.id]])
    expect(await ids({ termo: 'nadadisso' })).toEqual([])
  })

  it('PER-01 o representante vê os da sua carteira e os que incluiu', async () => {
    const daCarteira = await cenario.incluirOrcamento({ doRepresentante: true })
    await cenario.incluirOrcamento()
    const proprio = await cenario.incluirOrcamento({ colaborador: 'REPRESENTANTE' })
    expect((await ids({}, 'REPRESENTANTE')).toSorted()).toEqual([daCarteira.id, proprio.id].toSorted())
    expect(await ids()).toHaveLength(3)
  })

  it.each([
    [{ vlMin: -1 }, 'vlMin'],
    [{ vlMax: 'muito' }, 'vlMax'],
    [{ venceEm: 366 }, 'venceEm'],
    [{ vendedor: ['x'] }, 'vendedor'],
    [{ orderBy: 'cliente' }, 'orderBy'],
  ])('422 com %j', async (query, campo) => {
    const { status, erro } = await listar(query)
    expect(status).toBe(422)
    expect(Object.keys(erro.campos ?? {})[0]).toMatch(new RegExp(`^${campo}`))
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(listarOrcamentos)).status).toBe(401)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })

  it('VEN-01 quem pode incluir orçamentos, em ordem alfabética; 401 e 403 como a lista', async () => {
    const vendedores = async (tipo: TipoDeUsuario) =>
      teste.chamar(listarVendedoresDeOrcamentos, { token: await teste.tokenDe(tipo) })
    const nomes = (await vendedores('OPERADOR')).corpo.itens.map(({ nome }) => nome)
    expect(nomes).toContain(nomeDaConta('OPERADOR'))
    expect(nomes).not.toContain(nomeDaConta('CONSUMIDOR_FINAL'))
    expect(nomes).toEqual(nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
    expect((await teste.chamar(listarVendedoresDeOrcamentos)).status).toBe(401)
    expect((await vendedores('CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
