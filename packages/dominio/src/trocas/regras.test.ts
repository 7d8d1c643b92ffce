import { describe, expect, it } from 'vitest'
import { Decimal } from '../formatos/decimal.ts'
import {
  acertoDaTroca,
  chegouAlgo,
  type EstadoDaTroca,
  foraDoAprovado,
  type ItemDevolvido,
  impedimentoParaComecar,
  impedimentoParaConcluir,
  impedimentoParaDesfazer,
  impedimentoParaOPedido,
  impedimentoParaPedir,
  nadaVolta,
  quantidadeDaTroca,
  type SituacaoDaTroca,
  situacaoDaTroca,
  temDiferenca,
} from './regras.ts'
import { comoSeAcerta, resumoDaTroca } from './resumo.ts'

const AGORA = new Date('2026-11-01T12:00:00Z')
const estado = (outros: Partial<EstadoDaTroca> = {}): EstadoDaTroca => ({
  destino: 'OUTRO',
  pedidaEm: null,
  autorizadaEm: null,
  desfeitaEm: null,
  aberta: false,
  pedidoId: null,
  ticketFinalizado: false,
  ...outros,
})
const item = (outros: Partial<ItemDevolvido> = {}): ItemDevolvido => ({
  emAnalise: true,
  solicitada: '3',
  autorizada: '0',
  recebida: null,
  valorUnitario: '11.115',
  ...outros,
})
const dito = (texto: string) => texto.replaceAll('\u00a0', ' ')

