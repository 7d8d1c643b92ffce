import { listarCustosDisponiveis } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ticketCusto } from '../nucleo/tabelas.ts'
import { custo } from '../nucleo/tabelas-catalogo.ts'

const fluxo = usarFluxo()
const naControladoria = () => ({ tipo: 'COBRANCA_INDEVIDA', etapa: 'Análise da controladoria' })
let [frete, perda] = [0, 0]

beforeAll(async () => {
  const { banco } = fluxo.teste.negocio()
  const custos = await banco.select().from(custo).orderBy(asc(custo.id)).limit(2)
  ;[frete = 0, perda = 0] = custos.map(({ id }) => id)
})

const lancados = (id: number) =>
  fluxo.teste
    .negocio()
    .banco.select()
    .from(ticketCusto)
    .where(eq(ticketCusto.ticketId, id))
    .orderBy(asc(ticketCusto.id))

describe('ANALISE_CONTROLADORIA', () => {
  it('TIC-11, TIC-12 lança os custos, sem os contar no histórico', async () => {
    const { id } = await fluxo.abrir(naControladoria())
    const controladoria = {
      parecer: 'Estornar.',
      custos: [
        { custo_id: frete, valor: 12.5, observacao: 'Retorno' },
        { custo_id: perda, valor: '7.25' },
      ],
    }
    const { status } = await fluxo.agir(avancarEtapa, id, { versao: 1, controladoria })
    expect(status).toBe(200)
    expect(await lancados(id)).toMatchObject([
      { custoId: frete, valor: '12.50', observacao: 'Retorno', criadoPor: await fluxo.idDaConta('GERENTE') },
      { custoId: perda, valor: '7.25', observacao: null },
    ])
    expect(await fluxo.etapaDe(id)).toBe('Estorno')
    const { mensagem } = await fluxo.ultimaEntrada(id)
    expect(mensagem).toContain('Estornar.')
    expect(mensagem).not.toMatch(/12[.,]5/)
  })

  it('TIC-10 analisar de novo guarda os custos já lançados e soma os novos', async () => {
    const { id } = await fluxo.abrir(naControladoria())
    const com = (valor: number) => ({ controladoria: { parecer: 'a', custos: [{ custo_id: frete, valor }] } })
    await fluxo.agir(avancarEtapa, id, com(10))
    await fluxo.agir(retrocederEtapa, id, { observacao: 'Rever' })
    expect(await lancados(id)).toHaveLength(1)
    await fluxo.agir(avancarEtapa, id, com(20))
    expect(await lancados(id)).toMatchObject([{ valor: '10.00' }, { valor: '20.00' }])
  })

  it('PER-01 sem a permissão de custos: opina, mas não lança nem apaga', async () => {
    await fluxo.trabalharEm('COLABORADOR', 'Controladoria')
    const { id } = await fluxo.abrir({ ...naControladoria(), criador: 'COLABORADOR' })
    const { banco } = fluxo.teste.negocio()
    await banco.insert(ticketCusto).values({ ticketId: id, custoId: frete, valor: '5', criadoEm: new Date() })
    const custos = [{ custo_id: frete, valor: 1 }]
    const recusado = await fluxo.agir(
      avancarEtapa,
      id,
      { controladoria: { parecer: 'a', custos } },
      'COLABORADOR',
    )
    expect([recusado.status, recusado.erro.codigo]).toEqual([403, 'SEM_PERMISSAO'])
    const aceito = await fluxo.agir(avancarEtapa, id, { controladoria: { parecer: 'a' } }, 'COLABORADOR')
    expect(aceito.status).toBe(200)
    expect(await lancados(id)).toMatchObject([{ valor: '5.00' }])
  })

  it('SEG-05 o operador da controladoria vê e lança; o de outro setor, nem vê', async () => {
    await fluxo.trabalharEm('OPERADOR', 'Controladoria')
    const { id } = await fluxo.abrir(naControladoria())
    const ver = async () =>
      fluxo.teste.chamar(listarCustosDisponiveis, {
        params: { idTicket: id },
        token: await fluxo.teste.tokenDe('OPERADOR'),
      })
    expect((await ver()).corpo.limite).toBe(50_000)
    await fluxo.trabalharEm('OPERADOR', 'Atendimento', 'Financeiro')
    const { status, erro } = await ver()
    expect([status, erro]).toMatchObject([
      403,
      { codigo: 'CUSTOS_DE_OUTRO_SETOR', message: 'Os custos deste ticket são do setor Controladoria.' },
    ])
    await fluxo.trabalharEm('OPERADOR', 'Controladoria')
    const controladoria = { parecer: 'a', custos: [{ custo_id: frete, valor: 50_000 }] }
    expect((await fluxo.agir(avancarEtapa, id, { controladoria }, 'OPERADOR')).status).toBe(200)
  })

  it('SEG-05 os custos de um ticket somam no máximo o que a filial aceita', async () => {
    await fluxo.parametrizar('valorMaximoCustosTicket', '100')
    const { id } = await fluxo.abrir(naControladoria())
    const lancar = (valor: number) =>
      fluxo.agir(avancarEtapa, id, { controladoria: { parecer: 'a', custos: [{ custo_id: frete, valor }] } })
    expect((await lancar(60)).status).toBe(200)
    await fluxo.agir(retrocederEtapa, id, { observacao: 'Rever' })
    const { status, erro } = await lancar(40.01)
    expect([status, erro.campos]).toEqual([
      422,
      {
        'controladoria.custos.0.valor':
          'Os custos deste ticket somariam R$\u00a0100,01, e o limite da filial é R$\u00a0100,00.',
      },
    ])
    expect((await lancar(40)).status).toBe(200)
  })

  it('TIC-10 422 sem o parecer, dizendo o que se pede', async () => {
    const { id } = await fluxo.abrir(naControladoria())
    const { erro } = await fluxo.agir(avancarEtapa, id)
    expect(erro).toMatchObject({ codigo: 'REQUISITO_DA_ETAPA', exige: 'ANALISE_CONTROLADORIA' })
    const vazio = await fluxo.agir(avancarEtapa, id, { controladoria: { parecer: '' } })
    expect(vazio.erro.campos).toEqual({ 'controladoria.parecer': 'Campo obrigatório' })
  })

  it.each([
    [
      'custo que não existe',
      () => [{ custo_id: 999_999, valor: 1 }],
      '0.custo_id',
      'Este custo não está mais em uso.',
    ],
    [
      'custo repetido',
      () => [
        { custo_id: frete, valor: 1 },
        { custo_id: frete, valor: 2 },
      ],
      '1.custo_id',
      'Este custo já está na lista: some os valores em uma linha.',
    ],
    [
      'fração de centavo',
      () => [{ custo_id: frete, valor: 1.005 }],
      '0.valor',
      'Informe o valor com até duas casas decimais.',
    ],
    ['valor zero', () => [{ custo_id: frete, valor: 0 }], '0.valor', 'O valor mínimo é 0,01'],
  ])('TIC-12 422 %s', async (_caso, custos, campo, mensagem) => {
    const { id } = await fluxo.abrir(naControladoria())
    const { status, erro } = await fluxo.agir(avancarEtapa, id, {
      controladoria: { parecer: 'a', custos: custos() },
    })
    expect([status, erro.campos]).toEqual([422, { [`controladoria.custos.${campo}`]: mensagem }])
    expect(await lancados(id)).toEqual([])
  })
})
