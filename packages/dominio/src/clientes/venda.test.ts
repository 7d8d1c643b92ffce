import { expect, it } from 'vitest'
import { emDias } from '../formatos/contagem.ts'
import { situacaoDaVenda } from './venda.ts'

const REGRAS = { diasAtrasoParaVender: 5, vendeAcimaDoLimite: false, casasDecimais: 2 }
const EM_DIA = { motivoBloqueio: null, limiteDisponivel: '1000', maiorAtraso: 0, valorVencido: '0' }
const VENCIDO = { ...EM_DIA, valorVencido: '1234.5' }
const ESGOTADO = 'Limite de crédito esgotado'
const vencidos = (dias: number) => `R$\u00A01.234,50 vencidos há até ${emDias(dias)}`

it.each([
  ['em dia', EM_DIA, {}, 'LIVRE', []],
  ['sem limite no cadastro', { ...EM_DIA, limiteDisponivel: null }, {}, 'LIVRE', []],
  ['bloqueado', { ...EM_DIA, motivoBloqueio: 'Cheque sem fundos' }, {}, 'BLOQUEADA', ['Cheque sem fundos']],
  ['vencido há um dia', { ...VENCIDO, maiorAtraso: 1 }, {}, 'ATENCAO', [vencidos(1)]],
  ['vencido no último dia tolerado', { ...VENCIDO, maiorAtraso: 5 }, {}, 'ATENCAO', [vencidos(5)]],
  ['vencido há mais que o tolerado', { ...VENCIDO, maiorAtraso: 6 }, {}, 'BLOQUEADA', [vencidos(6)]],
  ['sem tolerância', { ...VENCIDO, maiorAtraso: 1 }, { diasAtrasoParaVender: 0 }, 'BLOQUEADA', [vencidos(1)]],
  ['limite esgotado', { ...EM_DIA, limiteDisponivel: '0' }, {}, 'BLOQUEADA', [ESGOTADO]],
  [
    'limite esgotado, onde se vende assim mesmo',
    { ...EM_DIA, limiteDisponivel: '0' },
    { vendeAcimaDoLimite: true },
    'ATENCAO',
    [ESGOTADO],
  ],
  ['resta um centavo', { ...EM_DIA, limiteDisponivel: '0.01' }, {}, 'LIVRE', []],
  [
    'o que impede vem antes do que pede atenção',
    { ...VENCIDO, maiorAtraso: 2, motivoBloqueio: 'Judicial' },
    {},
    'BLOQUEADA',
    ['Judicial', vencidos(2)],
  ],
  [
    'PER-03 quem não vê títulos sabe que há, não quanto',
    { ...VENCIDO, valorVencido: null, maiorAtraso: 9 },
    {},
    'BLOQUEADA',
    ['Há títulos vencidos'],
  ],
] as const)('CLI-01 %s', (_caso, fatos, regras, situacao, motivos) => {
  expect(situacaoDaVenda(fatos, { ...REGRAS, ...regras })).toEqual({ situacao, motivos })
})
