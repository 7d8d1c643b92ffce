const PAUSA_MS = 50
const PAUSAS_DE_CALMA = 2
const LIMITE_MS = 10_000
const ESPERA_DO_NAVEGADOR_MS = 3_000

let aCaminho = 0
let mostrada: Promise<void> | null = null

/** What the page asks the server for, until the answer is there. */
export async function acompanharPedido<T>(pedido: Promise<T>): Promise<T> {
  aCaminho += 1
  try {
    return await pedido
  } finally {
    aCaminho -= 1
  }
}

/**
 * When the first page has the data it asked for and the browser nothing better to do: what that page can do without is
 * fetched then, or as soon as somebody touches the page, who may be after it.
 */
export function paginaMostrada(): Promise<void> {
  mostrada ??= Promise.race([dadosNaTela(), alguemMexeu(), pausa(LIMITE_MS)])
  return mostrada
}

async function dadosNaTela(): Promise<void> {
  // An answer may lead to the next question: a moment without any tells that it was the last.
  for (let calmas = 0; calmas < PAUSAS_DE_CALMA; calmas = aCaminho === 0 ? calmas + 1 : 0)
    await pausa(PAUSA_MS)
  await ocioso()
}

const pausa = (ms: number) => new Promise<void>((pronta) => setTimeout(pronta, ms))

const ocioso = () =>
  new Promise<void>((pronto) => {
    // Not every browser has it.
    if (typeof requestIdleCallback !== 'function') return void setTimeout(pronto)
    requestIdleCallback(() => pronto(), { timeout: ESPERA_DO_NAVEGADOR_MS })
  })

const alguemMexeu = () =>
  new Promise<void>((pronto) => {
    for (const gesto of ['pointerdown', 'keydown'])
      addEventListener(gesto, () => pronto(), { once: true, capture: true, passive: true })
  })
