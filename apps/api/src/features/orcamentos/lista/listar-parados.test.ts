import { listarMotivosDeAtendimento, registrarAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarOrcamentosParados } from '@balcao/dominio/orcamentos/parados'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { comandosEnviados } from '../../../../test/contar-comandos.ts'
import { ouvirMudancas } from '../../../../test/ouvir-eventos.ts'
import { agenda } from '../../agendas/tabelas.ts'
import { atendimento } from '../../atendimentos/tabelas.ts'
import { clienteTelefone } from '../../clientes/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/orcamentos/parados', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  beforeEach(async () => {
    const { banco } = teste.negocio()
    for (const tabela of [atendimento, agenda, orcamentoItem, orcamento, parametro])
      await banco.delete(tabela)
    await teste.negocio().renovarParametros()
  })
  afterAll(() => teste.fechar())

  const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarOrcamentosParados, { token: await teste.tokenDe(tipo), query })
  const ids = async (...pergunta: Parameters<typeof listar>) =>
    (await listar(...pergunta)).corpo.itens.map(({ id }) => id)
  const hoje = () => hojeEm(teste.agora())
  const haDias = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)
  type Campos = Partial<typeof orcamento.$inferInsert>
  const parado = (dias: number, campos: Campos = {}, filial = 0) =>
    cenario.incluirOrcamento({ filial, campos: { movimentadoEm: haDias(dias), ...campos } })

  async function umMotivo(): Promise<number> {
    const { corpo } = await teste.chamar(listarMotivosDeAtendimento, { token: await teste.tokenDe('ADMIN') })
    return corpo.itens[0]?.id ?? 0
  }

  it('VEN-01 só os por decidir, vencidos também, parados há pelo menos os dias da filial', async () => {
    const { banco } = teste.negocio()
    const seis = await parado(6)
    const sete = await parado(7)
    const vencido = await parado(20, { dataValidade: somarDias(hoje(), -3) })
    const deOutra = await parado(7, {}, 1)
    await parado(30, { perdidoEm: teste.agora() })
    await parado(30, { pedidoId: (await cenario.incluirPedido()).id })
    await parado(30, { status: 'FATURADO' })
    expect((await ids()).toSorted()).toEqual([sete.id, vencido.id, deOutra.id].toSorted())
    await banco
      .insert(parametro)
      .values({ chave: comPrefixo('diasOrcamentoParado'), filialId: deOutra.filialId, valor: '10' })
    await teste.negocio().renovarParametros()
    expect((await ids()).toSorted()).toEqual([sete.id, vencido.id].toSorted())
    expect((await ids({ dias: 6 })).toSorted()).toEqual([seis.id, sete.id, vencido.id, deOutra.id].toSorted())
  })

  it('VEN-01 por retorno esperado: o menor valor com mais chance passa à frente; a tela diz por quê', async () => {
    const { banco } = teste.negocio()
    const caro = await parado(90, { incluidoEm: haDias(90), valorTotal: '1000.00' })
    const bom = await parado(8, { incluidoEm: haDias(8), valorTotal: '600.00' }, 1)
    expect(bom.clienteId).not.toBe(caro.clienteId)
    for (let n = 0; n < 3; n++)
      await cenario.incluirOrcamento({
        campos: { clienteId: bom.clienteId, pedidoId: (await cenario.incluirPedido()).id },
      })
    await cenario.incluirOrcamento({ campos: { clienteId: bom.clienteId, perdidoEm: teste.agora() } })
    const motivoId = await umMotivo()
    await banco.insert(atendimento).values({
      clienteId: bom.clienteId,
      colaboradorId: bom.colaboradorId,
      motivoId,
      descricao: 'Ligou',
      orcamentoId: bom.id,
      registradoEm: haDias(8),
    })
    const { corpo } = await listar()
    expect(
      corpo.itens.map(({ id, chance, vlEsperado, diasParado }) => [id, chance, vlEsperado, diasParado]),
    ).toEqual([
      // (3 + 2) / (4 + 5) × 0,8 × 1,15
      [bom.id, 51, 306, 8],
      // 2 / 5 × 0,25
      [caro.id, 10, 100, 90],
    ])
    expect(corpo.itens[0]?.motivos).toEqual([
      'Cliente fechou 3 de 4 orçamentos',
      'Incluído há 8 dias',
      expect.stringContaining('Válido até'),
      '1 atendimento',
    ])
    expect(corpo.vlTotGeral).toBe(1600)
    expect(await ids({ direction: 'ASC' })).toEqual([caro.id, bom.id])
    expect(await ids({ orderBy: 'vlTot', direction: 'DESC' })).toEqual([caro.id, bom.id])
    expect(await ids({ orderBy: 'diasParado', direction: 'DESC' })).toEqual([caro.id, bom.id])
    expect(await ids({ orderBy: 'diasParado', direction: 'ASC' })).toEqual([bom.id, caro.id])
  })

  it('VEN-01 em páginas, com o total de todos, e o telefone de quem se chama', async () => {
    const { banco } = teste.negocio()
    const [primeiro] = await Promise.all([1, 2, 3].map((n) => parado(10, { valorTotal: `${10 - n}.00` })))
    const principal = and(
      eq(clienteTelefone.clienteId, primeiro?.clienteId ?? 0),
      eq(clienteTelefone.principal, true),
    )
    await banco.update(clienteTelefone).set({ whatsapp: true }).where(principal)
    const { corpo } = await listar({ take: 2 })
    expect(corpo.paginator).toMatchObject({ total: 3, paginas: 2, totalExato: true })
    expect([corpo.itens.length, corpo.itens[0]?.id, corpo.vlTotGeral]).toEqual([2, primeiro?.id, 24])
    expect(corpo.itens[0]?.cliente).toMatchObject({
      telefone: expect.stringMatching(/^\d+$/),
      whatsapp: true,
    })
    expect((await listar({ take: 2, page: 2 })).corpo.itens).toHaveLength(1)
    expect((await listar({ take: 2, page: 3 })).corpo.itens).toHaveLength(0)
  })

  it('VEN-01 filtra por filial, cliente, quem incluiu, representante e termo', async () => {
    const um = await parado(10, { ordemCompra: 'ZB-1' })
    const outro = await cenario.incluirOrcamento({
      doRepresentante: true,
      filial: 1,
      colaborador: 'SUPERVISOR',
      campos: { movimentadoEm: haDias(10) },
    })
    expect(await ids({ filial: [outro.filialId] })).toEqual([outro.id])
    expect(await ids({ idCli: um.clienteId })).toEqual([um.id])
    expect(await ids({ vendedor: [outro.colaboradorId] })).toEqual([outro.id])
    expect(await ids({ representante: [await cenario.idDaConta('REPRESENTANTE')] })).toEqual([outro.id])
    expect(await ids({ termo: 'zb-1' })).toEqual([um.id])
    expect(await ids({}, 'REPRESENTANTE')).toEqual([outro.id])
  })

  it('SHL-06 atender tira o orçamento da lista e avisa quem a tem aberta', async () => {
    const alvo = await parado(10)
    const motivoId = await umMotivo()
    const eventos = await ouvirMudancas(teste)
    const { status } = await teste.chamar(registrarAtendimento, {
      token: await teste.tokenDe('ADMIN'),
      corpo: {
        cliente_id: alvo.clienteId,
        orcamento_id: alvo.id,
        motivo_id: motivoId,
        descricao: 'Vai responder na sexta',
        situacaoOrcamento: 1,
        data_retorno: somarDias(hoje(), 2),
      },
    })
    expect(status).toBe(200)
    expect(await ids()).toEqual([])
    await expect
      .poll(() => eventos)
      .toContainEqual(
        expect.objectContaining({ canal: CANAL_DE_CLIENTES, muda: expect.arrayContaining(['orcamentos']) }),
      )
  })

  it.each([
    [{ dias: 0 }, 'dias'],
    [{ dias: 366 }, 'dias'],
    [{ orderBy: 'dtVal' }, 'orderBy'],
    [{ idCli: 'x' }, 'idCli'],
  ])('422 com %j', async (query, campo) => {
    const { status, erro } = await listar(query)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(listarOrcamentosParados)).status).toBe(401)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })

  it.each([
    ['de valores bem diferentes, só os primeiros', 1.05, 4],
    ['de valores parecidos, também os que a chance ainda traria', 1.0005, 6],
  ])('VEN-01 pesa %s: a ordem é a de quem pesa todos', async (_caso, razao, maximo) => {
    const modelo = await parado(8)
    const clientes = await Promise.all(
      [true, false].map((soDele) => cenario.clienteDaFilial(modelo.filialId, soDele)),
    )
    const { id: _, busca: __, ...campos } = modelo
    const novos = Array.from({ length: 250 }, (_quem, i) => ({
      ...campos,
      clienteId: clientes[i % 2] ?? 0,
      // Some expire, some are old: chances from one end to the other.
      dataValidade: somarDias(hoje(), (i % 3) - 1),
      incluidoEm: haDias(8 + (i % 70)),
      valorTotal: (10_000 / razao ** i).toFixed(2),
    }))
    await teste.negocio().banco.insert(orcamento).values(novos)
    const todos: number[] = []
    for (let page = 1; page <= 6; page++)
      todos.unshift(...(await ids({ direction: 'ASC', page, take: 50 })).toReversed())
    expect(todos).toHaveLength(251)
    for (const page of [1, 2]) {
      let achados: number[] = []
      const enviados = await comandosEnviados(async () => {
        achados = await ids({ page })
      })
      expect(achados).toEqual(todos.slice((page - 1) * 20, page * 20))
      expect(enviados.length, enviados.join('\n')).toBeLessThanOrEqual(maximo)
    }
  })
})
