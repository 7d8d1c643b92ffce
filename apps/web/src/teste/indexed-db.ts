type Dados = Map<string, Map<IDBValidKey, unknown>>

class Pedido {
  result: unknown
  error: DOMException | null = null
  onsuccess: (() => void) | null = null
  onerror: (() => void) | null = null
  onupgradeneeded: (() => void) | null = null
}

function responder(fazer: (pedido: Pedido) => unknown): Pedido {
  const pedido = new Pedido()
  queueMicrotask(() => {
    pedido.result = fazer(pedido)
    pedido.onsuccess?.()
  })
  return pedido
}

class Transacao {
  error = null
  oncomplete: (() => void) | null = null
  onabort: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly #dados: Dados
  constructor(dados: Dados) {
    this.#dados = dados
    setTimeout(() => this.oncomplete?.())
  }
  objectStore(nome: string) {
    const loja = this.#dados.get(nome) ?? new Map<IDBValidKey, unknown>()
    return {
      get: (chave: IDBValidKey) => responder(() => loja.get(chave)),
      put: (valor: unknown, chave: IDBValidKey) =>
        responder(() => loja.set(chave, valor instanceof File ? valor : structuredClone(valor)) && chave),
      delete: (chave: IDBValidKey) => responder(() => void loja.delete(chave)),
      clear: () => responder(() => loja.clear()),
    }
  }
}

/** The browser's database, as far as drafts use it, which happy-dom lacks; each call begins an empty one. */
export function criarIndexedDb() {
  const dados: Dados = new Map()
  const banco = {
    createObjectStore: (nome: string) => dados.set(nome, new Map()),
    transaction: () => new Transacao(dados),
    close() {},
  }
  const fabrica = {
    open: () =>
      responder((pedido) => {
        pedido.result = banco
        if (dados.size === 0) pedido.onupgradeneeded?.()
        return banco
      }),
  }
  return { fabrica, lojas: dados }
}
