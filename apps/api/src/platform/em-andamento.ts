/** Whoever asks for what is being asked for right now waits for the same answer. Nothing is remembered once it came. */
export function criarJuncao<T>() {
  const emAndamento = new Map<string, Promise<T>>()
  return (chave: string, pedir: () => Promise<T>): Promise<T> => {
    const atual = emAndamento.get(chave)
    if (atual) return atual
    const nova = pedir().finally(() => emAndamento.delete(chave))
    emAndamento.set(chave, nova)
    return nova
  }
}
