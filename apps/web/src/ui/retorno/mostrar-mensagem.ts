interface MensagemGlobal {
  tipo: 'erro' | 'aviso' | 'info'
  titulo?: string | undefined
  mensagem: string
  /** Things the message is about, one by one. */
  itens?: readonly { nome: string; texto: string }[] | undefined
}

interface MensagemNaFila extends MensagemGlobal {
  numero: number
}

// Apart from the dialog that shows it: who only speaks (the API client) must not load the dialog.
let fila: readonly MensagemNaFila[] = []
let numero = 0
const ouvintes = new Set<() => void>()

function trocarFila(nova: readonly MensagemNaFila[]): void {
  fila = nova
  for (const avisar of ouvintes) avisar()
}

/** Callable from anywhere; the same message waiting already is not queued twice. ERR-06 */
export function mostrarMensagem(nova: MensagemGlobal): void {
  const { tipo, titulo, mensagem, itens } = nova
  const repetida = fila.some(
    (m) => m.tipo === tipo && m.titulo === titulo && m.mensagem === mensagem && m.itens === itens,
  )
  if (repetida) return
  numero += 1
  trocarFila([...fila, { ...nova, numero }])
}

export function primeiraMensagem(): MensagemNaFila | null {
  return fila[0] ?? null
}

export function dispensarMensagem(): void {
  trocarFila(fila.slice(1))
}

export function ouvirMensagens(avisar: () => void): () => void {
  ouvintes.add(avisar)
  return () => ouvintes.delete(avisar)
}
