// A reader of QR Codes (ISO/IEC 18004) of its own, so that an error of the writer is not shared by who checks it. It reads
// bytes at level M, up to version 20, and corrects nothing: what it reads was drawn, not photographed.

type Matriz = readonly (readonly boolean[])[]

/** At level M: check codewords of each block, then blocks and their data codewords, by version from 1 on. */
const BLOCOS: [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
  [30, [1, 50], [4, 51]],
  [22, [6, 36], [2, 37]],
  [22, [8, 37], [1, 38]],
  [24, [4, 40], [5, 41]],
  [24, [5, 41], [5, 42]],
  [28, [7, 45], [3, 46]],
  [28, [10, 46], [1, 47]],
  [26, [9, 43], [4, 44]],
  [26, [3, 44], [11, 45]],
  [26, [3, 41], [13, 42]],
]
const NIVEL_M = 0
const MASCARA_DO_FORMATO = 0b101010000010010
const BYTES = 0b0100

const MASCARAS: ((l: number, c: number) => boolean)[] = [
  (l, c) => (l + c) % 2 === 0,
  (l) => l % 2 === 0,
  (_, c) => c % 3 === 0,
  (l, c) => (l + c) % 3 === 0,
  (l, c) => (Math.floor(l / 2) + Math.floor(c / 3)) % 2 === 0,
  (l, c) => ((l * c) % 2) + ((l * c) % 3) === 0,
  (l, c) => (((l * c) % 2) + ((l * c) % 3)) % 2 === 0,
  (l, c) => (((l + c) % 2) + ((l * c) % 3)) % 2 === 0,
]

export function lerQr(matriz: Matriz): string {
  const versao = (matriz.length - 17) / 4
  const mascara = lerMascara(matriz)
  const bits = lerBits(matriz, versao, mascara)
  const palavras = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return lerTexto(desintercalar(palavras, versao), versao)
}

function lerMascara(matriz: Matriz): (l: number, c: number) => boolean {
  const bits = [0, 1, 2, 3, 4, 5, 7].map((coluna) => Number(matriz[8]?.[coluna] ?? false))
  const formato = Number.parseInt(bits.join(''), 2) ^ (MASCARA_DO_FORMATO >> 8)
  if (formato >> 5 !== NIVEL_M) throw new Error(`QR Code de nível ${formato >> 5}`)
  const escolhida = MASCARAS[(formato >> 2) & 0b111]
  if (!escolhida) throw new Error('QR Code sem máscara')
  return escolhida
}

/** Columns in pairs from the right, up and down in turn, without what belongs to the symbol itself. */
function lerBits(matriz: Matriz, versao: number, mascara: (l: number, c: number) => boolean): string {
  const tamanho = matriz.length
  let bits = ''
  let sobe = true
  for (let direita = tamanho - 1; direita > 0; direita -= 2) {
    if (direita === 6) direita--
    for (let i = 0; i < tamanho; i++) {
      const linha = sobe ? tamanho - 1 - i : i
      for (const coluna of [direita, direita - 1])
        if (!ehDoSimbolo(linha, coluna, versao)) {
          const escuro = matriz[linha]?.[coluna] ?? false
          bits += escuro !== mascara(linha, coluna) ? '1' : '0'
        }
    }
    sobe = !sobe
  }
  return bits
}

function ehDoSimbolo(l: number, c: number, versao: number): boolean {
  const fim = 17 + 4 * versao - 1
  if (l === 6 || c === 6) return true
  if ((l <= 8 && c <= 8) || (l <= 8 && c >= fim - 7) || (l >= fim - 7 && c <= 8)) return true
  if (versao >= 7 && ((l <= 5 && c >= fim - 10) || (c <= 5 && l >= fim - 10))) return true
  const centros = centrosDeAlinhamento(versao)
  const ultimo = centros.at(-1)
  return centros.some((cl) =>
    centros.some((cc) => {
      const noCanto = (cl === 6 && (cc === 6 || cc === ultimo)) || (cc === 6 && cl === ultimo)
      return !noCanto && Math.abs(l - cl) <= 2 && Math.abs(c - cc) <= 2
    }),
  )
}

function centrosDeAlinhamento(versao: number): number[] {
  if (versao === 1) return []
  const quantos = Math.floor(versao / 7) + 2
  const ultimo = 4 * versao + 10
  const passo = Math.ceil((ultimo - 6) / (quantos - 1) / 2) * 2
  return [6, ...Array.from({ length: quantos - 1 }, (_, i) => ultimo - (quantos - 2 - i) * passo)]
}

function desintercalar(palavras: readonly number[], versao: number): number[] {
  const [, ...grupos] = BLOCOS[versao - 1] ?? [0]
  const tamanhos = grupos.flatMap(([quantos, dados]) => Array<number>(quantos).fill(dados))
  const blocos = tamanhos.map((): number[] => [])
  let proxima = 0
  for (let i = 0; i < Math.max(...tamanhos); i++)
    for (const [b, bloco] of blocos.entries())
      if (i < (tamanhos[b] ?? 0)) bloco.push(palavras[proxima++] ?? 0)
  return blocos.flat()
}

function lerTexto(dados: readonly number[], versao: number): string {
  const bits = dados.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  let onde = 0
  const ler = (quantos: number) => {
    onde += quantos
    return Number.parseInt(bits.slice(onde - quantos, onde), 2)
  }
  let texto = ''
  for (let modo = ler(4); modo !== 0 && onde < bits.length; modo = ler(4)) {
    if (modo === BYTES) {
      const quantos = ler(versao < 10 ? 8 : 16)
      texto += Buffer.from(Array.from({ length: quantos }, () => ler(8))).toString('utf8')
    } else texto += lerCompacto(modo, ler, versao)
  }
  return texto
}

const ALFANUMERICOS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Digits three at a time (mode 1), capitals and digits two at a time (mode 2). */
function lerCompacto(modo: number, ler: (bits: number) => number, versao: number): string {
  const faixa = versao < 10 ? 0 : 2
  if (modo === 1) {
    let texto = ''
    for (let faltam = ler(10 + faixa); faltam > 0; faltam -= 3) {
      const quantos = Math.min(3, faltam)
      texto += String(ler([0, 4, 7, 10][quantos] ?? 0)).padStart(quantos, '0')
    }
    return texto
  }
  if (modo !== 2) throw new Error(`QR Code com o modo ${modo}`)
  let texto = ''
  for (let faltam = ler(9 + faixa); faltam > 0; faltam -= 2) {
    if (faltam === 1) texto += ALFANUMERICOS[ler(6)]
    else {
      const par = ler(11)
      texto += `${ALFANUMERICOS[Math.floor(par / 45)]}${ALFANUMERICOS[par % 45]}`
    }
  }
  return texto
}
