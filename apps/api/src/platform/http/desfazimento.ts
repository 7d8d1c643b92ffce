type Desfazer = () => Promise<void>

/** What must be taken back by hand when a request fails; the newest first, and one failure does not spare the others. */
export function criarDesfazimento() {
  const pendentes: Desfazer[] = []
  return {
    lembrar(desfazer: Desfazer): void {
      pendentes.push(desfazer)
    },
    async desfazer(): Promise<void> {
      for (const desfazer of pendentes.splice(0).reverse()) await desfazer().catch(() => undefined)
    },
  }
}
