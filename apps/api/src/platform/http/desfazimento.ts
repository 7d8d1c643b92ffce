type Desfazer = () => Promise<void>

/** What must be taken back by hand when a request fails; the newest first, and one failure does not spare the others. */
export function criarDesfazimento() {
  const pendentes: Desfazer[] = []
  const desfazer = async () => {
    for (const voltar of pendentes.splice(0).reverse()) await voltar().catch(() => undefined)
  }
  return {
    lembrar(voltar: Desfazer): void {
      pendentes.push(voltar)
    },
    desfazer,
    /** Once it came to its end, nothing is taken back any more. */
    async tentar<T>(fazer: () => Promise<T>): Promise<T> {
      try {
        return await fazer()
      } catch (erro) {
        await desfazer()
        throw erro
      }
    },
  }
}
