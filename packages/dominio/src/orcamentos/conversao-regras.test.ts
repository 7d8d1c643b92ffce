import { expect, it } from 'vitest'
import { Decimal } from '../formatos/decimal.ts'
import { bloqueiosDaVenda } from './bloqueios-da-venda.ts'
import { impedimentosDaConversao } from './impedimentos.ts'

const fora = (qual: string) => `${qual} não se vende mais. Tire o item do orçamento.`
const PRONTO = {
  prospect: false,
  simulacao: false,
  linhas: 2,
  linhasAtendidas: 2,
  foraDeVenda: [],
  mercadoria: '500',
  pedidoMinimo: '0',
  casas: 2,
  cupom: null,
  frete: null,
  prazo: null,
  negociacoes: [],
  campanhas: [],
  conta: [],
  daForcaDeVendas: [],
}

it.each([
  ['nada impede', {}, []],
  [
    'prospect',
    { prospect: true },
    ['Este cliente ainda é um prospect: complete o cadastro antes de vender.'],
  ],
  [
    'simulação',
    { prospect: true, simulacao: true },
    ['Este cliente é uma simulação: complete o cadastro antes de vender.'],
  ],
  [
    'vazio',
    { linhas: 0, linhasAtendidas: 0, pedidoMinimo: '10', mercadoria: 0 },
    ['O orçamento não tem nenhum item.'],
  ],
  ['sem estoque de nada', { linhasAtendidas: 0 }, ['Não há estoque de nenhum dos itens.']],
  ['um não se vende mais', { linhasAtendidas: 1, foraDeVenda: ['10 · Café'] }, [fora('10 · Café')]],
  [
    'um não se vende, e do outro não há estoque',
    { linhasAtendidas: 0, foraDeVenda: ['10'] },
    [fora('10'), 'Não há estoque de nenhum dos itens.'],
  ],
  [
    'nada se vende: o estoque não é o problema',
    { linhas: 1, linhasAtendidas: 0, foraDeVenda: ['10'] },
    [fora('10')],
  ],
  [
    'muitos que não se vendem',
    { linhas: 9, foraDeVenda: ['1', '2', '3', '4', '5', '6'] },
    [...['1', '2', '3', '4', '5'].map(fora), 'E mais 1 item que não se vende mais.'],
  ],
  [
    'abaixo do mínimo',
    { pedidoMinimo: '500.01' },
    ['O pedido mínimo é de R$\u00A0500,01 em produtos: faltam R$\u00A00,01.'],
  ],
  ['exatamente o mínimo', { pedidoMinimo: '500' }, []],
  [
    'o cupom acabou',
    { cupom: 'Este cupom já foi todo usado' },
    ['Este cupom já foi todo usado. Tire o cupom do orçamento.'],
  ],
  ['o frete desatualizou', { frete: 'Calcule o frete de novo.' }, ['Calcule o frete de novo.']],
  [
    'GES-07 não é de quem vende',
    { daForcaDeVendas: ['Você não vende por esta filial.'] },
    ['Você não vende por esta filial.'],
  ],
  ['paga antes, com prazo', { prazo: 'Escolha um plano à vista.' }, ['Escolha um plano à vista.']],
])('VEN-02 %s', (_caso, fatos, impedimentos) => {
  expect(impedimentosDaConversao({ ...PRONTO, ...fatos })).toEqual(impedimentos)
})

const FATOS = {
  motivoBloqueio: null,
  maiorAtraso: 0,
  antecipada: false,
  credito: { total: new Decimal(1000), disponivel: new Decimal(300) },
  vlTot: '300',
}
const REGRAS = {
  diasAtrasoParaVender: 5,
  vendeAcimaDoLimite: false,
  vendeAPrazoSemLimite: true,
  toleranciaDoLimite: '0',
  casas: 2,
}
const EXCEDIDO = (quanto: string) => [`CREDITO: Limite de R$\u00A01.000,00 excedido em R$\u00A0${quanto}`]

it.each([
  ['livre, até o último centavo do limite', {}, {}, []],
  ['um centavo além', { vlTot: '300.01' }, {}, EXCEDIDO('0,01')],
  ['até o último centavo da tolerância', { vlTot: '350' }, { toleranciaDoLimite: '5' }, []],
  ['um centavo além da tolerância', { vlTot: '350.01' }, { toleranciaDoLimite: '5' }, EXCEDIDO('50,01')],
  ['além, onde se vende assim mesmo', { vlTot: '900' }, { vendeAcimaDoLimite: true }, []],
  ['além, mas pago antes', { vlTot: '900', antecipada: true }, {}, []],
  ['sem limite no cadastro', { credito: null, vlTot: '99999' }, {}, []],
  [
    'sem limite no cadastro, onde se exige',
    { credito: null },
    { vendeAPrazoSemLimite: false },
    ['CREDITO: O cliente não tem limite de crédito'],
  ],
  [
    'sem limite no cadastro, pago antes',
    { credito: null, antecipada: true },
    { vendeAPrazoSemLimite: false },
    [],
  ],
  ['no último dia tolerado', { maiorAtraso: 5 }, {}, []],
  ['além da tolerância', { maiorAtraso: 6 }, {}, ['TITULO_VENCIDO: Títulos vencidos há até 6 dias']],
  ['cliente bloqueado', { motivoBloqueio: 'Judicial' }, {}, ['CLIENTE_BLOQUEADO: Judicial']],
])('VEN-02 %s', (_caso, fatos, regras, bloqueios) => {
  const previstos = bloqueiosDaVenda({ ...FATOS, ...fatos }, { ...REGRAS, ...regras })
  expect(previstos.map(({ tipo, detalhe }) => `${tipo}: ${detalhe}`)).toEqual(bloqueios)
})
