import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { assinar, assinaturaVale, CABECALHOS } from './assinatura.ts'

const SEGREDO = 'um segredo'
const CORPO = '{"id":"1","texto":"não"}'
const AGORA = new Date('2026-11-17T12:00:00.400Z')
const MOMENTO = '1794916800'
const ASSINATURA = `v1=${createHmac('sha256', SEGREDO).update(`${MOMENTO}.${CORPO}`, 'utf8').digest('hex')}`
const CERTO = { momento: MOMENTO, assinatura: ASSINATURA, corpo: CORPO }
const minutos = (quantos: number) => new Date(AGORA.getTime() + quantos * 60_000)

it('VEN-01 assina o momento e o corpo', () => {
  expect(assinar(SEGREDO, CORPO, AGORA)).toEqual({
    [CABECALHOS.momento]: MOMENTO,
    [CABECALHOS.assinatura]: ASSINATURA,
  })
})

it.each([
  ['a certa', {}, {}, true],
  ['dentro da janela, para trás', {}, { agora: minutos(4) }, true],
  ['dentro da janela, para a frente', {}, { agora: minutos(-4) }, true],
  ['velha', {}, { agora: minutos(6) }, false],
  ['do futuro', {}, { agora: minutos(-6) }, false],
  ['outro corpo', { corpo: `${CORPO} ` }, {}, false],
  ['outro momento', { momento: '1794916801' }, {}, false],
  ['outro segredo', {}, { segredo: 'outro' }, false],
  ['sem segredo configurado', { assinatura: ASSINATURA }, { segredo: '' }, false],
  ['sem assinatura', { assinatura: undefined }, {}, false],
  ['curta', { assinatura: 'v1=00' }, {}, false],
  ['sem versão', { assinatura: ASSINATURA.slice(3) }, {}, false],
  ['momento que não é número', { momento: '1e9' }, {}, false],
  ['momento repetido', { momento: [MOMENTO, MOMENTO] }, {}, false],
  ['momento enorme', { momento: '9'.repeat(400) }, {}, false],
])('SEG-04 a assinatura: %s', (_caso, recebido, como, esperado) => {
  const comum = { segredo: SEGREDO, agora: AGORA, janelaMs: 5 * 60_000 }
  expect(assinaturaVale({ ...CERTO, ...recebido }, { ...comum, ...como })).toBe(esperado)
})
