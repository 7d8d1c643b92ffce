import { vendasDaHome } from '@balcao/dominio/home/vendas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { cenarioDeOrcamentos } from '../../../test/cenario-de-orcamentos.ts'
import { permissao } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { orcamento, orcamentoItem } from '../orcamentos/nucleo/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/home/vendas', () => {
  let teste: AppDeTeste
  let vendas: ReturnType<typeof cenarioDeOrcamentos>
  let agendas: ReturnType<typeof cenarioDeAgendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    vendas = cenarioDeOrcamentos(teste)
    agendas = cenarioDeAgendas(teste)
  })
  beforeEach(async () => {
    for (const tabela of [atendimento, agenda, orcamentoItem, orcamento])
      await teste.negocio().banco.delete(tabela)
  })
  afterEach(() => teste.negocio().banco.delete(permissao))
  afterAll(() => teste.fechar())

  const ler = async (tipo: 'ADMIN' | 'REPRESENTANTE' | 'CONSUMIDOR_FINAL' = 'REPRESENTANTE', query = {}) =>
    teste.chamar(vendasDaHome, { token: await teste.tokenDe(tipo), query })
  const haDias = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)

  it('HOM-01 AGE-02 a agenda de hoje e a atrasada de quem pede, a mais antiga primeiro; a de amanhã e a feita não', async () => {
    const ontem = await agendas.agendar({ colaborador: 'REPRESENTANTE', doRepresentante: true, horas: -24 })
    await agendas.agendar({ colaborador: 'REPRESENTANTE', doRepresentante: true, horas: 48 })
    await agendas.agendar({
      colaborador: 'REPRESENTANTE',
      horas: -2,
      campos: { finalizadaEm: teste.agora() },
    })
    await agendas.agendar({ colaborador: 'OPERADOR', doRepresentante: true, horas: -24 })
    const { corpo } = await ler()
    expect(corpo.agenda?.itens.map(({ id }) => id)).toEqual([ontem.id])
  })

  it('HOM-01 VEN-01 os orçamentos a cobrar são os da sua carteira', async () => {
    const parado = { movimentadoEm: haDias(20) }
    const meu = await vendas.incluirOrcamento({ doRepresentante: true, campos: parado })
    await vendas.incluirOrcamento({ doRepresentante: true })
    await vendas.incluirOrcamento({ campos: parado })
    expect((await ler()).corpo.orcamentos?.itens.map(({ id }) => id)).toEqual([meu.id])
    const outra = await ler('REPRESENTANTE', { idFil: meu.filialId + 1000 })
    expect(outra.corpo.orcamentos?.itens).toEqual([])
  })

  it('HOM-01 os pedidos bloqueados, do mais antigo, e o mês ao lado do anterior', async () => {
    const { corpo: antes } = await ler()
    const preso = await vendas.incluirPedido({
      doRepresentante: true,
      campos: { status: 'BLOQUEADO', valorTotal: '100.00' },
    })
    await vendas.incluirPedido({
      doRepresentante: true,
      campos: { status: 'CANCELADO', valorTotal: '900.00' },
    })
    await vendas.incluirPedido({ campos: { status: 'BLOQUEADO', valorTotal: '40.00' } })
    const { corpo } = await ler()
    expect(corpo.bloqueados?.itens.map(({ id }) => id)).toContain(preso.id)
    expect(corpo.bloqueados?.paginator.total).toBe((antes.bloqueados?.paginator.total ?? 0) + 1)
    expect(corpo.mes).toEqual({
      valor: (antes.mes?.valor ?? 0) + 100,
      pedidos: (antes.mes?.pedidos ?? 0) + 1,
      anterior: antes.mes?.anterior,
    })
  })

  it('PER-08 cada parte só com a sua ação; o consumidor final não recebe nenhuma', async () => {
    expect((await ler('CONSUMIDOR_FINAL')).corpo).toEqual({
      agenda: null,
      orcamentos: null,
      bloqueados: null,
      mes: null,
    })
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'REPRESENTANTE', acao: 'PEDIDO_LISTAR', autorizado: false })
    const { corpo } = await ler()
    expect([corpo.bloqueados, corpo.mes]).toEqual([null, null])
    expect(corpo.agenda).not.toBeNull()
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a ação; 422 para um id que não é id', async () => {
    expect((await teste.chamar(vendasDaHome)).status).toBe(401)
    expect((await ler('REPRESENTANTE', { idFil: 'abc' })).status).toBe(422)
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'REPRESENTANTE', acao: 'DASHBOARD_VER', autorizado: false })
    expect((await ler()).status).toBe(403)
  })
})
