import type { Browser } from '@playwright/test'

/** How far the clock of this run is from the machine's, in milliseconds (`scripts/relogio.mjs`). */
const DESVIO = Number(process.env.DESVIO_DO_RELOGIO ?? 0) * 1000

/** Chromium lives in the machine's time, and its pages are told the run's. */
export const semRelogio = (ambiente: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ambiente).flatMap(([nome, valor]) =>
      valor === undefined || nome === 'LD_PRELOAD' ? [] : [[nome, valor]],
    ),
  )

/** Every page of that browser, in the run's clock. */
export function acertarRelogio(browser: Browser): void {
  if (DESVIO === 0) return
  const abrir = browser.newContext.bind(browser)
  browser.newContext = async (opcoes) => {
    const contexto = await abrir(opcoes)
    await contexto.addInitScript((desvio) => {
      const DaMaquina = Date
      globalThis.Date = new Proxy(DaMaquina, {
        construct: (_, partes) =>
          partes.length === 0
            ? new DaMaquina(DaMaquina.now() + desvio)
            : Reflect.construct(DaMaquina, partes),
        apply: () => new DaMaquina(DaMaquina.now() + desvio).toString(),
        get: (data, nome) => (nome === 'now' ? () => DaMaquina.now() + desvio : Reflect.get(data, nome)),
      })
    }, DESVIO)
    return contexto
  }
}
