import type { EntradaDe } from '@balcao/dominio/contrato'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { comPrefixo } from '@balcao/dominio/parametros'
import { listarPedidos } from '@balcao/dominio/pedidos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/pedidos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDePedidos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDePedidos(teste)
  })
  beforeEach(async () => {
    const { banco } = teste.negocio()
    // The demo's invoices, quotes and agendas keep theirs; here only what each test includes counts.
    await transacao(banco, async (tx) => {
      // What follows each row that goes (totals, accounts, links) would take ten times as long, and is not looked at here.
      await tx.execute(sql`set local session_replication_role = replica`)
      for (const tabela of ['nota_fiscal', 'orcamento', 'agenda'])
        await tx.execute(
          sql`update ${sql.identifier(tabela)} set pedido_id = null where pedido_id is not null`,
        )
      for (const tabela of [
        'conta_corrente_lancamento',
        'conta_corrente_venda',
        'pedido_historico',
        'pedido_bloqueio',
        'erp_entrega',
        'pedido_item',
        'negociacao_uso',
        'campanha_uso',
        'pedido',
      ])
        await tx.execute(sql`delete from ${sql.identifier(tabela)}`)
    })
  })
  afterAll(() => teste.fechar())

  type Query = EntradaDe<typeof listarPedidos, 'query'>
  const listar = async (query: Query | Record<string, unknown> = {}, tipo: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarPedidos, { token: await teste.tokenDe(tipo), query })
  const ids = async (...pergunta: Parameters<typeof listar>) =>
    (await listar(...pergunta)).corpo.itens.map(({ id }) => id)
  const hoje = () => hojeEm(teste.agora())
  const haDias = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)
  const semana = () => ({ dtIni: somarDias(hoje(), -7), dtFim: hoje() })

  it('DOC-01 cada linha com os nomes do fio', async () => {
    const { banco } = teste.negocio()
    const incluido = await cenario.incluir({
      itens: 2,
      removidos: 1,
      campos: { ordemCompra: 'OC77', dataProgramada: somarDias(hoje(), 2), valorFrete: '3.50' },
    })
    const [comprador] = await banco.select().from(cliente).where(eq(cliente.id, incluido.clienteId))
    const [unidade] = await banco.select().from(filial).where(eq(filial.id, incluido.filialId))
    const [quem] = await banco.select().from(colaborador).where(eq(colaborador.id, incluido.colaboradorId))
    const { status, corpo } = await listar()
    expect(status).toBe(200)
    expect(corpo.itens).toEqual([
      {
        id: incluido.id,
        cliente: { id: comprador?.id, razSoc: comprador?.razaoSocial, fant: comprador?.fantasia },
        filial: { id: unidade?.id, razSoc: unidade?.razaoSocial, desc: unidade?.nome },
        colaborador: { nome: quem?.nome },
        status: { chave: 'ANALISE', label: 'Análise' },
        dtHorInc: incluido.incluidoEm.toISOString(),
        dtProgr: somarDias(hoje(), 2),
        ordComp: 'OC77',
        qtdeIt: 2,
        vlTot: 205.5,
      },
    ])
  })

  it('DOC-06 sem datas, os de hoje; com datas, os dias pedidos, das duas pontas', async () => {
    const deHoje = await cenario.incluir()
    const deOntem = await cenario.incluir({ campos: { incluidoEm: haDias(1) } })
    const antigo = await cenario.incluir({ campos: { incluidoEm: haDias(40) } })
    expect(await ids()).toEqual([deHoje.id])
    const ontem = hojeEm(haDias(1))
    expect(await ids({ dtIni: ontem })).toEqual([deHoje.id, deOntem.id])
    expect(await ids({ dtFim: ontem })).toEqual([deOntem.id])
    expect(await ids({ dtIni: hojeEm(haDias(40)), dtFim: ontem })).toEqual([deOntem.id, antigo.id])
    expect(await ids({ dtIni: hoje(), dtFim: ontem })).toEqual([])
  })

  it('DOC-06 filtra por status, filial e cliente', async () => {
    const um = await cenario.incluir({ campos: { status: 'LIBERADO' } })
    const outro = await cenario.incluir({ filial: 1, campos: { status: 'BLOQUEADO' } })
    expect(await ids({ status: ['LIBERADO'] })).toEqual([um.id])
    expect(await ids({ status: ['LIBERADO', 'BLOQUEADO'] })).toEqual([outro.id, um.id])
    expect(await ids({ status: ['INEXISTENTE'] })).toEqual([])
    expect(await ids({ filial: [outro.filialId] })).toEqual([outro.id])
    expect(await ids({ idCli: um.clienteId })).toEqual([um.id])
    expect(await ids({ filial: [outro.filialId], idCli: um.clienteId })).toEqual([])
  })

  it('VEN-01 encontra pelo número, pela ordem de compra e pelo nome do cliente', async () => {
    const alvo = await cenario.incluir({ campos: { ordemCompra: 'ZB-4455' } })
    await cenario.incluir({ filial: 1, campos: { ordemCompra: 'OC1' } })
    const [dono] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, alvo.clienteId))
    for (const termo of [String(alvo.id), 'zb-4455', 'zb', dono?.documento])
      expect([termo, await ids({ termo })]).toEqual([termo, [alvo.id]])
    expect(await ids({ termo: dono?.fantasia })).toContain(alvo.id)
    expect(await ids({ termo: 'nadadisso' })).toEqual([])
  })

  it('GER-19 ordena; sem data programada conta como a mais antiga', async () => {
    const dias = [3, 1, null]
    const [a, b, c] = await Promise.all(
      dias.map((dia, i) =>
        cenario.incluir({
          itens: [2, 3, 1][i] ?? 1,
          campos: {
            incluidoEm: haDias(i),
            dataProgramada: dia === null ? null : somarDias(hoje(), dia),
          },
        }),
      ),
    )
    const ordem = (orderBy: string, direction?: string) => ids({ ...semana(), orderBy, direction })
    expect(await ordem('dtHorInc')).toEqual([a?.id, b?.id, c?.id])
    expect(await ordem('dtHorInc', 'ASC')).toEqual([c?.id, b?.id, a?.id])
    expect(await ordem('dtProgr')).toEqual([a?.id, b?.id, c?.id])
    expect(await ordem('vlTot', 'DESC')).toEqual([b?.id, a?.id, c?.id])
    const emOrdem = [a?.id, b?.id, c?.id].toSorted((x, y) => Number(x) - Number(y))
    expect(await ordem('id')).toEqual(emOrdem)
  })

  it('DOC-06 em páginas, com o total geral do filtro inteiro', async () => {
    for (let n = 0; n < 5; n++) await cenario.incluir({ campos: { valorTotal: '0.10' } })
    const { corpo } = await listar({ take: 2, page: 2 })
    expect(corpo.itens).toHaveLength(2)
    expect(corpo.paginator).toMatchObject({ page: 2, take: 2, total: 5, paginas: 3 })
    expect(corpo.vlTotGeral).toBe(0.5)
    expect((await listar()).corpo.vlTotGeral).toBe(0.5)
    expect((await listar({ status: ['ENTREGUE'] })).corpo).toMatchObject({ itens: [], vlTotGeral: 0 })
  })

  it('PAR-02 o status leva o nome que a filial do pedido lhe dá', async () => {
    const { banco } = teste.negocio()
    const daFilial = await cenario.incluir({ campos: { status: 'TRANSPORTE' } })
    const deOutra = await cenario.incluir({ filial: 1, campos: { status: 'TRANSPORTE' } })
    await banco.insert(parametro).values({
      chave: comPrefixo('descricaoStatusPedido'),
      filialId: daFilial.filialId,
      valor: 'transporte=Na estrada',
    })
    await teste.negocio().renovarParametros()
    const { corpo } = await listar()
    const nomes = new Map(corpo.itens.map(({ id, status }) => [id, status]))
    expect(nomes.get(daFilial.id)).toEqual({ chave: 'TRANSPORTE', label: 'Na estrada' })
    expect(nomes.get(deOutra.id)).toEqual({ chave: 'TRANSPORTE', label: 'Transporte' })
  })

  it('PER-01 o representante vê os da sua carteira e os que incluiu; o operador, os dos clientes das suas filiais', async () => {
    const { banco } = teste.negocio()
    const daCarteira = await cenario.incluir({ doRepresentante: true })
    const deOutro = await cenario.incluir()
    const incluidoPorEle = await cenario.incluir({ colaborador: 'REPRESENTANTE' })
    expect((await ids({}, 'REPRESENTANTE')).toSorted()).toEqual([daCarteira.id, incluidoPorEle.id])
    const [longe] = await banco
      .select({ id: cliente.id, filialId: clienteFilial.filialId })
      .from(cliente)
      .innerJoin(clienteFilial, eq(clienteFilial.clienteId, cliente.id))
      .where(
        sql`not exists (select 1 from cliente_filial cf join colaborador_filial m on m.filial_id = cf.filial_id
          where cf.cliente_id = ${cliente.id} and m.colaborador_id = ${await cenario.idDaConta('OPERADOR')})`,
      )
      .limit(1)
    const deLonge = await cenario.incluir({
      colaborador: 'ADMIN',
      campos: { clienteId: longe?.id ?? 0, filialId: longe?.filialId ?? 0 },
    })
    const doOperador = await ids({}, 'OPERADOR')
    expect(doOperador).toContain(deOutro.id)
    expect(doOperador).not.toContain(deLonge.id)
    expect(await ids()).toContain(deLonge.id)
  })

  it.each([
    [{ dtIni: '15/11/2026' }, 'dtIni'],
    [{ dtFim: '2026-02-30' }, 'dtFim'],
    [{ orderBy: 'cliente' }, 'orderBy'],
    [{ direction: 'UP' }, 'direction'],
    [{ idCli: 'abc' }, 'idCli'],
    [{ page: 0 }, 'page'],
    [{ take: 101 }, 'take'],
  ])('422 com %j', async (query, campo) => {
    const { status, erro } = await listar(query)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(listarPedidos)).status).toBe(401)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
