type Lembranca<T> = { desde: number; valor: Promise<T> }

/**
 * Answers that cost much and may be a little old. Each is asked for once while it lasts: whoever comes meanwhile waits for
 * the same answer. A failure is not remembered.
 */
export function criarMemoria<T>({ porMs, maximo }: { porMs: number; maximo: number }) {
  const lembrancas = new Map<string, Lembranca<T>>()
  return (chave: string, agora: Date, pedir: () => Promise<T>): Promise<T> => {
    const lembrada = lembrancas.get(chave)
    const idade = lembrada ? agora.getTime() - lembrada.desde : porMs
    // A clock that was set back makes nothing last longer.
    if (lembrada && idade >= 0 && idade < porMs) return lembrada.valor
    const nova = { desde: agora.getTime(), valor: pedir() }
    lembrancas.delete(chave)
    lembrancas.set(chave, nova)
    const [maisAntiga] = lembrancas.keys()
    if (lembrancas.size > maximo && maisAntiga !== undefined) lembrancas.delete(maisAntiga)
    nova.valor.catch(() => {
      if (lembrancas.get(chave) === nova) lembrancas.delete(chave)
    })
    return nova.valor
  }
}
