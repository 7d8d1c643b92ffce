import { crc32, deflateSync } from 'node:zlib'

const ASSINATURA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const OITO_BITS_COM_PALETA = [8, 3, 0, 0, 0]

type Imagem = {
  largura: number
  altura: number
  /** '#rrggbb'. */
  cores: readonly string[]
  /** Which of the colours each point has. */
  cor(x: number, y: number): number
}

/** A picture with a palette, the same bytes every time. */
export function desenharPng({ largura, altura, cores, cor }: Imagem): Buffer {
  const pontos = Buffer.alloc((largura + 1) * altura)
  for (let y = 0; y < altura; y++)
    for (let x = 0; x < largura; x++) pontos[y * (largura + 1) + 1 + x] = cor(x, y)
  const cabecalho = Buffer.alloc(13)
  cabecalho.writeUInt32BE(largura, 0)
  cabecalho.writeUInt32BE(altura, 4)
  cabecalho.set(OITO_BITS_COM_PALETA, 8)
  const paleta = Buffer.from(cores.map((hexadecimal) => hexadecimal.slice(1)).join(''), 'hex')
  return Buffer.concat([
    ASSINATURA,
    bloco('IHDR', cabecalho),
    bloco('PLTE', paleta),
    bloco('IDAT', deflateSync(pontos, { level: 9 })),
    bloco('IEND', Buffer.alloc(0)),
  ])
}

function bloco(nome: string, dados: Buffer): Buffer {
  const conteudo = Buffer.concat([Buffer.from(nome, 'latin1'), dados])
  const tamanho = Buffer.alloc(4)
  tamanho.writeUInt32BE(dados.length)
  const soma = Buffer.alloc(4)
  soma.writeUInt32BE(crc32(conteudo))
  return Buffer.concat([tamanho, conteudo, soma])
}
