import { describe, expect, it } from 'vitest'
import { pngDe } from '../../../test/imagens.ts'
import { medirImagem } from './medir-imagem.ts'

const PNG = pngDe(70, 40)
const comBit = (bytes: Buffer, onde: number) => {
  const outra = Buffer.from(bytes)
  outra.writeUInt8(outra.readUInt8(onde) ^ 1, onde)
  return outra
}
// One shade of grey, 16 by 8: as small as a JPEG is.
const JPEG = Buffer.from(
  `ffd8ffdb004300${'01'.repeat(64)}ffc0000b080008001001011100ffc40014000100000000000000000000000000000009ffc40014100100000000000000000000000000000009ffda0008010100003f0054dfffd9`,
  'hex',
)
const riff = (...blocos: [string, string][]) => {
  const corpo = Buffer.concat(
    blocos.map(([tipo, hex]) => {
      const conteudo = Buffer.from(hex, 'hex')
      const tamanho = Buffer.alloc(4)
      tamanho.writeUInt32LE(conteudo.length)
      return Buffer.concat([
        Buffer.from(tipo, 'latin1'),
        tamanho,
        conteudo,
        Buffer.alloc(conteudo.length % 2),
      ])
    }),
  )
  const inicio = Buffer.alloc(12)
  inicio.write('RIFF', 0, 'latin1')
  inicio.writeUInt32LE(corpo.length + 4, 4)
  inicio.write('WEBP', 8, 'latin1')
  return Buffer.concat([inicio, corpo])
}
const WEBP = riff(['VP8L', '2fc74f0000'])
const FILME = riff(['VP8X', '02000000c70000630000'], ['ANIM', '000000000000'])

describe('ADM-08 medir uma imagem', () => {
  it.each([
    ['um PNG', PNG, 'png', { largura: 70, altura: 40 }],
    ['um JPEG', JPEG, 'jpg', { largura: 16, altura: 8 }],
    ['um JPEG com outra foto atrás', Buffer.concat([JPEG, JPEG]), 'jpg', { largura: 16, altura: 8 }],
    ['um WEBP', WEBP, 'webp', { largura: 4040, altura: 2 }],
  ])('ADM-08 %s', async (_, bytes, extensao, medidas) => {
    expect(await medirImagem(bytes, extensao)).toEqual(medidas)
  })

  it.each([
    ['um PNG cortado', PNG.subarray(0, -20), 'png'],
    ['um PNG com um bit trocado', comBit(PNG, PNG.length - 25), 'png'],
    ['um PNG com algo atrás', Buffer.concat([PNG, Buffer.from('<script>')]), 'png'],
    ['um PNG sem todas as linhas', pngDe(70, 40, { linhas: Buffer.alloc(71 * 39) }), 'png'],
    ['um PNG que não acaba de se abrir', pngDe(70, 40, { linhas: Buffer.alloc(71 * 40 + 1) }), 'png'],
    ['um PNG maior do que se desenha', pngDe(70_000, 70_000, { linhas: Buffer.alloc(10) }), 'png'],
    ['um PNG só de assinatura', PNG.subarray(0, 8), 'png'],
    ['um JPEG cortado', JPEG.subarray(0, -2), 'jpg'],
    ['um JPEG sem desenho', Buffer.from('ffd8ffd9', 'hex'), 'jpg'],
    ['um WEBP cortado', WEBP.subarray(0, -2), 'webp'],
    ['um WEBP que se mexe', FILME, 'webp'],
  ])('ADM-08 %s não se abre', async (_, bytes, extensao) => {
    expect(await medirImagem(bytes, extensao)).toBeNull()
  })
})
