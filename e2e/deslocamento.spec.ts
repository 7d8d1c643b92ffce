import { CELULAR, expect, test } from './cenario/jornada.ts'

const TELAS = [
  { quem: 'OPERADOR', rota: '/home' },
  { quem: 'REPRESENTANTE', rota: '/home' },
  { quem: 'OPERADOR', rota: '/tickets' },
  { quem: 'OPERADOR', rota: '/clientes' },
  { quem: 'OPERADOR', rota: 'ticket' },
  { quem: 'OPERADOR', rota: 'cliente' },
  // Where a picture stands over the rows, and comes after them.
  { quem: 'GERENTE', rota: '/acompanhamentos' },
  { quem: 'GERENTE', rota: '/objetivos' },
  { quem: 'GERENTE', rota: '/acompanhamentos-clientes' },
] as const
const TAMANHOS = [{ width: 1440, height: 900 }, CELULAR]
const ATRASO_MS = 60

declare global {
  var deslocamento: number
}

for (const { quem, rota, tamanho } of TELAS.flatMap((tela) =>
  TAMANHOS.map((tamanho) => ({ ...tela, tamanho })),
))
  test(`MES-09 o que já se lê não sai do lugar: ${rota} de ${quem} a ${tamanho.width}`, async ({
    page,
    portal,
    criar,
  }) => {
    const filial = await criar.filialDoOperador(0)
    const onde = {
      ticket: async () => `/tickets/${(await criar.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 2 })).id}`,
      cliente: async () => `/clientes/${await criar.clienteDaFilial(filial, false)}`,
    }
    const endereco = rota === 'ticket' || rota === 'cliente' ? await onde[rota]() : rota
    await page.addInitScript(() => {
      globalThis.deslocamento = 0
      new PerformanceObserver((lista) => {
        for (const entrada of lista.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entrada.hadRecentInput) globalThis.deslocamento += entrada.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Answers that come one by one, as over a network: what comes together moves nothing.
    let pedidos = 0
    await page.route('**/api/**', async (pedido) => {
      pedidos += 1
      await new Promise((passou) => setTimeout(passou, ATRASO_MS + ((pedidos * 37) % ATRASO_MS)))
      await pedido.continue()
    })
    await page.setViewportSize(tamanho)
    await portal.estarComo(quem, endereco)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[data-a-caminho]:visible')).toHaveCount(0)
    expect(await page.evaluate(() => globalThis.deslocamento)).toBeLessThan(0.05)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