describe('GES-04 regras da troca', () => {
  it.each<[string, Partial<EstadoDaTroca>]>([
    ['RASCUNHO', {}],
    ['PENDENTE', { pedidaEm: AGORA, aberta: true }],
    ['NEGADA', { pedidaEm: AGORA }],
    ['AUTORIZADA', { pedidaEm: AGORA, autorizadaEm: AGORA }],
    ['ANDAMENTO', { autorizadaEm: AGORA, pedidoId: 7 }],
    ['ANDAMENTO', { autorizadaEm: AGORA, destino: 'CREDITO' }],
    ['CONCLUIDA', { autorizadaEm: AGORA, pedidoId: 7, ticketFinalizado: true }],
    ['DESFEITA', { autorizadaEm: AGORA, ticketFinalizado: true, desfeitaEm: AGORA }],
  ])('GES-04 está %s', (situacao, campos) => {
    expect(situacaoDaTroca(estado(campos))).toBe(situacao)
  })

  it.each<[string, Partial<ItemDevolvido>]>([
    ['3', {}],
    ['2', { emAnalise: false, autorizada: '2' }],
    ['0', { emAnalise: false }],
    ['1', { emAnalise: false, autorizada: '2', recebida: '1' }],
    ['0', { emAnalise: false, autorizada: '2', recebida: '0' }],
  ])('GES-04 conta %s do que volta', (quantidade, campos) => {
    expect(quantidadeDaTroca(item(campos)).toFixed()).toBe(quantidade)
  })

  it.each([
    // Each line to the cent: 33,345 is 33,35, and two of them 66,70, not 66,69.
    ['70.00', '66.70', '3.30', 'cobrar R$ 3,30'],
    ['66.70', '66.70', '0.00', 'sem diferença'],
    ['0', '66.70', '-66.70', 'creditar R$ 66,70'],
  ])('GES-04 o que vai (%s) e o que volta (%s) fecham no centavo', (novo, devolvido, diferenca, frase) => {
    const acerto = acertoDaTroca([item(), item()], novo)
    expect([acerto.devolvido.toFixed(2), acerto.diferenca.toFixed(2)]).toEqual([devolvido, diferenca])
    expect(acerto.devolvido.plus(acerto.diferenca).equals(acerto.novo)).toBe(true)
    expect(dito(comoSeAcerta(acerto.diferenca, 2))).toBe(frase)
  })

  it('GES-04 o resumo diz o que volta, por quê e como se acerta', () => {
    const acerto = { devolvido: new Decimal(10), novo: new Decimal(12), diferenca: new Decimal(2) }
    const resumo = (destino: 'MESMO' | 'OUTRO' | 'CREDITO') =>
      dito(resumoDaTroca({ destino, nota: 55, acerto }, 2))
    expect(resumo('MESMO')).toBe('Devolve R$ 10,00 da nota 55 pelo mesmo produto (R$ 12,00): cobrar R$ 2,00')
    expect(resumo('OUTRO')).toContain('por outros produtos')
    expect(resumo('CREDITO')).toBe('Devolve R$ 10,00 da nota 55, em crédito')
  })

  it.each([
    [null, {}],
    ['TICKET_NAO_E_DE_TROCA', { ehDeTroca: false }],
    ['TICKET_NAO_E_DE_TROCA', { temCliente: false }],
    ['TICKET_FINALIZADO', { encerrado: true }],
    ['TROCA_SEM_PRODUTOS', { itensDeNota: 0 }],
  ])('GES-04 começar de um ticket: %s', (impedimento, campos) => {
    const ticket = { ehDeTroca: true, temCliente: true, encerrado: false, itensDeNota: 1, ...campos }
    expect(impedimentoParaComecar(ticket)).toBe(impedimento)
  })

  it('GES-04 pede-se o que ainda não espera nem foi feito, com o que repõe', () => {
    const pedir = (situacao: SituacaoDaTroca, semReposicao = false, mudou = false) =>
      impedimentoParaPedir(situacao, { semReposicao, mudou })
    expect([pedir('RASCUNHO'), pedir('NEGADA')]).toEqual([null, null])
    for (const situacao of ['PENDENTE', 'AUTORIZADA'] as const)
      expect([pedir(situacao), pedir(situacao, false, true)]).toEqual(['TROCA_JA_PEDIDA', null])
    expect(pedir('RASCUNHO', true)).toBe('ORCAMENTO_VAZIO')
    for (const situacao of ['ANDAMENTO', 'CONCLUIDA', 'DESFEITA'] as const)
      expect(pedir(situacao, false, true)).toBe('TROCA_JA_PEDIDA')
  })

  it.each([
    [null, 'AUTORIZADA', {}],
    ['TROCA_SEM_APROVACAO', 'PENDENTE', {}],
    ['TROCA_MUDOU', 'AUTORIZADA', { mudou: true }],
    ['TROCA_ACIMA_DO_APROVADO', 'AUTORIZADA', { mudou: true, ateOnde: 40 }],
    ['TROCA_SEM_RECEBIMENTO', 'AUTORIZADA', { exigeRecebimento: true }],
    [null, 'AUTORIZADA', { exigeRecebimento: true, chegou: true }],
  ] as const)('GES-04 o pedido que repõe: %s se está %s', (impedimento, situacao, campos) => {
    const fatos = { mudou: false, ateOnde: null, exigeRecebimento: false, chegou: false, ...campos }
    expect(impedimentoParaOPedido(situacao, fatos)).toBe(impedimento)
  })

  it.each([
    ['nada foi pedido', false, { pedidaEm: null, versao: 9 }],
    ['é o que foi pedido', false, {}],
    ['já não é o que foi pedido', true, { versao: 4 }],
    ['perdeu o orçamento', true, { versao: null }],
    ['cabe no aprovado, ainda que outro', false, { versao: 9, teto: '40.00' }],
    ['passa do aprovado por um centavo', true, { teto: '39.99' }],
  ])(
    'GES-03 GES-04 fora do aprovado: %s',
    (_caso, fora, { versao = 3, ...campos }: object & { versao?: number | null }) => {
      const enviada = { pedidaEm: new Date(0), orcamentoVersao: 3, teto: null, ...campos }
      expect(foraDoAprovado(enviada, versao === null ? null : { versao, valorTotal: '40.00' })).toBe(fora)
    },
  )

  it('GES-04 desfaz-se até a mercadoria chegar; conclui-se com o pedido, ou com o crédito', () => {
    expect(impedimentoParaDesfazer('ANDAMENTO', { chegou: false })).toBeNull()
    expect(impedimentoParaDesfazer('ANDAMENTO', { chegou: true })).toBe('TROCA_COM_MERCADORIA_RECEBIDA')
    for (const fim of ['DESFEITA', 'CONCLUIDA'] as const)
      expect(impedimentoParaDesfazer(fim, { chegou: false })).toBe('TROCA_ENCERRADA')
    expect(impedimentoParaConcluir('ANDAMENTO')).toBeNull()
    expect(impedimentoParaConcluir('AUTORIZADA')).toBe('TROCA_SEM_PEDIDO')
    expect(impedimentoParaConcluir('RASCUNHO')).toBe('TROCA_SEM_APROVACAO')
    expect(temDiferenca('RASCUNHO', { semReposicao: false })).toBe(true)
    expect(temDiferenca('RASCUNHO', { semReposicao: true })).toBe(false)
    expect(temDiferenca('DESFEITA', { semReposicao: false })).toBe(false)
    expect(chegouAlgo([{ recebida: null }, { recebida: '0' }])).toBe(false)
    expect(chegouAlgo([{ recebida: '0.5' }])).toBe(true)
    expect(nadaVolta([item({ emAnalise: false })])).toBe(true)
    expect(nadaVolta([item({ emAnalise: false }), item()])).toBe(false)
  })
})
