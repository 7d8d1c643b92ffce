/** Says whether one more is allowed within the current second. */
export function criarRitmo(maximoPorSegundo: number): () => boolean {
  let segundo = 0
  let usados = 0
  return () => {
    const agora = Math.floor(performance.now() / 1000)
    if (agora !== segundo) {
      segundo = agora
      usados = 0
    }
    usados++
    return usados <= maximoPorSegundo
  }
}
