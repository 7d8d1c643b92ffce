import { describe, expect, it } from 'vitest'
import { codigosNaImagem } from '../../../test/ler-imagem.ts'
import { desenharIntercalado } from './codigo-intercalado.ts'
import { desenharDocumento, MM } from './documento.ts'

const LUGAR = { x: 50, y: 60, largura: 103 * MM, altura: 13 * MM }
const desenhar = (digitos: string) =>
  desenharDocumento({ titulo: 'Barras', autor: 'Balcão', criadoEm: new Date(0) }, (doc) =>
    desenharIntercalado(doc.pdf, digitos, LUGAR),
  )

describe('intercalado 2 de 5', () => {
  it.each(['34196166700000123451101234567880057123457000', '01234567890123456789', '00000000000000'])(
    'lê de volta %s, do tamanho pedido',
    async (digitos) => {
      const [codigo] = await codigosNaImagem(await desenhar(digitos))
      expect(codigo).toMatchObject({ tipo: 'ITF', texto: digitos })
      expect(codigo?.medidas?.largura).toBeCloseTo(103, 0)
      expect(codigo?.medidas?.altura).toBeCloseTo(13, 0)
    },
  )

  it.each(['', '123', '12a4'])('recusa %j', async (digitos) => {
    await expect(desenhar(digitos)).rejects.toThrow('só pares de dígitos')
  })
})
