import { Readable } from 'node:stream'
import { crc32, createInflate } from 'node:zlib'

type Medidas = { largura: number; altura: number }

/**
 * The size of a picture that opens to its last byte; null of one that is cut or broken, whatever its first bytes say.
 * What a PDF could not draw would otherwise be found by whoever asks for one.
 */
export async function medirImagem(bytes: Buffer, extensao: string): Promise<Medidas | null> {
  try {
    if (extensao === 'png') return await medirPng(bytes)
    return extensao === 'jpg' ? medirJpeg(bytes) : medirWebp(bytes)
  } catch (erro) {
    // Whatever points outside of the file.
    if (erro instanceof RangeError) return null
    throw erro
  }
}

const FIM_DA_ASSINATURA = 8
const CANAIS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const PROFUNDIDADES: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
/** First column and line of each pass of an interlaced PNG, and the steps between them. */
const PASSOS_ENTRELACADOS = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const MAIS_PIXELS = 4096 * 4096

async function medirPng(bytes: Buffer): Promise<Medidas | null> {
  const dados: Buffer[] = []
  let cabecalho: Buffer | null = null
  let paleta = false
  for (let posicao = FIM_DA_ASSINATURA; posicao < bytes.length; ) {
    const tamanho = bytes.readUInt32BE(posicao)
    const fim = posicao + 8 + tamanho
    const tipo = bytes.toString('latin1', posicao + 4, posicao + 8)
    if (bytes.readUInt32BE(fim) !== crc32(bytes.subarray(posicao + 4, fim))) return null
    const conteudo = bytes.subarray(posicao + 8, fim)
    posicao = fim + 4
    if ((tipo === 'IHDR') !== (cabecalho === null)) return null
    if (tipo === 'IHDR') cabecalho = conteudo
    if (tipo === 'PLTE') paleta = true
    if (tipo === 'IDAT') dados.push(conteudo)
    if (tipo === 'IEND')
      return posicao === bytes.length && cabecalho ? lerPng(cabecalho, dados, paleta) : null
  }
  return null
}

async function lerPng(cabecalho: Buffer, dados: Buffer[], paleta: boolean): Promise<Medidas | null> {
  const [largura, altura] = [cabecalho.readUInt32BE(0), cabecalho.readUInt32BE(4)]
  const [profundidade, cor, compressao, filtro, entrelacada] = cabecalho.subarray(8)
  if (profundidade === undefined || cor === undefined || !PROFUNDIDADES[cor]?.includes(profundidade))
    return null
  if (compressao !== 0 || filtro !== 0 || (entrelacada !== 0 && entrelacada !== 1)) return null
  if (largura * altura === 0 || largura * altura > MAIS_PIXELS || (cor === 3 && !paleta)) return null
  const bits = profundidade * (CANAIS[cor] ?? 1)
  const linhas = (colunas: number, quantas: number) =>
    colunas * quantas === 0 ? 0 : quantas * (1 + Math.ceil((colunas * bits) / 8))
  const esperado =
    entrelacada === 0
      ? linhas(largura, altura)
      : PASSOS_ENTRELACADOS.reduce(
          (soma, [x, y, passoX, passoY]) =>
            soma +
            linhas(
              Math.max(0, Math.ceil((largura - x) / passoX)),
              Math.max(0, Math.ceil((altura - y) / passoY)),
            ),
          0,
        )
  return (await expandido(dados, esperado)) === esperado ? { largura, altura } : null
}

/** How much there is inside, counted and not kept; -1 when it does not open or goes on past what it should be. */
async function expandido(dados: Buffer[], esperado: number): Promise<number> {
  let total = 0
  const fluxo = Readable.from(dados).pipe(createInflate())
  try {
    for await (const pedaco of fluxo) {
      total += (pedaco as Buffer).length
      if (total > esperado) return -1
    }
  } catch {
    return -1
  }
  return total
}

const QUADROS_DO_JPEG = [0xc0, 0xc1, 0xc2]
const CANAIS_DO_JPEG = [1, 3, 4]
const semTamanho = (marca: number) => marca === 0x01 || (marca >= 0xd0 && marca <= 0xd7)

function medirJpeg(bytes: Buffer): Medidas | null {
  let medidas: Medidas | null = null
  let desenhada = false
  for (let posicao = 2; ; ) {
    if (bytes.readUInt8(posicao) !== 0xff) return null
    const marca = bytes.readUInt8(posicao + 1)
    posicao += marca === 0xff ? 1 : 2
    if (marca === 0xff || semTamanho(marca)) continue
    // Telephones put a second picture behind the first: nobody draws it.
    if (marca === 0xd9) return desenhada ? medidas : null
    const tamanho = bytes.readUInt16BE(posicao)
    if (tamanho < 2) return null
    // Frames of other kinds (arithmetic, lossless) nobody draws.
    const quadro = marca >= 0xc0 && marca <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marca)
    if (quadro) {
      if (medidas || !QUADROS_DO_JPEG.includes(marca)) return null
      if (!CANAIS_DO_JPEG.includes(bytes.readUInt8(posicao + 7))) return null
      medidas = { altura: bytes.readUInt16BE(posicao + 3), largura: bytes.readUInt16BE(posicao + 5) }
    }
    posicao += tamanho
    if (marca !== 0xda) continue
    if (!medidas) return null
    desenhada = true
    // What is drawn goes on until a mark that is neither an escaped byte nor a restart.
    while (bytes.readUInt8(posicao) !== 0xff || naoTermina(bytes.readUInt8(posicao + 1))) posicao += 1
  }
}

const naoTermina = (depois: number) => depois === 0x00 || (depois >= 0xd0 && depois <= 0xd7)

const INICIO_DOS_BLOCOS = 12

function medirWebp(bytes: Buffer): Medidas | null {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  let tela: Medidas | null = null
  let desenho: Medidas | null = null
  for (let posicao = INICIO_DOS_BLOCOS; posicao < bytes.length; ) {
    const tipo = bytes.toString('latin1', posicao, posicao + 4)
    const tamanho = bytes.readUInt32LE(posicao + 4)
    const inicio = posicao + 8
    posicao = inicio + tamanho + (tamanho % 2)
    if (posicao > bytes.length) return null
    if (tipo === 'VP8X')
      tela = { largura: 1 + bytes.readUIntLE(inicio + 4, 3), altura: 1 + bytes.readUIntLE(inicio + 7, 3) }
    if (tipo === 'VP8 ') {
      if (bytes.readUIntBE(inicio + 3, 3) !== 0x9d012a) return null
      desenho = {
        largura: bytes.readUInt16LE(inicio + 6) & 0x3fff,
        altura: bytes.readUInt16LE(inicio + 8) & 0x3fff,
      }
    }
    if (tipo === 'VP8L') {
      if (bytes.readUInt8(inicio) !== 0x2f) return null
      const bits = bytes.readUInt32LE(inicio + 1)
      desenho = { largura: 1 + (bits & 0x3fff), altura: 1 + ((bits >>> 14) & 0x3fff) }
    }
  }
  // A film has neither: only pictures that stand still serve.
  return desenho && (tela ?? desenho)
}
