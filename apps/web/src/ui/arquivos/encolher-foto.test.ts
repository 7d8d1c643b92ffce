import { afterEach, describe, expect, it, vi } from 'vitest'
import { encolherFoto, maisLeve, medidasReduzidas, nomeDaReduzida, valeEncolher } from './encolher-foto.ts'

const MB = 1024 * 1024
const ANEXOS = ['.jpg', '.png', '.pdf']

const foto = (nome = 'caixa.png', bytes = 3 * MB, type = 'image/png') =>
  new File([new Uint8Array(bytes)], nome, { type, lastModified: 7 })
const blob = (bytes: number, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type })

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a photo of a phone', { type: 'image/jpeg', size: 4 * MB }, ANEXOS, true],
  ['a large PNG', { type: 'image/png', size: 4 * MB }, ANEXOS, true],
  ['a light photo', { type: 'image/jpeg', size: 399 * 1024 }, ANEXOS, false],
  ['a document', { type: 'application/pdf', size: 4 * MB }, ANEXOS, false],
  ['a PNG where JPEG is refused', { type: 'image/png', size: 4 * MB }, ['.png'], false],
  ['more than a phone can open', { type: 'image/png', size: 200 * MB }, ANEXOS, false],
])('NOV-10 whether it is shrunk: %s', (_, arquivo, extensoes, vale) => {
  expect(valeEncolher(arquivo, extensoes)).toBe(vale)
})

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [800, 600, 800, 600],
  [20_000, 3, 1600, 1],
])('NOV-10 %d × %d becomes %d × %d', (width, height, largura, altura) => {
  expect(medidasReduzidas({ width, height })).toEqual({ width: largura, height: altura })
})

it.each([
  ['caixa.PNG', 'caixa.jpg'],
  ['caixa.jpeg', 'caixa.jpg'],
  ['foto.png.jpg', 'foto.png.jpg'],
  ['image', 'image.jpg'],
])('NOV-10 %s is sent as %s', (nome, reduzida) => {
  expect(nomeDaReduzida(nome)).toBe(reduzida)
})

describe('maisLeve', () => {
  it('NOV-10 the smaller one goes, with a name of its format', () => {
    const escolhida = maisLeve(foto(), blob(300_000))
    expect([escolhida.name, escolhida.type, escolhida.size, escolhida.lastModified]).toEqual([
      'caixa.jpg',
      'image/jpeg',
      300_000,
      7,
    ])
  })

  it.each([
    ['it did not become smaller', blob(3 * MB)],
    ['the browser answered in another format', blob(10, 'image/png')],
    ['the browser did not answer', null],
  ])('NOV-10 the original goes when %s', (_, reduzida) => {
    const original = foto()
    expect(maisLeve(original, reduzida)).toBe(original)
  })
})

describe('encolherFoto', () => {
  function comTela(resultado: Blob) {
    const desenhos: unknown[][] = []
    const close = vi.fn()
    const abrir = vi.fn(async () => ({ width: 4000, height: 3000, close }))
    vi.stubGlobal('createImageBitmap', abrir)
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        readonly medidas: number[]
        constructor(...medidas: number[]) {
          this.medidas = medidas
        }
        getContext() {
          return { fillRect() {}, drawImage: (...desenho: unknown[]) => desenhos.push(desenho.slice(1)) }
        }
        convertToBlob = async () => resultado
      },
    )
    return { desenhos, abrir, close }
  }

  it('NOV-10 draws it smaller, standing as it was taken, and frees what it opened', async () => {
    const { desenhos, abrir, close } = comTela(blob(200_000))
    const reduzida = await encolherFoto(foto('caixa.jpg', 4 * MB, 'image/jpeg'))
    expect(reduzida.size).toBe(200_000)
    expect(desenhos).toEqual([[0, 0, 1600, 1200]])
    expect(abrir).toHaveBeenCalledWith(expect.any(File), { imageOrientation: 'from-image' })
    expect(close).toHaveBeenCalledOnce()
  })

  it('NOV-10 a photo that the browser can not open goes as it is', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
    const original = foto()
    expect(await encolherFoto(original)).toBe(original)
  })
})
