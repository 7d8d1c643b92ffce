import { avancarEtapa, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ticketItem } from '../nucleo/tabelas.ts'

const fluxo = usarFluxo()

/** Two products came back authorised (5 and 2), a third did not. */
async function naConferencia() {
  const { id } = await fluxo.abrir({
    tipo: 'DEVOLUCAO_PARCIAL',
    etapa: 'Conferência do recebimento',
    itens: 3,
  })
  const { banco } = fluxo.teste.negocio()
  const itens = await banco
    .select({ id: ticketItem.id })
    .from(ticketItem)
    .where(eq(ticketItem.ticketId, id))
    .orderBy(asc(ticketItem.id))
  const [a = 0, b = 0, c = 0] = itens.map((item) => item.id)
  const autorizar = (item: number, quantidadeAutorizada: string) =>
    banco
      .update(ticketItem)
      .set({ quantidadeAutorizada, status: quantidadeAutorizada === '0' ? 'N' : 'A' })
      .where(eq(ticketItem.id, item))
  await autorizar(a, '5')
  await autorizar(b, '2')
  await autorizar(c, '0')
  return { id, a, b, c }
}

describe('CHECKIN_DEVOLUCAO', () => {
  it('TIC-11 quem confere o recebimento conta e segue', async () => {
    const { id, a, b } = await naConferencia()
    const checkin = [
      { id: a, qtd_recebida: 5 },
      { id: b, qtd_recebida: 2, obs: 'Sem caixa' },
    ]
    const { status } = await fluxo.agir(avancarEtapa, id, { versao: 1, checkin }, 'COLABORADOR')
    expect(status).toBe(200)
    expect(await fluxo.itens(id)).toMatchObject([
      { quantidadeRecebida: '5.0000', observacaoRecebimento: null },
      { quantidadeRecebida: '2.0000', observacaoRecebimento: 'Sem caixa' },
      { quantidadeRecebida: null },
    ])
    expect(await fluxo.etapaDe(id)).toBe('Análise da controladoria')
    expect((await fluxo.ultimaEntrada(id)).mensagem).toContain('O recebido confere com o autorizado.')
  })

  it('TIC-10 a diferença desvia, e conferir de novo substitui a contagem', async () => {
    const { id, a, b } = await naConferencia()
    const menos = [
      { id: a, qtd_recebida: 0, obs: 'Não veio' },
      { id: b, qtd_recebida: 2 },
    ]
    await fluxo.agir(avancarEtapa, id, { checkin: menos })
    expect(await fluxo.etapaDe(id)).toBe('Tratar divergência')
    expect((await fluxo.ultimaEntrada(id)).mensagem).toContain('O recebido difere do autorizado.')
    await fluxo.agir(retrocederEtapa, id, { observacao: 'Chegou o resto' })
    expect(await fluxo.itens(id)).toMatchObject([{ quantidadeRecebida: '0.0000' }, {}, {}])
    const tudo = [
      { id: a, qtd_recebida: 5 },
      { id: b, qtd_recebida: 2 },
    ]
    await fluxo.agir(avancarEtapa, id, { checkin: tudo })
    expect(await fluxo.itens(id)).toMatchObject([
      { quantidadeRecebida: '5.0000', observacaoRecebimento: null },
      {},
      {},
    ])
    expect(await fluxo.etapaDe(id)).toBe('Análise da controladoria')
  })

  it('TIC-10 422 sem a contagem, dizendo o que se pede', async () => {
    const { id } = await naConferencia()
    const { status, erro } = await fluxo.agir(avancarEtapa, id)
    expect([status, erro]).toMatchObject([422, { codigo: 'REQUISITO_DA_ETAPA', exige: 'CHECKIN_DEVOLUCAO' }])
  })

  type Itens = { a: number; b: number; c: number }
  it.each<[string, (itens: Itens) => unknown[], Record<string, string>]>([
    [
      'mais do que o autorizado',
      ({ a, b }) => [
        { id: a, qtd_recebida: 6, obs: 'Veio a mais' },
        { id: b, qtd_recebida: 2 },
      ],
      { 'checkin.0.qtd_recebida': 'O autorizado é 5: o que veio a mais não entra neste ticket.' },
    ],
    [
      'diferença sem explicação',
      ({ a, b }) => [
        { id: a, qtd_recebida: 5 },
        { id: b, qtd_recebida: 1 },
      ],
      { 'checkin.1.obs': 'Diga por que o recebido é diferente do autorizado.' },
    ],
    [
      'produto sem contagem',
      ({ a }) => [{ id: a, qtd_recebida: 5 }],
      { checkin: 'Falta a resposta de 1 produto.' },
    ],
    [
      'produto não autorizado',
      ({ a, b, c }) => [a, b, c].map((id, i) => ({ id, qtd_recebida: [5, 2, 0][i] })),
      { 'checkin.2.id': 'Este produto não faz parte do que se pede.' },
    ],
  ])('TIC-11 422 %s', async (_caso, montar, campos) => {
    const { id, ...itens } = await naConferencia()
    const { status, erro } = await fluxo.agir(avancarEtapa, id, { checkin: montar(itens) })
    expect([status, erro.campos]).toEqual([422, campos])
    expect(await fluxo.itens(id)).toMatchObject([{ quantidadeRecebida: null }, {}, {}])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })
})
