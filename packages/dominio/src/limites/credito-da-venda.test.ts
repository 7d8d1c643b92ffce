import { expect, it } from 'vitest'
import { creditoDaVenda } from './credito-da-venda.ts'

const BOLETO = { idCobranca: 1, total: '1000', titulosEmAberto: '200', pedidosEmAberto: '100' }
const CARTEIRA = { idCobranca: 2, total: '500', titulosEmAberto: '0', pedidosEmAberto: '0' }
const SO_BOLETO = { titulosEmAberto: '200', pedidosEmAberto: '100' }

it.each([
  ['ninguém pôs limite', [], 1, SO_BOLETO, true, null],
  ['o da cobrança', [BOLETO], 1, SO_BOLETO, true, ['1000', '700']],
  ['o da cobrança, sem os pedidos', [BOLETO], 1, SO_BOLETO, false, ['1000', '800']],
  ['cobrança sem limite próprio: o do cliente', [BOLETO], 9, SO_BOLETO, true, ['1000', '700']],
  [
    'o que outra cobrança usou sem ter limite tira do cliente, e desta também',
    [BOLETO],
    1,
    { titulosEmAberto: '950', pedidosEmAberto: '0' },
    true,
    ['1000', '50'],
  ],
  ['dois limites: o do cliente é a soma', [BOLETO, CARTEIRA], 9, SO_BOLETO, true, ['1500', '1200']],
  ['dois limites: cada um o seu', [BOLETO, CARTEIRA], 2, SO_BOLETO, true, ['500', '500']],
  [
    'empatados: o da cobrança',
    [BOLETO, CARTEIRA],
    2,
    { titulosEmAberto: '1000', pedidosEmAberto: '0' },
    true,
    ['500', '500'],
  ],
  [
    'estourado: nada, e nunca menos',
    [BOLETO],
    9,
    { titulosEmAberto: '5000', pedidosEmAberto: '0' },
    true,
    ['1000', '0'],
  ],
] as const)('VEN-02, CLI-03 %s', (_caso, limites, idCobranca, exposicao, pedidosContamNoLimite, esperado) => {
  const credito = creditoDaVenda({ idCobranca, limites, exposicao }, { pedidosContamNoLimite })
  expect(credito && [credito.total.toString(), credito.disponivel.toString()]).toEqual(esperado)
})
