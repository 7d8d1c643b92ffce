import {
  exportarEquipeDoDia,
  listarEquipeDoDia,
  listarLinhasDoIndicador,
  resumirEquipeDoDia,
} from '@balcao/dominio/equipe-do-dia/contratos'
import { type Indicador, indicadores } from '@balcao/dominio/equipe-do-dia/indicadores'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../test/cenario-de-orcamentos.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { objetivo } from '../objetivos/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'

/** A day on which the demo did nothing. */
const DIA = '2031-05-06'
const AS = (hora: number) => new Date(`2031-05-06T${String(hora + 3).padStart(2, '0')}:00:00Z`)
const PERIODO = { dtIni: DIA, dtFim: DIA }

describe('GES-05 o dia da equipe', () => {
  let teste: AppDeTeste
  let operador: number
  let supervisor: number
  let representante: number
  const banco = () => teste.negocio().banco
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    const cenario = cenarioDeOrcamentos(teste)
    operador = await cenario.idDaConta('OPERADOR')
    supervisor = await cenario.idDaConta('SUPERVISOR')
    representante = await cenario.idDaConta('REPRESENTANTE')
    await banco().update(colaborador).set({ supervisorId: supervisor }).where(eq(colaborador.id, operador))
    await banco().update(colaborador).set({ supervisorId: null }).where(eq(colaborador.id, representante))
    const noDia = { incluidoEm: AS(10) }
    const pedido = await cenario.incluirPedido({ itens: 2, campos: noDia })
    const { clienteId, filialId } = pedido
    await cenario.incluirPedido({ campos: { ...noDia, clienteId, status: 'BLOQUEADO' } })
    for (const status of ['CANCELADO', 'REJEITADO'] as const)
      await cenario.incluirPedido({ campos: { ...noDia, clienteId, status } })
    await cenario.incluirPedido({
      campos: { ...noDia, clienteId, incluidoEm: new Date(AS(10).getTime() + 86_400_000) },
    })
    await cenario.incluirPedido({ colaborador: 'REPRESENTANTE', itens: 3, campos: { ...noDia, clienteId } })
    const ganho = await cenario.incluirOrcamento({ campos: noDia })
    await banco().update(orcamento).set({ pedidoId: pedido.id }).where(eq(orcamento.id, ganho.id))
    await cenario.incluirOrcamento({ campos: noDia })
    await cenario.incluirOrcamento({ campos: noDia })
    const [motivo] = await banco()
      .select()
      .from(opcaoDeCadastro)
      .where(isNotNull(opcaoDeCadastro.id))
      .limit(1)
    await banco()
      .insert(atendimento)
      .values({
        ...{ clienteId, colaboradorId: operador, motivoId: motivo?.id ?? 0 },
        ...{ descricao: 'Quis saber do preço', registradoEm: AS(9) },
      })
    const umaAgenda = {
      ...{ clienteId, filialId, colaboradorId: operador },
      ...{ tipo: 'A' as const, assunto: 'Visita', agendadaPara: AS(15) },
    }
    await banco()
      .insert(agenda)
      .values([umaAgenda, { ...umaAgenda, finalizadaEm: AS(16) }])
    const discagem = {
      ...{ quando: AS(11), entidade: 'colaborador', entidadeId: String(operador), acao: 'DISCAGEM' },
      ...{ colaboradorId: operador, dados: { numero: '1133334444' } },
    }
    await banco()
      .insert(historico)
      .values([discagem, { ...discagem, acao: 'ALTERAR' }])
    await banco()
      .insert(objetivo)
      .values({ mes: '2031-05', escopo: 'VENDEDOR', alvoId: operador, tipo: 'VALOR', meta: '22000' })
  })
  afterAll(() => teste.fechar())

  const chamar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarEquipeDoDia, {
      token: await teste.tokenDe(tipo),
      query: { ...PERIODO, take: 100, ...query },
    })
  const linhas = async (indicador: Indicador, idColab?: number, tipo: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarLinhasDoIndicador, {
      token: await teste.tokenDe(tipo),
      query: { ...PERIODO, indicador, ...(idColab && { idColab }) },
    })

  it('GES-05 de cada um, o que fez, contra a meta do dia', async () => {
    const { corpo } = await chamar()
    const dele = corpo.itens.find(({ id }) => id === operador)
    expect(dele).toMatchObject({
      ...{
        atendimentos: 1,
        ligacoes: 1,
        orcamentos: 3,
        conversao: 33.3,
        pedidos: 2,
        vlPedidos: 300,
        itens: 3,
      },
      ...{ positivados: 1, retidos: 1, recusados: 2, previstas: 2, feitas: 1, meta: 1_000, percentual: 30 },
    })
    expect(corpo.itens.find(({ id }) => id === representante)).toMatchObject({ vlPedidos: 300, meta: null })
    expect(corpo.itens[0]?.posicao).toBe(1)
  })

  it('GES-05 a equipe inteira: um cliente de dois vendedores é um', async () => {
    const { corpo } = await teste.chamar(resumirEquipeDoDia, {
      token: await teste.tokenDe('ADMIN'),
      query: PERIODO,
    })
    expect(corpo.totais).toMatchObject({ pedidos: 3, vlPedidos: 600, positivados: 1, conversao: 33.3 })
    expect(corpo).toMatchObject({ de: DIA, ate: DIA })
    expect(corpo.criterio).toContain('data do pedido')
  })

  it('GES-05 cada número se abre nas linhas que conta', async () => {
    const { corpo } = await chamar()
    const dele = corpo.itens.find(({ id }) => id === operador)
    const quantos: Record<Indicador, number | undefined> = {
      ATENDIMENTOS: dele?.atendimentos,
      LIGACOES: dele?.ligacoes,
      ORCAMENTOS: dele?.orcamentos,
      PEDIDOS: dele?.pedidos,
      POSITIVADOS: dele?.positivados,
      RETIDOS: dele?.retidos,
      RECUSADOS: dele?.recusados,
      PREVISTAS: dele?.previstas,
      FEITAS: dele?.feitas,
    }
    for (const indicador of indicadores) {
      const { corpo: aberto } = await linhas(indicador, operador)
      expect([indicador, aberto.itens.length, aberto.paginator.total]).toEqual([
        indicador,
        quantos[indicador],
        quantos[indicador],
      ])
      expect(aberto.itens[0]?.quando.slice(0, 10)).toBe(DIA)
    }
    expect((await linhas('PEDIDOS')).corpo.itens).toHaveLength(3)
  })

  it('GES-05 pela data do faturamento contam as notas', async () => {
    const { corpo } = await chamar({ data: 'NOTA' })
    expect(corpo.itens.find(({ id }) => id === operador)).toMatchObject({
      pedidos: 0,
      vlPedidos: 0,
      orcamentos: 3,
    })
  })

  it('GES-05 um fim só é aquele dia; até um mês; e a pessoa se abre ainda que a lista filtre outras', async () => {
    const { corpo } = await chamar({ dtIni: undefined })
    expect(corpo.itens.find(({ id }) => id === operador)).toMatchObject({ pedidos: 2 })
    expect((await chamar({ dtFim: '2031-06-05' })).status).toBe(200)
    expect(Object.keys((await chamar({ dtFim: '2031-06-06' })).erro.campos ?? {})).toEqual(['dtFim'])
    const aberta = await teste.chamar(listarLinhasDoIndicador, {
      token: await teste.tokenDe('ADMIN'),
      query: { ...PERIODO, indicador: 'PEDIDOS', idColab: operador, termo: 'ninguém com este nome' },
    })
    expect(aberta.corpo.itens).toHaveLength(2)
    expect((await chamar({ termo: 'ninguém com este nome' })).corpo.itens).toEqual([])
    const tipos = (await chamar({ tipo: ['REPRESENTANTE'] })).corpo.itens.map(({ tipo }) => tipo)
    expect(new Set(tipos)).toEqual(new Set(['REPRESENTANTE']))
  })

  it('GES-05 hoje, quando não se diz o dia', async () => {
    const { corpo } = await teste.chamar(listarEquipeDoDia, {
      token: await teste.tokenDe('ADMIN'),
      query: {},
    })
    expect(corpo.itens.length).toBeGreaterThan(0)
  })

  it('PER-07 o vendedor vê o próprio dia, o supervisor o da equipe, a gerência o de todos', async () => {
    const ids = async (tipo: TipoDeUsuario) => (await chamar({}, tipo)).corpo.itens.map(({ id }) => id)
    expect(await ids('OPERADOR')).toEqual([operador])
    expect(await ids('REPRESENTANTE')).toEqual([representante])
    const daEquipe = await ids('SUPERVISOR')
    expect(daEquipe).toEqual(expect.arrayContaining([operador, supervisor]))
    expect(daEquipe).not.toContain(representante)
    expect(await ids('GERENTE')).toEqual(expect.arrayContaining([operador, representante]))
    expect((await linhas('PEDIDOS', representante, 'OPERADOR')).status).toBe(404)
    expect((await linhas('PEDIDOS', undefined, 'OPERADOR')).corpo.itens).toHaveLength(2)
  })

  it('GES-05 exporta; 422 no período; 401; PER-01 403', async () => {
    const { status, bruta } = await teste.chamar(exportarEquipeDoDia, {
      token: await teste.tokenDe('GERENTE'),
      query: { ...PERIODO, formato: 'csv' },
    })
    expect([status, bruta.body.includes('Positivados')]).toEqual([200, true])
    expect((await chamar({ dtIni: '2031-05-07' })).erro.campos).toHaveProperty('dtFim')
    expect((await chamar({ dtFim: '2031-07-07' })).status).toBe(422)
    expect((await teste.chamar(listarEquipeDoDia)).status).toBe(401)
    expect((await chamar({}, 'COLABORADOR')).status).toBe(403)
  })
})
