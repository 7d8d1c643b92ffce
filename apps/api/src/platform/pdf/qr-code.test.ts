import { describe, expect, it } from 'vitest'
import { codigosNaImagem } from '../../../test/ler-imagem.ts'
import { desenharDocumento } from './documento.ts'
import { desenharQrCode } from './qr-code.ts'

const LUGAR = { x: 50, y: 60, lado: 120 }

async function desenhar(texto: string) {
  const dados = { titulo: 'QR', autor: 'Balcão', criadoEm: new Date(0) }
  return desenharDocumento(dados, (doc) => desenharQrCode(doc.pdf, texto, LUGAR))
}

describe('QR Code', () => {
  it.each([
    'a',
    'https://exemplo.com.br/nota/123',
    '0123456789',
    'CAPITAIS 42',
    'x'.repeat(100),
    'Texto com 1234567890123456 e MAIUSCULAS/MAIUSCULAS no meio',
    'p'.repeat(330),
  ])('lê de volta %j', async (texto) => {
    expect(await codigosNaImagem(await desenhar(texto))).toMatchObject([{ tipo: 'QRCode', texto }])
  })
})
