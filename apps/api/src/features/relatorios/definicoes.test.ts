import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { ticket, ticketCusto, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { custo, motivoFinalizacao, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import type { ChaveDeRelatorio } from './definicoes/catalogo.ts'

const UMA_HORA_MS = 3_600_000

describe('números dos relatórios', () => {
  let teste: AppDeTeste
  let tickets: ReturnType<typeof cenarioDeTickets>
  let relatorios: ReturnType<typeof cenarioDeRelatorios>
  let doRepresentante: { id: number; protocolo: string }
  let periodo: string
  let ha: (horas: number) => Date
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    tickets = cenarioDeTickets(teste)
    relatorios = cenarioDeRelatorios(teste)
    const hoje = hojeEm(teste.agora())
    periodo = `${somarDias(hoje, -60)}..${hoje}`
    const agora = teste.agora().getTime()
    ha = (horas: number) => new Date(agora - horas * UMA_HORA_MS)
    const operadorId = await tickets.idDaConta('OPERADOR')
    // Answered in time and finished late; answered late and finished in time; still open, late by now.
    await tickets.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      itens: 2,
      campos: {
        operadorId,
        abertoEm: ha(100),
        prazoRespostaEm: ha(90),
        respondidoEm: ha(95),
        prazoSolucaoEm: ha(60),
        finalizadoEm: ha(50),
      },
    })
    doRepresentante = await tickets.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      itens: 1,
      doRepresentante: true,
      campos: {
        operadorId,
        abertoEm: ha(100),
        prazoRespostaEm: ha(90),
        respondidoEm: ha(80),
        prazoSolucaoEm: ha(60),
        finalizadoEm: ha(70),
      },
    })
    const [item] = await tickets.itens(doRepresentante.id)
    await teste
      .negocio()
      .banco.update(ticketItem)
      .set({ status: 'A', quantidadeAutorizada: '4' })
      .where(eq(ticketItem.id, item?.id ?? 0))
    await tickets.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      campos: { abertoEm: ha(24 * 10), prazoRespostaEm: ha(200), prazoSolucaoEm: ha(100) },
    })
  })
  afterAll(() => teste.fechar())

  const linhasDe = async (chave: ChaveDeRelatorio, corpo: object, tipo: TipoDeUsuario = 'ADMIN') =>
    relatorios.linhasDe(chave, corpo, await teste.tokenDe(tipo))

  it('REL-01 tickets em aberto: por setor e status, com a idade e o atraso', async () => {
    const { linhas, totais } = await linhasDe('TICKETS_SITUACAO', {})
    expect(linhas).toHaveLength(1)
    expect(linhas[0]?.slice(2, 9)).toEqual(['1', '0', '0', '1', '0', '0', '1'])
    expect(totais.slice(0, 3)).toEqual(['Total', '', '1'])
    expect((await linhasDe('TICKETS_SITUACAO', { SO_ATRASADOS: true })).linhas).toHaveLength(1)
    expect((await linhasDe('TICKETS_SITUACAO', { TIPO: [] })).linhas).toHaveLength(1)
  })

  it('REL-01 prazos: o que foi feito a tempo, o que não foi, e a proporção do todo', async () => {
    const { linhas, totais } = await linhasDe('PRAZOS', { PERIODO: periodo, AGRUPAR: 'TIPO' })
    expect(linhas).toEqual([[expect.any(String), '3', '1', '2', '33,33%', '1', '2', '33,33%']])
    expect(totais).toEqual(['Total', '3', '1', '2', '33,33%', '1', '2', '33,33%'])
    for (const AGRUPAR of ['SETOR', 'OPERADOR', 'FILIAL'])
      expect((await linhasDe('PRAZOS', { PERIODO: periodo, AGRUPAR })).totais[1]).toBe('3')
  })

  it('REL-01 por operador: recebidos, finalizados e tempo médio', async () => {
    const { linhas, totais } = await linhasDe('TICKETS_OPERADOR', { PERIODO: periodo })
    expect(linhas).toEqual([
      [nomeDaConta('OPERADOR'), '2', '2', '0', '0', '0', '40,0 h'],
      ['Sem operador', '1', '0', '1', '1', '0', '—'],
    ])
    expect(totais).toEqual(['Total', '3', '2', '1', '1', '0', '40,0 h'])
  })

  it('REL-01 devoluções por motivo: quantidade e valor, pedidos e autorizados', async () => {
    const { linhas } = await linhasDe('DEVOLUCOES_MOTIVO', { PERIODO: periodo })
    expect(linhas).toEqual([[expect.any(String), '2', '3', '15', '4', 'R$ 165,00', 'R$ 44,00', '100,00%']])
    const aprovados = await linhasDe('DEVOLUCOES_MOTIVO', { PERIODO: periodo, RESPOSTA: 'A' })
    expect(aprovados.linhas[0]?.slice(1, 4)).toEqual(['1', '1', '5'])
    const antes = await linhasDe('DEVOLUCOES_MOTIVO', { PERIODO: '2020-01-01..2020-02-01' })
    expect(antes.html).toContain('Nenhum registro encontrado com estes filtros.')
  })

  it('REL-01 NOV-11 o que o ticket não pede mais não é devolução, a não ser que a mercadoria tenha vindo', async () => {
    const { banco } = teste.negocio()
    // Long before the period of the others, and finished then: none of them counts it.
    const abertoEm = ha(24 * 200)
    const PERIODO = `${hojeEm(abertoEm)}..${hojeEm(abertoEm)}`
    const quantos = async () => (await linhasDe('DEVOLUCOES_MOTIVO', { PERIODO })).linhas[0]?.[2] ?? '0'
    const pedido = { tipo: 'DEVOLUCAO_PARCIAL', itens: 1, campos: { abertoEm, finalizadoEm: abertoEm } }
    const mudado = await tickets.abrir(pedido)
    const desistido = await tickets.abrir(pedido)
    expect(await quantos()).toBe('2')
    const [duvida] = await banco.select().from(ticketTipo).where(eq(ticketTipo.chave, 'DUVIDA_FISCAL'))
    await banco.update(ticket).set({ tipoId: duvida?.id }).where(eq(ticket.id, mudado.id))
    expect(await quantos()).toBe('1')
    const [motivo] = await banco.select().from(motivoFinalizacao).where(eq(motivoFinalizacao.conclui, false))
    await banco.update(ticket).set({ motivoFinalizacaoId: motivo?.id }).where(eq(ticket.id, desistido.id))
    expect(await quantos()).toBe('0')
    await banco
      .update(ticketItem)
      .set({ quantidadeRecebida: '1' })
      .where(eq(ticketItem.ticketId, desistido.id))
    expect(await quantos()).toBe('1')
  })

  it('REL-01 produtos mais devolvidos: os primeiros, por produto ou marca, e por texto', async () => {
    const pedido = { PERIODO: periodo, AGRUPAR: 'PRODUTO', ORDENAR: 'valor', PRIMEIROS: 1 }
    const { linhas } = await linhasDe('DEVOLUCOES_PRODUTO', pedido)
    expect(linhas).toHaveLength(1)
    expect(linhas[0]?.at(-1)).toBe('66,67%')
    const produtos = await linhasDe('DEVOLUCOES_PRODUTO', { ...pedido, PRIMEIROS: 50 })
    expect(produtos.linhas).toHaveLength(2)
    const [, outro] = produtos.linhas
    const achado = await linhasDe('DEVOLUCOES_PRODUTO', { ...pedido, PRIMEIROS: 50, PRODUTO: outro?.[0] })
    expect(achado.linhas.map(([codigo]) => codigo)).toEqual([outro?.[0]])
    const marcas = await linhasDe('DEVOLUCOES_PRODUTO', {
      ...pedido,
      AGRUPAR: 'MARCA',
      ORDENAR: 'quantidade',
    })
    expect(marcas.html).toContain('<th scope="col">Marca</th>')
  })

  it('REL-01 taxa de devolução: o devolvido diante do faturado, e só os clientes pedidos', async () => {
    const { clienteId } = await tickets.linha(doRepresentante.id)
    const pedido = { PERIODO: periodo, MEDIDA: 'autorizado', CLIENTES: `${clienteId}\n999999` }
    const { linhas } = await linhasDe('DEVOLUCOES_CLIENTE', pedido)
    expect(linhas).toHaveLength(1)
    const [codigo, , , , faturado = '', , devolvido, taxa = ''] = linhas[0] ?? []
    expect([codigo, devolvido]).toEqual([String(clienteId), 'R$ 44,00'])
    const emNumero = (texto: string) => Number(texto.replace(/[^\d,]/g, '').replace(',', '.'))
    expect(emNumero(taxa)).toBeCloseTo((100 * 44) / emNumero(faturado), 2)
    expect(
      (await linhasDe('DEVOLUCOES_CLIENTE', { PERIODO: periodo, MEDIDA: 'solicitado' })).linhas,
    ).toHaveLength(2)
  })

  it('TIC-12 REL-01 custos: por custo, com a parte de cada um', async () => {
    const { banco } = teste.negocio()
    const [frete, perda] = await banco.select().from(custo).orderBy(asc(custo.id)).limit(2)
    await banco.insert(ticketCusto).values(
      [
        [frete, '30'],
        [frete, '45'],
        [perda, '25'],
      ].map(([qual, valor]) => ({
        ticketId: doRepresentante.id,
        custoId: (qual as { id: number }).id,
        valor: String(valor),
        criadoEm: teste.agora(),
      })),
    )
    const { linhas, totais } = await linhasDe('CUSTOS', { PERIODO: periodo, AGRUPAR: 'CUSTO' })
    expect(linhas).toEqual([
      [frete?.descricao, '2', '1', 'R$ 75,00', '75,00%'],
      [perda?.descricao, '1', '1', 'R$ 25,00', '25,00%'],
    ])
    expect(totais).toEqual(['Total', '3', '', 'R$ 100,00', ''])
    for (const AGRUPAR of ['SETOR', 'TIPO', 'CLIENTE'])
      expect((await linhasDe('CUSTOS', { PERIODO: periodo, AGRUPAR })).totais[3]).toBe('R$ 100,00')
  })

  it('REL-01 notas por filial e mês somam o que foi emitido; o resumo diz os totais', async () => {
    const { linhas, totais, html } = await linhasDe('NOTAS_FILIAL', { PERIODO: periodo })
    expect(linhas[0]?.[0]).toMatch(/^\d{2}\/\d{4}$/)
    const somadas = linhas.reduce((soma, linha) => soma + Number(linha[2]?.replace('.', '')), 0)
    expect(somadas).toBe(Number(totais[2]?.replace('.', '')))
    expect(html).toContain('<dl class="numeros">')
    expect(html).toContain('<ul class="barras">')
  })

  it('CLI-09 o histórico de um cliente: notas e tickets', async () => {
    const { clienteId } = await tickets.linha(doRepresentante.id)
    const pedido = { CLIENTE_ID: clienteId, PERIODO: periodo, MOSTRAR: 'TICKETS' }
    const { linhas, html } = await linhasDe('CLIENTE_HISTORICO', pedido)
    expect(linhas).toHaveLength(1)
    expect(linhas[0]?.slice(1, 3)).toEqual(['Ticket', formatarProtocolo(doRepresentante.protocolo)])
    expect(html).toContain('class="assunto"')
    const tudo = await linhasDe('CLIENTE_HISTORICO', { ...pedido, MOSTRAR: 'TUDO' })
    expect(new Set(tudo.linhas.map(([, oQue]) => oQue))).toEqual(new Set(['Nota fiscal', 'Ticket']))
    const { status, erro } = await relatorios.gerar(
      'CLIENTE_HISTORICO',
      { ...pedido, CLIENTE_ID: 999_999 },
      await teste.tokenDe('ADMIN'),
    )
    expect([status, erro.campos]).toEqual([422, { CLIENTE_ID: 'Cliente não encontrado.' }])
  })

  describe('quem vê o quê', () => {
    it('PER-08 o representante vê só os seus clientes, nas notas, nas devoluções e no histórico', async () => {
      const { banco } = teste.negocio()
      const meu = await tickets.idDaConta('REPRESENTANTE')
      const [alheio] = await banco
        .select()
        .from(cliente)
        .where(and(ne(cliente.representanteId, meu), eq(cliente.prospect, false)))
        .limit(1)
      const devolucoes = await linhasDe('DEVOLUCOES_MOTIVO', { PERIODO: periodo }, 'REPRESENTANTE')
      expect(devolucoes.linhas[0]?.slice(1, 3)).toEqual(['1', '1'])
      const taxa = await linhasDe(
        'DEVOLUCOES_CLIENTE',
        { PERIODO: periodo, MEDIDA: 'solicitado' },
        'REPRESENTANTE',
      )
      expect(taxa.linhas).toHaveLength(1)
      const notas = await linhasDe('NOTAS_FILIAL', { PERIODO: periodo }, 'REPRESENTANTE')
      const minhas = await banco
        .select({ id: notaFiscal.id })
        .from(notaFiscal)
        .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
        .where(eq(cliente.representanteId, meu))
      expect(Number(notas.totais[2]?.replace('.', '') ?? 0)).toBeLessThanOrEqual(minhas.length)
      const parados = await linhasDe('CLIENTES_SEM_COMPRA', { DIAS: 1, ATE: '2900-01-01' }, 'REPRESENTANTE')
      expect(new Set(parados.linhas.map((linha) => linha[3]))).toEqual(
        new Set([nomeDaConta('REPRESENTANTE')]),
      )
      const { status } = await relatorios.gerar(
        'CLIENTE_HISTORICO',
        { CLIENTE_ID: alheio?.id, PERIODO: periodo, MOSTRAR: 'TUDO' },
        await teste.tokenDe('REPRESENTANTE'),
      )
      expect(status).toBe(422)
    })

    it('PER-08 o operador vê as notas das suas filiais, e nenhuma outra', async () => {
      const { banco } = teste.negocio()
      const filiais = await banco.select().from(filial)
      const deTodas = await linhasDe('NOTAS_FILIAL', { PERIODO: periodo })
      const dele = await linhasDe('NOTAS_FILIAL', { PERIODO: periodo }, 'OPERADOR')
      const nomes = (linhas: string[][]) => new Set(linhas.map((linha) => linha[1]))
      expect(nomes(deTodas.linhas).size).toBe(filiais.length)
      expect(nomes(dele.linhas).size).toBeLessThan(filiais.length)
      expect(dele.linhas.length).toBeGreaterThan(0)
    })
  })
})
