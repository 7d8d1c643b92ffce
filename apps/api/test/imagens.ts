import { crc32, deflateSync } from 'node:zlib'

function bloco(tipo: string, conteudo: Buffer): Buffer {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), conteudo])
  const numeros = Buffer.alloc(8)
  numeros.writeUInt32BE(conteudo.length, 0)
  numeros.writeUInt32BE(crc32(corpo), 4)
  return Buffer.concat([numeros.subarray(0, 4), corpo, numeros.subarray(4)])
}

type Opcoes = { cinza?: number; entrelacada?: boolean; linhas?: Buffer }

/** A whole picture of one shade of grey. */
export function pngDe(largura: number, altura: number, opcoes: Opcoes = {}): Buffer {
  const { cinza = 128, entrelacada = false } = opcoes
  const linha = Buffer.concat([Buffer.from([0]), Buffer.alloc(largura, cinza)])
  const linhas = opcoes.linhas ?? Buffer.concat(Array.from({ length: altura }, () => linha))
  const cabecalho = Buffer.alloc(13)
  cabecalho.writeUInt32BE(largura, 0)
  cabecalho.writeUInt32BE(altura, 4)
  cabecalho.set([8, 0, 0, 0, entrelacada ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    bloco('IHDR', cabecalho),
    bloco('IDAT', deflateSync(linhas)),
    bloco('IEND', Buffer.alloc(0)),
  ])
}
