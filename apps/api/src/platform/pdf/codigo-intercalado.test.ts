import { describe, expect, it } from 'vitest'
import { codigosIntercalados } from '../../../test/ler-pdf.ts'
import { desenharIntercalado } from './codigo-intercalado.ts'
import { desenharDocumento, MM } from './documento.ts'

const LUGAR = { x: 50, y: 60, largura: 103 * MM, altura: 13 * MM }
const desenhar = (digitos: string) =>
  desenharDocumento({ titulo: 'Barras', autor: 'Balcão', criadoEm: new Date(0) }, (doc) =>
    desenharIntercalado(doc.pdf, digitos, LUGAR),
  )

describe('intercalado 2 de 5', () => {
  it.each(['34196166700000123451101234567880057123457000', '0123456789', '00000000'])(
    'lê de volta %s, do tamanho pedido',
    async (digitos) => {
      const [codigo] = await codigosIntercalados(await desenhar(digitos))
      expect(codigo?.texto).toBe(digitos)
      expect(codigo?.larguraMm).toBeCloseTo(103, 1)
      expect(codigo?.alturaMm).toBeCloseTo(13, 1)
    },
  )

  it.each(['', '123', '12a4'])('recusa %j', async (digitos) => {
    await expect(desenhar(digitos)).rejects.toThrow('só pares de dígitos')
  })
})
