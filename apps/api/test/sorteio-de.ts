/** The same run from the same seed. */
export function sorteioDe(semente: number) {
  let estado = semente
  const fracao = () => {
    estado = (estado * 1_103_515_245 + 12_345) % 2 ** 31
    return estado / 2 ** 31
  }
  const ate = (n: number) => Math.floor(fracao() * n)
  return { ate, um: <T>(de: readonly T[]): T => de[ate(de.length)] as T }
}
