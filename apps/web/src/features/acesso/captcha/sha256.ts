// crypto.subtle does not exist on plain http outside localhost, where a branch may well open the portal; and for a
// chain of tiny hashes its asynchronous call costs more than the hash. Only the proof of work uses this file.

const PALAVRAS_DO_BLOCO = 16
const BYTES_DO_BLOCO = 64
const FIM_DA_MENSAGEM = 0x80

const ehPrimo = (n: number) => {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false
  return true
}
const PRIMOS = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && ehPrimo(n))
// FIPS 180-4: the first 32 bits of the fractional parts of the roots of the first primes.
const fracao = (raiz: number) => ((raiz % 1) * 2 ** 32) | 0
const INICIO = Int32Array.from(PRIMOS.slice(0, 8), (primo) => fracao(Math.sqrt(primo)))
const CONSTANTES = Int32Array.from(PRIMOS, (primo) => fracao(Math.cbrt(primo)))

const agenda = new Int32Array(BYTES_DO_BLOCO)
const girar = (x: number, bits: number) => (x >>> bits) | (x << (32 - bits))

/** Mixes one block of 16 words into the state. */
export function comprimir(estado: Int32Array, bloco: Int32Array): void {
  agenda.set(bloco)
  for (let i = PALAVRAS_DO_BLOCO; i < BYTES_DO_BLOCO; i++) {
    const x = agenda[i - 15] as number
    const y = agenda[i - 2] as number
    const s0 = girar(x, 7) ^ girar(x, 18) ^ (x >>> 3)
    const s1 = girar(y, 17) ^ girar(y, 19) ^ (y >>> 10)
    agenda[i] = ((agenda[i - 16] as number) + s0 + (agenda[i - 7] as number) + s1) | 0
  }
  // Word by word: destructuring a typed array goes through its iterator, and this is the innermost loop.
  let a = estado[0] as number
  let b = estado[1] as number
  let c = estado[2] as number
  let d = estado[3] as number
  let e = estado[4] as number
  let f = estado[5] as number
  let g = estado[6] as number
  let h = estado[7] as number
  for (let i = 0; i < BYTES_DO_BLOCO; i++) {
    const s1 = girar(e, 6) ^ girar(e, 11) ^ girar(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (CONSTANTES[i] as number) + (agenda[i] as number)) | 0
    const s0 = girar(a, 2) ^ girar(a, 13) ^ girar(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  estado[0] = (estado[0] as number) + a
  estado[1] = (estado[1] as number) + b
  estado[2] = (estado[2] as number) + c
  estado[3] = (estado[3] as number) + d
  estado[4] = (estado[4] as number) + e
  estado[5] = (estado[5] as number) + f
  estado[6] = (estado[6] as number) + g
  estado[7] = (estado[7] as number) + h
}

/** A digest as the only block of a message; what came before it counts in the length. */
export function blocoDeResumo(bytesAnteriores = 0): Int32Array {
  const bloco = new Int32Array(PALAVRAS_DO_BLOCO)
  bloco[8] = FIM_DA_MENSAGEM << 24
  bloco[15] = (bytesAnteriores + 32) * 8
  return bloco
}

/** Hashes `dados`, then the hash, and so on, `vezes` in all. */
export function sha256EmCadeia(dados: Uint8Array, vezes: number): Uint8Array {
  const resumo = concluir(INICIO.slice(), dados)
  const bloco = blocoDeResumo()
  for (let vez = 1; vez < vezes; vez++) {
    bloco.set(resumo)
    resumo.set(INICIO)
    comprimir(resumo, bloco)
  }
  return emBytes(resumo)
}

function emPalavras(bytes: Uint8Array): Int32Array {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Int32Array.from({ length: bytes.length / 4 }, (_, i) => vista.getInt32(i * 4))
}

export function emBytes(palavras: Int32Array): Uint8Array {
  const bytes = new Uint8Array(palavras.length * 4)
  const vista = new DataView(bytes.buffer)
  for (const [i, palavra] of palavras.entries()) vista.setInt32(i * 4, palavra)
  return bytes
}

/** Goes on from `estado`, which already took in `bytesAnteriores`; answers the final state as words. */
export function concluir(estado: Int32Array, dados: Uint8Array, bytesAnteriores = 0): Int32Array {
  const tamanho = Math.ceil((dados.length + 9) / BYTES_DO_BLOCO) * BYTES_DO_BLOCO
  const mensagem = new Uint8Array(tamanho)
  mensagem.set(dados)
  mensagem[dados.length] = FIM_DA_MENSAGEM
  new DataView(mensagem.buffer).setUint32(tamanho - 4, (bytesAnteriores + dados.length) * 8)
  const palavras = emPalavras(mensagem)
  for (let inicio = 0; inicio < palavras.length; inicio += PALAVRAS_DO_BLOCO)
    comprimir(estado, palavras.subarray(inicio, inicio + PALAVRAS_DO_BLOCO))
  return estado
}

/** The state after one whole block of 64 bytes, where the two halves of an HMAC begin. */
export function estadoAposBloco(bloco: Uint8Array): Int32Array {
  const estado = INICIO.slice()
  comprimir(estado, emPalavras(bloco))
  return estado
}
