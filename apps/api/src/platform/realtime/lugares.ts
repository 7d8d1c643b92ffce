/** How many connections one address may hold, and how many of them before it says whose they are. */
export type MaximosPorEndereco = { anonimas: number; todas: number }

export type Lugar = {
  /** It joined a channel that the server signed for a session. */
  identificar(): void
  liberar(): void
}

type Ocupacao = { anonimas: number; todas: number }

/**
 * SEG-04 Anybody may open a websocket; whose it is shows only when it joins a channel that was signed for a session. Until then
 * an address gets few, so that a stranger does not take everybody's place.
 */
export function criarLugares({ anonimas, todas }: MaximosPorEndereco): (endereco: string) => Lugar | null {
  const ocupacoes = new Map<string, Ocupacao>()
  return (endereco) => {
    const ocupacao = ocupacoes.get(endereco) ?? { anonimas: 0, todas: 0 }
    if (ocupacao.anonimas >= anonimas || ocupacao.todas >= todas) return null
    ocupacoes.set(endereco, ocupacao)
    ocupacao.anonimas++
    ocupacao.todas++
    let anonima = true
    let ocupado = true
    const identificar = () => {
      if (anonima) ocupacao.anonimas--
      anonima = false
    }
    return {
      identificar,
      liberar() {
        if (!ocupado) return
        ocupado = false
        identificar()
        ocupacao.todas--
        if (ocupacao.todas === 0) ocupacoes.delete(endereco)
      },
    }
  }
}
