import { expect, it } from 'vitest'
import { AGORA, DESDE_SEMPRE, lerPosicao, maisAdiante, posicaoDoLog } from './posicao.ts'

it.each([
  ['0/16B3748', '00000000016b3748'],
  ['16/B374D848', '00000016b374d848'],
  ['FFFFFFFF/0', 'ffffffff00000000'],
])('ESC-03 a posição %s do log é %s', (lsn, esperada) => {
  expect(posicaoDoLog(lsn)).toBe(esperada)
})

it.each([
  ['0/FFFFFFFF', '1/0'],
  ['9/FF', 'A/0'],
  ['F/0', '10/0'],
  ['0/1000', '0/1001'],
])('ESC-03 %s vem antes de %s', (antes, depois) => {
  const [a, b] = [posicaoDoLog(antes), posicaoDoLog(depois)]
  expect([maisAdiante(a, b), maisAdiante(b, a)]).toEqual([b, b])
  expect(maisAdiante(DESDE_SEMPRE, a)).toBe(a)
})

it.each([
  ['00000000016b3748', '00000000016b3748'],
  ['0', DESDE_SEMPRE],
  ['agora', AGORA],
  ['16/B374D848', null],
  ['00000000016B3748', null],
  ['', null],
  [undefined, null],
  [['0', '0'], null],
])('ESC-03 quem pede %j pede %j', (texto, esperada) => {
  expect(lerPosicao(texto)).toBe(esperada)
})
