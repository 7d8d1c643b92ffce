import { describe, expect, it } from 'vitest'
import { descreverNavegador } from './navegador.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('AUT-09 navegador em palavras', () => {
  it.each([
    ['Chrome no Windows', WINDOWS],
    ['Edge no Windows', `${WINDOWS} Edg/140.0.0.0`],
    ['Opera no Windows', `${WINDOWS} OPR/120.0.0.0`],
    ['Firefox no Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Chrome no Android', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`],
    ['Samsung Internet no Android', `${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`],
    [
      'Safari no macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.0 Safari/605.1.15`,
    ],
    [
      'Safari no iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE} Version/18.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome no iPad',
      `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${APPLE} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome no ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    ],
    ['Navegador desconhecido', 'curl/8.5.0'],
    ['Navegador desconhecido', ''],
  ])('%s', (esperado, userAgent) => {
    expect(descreverNavegador(userAgent)).toBe(esperado)
  })
})
