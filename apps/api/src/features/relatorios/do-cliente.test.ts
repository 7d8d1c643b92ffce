import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, gte, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../test/cenario-de-orcamentos.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { agenda } from '../agendas/tabelas.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { notaFiscal, notaItem } from '../notas/tabelas.ts'
import { orcamento, orcamentoItem } from '../orcamentos/nucleo/tabelas.ts'
import type { ChaveDeRelatorio } from './definicoes/catalogo.ts'

const DIAS = 300
const DO_CLIENTE = [
  'CLIENTE_COMPRAS',
  'CLIENTE_PRODUTOS',
  'CLIENTE_DEVOLUCOES',
  'CLIENTE_ORCAMENTOS',
] as const

describe('CLI-09 consultas de um cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  let relatorios: ReturnType<typeof cenarioDeRelatorios>
  let PERIODO: string
  let clienteId: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
    relatorios = cenarioDeRelatorios(teste)
    const hoje = hojeEm(teste.agora())
    PERIODO = `${somarDias(hoje, -DIAS)}..${hoje}`
    const { banco } = teste.negocio()
    for (const tabela of [atendimento, agenda, orcamentoItem, orcamento]) await banco.delete(tabela)
    // The one who bought most, so that there are several months and products to add up.
    const [maior] = await banco
      .select({ id: notaFiscal.clienteId })
      .from(notaFiscal)
      .groupBy(notaFiscal.clienteId)
      .orderBy(sql`count(*) desc`, notaFiscal.clienteId)
      .limit(1)
    clienteId = maior?.id ?? 0
  })
  afterAll(() => teste.fechar())

  const linhasDe = async (chave: ChaveDeRelatorio, CLIENTE_ID = clienteId) =>
    relatorios.linhasDe(chave, { CLIENTE_ID, PERIODO }, await teste.tokenDe('ADMIN'))
  const reais = (valor: string | number) => formatarDinheiro(valor, 2).replaceAll('\u00A0', ' ')
  const notasDoPeriodo = () =>
    and(
      eq(notaFiscal.clienteId, clienteId),
      gte(notaFiscal.emitidaEm, inicioDoDia(somarDias(hojeEm(teste.agora()), -DIAS))),
    )

  it('CLI-09 compras: um mês por linha, com o valor de todas as notas', async () => {
    const notas = await teste.negocio().banco.select().from(notaFiscal).where(notasDoPeriodo())
    const { linhas, totais } = await linhasDe('CLIENTE_COMPRAS')
    const meses = new Set(notas.map(({ emitidaEm }) => hojeEm(emitidaEm).slice(0, 7)))
    expect(meses.size).toBeGreaterThan(1)
    expect(linhas).toHaveLength(meses.size)
    const soma =
      notas.reduce((total, { valorTotal }) => total + Math.round(Number(valorTotal) * 100), 0) / 100
    expect(totais.slice(1, 2)).toEqual([String(notas.length)])
    expect(totais[3]).toBe(reais(soma))
    expect(totais[4]).toBe(reais(soma / notas.length))
  })

  it('CLI-09 produtos: o que mais vale primeiro, uma vez cada um', async () => {
    const itens = await teste
      .negocio()
      .banco.select({ codigo: notaItem.codigo, valor: notaItem.valorTotal, quantidade: notaItem.quantidade })
      .from(notaItem)
      .innerJoin(notaFiscal, eq(notaFiscal.id, notaItem.notaId))
      .where(notasDoPeriodo())
    const { linhas, totais } = await linhasDe('CLIENTE_PRODUTOS')
    const codigos = new Set(itens.map(({ codigo }) => codigo))
    expect(codigos.size).toBeGreaterThan(1)
    expect(linhas.map(([codigo]) => codigo).toSorted()).toEqual([...codigos].toSorted())
    const centavos = (codigo?: string) =>
      itens
        .filter((item) => codigo === undefined || item.codigo === codigo)
        .reduce((soma, { valor }) => soma + Math.round(Number(valor) * 100), 0)
    expect(totais[5]).toBe(reais(centavos() / 100))
    const esperados = [...codigos].map((codigo) => centavos(codigo)).sort((a, b) => b - a)
    expect(linhas.map((linha) => linha[5])).toEqual(esperados.map((valor) => reais(valor / 100)))
  })

  it('CLI-09 devoluções: cada produto pedido, com o motivo e o valor', async () => {
    const aberto = await cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 2 })
    const { clienteId: dono } = await cenario.linha(aberto.id)
    const { linhas, totais } = await linhasDe('CLIENTE_DEVOLUCOES', dono ?? 0)
    const deste = linhas.filter((linha) => linha[1] === formatarProtocolo(aberto.protocolo))
    expect(deste).toHaveLength(2)
    expect(deste.map((linha) => linha[5])).toEqual(['5', '5'])
    expect(totais[5]).toBe(String(linhas.reduce((soma, linha) => soma + Number(linha[5]), 0)))
  })

  it('CLI-09 orçamentos: ganhos, perdidos, em aberto e vencidos, e quanto se converteu', async () => {
    const ontem = somarDias(hojeEm(teste.agora()), -1)
    const pedido = await cenario.incluirPedido({ campos: { clienteId } })
    const incluir = (campos: Partial<typeof orcamento.$inferInsert>) =>
      cenario.incluirOrcamento({ campos: { clienteId, ...campos } })
    await incluir({ status: 'FATURADO', pedidoId: pedido.id })
    await incluir({ status: 'PERDIDO', dataValidade: ontem })
    await incluir({})
    await incluir({ status: 'COTACAO', dataValidade: ontem })
    await cenario.incluirOrcamento({ filial: 1 })
    const { linhas, totais } = await linhasDe('CLIENTE_ORCAMENTOS')
    expect(linhas).toHaveLength(1)
    const numeros = ['4', '1', '1', '1', '1', reais(404), reais(101)]
    expect(linhas[0]?.slice(1, 8)).toEqual(numeros)
    expect(totais.slice(1, 8)).toEqual(numeros)
    expect([linhas[0]?.[8], totais[8]]).toEqual(
      ['25,00', '25,00'].map((texto) => expect.stringContaining(texto)),
    )
  })

  it.each(DO_CLIENTE)('PER-01 %s: o cliente de outra pessoa não se consulta', async (chave) => {
    const filialId = await cenario.filialDoOperador(0)
    const gerar = async (idCli: number, tipo: TipoDeUsuario) =>
      relatorios.gerar(chave, { CLIENTE_ID: idCli, PERIODO }, await teste.tokenDe(tipo))
    const alheio = await cenario.clienteDaFilial(filialId, false)
    const { status, erro } = await gerar(alheio, 'REPRESENTANTE')
    expect([status, erro.campos]).toEqual([422, { CLIENTE_ID: 'Cliente não encontrado.' }])
    const proprio = await cenario.clienteDaFilial(filialId, true)
    expect((await gerar(proprio, 'REPRESENTANTE')).status).toBe(200)
  })
})
