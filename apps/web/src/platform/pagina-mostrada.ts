const ESPERA_MS = 3_000

/** When the browser has nothing better to do, or soon after: what the first page can do without is fetched then. */
export const paginaMostrada = (): Promise<void> =>
  new Promise((pronta) => {
    // Not every browser has it.
    if (typeof requestIdleCallback !== 'function') return void setTimeout(pronta)
    requestIdleCallback(() => pronta(), { timeout: ESPERA_MS })
  })
