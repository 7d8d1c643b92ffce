import { blocoDeResumo, comprimir, concluir, emBytes, estadoAposBloco, sha256EmCadeia } from './sha256.ts'

const BYTES_DO_BLOCO = 64
const BYTES_DO_RESUMO = 32

/** PBKDF2 with HMAC-SHA-256 (RFC 8018). */
export function pbkdf2(senha: Uint8Array, sal: Uint8Array, iteracoes: number, tamanho: number): Uint8Array {
  const chave = new Uint8Array(BYTES_DO_BLOCO)
  chave.set(senha.length > BYTES_DO_BLOCO ? sha256EmCadeia(senha, 1) : senha)
  const dentro = estadoAposBloco(chave.map((byte) => byte ^ 0x36))
  const fora = estadoAposBloco(chave.map((byte) => byte ^ 0x5c))

  const saida = new Uint8Array(Math.ceil(tamanho / BYTES_DO_RESUMO) * BYTES_DO_RESUMO)
  for (let inicio = 0; inicio < saida.length; inicio += BYTES_DO_RESUMO)
    saida.set(emBytes(parte(dentro, fora, comNumero(sal, inicio / BYTES_DO_RESUMO + 1), iteracoes)), inicio)
  return saida.slice(0, tamanho)
}

function comNumero(sal: Uint8Array, numero: number): Uint8Array {
  const dados = new Uint8Array(sal.length + 4)
  dados.set(sal)
  new DataView(dados.buffer).setUint32(sal.length, numero)
  return dados
}

function parte(dentro: Int32Array, fora: Int32Array, primeira: Uint8Array, iteracoes: number): Int32Array {
  const bloco = blocoDeResumo(BYTES_DO_BLOCO)
  const resumo = concluir(dentro.slice(), primeira, BYTES_DO_BLOCO)
  const fechar = (inicio: Int32Array) => {
    bloco.set(resumo)
    resumo.set(inicio)
    comprimir(resumo, bloco)
  }
  fechar(fora)
  const soma = resumo.slice()
  for (let rodada = 1; rodada < iteracoes; rodada++) {
    fechar(dentro)
    fechar(fora)
    for (let i = 0; i < soma.length; i++) soma[i] = (soma[i] as number) ^ (resumo[i] as number)
  }
  return soma
}
