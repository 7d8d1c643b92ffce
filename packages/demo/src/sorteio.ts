/** Draws that come out the same on every machine and every run: the demo business is compared in tests. */
export type Sorteio = {
  inteiro(minimo: number, maximo: number): number
  chance(probabilidade: number): boolean
  um<T>(lista: readonly T[]): T
  /** `quantos` different elements, in drawn order. */
  varios<T>(lista: readonly T[], quantos: number): T[]
  digitos(quantos: number): string
  caracteres(alfabeto: string, quantos: number): string
}

/** The name of the stream is its seed, so that one noun may draw more without changing the others. */
export function criarSorteio(nome: string): Sorteio {
  const fracao = mulberry32(fnv1a(nome))
  const inteiro = (minimo: number, maximo: number) => minimo + Math.floor(fracao() * (maximo - minimo + 1))

  function um<T>(lista: readonly T[]): T {
    if (lista.length === 0) throw new RangeError(`Sorteio '${nome}': nothing to draw from`)
    return lista[inteiro(0, lista.length - 1)] as T
  }

  function varios<T>(lista: readonly T[], quantos: number): T[] {
    const restantes = [...lista]
    return Array.from({ length: Math.min(quantos, lista.length) }, () =>
      restantes.splice(inteiro(0, restantes.length - 1), 1),
    ).flat()
  }

  const caracteres = (alfabeto: string, quantos: number) =>
    Array.from({ length: quantos }, () => alfabeto.charAt(inteiro(0, alfabeto.length - 1))).join('')

  return {
    inteiro,
    chance: (probabilidade) => fracao() < probabilidade,
    um,
    varios,
    digitos: (quantos) => caracteres('0123456789', quantos),
    caracteres,
  }
}

function fnv1a(texto: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < texto.length; i++) hash = Math.imul(hash ^ texto.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

function mulberry32(semente: number): () => number {
  let estado = semente
  return () => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
