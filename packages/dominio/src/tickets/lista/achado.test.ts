import { expect, it } from 'vitest'
import { achadoEm, fraseDoAchado, mostraOTermo } from './achado.ts'

it.each([
  ['Paletes úmidos', 'umidos', true],
  ['Paletes úmidos', 'ÚMIDOS paletes', true],
  ['Paletes úmidos', 'umidos doca', false],
  ['Mercado Estrela', 'merc', true],
  ['Mercado Estrela', '…', false],
  ['2026000123', '2026.000123', true],
])('MES-08 uma linha com %j já mostra %j: %s', (texto, termo, mostra) => {
  expect(mostraOTermo([null, texto, undefined], termo)).toBe(mostra)
})

it('MES-08 o trecho é curto e mostra o que se procurou', () => {
  const mensagem = `${'Bom dia, segue o que combinamos por telefone na semana passada. '.repeat(4)}A caixa chegou amassada na doca.`
  const achado = achadoEm('MENSAGEM', mensagem, 'caixas amassadas')
  expect(achado.trecho).toContain('caixa chegou amassada')
  expect(achado.trecho.length).toBeLessThanOrEqual(92)
  expect(fraseDoAchado(achado)).toBe(`Mensagem: “${achado.trecho}”`)
  expect(fraseDoAchado(achadoEm('PRODUTO', 'Arroz', 'arroz'))).toBe('Produto: Arroz')
})
