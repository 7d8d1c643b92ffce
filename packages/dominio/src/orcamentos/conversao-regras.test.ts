import { expect, it } from 'vitest'
import { Decimal } from '../formatos/decimal.ts'
import { bloqueiosDaVenda } from './bloqueios-da-venda.ts'
import { impedimentosDaConversao } from './impedimentos.ts'

const PRONTO = {
  prospect: false,
  simulacao: false,
  linhas: 2,
  linhasAtendidas: 2,
  mercadoria: '500',
  pedidoMinimo: '0',
  casas: 2,
  cupom: null,
  frete: null,
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
])('VEN-02 %s', (_caso, fatos, impedimentos) => {
  expect(impedimentosDaConversao({ ...PRONTO, ...fatos })).toEqual(impedimentos)
})

const FATOS = {
  motivoBloqueio: null,
  maiorAtraso: 0,
  limite: { total: '1000', disponivel: '300' },
  vlTot: '300',
  margem: new Decimal(20),
  descontos: [],
}
const REGRAS = {
  diasAtrasoParaVender: 5,
  vendeAcimaDoLimite: false,
  margemMinima: '15',
  descontoMaximo: 5,
  casas: 2,
}
const SETE = Array.from({ length: 7 }, (_, i) => ({ codigo: `C${i}`, dado: 10 }))

it.each([
  ['livre, até o último centavo do limite', {}, {}, []],
  [
    'um centavo além',
    { vlTot: '300.01' },
    {},
    ['CREDITO: Limite de R$\u00A01.000,00 excedido em R$\u00A00,01'],
  ],
  ['além, onde se vende assim mesmo', { vlTot: '900' }, { vendeAcimaDoLimite: true }, []],
  ['sem limite no cadastro', { limite: null, vlTot: '99999' }, {}, []],
  ['no último dia tolerado', { maiorAtraso: 5 }, {}, []],
  ['além da tolerância', { maiorAtraso: 6 }, {}, ['TITULO_VENCIDO: Títulos vencidos há até 6 dia(s)']],
  ['cliente bloqueado', { motivoBloqueio: 'Judicial' }, {}, ['CLIENTE_BLOQUEADO: Judicial']],
  [
    'margem baixa',
    { margem: new Decimal('14.99') },
    {},
    ['MARGEM: A margem está abaixo da mínima da filial'],
  ],
  ['margem que ninguém sabe', { margem: null }, {}, []],
  ['margem, onde não se exige', { margem: new Decimal(-3) }, { margemMinima: '0' }, []],
  [
    'um desconto',
    { descontos: [{ codigo: '10001', dado: 7.5 }] },
    {},
    ['PRECO: Desconto acima de 5%: 10001 com 7,5%'],
  ],
  [
    'muitos descontos',
    { descontos: SETE },
    {},
    ['PRECO: Desconto acima de 5%: C0 com 10%, C1 com 10%, C2 com 10%, C3 com 10%, C4 com 10% e mais 2'],
  ],
])('VEN-02 %s', (_caso, fatos, regras, bloqueios) => {
  const previstos = bloqueiosDaVenda({ ...FATOS, ...fatos }, { ...REGRAS, ...regras })
  expect(previstos.map(({ tipo, detalhe }) => `${tipo}: ${detalhe}`)).toEqual(bloqueios)
})
