import { hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import {
  gravarGrade,
  importarObjetivos,
  listarMeusObjetivos,
  listarObjetivos,
  listarVendasDoObjetivo,
  obterGrade,
  obterObjetivo,
  resumirObjetivos,
} from '@balcao/dominio/objetivos/contratos'
import type { EscopoDoObjetivo, TipoDeObjetivo } from '@balcao/dominio/objetivos/especies'
import { mesDe, somarMeses } from '@balcao/dominio/objetivos/progresso'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { notaFiscal, notaItem } from '../notas/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { ticketItem } from '../tickets/nucleo/tabelas.ts'
import { objetivo } from './tabelas.ts'

/** A month in which the demo sold nothing. */
const MES = '2031-05'
const dia = (n: number, hora = 12) => new Date(Date.UTC(2031, 4, n, hora + 3))

describe('GES-01 objetivos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDePedidos>
  let tickets: ReturnType<typeof cenarioDeTickets>
  let vendedor: number
  let supervisor: number
  let outro: number
  const banco = () => teste.negocio().banco
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDePedidos(teste)
    tickets = cenarioDeTickets(teste)
    vendedor = await cenario.idDaConta('OPERADOR')
    supervisor = await cenario.idDaConta('SUPERVISOR')
    outro = await cenario.idDaConta('REPRESENTANTE')
    await banco().update(colaborador).set({ supervisorId: supervisor }).where(eq(colaborador.id, vendedor))
    await banco().update(colaborador).set({ supervisorId: null }).where(eq(colaborador.id, outro))
  })
  afterAll(() => teste.fechar())
  beforeEach(async () => {
    await banco().delete(objetivo)
    await banco()
      .update(notaFiscal)
      .set({ pedidoId: null })
      .where(sql`pedido_id in (select id from pedido where incluido_em >= '2031-01-01')`)
    await banco()
      .delete(pedidoItem)
      .where(sql`pedido_id in (select id from pedido where incluido_em >= '2031-01-01')`)
    await banco().delete(pedido).where(sql`incluido_em >= '2031-01-01'`)
  })

  const token = (tipo: TipoDeUsuario) => teste.tokenDe(tipo)
  const incluir = (
    campos: Partial<typeof pedido.$inferInsert>,
    colab: TipoDeUsuario = 'OPERADOR',
    itens = 1,
  ) => cenario.incluir({ colaborador: colab, itens, campos: { incluidoEm: dia(6), ...campos } })
  async function metaDe(
    tipo: TipoDeObjetivo,
    meta: number,
    {
      alvoId = vendedor,
      escopo = 'VENDEDOR',
      marca = '',
      mes = MES,
    }: { alvoId?: number; escopo?: EscopoDoObjetivo; marca?: string; mes?: string } = {},
  ) {
    const [novo] = await banco()
      .insert(objetivo)
      .values({ mes, escopo, alvoId, tipo, marca, meta: String(meta) })
      .returning()
    return novo?.id ?? 0
  }
  const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'ADMIN') => {
    const { corpo } = await teste.chamar(listarObjetivos, {
      token: await token(tipo),
      query: { mes: MES, ...query },
    })
    return corpo.itens
  }
  let notas = 880_000
  /** Of the first line of an order: invoiced, and counted back. */
  async function devolver(
    { id: pedidoId, clienteId, filialId }: typeof pedido.$inferSelect,
    { em, quantidade, unitario }: { em: Date; quantidade: string; unitario: string },
  ) {
    const [linha] = await banco().select().from(pedidoItem).where(eq(pedidoItem.pedidoId, pedidoId))
    const [nota] = await banco()
      .insert(notaFiscal)
      .values({
        ...{
          clienteId,
          filialId,
          pedidoId,
          numero: ++notas,
          serie: 8,
          chave: String(notas).padStart(44, '8'),
          emitidaEm: dia(7),
        },
        ...{ naturezaOperacao: 'Venda', dataSaida: '2031-05-07', valorProdutos: '100', quantidadeItens: 1 },
        ...{ valorTotal: '101.37', valorIpi: '1.37', valorSt: '3.11' },
      })
      .returning()
    const [item] = await banco()
      .insert(notaItem)
      .values({
        ...{
          notaId: nota?.id ?? 0,
          numeroItem: 1,
          produtoId: linha?.produtoId ?? 0,
          codigo: 'X',
          descricao: 'X',
          marca: 'X',
        },
        ...{
          unidade: 'UN',
          quantidade: '10',
          valorSemImposto: unitario,
          valorUnitario: unitario,
          valorTotal: '100',
        },
      })
      .returning()
    await tickets.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      campos: { clienteId, filialId },
      partes: {
        itens: [
          {
            ...{
              origem: 'NOTA',
              notaItemId: item?.id ?? 0,
              notaId: nota?.id ?? 0,
              produtoId: linha?.produtoId ?? 0,
            },
            ...{ codigo: 'X', descricao: 'X', marca: 'X', unidade: 'UN', quantidadeComprada: '10' },
            ...{ quantidadeSolicitada: quantidade, valorSemImposto: unitario, valorUnitario: unitario },
          },
        ],
      },
    })
    await banco()
      .update(ticketItem)
      .set({ status: 'A', quantidadeAutorizada: quantidade, quantidadeRecebida: quantidade, recebidoEm: em })
      .where(eq(ticketItem.notaItemId, item?.id ?? 0))
  }
  const alcancado = async (id: number) => (await listar({ take: 100 })).find((um) => um.id === id)?.alcancado
  it('GES-01 valor, pedidos e positivação: sem impostos nem frete, sem o que foi cancelado', async () => {
    const [valor, pedidos, positivacao] = [
      await metaDe('VALOR', 1_000),
      await metaDe('PEDIDOS', 10),
      await metaDe('POSITIVACAO', 10),
    ]
    const primeiro = await incluir({ valorFrete: '50.00' })
    await incluir({ clienteId: primeiro.clienteId })
    await incluir({ clienteId: primeiro.clienteId, status: 'CANCELADO' })
    await incluir({}, 'REPRESENTANTE')
    // Two of 10 × R$ 10,00: the IPI of R$ 1,00 and the freight stay out.
    expect(await alcancado(valor)).toBe(200)
    expect(await alcancado(pedidos)).toBe(2)
    expect(await alcancado(positivacao)).toBe(1)
    await banco().update(pedido).set({ status: 'REJEITADO' }).where(eq(pedido.clienteId, primeiro.clienteId))
    expect(await alcancado(positivacao)).toBe(0)
  })

  it('PAR-01 o critério é do negócio, e muda o que conta', async () => {
    const [valor, positivacao] = [await metaDe('VALOR', 1_000), await metaDe('POSITIVACAO', 10)]
    await incluir({ valorFrete: '50.00' })
    expect([await alcancado(valor), await alcancado(positivacao)]).toEqual([100, 1])
    const com = { objetivoComIpi: 'S', objetivoComFrete: 'S', objetivoMinimoPositivacao: '151,01' } as const
    await comParametros(teste, com, async () =>
      expect([await alcancado(valor), await alcancado(positivacao)]).toEqual([151, 0]),
    )
  })

  it('PAR-01 a ST e o que voltou contam, ou não, como o negócio diz', async () => {
    const valor = await metaDe('VALOR', 1_000)
    const vendido = await incluir({})
    const item = eq(pedidoItem.pedidoId, vendido.id)
    await banco().update(pedidoItem).set({ stValor: '7.00' }).where(item)
    await banco().update(pedido).set({ valorTotal: '108.00' }).where(eq(pedido.id, vendido.id))
    const comSt = await comParametros(teste, { objetivoComSt: 'S' }, () => alcancado(valor))
    expect([await alcancado(valor), comSt]).toEqual([100, 107])
    await devolver(vendido, { em: dia(8), quantidade: '2', unitario: '10' })
    const inteiro = await comParametros(teste, { objetivoDescontaDevolucoes: 'N' }, () => alcancado(valor))
    expect([await alcancado(valor), inteiro]).toEqual([expect.closeTo(81, 0), 100])
  })

  it('GES-01 quantidade e mix de uma marca', async () => {
    const [um] = await banco().select().from(produto).orderBy(produto.id).limit(1)
    const marca = um?.marca ?? ''
    const [quantidade, mix, deOutra] = [
      await metaDe('QUANTIDADE', 100, { marca }),
      await metaDe('MIX', 10, { marca }),
      await metaDe('MIX', 10, { marca: 'Nenhuma' }),
    ]
    await incluir({})
    await incluir({})
    expect(await alcancado(quantidade)).toBe(20)
    expect(await alcancado(mix)).toBe(1)
    expect(await alcancado(deOutra)).toBe(0)
  })

  it('GES-01 cliente novo é de quem vendeu no primeiro dia', async () => {
    const novos = await metaDe('NOVOS', 5)
    const primeiro = await incluir({})
    expect(await alcancado(novos)).toBe(1)
    await incluir({ clienteId: primeiro.clienteId, incluidoEm: dia(8) })
    expect(await alcancado(novos)).toBe(1)
    // Entered late, and of an earlier month.
    await incluir({ clienteId: primeiro.clienteId, incluidoEm: new Date('2031-04-10T15:00:00Z') })
    expect(await alcancado(novos)).toBe(0)
  })

  it('GES-01 a equipe soma quem responde ao supervisor, e ele; a filial, o que saiu dela', async () => {
    const equipe = await metaDe('VALOR', 1_000, { escopo: 'EQUIPE', alvoId: supervisor })
    const { filialId } = await incluir({})
    await incluir({}, 'SUPERVISOR')
    await incluir({}, 'REPRESENTANTE')
    const daFilial = await metaDe('VALOR', 1_000, { escopo: 'FILIAL', alvoId: filialId })
    expect(await alcancado(equipe)).toBe(200)
    expect(await alcancado(daFilial)).toBe(300)
  })

  it('PER-07 o vendedor vê o seu, o supervisor os da equipe, a gerência todos; a posição é entre todos', async () => {
    const [meu, alheio, daEquipe] = [
      await metaDe('VALOR', 1_000),
      await metaDe('VALOR', 1_000, { alvoId: outro }),
      await metaDe('VALOR', 1_000, { escopo: 'EQUIPE', alvoId: supervisor }),
    ]
    await incluir({}, 'REPRESENTANTE')
    const ids = async (tipo: TipoDeUsuario) => (await listar({}, tipo)).map(({ id }) => id).toSorted()
    expect(await ids('OPERADOR')).toEqual([meu])
    expect(await ids('REPRESENTANTE')).toEqual([alheio])
    expect(await ids('SUPERVISOR')).toEqual([meu, daEquipe])
    expect(await ids('GERENTE')).toEqual([meu, alheio, daEquipe])
    expect((await listar({}, 'OPERADOR'))[0]).toMatchObject({ posicao: 2, concorrentes: 2 })
    const deOutro = await teste.chamar(obterObjetivo, {
      token: await token('OPERADOR'),
      params: { idObjetivo: alheio },
    })
    const vendas = await teste.chamar(listarVendasDoObjetivo, {
      token: await token('OPERADOR'),
      params: { idObjetivo: alheio },
      query: {},
    })
    expect([deOutro.status, vendas.status]).toEqual([404, 404])
  })

  it('GES-01 um objetivo se abre dia a dia, e nos pedidos de que é feito', async () => {
    const id = await metaDe('VALOR', 1_000)
    await incluir({ incluidoEm: dia(6) })
    const segundo = await incluir({ incluidoEm: dia(8) })
    await incluir({ incluidoEm: dia(9), status: 'CANCELADO' })
    const params = { idObjetivo: id }
    const { corpo } = await teste.chamar(obterObjetivo, { token: await token('OPERADOR'), params })
    expect(corpo.dias.at(-1)).toMatchObject({ alcancado: 200, ideal: 1_000 })
    expect(corpo.dias.find((um) => um.dia === '2031-05-06')?.alcancado).toBe(100)
    expect(corpo.objetivo.alcancado).toBe(200)
    const vendas = await teste.chamar(listarVendasDoObjetivo, {
      token: await token('OPERADOR'),
      params,
      query: {},
    })
    // What counts, and not what was charged: the IPI of R$ 1,00 stays out.
    expect(vendas.corpo.itens.map(({ conta, dia: em }) => [em, conta])).toEqual([
      ['2031-05-08', 100],
      ['2031-05-06', 100],
    ])
    expect(vendas.corpo.itens[0]).toMatchObject({
      documentos: [{ idPedido: segundo.id, numero: String(segundo.id) }],
      devolucao: false,
    })
  })

  it('GES-01 o que se abre soma o alcançado no centavo, devoluções, bonificações e impostos incluídos, seja qual for o critério', async () => {
    const criterios = [
      {},
      { objetivoData: 'NOTA', objetivoComIpi: 'S' },
      { objetivoComBonificacao: 'S', objetivoComFrete: 'S' },
    ]
    const metas = {
      VALOR: await metaDe('VALOR', 1_000),
      PEDIDOS: await metaDe('PEDIDOS', 10),
      QUANTIDADE: await metaDe('QUANTIDADE', 10),
      MIX: await metaDe('MIX', 10),
    }
    const deEquipe = await metaDe('VALOR', 1_000, { escopo: 'EQUIPE', alvoId: supervisor })
    const primeiro = await incluir(
      { incluidoEm: dia(6), valorFrete: '50.00', valorBonificacao: '7.77' },
      'OPERADOR',
      3,
    )
    await incluir({ incluidoEm: dia(6), clienteId: primeiro.clienteId })
    await incluir({ incluidoEm: dia(9), status: 'CANCELADO' })
    await devolver(primeiro, { em: dia(12), quantidade: '1.0000', unitario: '10.3333' })
    const abertas = async (idObjetivo: number) =>
      (
        await teste.chamar(listarVendasDoObjetivo, {
          ...{ token: await token('ADMIN'), params: { idObjetivo }, query: { take: 100 } },
        })
      ).corpo.itens
    const soma = async (id: number) =>
      (await abertas(id)).reduce((total, { conta }) => total.plus(conta), new Decimal(0)).toNumber()
    for (const criterio of criterios)
      await comParametros(teste, criterio, async () => {
        for (const id of [metas.VALOR, metas.PEDIDOS, metas.QUANTIDADE, deEquipe])
          expect(await soma(id), JSON.stringify([criterio, id])).toBe(await alcancado(id))
      })
    const [devolvida] = (await abertas(metas.VALOR)).filter(({ devolucao }) => devolucao)
    expect(devolvida).toMatchObject({
      dia: '2031-05-12',
      documentos: [{ idPedido: primeiro.id, numero: String(notas) }],
    })
    expect(devolvida?.conta).toBeLessThan(0)
    expect((await abertas(metas.MIX)).map(({ conta }) => conta > 0)).toEqual([false, true])
    expect((await abertas(metas.PEDIDOS)).map(({ documentos }) => documentos.length)).toEqual([2])
    // An invoice that is no longer of the order takes what came back of it along.
    await banco().update(notaFiscal).set({ pedidoId: null }).where(eq(notaFiscal.pedidoId, primeiro.id))
    expect((await abertas(metas.VALOR)).map(({ devolucao }) => devolucao)).toEqual([false])
    expect(await soma(metas.VALOR)).toBe(await alcancado(metas.VALOR))
  })

  it('GES-01 o quadro diz o critério', async () => {
    await metaDe('VALOR', 1_000)
    const { corpo } = await teste.chamar(resumirObjetivos, {
      token: await token('ADMIN'),
      query: { mes: MES },
    })
    expect(corpo.criterio).toBe(
      'Pela data do pedido, sem ST, IPI, frete e bonificação, descontadas as devoluções.',
    )
    expect(corpo.itens).toHaveLength(1)
  })

  it('GES-01 quem alcançou a mesma parte está no mesmo lugar; filtra-se, ordena-se, e as vendas são do dia que se abre', async () => {
    const [meu, alheio, supervisionado] = [
      await metaDe('VALOR', 100),
      await metaDe('VALOR', 100, { alvoId: outro }),
      await metaDe('VALOR', 100, { alvoId: supervisor }),
    ]
    await incluir({ incluidoEm: dia(6) })
    await incluir({ incluidoEm: dia(6) }, 'REPRESENTANTE')
    const lista = await listar({ orderBy: 'posicao' })
    expect(lista.map(({ posicao }) => posicao)).toEqual([1, 1, 3])
    const ids = async (query: Record<string, unknown>) => (await listar(query)).map(({ id }) => id)
    expect(await ids({ situacao: ['ATINGIDO'] })).toEqual([meu, alheio])
    expect(await ids({ escopo: ['FILIAL'] })).toEqual([])
    expect(await ids({ tipo: ['MIX'] })).toEqual([])
    expect((await ids({ orderBy: 'falta', direction: 'DESC' }))[0]).toBe(supervisionado)
    expect(await ids({ termo: lista.find(({ id }) => id === supervisionado)?.alvo })).toEqual([
      supervisionado,
    ])
    const vendasEm = async (qual: string) =>
      (
        await teste.chamar(listarVendasDoObjetivo, {
          ...{ token: await token('ADMIN'), params: { idObjetivo: meu }, query: { dia: qual } },
        })
      ).corpo.itens
    expect([await vendasEm('2031-05-06'), await vendasEm('2031-05-05')].map(({ length }) => length)).toEqual([
      1, 0,
    ])
  })

  it('GES-01 a home diz os meus, e quem fecharia o que falta', async () => {
    const mes = mesDe(hojeEm(teste.agora()))
    await metaDe('VALOR', 9_000_000, { mes, alvoId: outro })
    const { corpo } = await teste.chamar(listarMeusObjetivos, { token: await token('REPRESENTANTE') })
    expect(corpo.itens).toHaveLength(1)
    expect(corpo.clientes.length).toBeGreaterThan(0)
    for (const { vlTicket } of corpo.clientes) expect(vlTicket).toBeGreaterThan(0)
    await banco().update(objetivo).set({ meta: '0.01' })
    await incluir({ incluidoEm: teste.agora() }, 'REPRESENTANTE')
    const atingido = await teste.chamar(listarMeusObjetivos, { token: await token('REPRESENTANTE') })
    expect(atingido.corpo).toMatchObject({ itens: [{ falta: 0 }], clientes: [] })
    const deOutro = await teste.chamar(listarMeusObjetivos, { token: await token('OPERADOR') })
    expect(deOutro.corpo).toMatchObject({ itens: [], clientes: [] })
  })

  describe('GES-01 definir', () => {
    const SERIE = { mes: MES, escopo: 'VENDEDOR' as const, tipo: 'VALOR' as const, marca: '' }
    const gravar = async (
      linhas: { idAlvo: number; meta: number | null; versao: number | null }[],
      tipo: TipoDeUsuario = 'ADMIN',
      serie = {},
    ) => teste.chamar(gravarGrade, { token: await token(tipo), corpo: { ...SERIE, ...serie, linhas } })
    const grade = async (tipo: TipoDeUsuario = 'ADMIN', serie = {}) =>
      teste.chamar(obterGrade, { token: await token(tipo), query: { ...SERIE, ...serie } })

    it('GES-01 cria, altera, tira; o mês anterior fica ao lado', async () => {
      expect((await gravar([{ idAlvo: vendedor, meta: 500, versao: null }])).status).toBe(200)
      expect((await gravar([{ idAlvo: vendedor, meta: 600.5, versao: 1 }])).status).toBe(200)
      const linha = async (mes: string) =>
        (await grade('ADMIN', { mes })).corpo.linhas.find(({ idAlvo }) => idAlvo === vendedor)
      expect(await linha(MES)).toMatchObject({ meta: 600.5, versao: 2, metaAnterior: null })
      expect(await linha(somarMeses(MES, 1))).toMatchObject({ meta: null, metaAnterior: 600.5 })
      await gravar([{ idAlvo: vendedor, meta: null, versao: 2 }])
      expect(await linha(MES)).toMatchObject({ meta: null, versao: null })
    })

    it('GES-01 o que outra pessoa mudou não se sobrescreve: 409', async () => {
      await gravar([{ idAlvo: vendedor, meta: 500, versao: null }])
      const [a, b] = await Promise.all([
        gravar([{ idAlvo: vendedor, meta: 700, versao: 1 }]),
        gravar([{ idAlvo: vendedor, meta: 800, versao: 1 }]),
      ])
      expect([a.status, b.status].toSorted()).toEqual([200, 409])
      expect((await gravar([{ idAlvo: vendedor, meta: 1, versao: null }])).status).toBe(409)
    })

    it('GES-01 o supervisor define as da equipe, não a própria, nem a de outra, nem equipes e filiais', async () => {
      expect((await gravar([{ idAlvo: vendedor, meta: 5, versao: null }], 'SUPERVISOR')).status).toBe(200)
      for (const alvo of [supervisor, outro])
        expect((await gravar([{ idAlvo: alvo, meta: 5, versao: null }], 'SUPERVISOR')).status).toBe(422)
      const serie = { escopo: 'EQUIPE' }
      expect(
        (await gravar([{ idAlvo: supervisor, meta: 5, versao: null }], 'SUPERVISOR', serie)).status,
      ).toBe(403)
      expect((await grade('SUPERVISOR', serie)).status).toBe(403)
      const nomes = (await grade('SUPERVISOR')).corpo.linhas.map(({ idAlvo }) => idAlvo)
      expect(nomes).toContain(vendedor)
      expect(nomes).not.toContain(supervisor)
    })

    it('GES-01 o mesmo duas vezes, e uma marca onde não cabe, se dizem no campo; o que não muda fica na versão', async () => {
      const linha = { idAlvo: vendedor, meta: 500, versao: null }
      const recusa = async (...pedido: Parameters<typeof gravar>) =>
        Object.keys((await gravar(...pedido)).erro.campos ?? {})
      expect(await recusa([linha, linha])).toEqual(['linhas[1].idAlvo'])
      const [marca = ''] = (await grade()).corpo.marcas
      expect(await recusa([linha], 'ADMIN', { marca })).toEqual(['marca'])
      await gravar([linha])
      await gravar([{ ...linha, versao: 1 }])
      const dela = (await grade()).corpo.linhas.find(({ idAlvo }) => idAlvo === vendedor)
      expect(dela).toMatchObject({ meta: 500, versao: 1 })
    })

    it('PER-01 quem vende não define', async () => {
      expect((await gravar([{ idAlvo: vendedor, meta: 5, versao: null }], 'OPERADOR')).status).toBe(403)
      expect((await grade('REPRESENTANTE')).status).toBe(403)
    })

    it.each([
      ['meia peça', { tipo: 'PEDIDOS' }, 1.5],
      ['zero', {}, 0],
      ['marca que não há', { tipo: 'MIX', marca: 'Nenhuma' }, 5],
      ['marca onde não cabe', { marca: 'Nenhuma' }, 5],
      ['mês', { mes: '2031-13' }, 5],
      ['milésimos', {}, 1.005],
    ])('GES-01 422: %s', async (_nome, serie, meta) => {
      expect((await gravar([{ idAlvo: vendedor, meta, versao: null }], 'ADMIN', serie)).status).toBe(422)
    })

    it('GES-01 importa: o ensaio nada grava, e diz o que faria e o que recusa', async () => {
      const [quem] = await banco().select().from(colaborador).where(eq(colaborador.id, vendedor))
      const texto = [
        'Mês\tAlcance\tDe quem\tObjetivo\tMarca\tMeta',
        `05/2031\tVendedor\t${quem?.nome}\tValor vendido\t\t1.500,50`,
        `05/2031\tVendedor\t${quem?.matriculaErp}\tPedidos\t\t12`,
        '05/2031\tVendedor\tFulano de Tal\tPedidos\t\t12',
        `05/2031\tVendedor\t${quem?.nome}\tMix de produtos\tNenhuma\t12`,
        'qualquer coisa',
      ].join('\n')
      const importar = async (ensaio: boolean, tipo: TipoDeUsuario = 'ADMIN') =>
        teste.chamar(importarObjetivos, { token: await token(tipo), corpo: { texto, ensaio } })
      const situacoes = (linhas: { situacao: string }[]) => linhas.map(({ situacao }) => situacao)
      const ensaiada = await importar(true)
      expect(situacoes(ensaiada.corpo.linhas)).toEqual(['NOVA', 'NOVA', 'RECUSADA', 'RECUSADA', 'RECUSADA'])
      expect(await listar()).toEqual([])
      expect(situacoes((await importar(false)).corpo.linhas)).toEqual(situacoes(ensaiada.corpo.linhas))
      expect((await listar()).map(({ meta }) => meta).toSorted()).toEqual([12, 1500.5])
      expect(situacoes((await importar(false)).corpo.linhas).slice(0, 2)).toEqual(['IGUAL', 'IGUAL'])
      await banco().update(colaborador).set({ supervisorId: null }).where(eq(colaborador.id, vendedor))
      const semEquipe = await importar(true, 'SUPERVISOR')
      await banco().update(colaborador).set({ supervisorId: supervisor }).where(eq(colaborador.id, vendedor))
      expect(new Set(situacoes(semEquipe.corpo.linhas))).toEqual(new Set(['RECUSADA']))
      expect((await importar(true, 'OPERADOR')).status).toBe(403)
    })
  })
})
