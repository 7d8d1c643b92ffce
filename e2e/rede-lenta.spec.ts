import type { Page } from '@playwright/test'
import { novoTicket } from './cenario/abertura-de-tickets.ts'
import { expect, test } from './cenario/jornada.ts'
import { codigoDe } from './cenario/montagem.ts'

const CASCA = codigoDe('src/routes/_interno.tsx?tsr-split=component', 'src/app/casca/area-interna.tsx')

/** What no frame of the page may be: nothing on it, between the skeleton of index.html and the page. */
async function vigiarPaginaEmBranco(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const vigia = { vazios: 0 }
    Object.assign(window, { vigia })
    const olhar = () => {
      const raiz = document.getElementById('raiz')
      if (raiz && raiz.querySelector('.esqueleto, main, [role="status"]') === null) vigia.vazios += 1
      requestAnimationFrame(olhar)
    }
    olhar()
  })
  return () => page.evaluate(() => (window as unknown as { vigia: { vazios: number } }).vigia.vazios)
}

/** Holds back what the address matches until told otherwise. */
async function segurar(page: Page, endereco: RegExp) {
  const portao = Promise.withResolvers<void>()
  await page.route(endereco, async (rota) => {
    await portao.promise
    await rota.continue()
  })
  return { pedido: page.waitForRequest(endereco), soltar: () => portao.resolve() }
}

/** Does not let through what the address matches, until told otherwise. */
async function derrubar(page: Page, endereco: RegExp) {
  let caiu = true
  await page.route(endereco, (rota) => (caiu ? rota.abort() : rota.fallback()))
  return {
    levantar() {
      caiu = false
    },
  }
}

test('SHL-04 numa rede lenta o esqueleto fica até a página vir, também a que não há', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR', '/conta/senha')
  const vazios = await vigiarPaginaEmBranco(page)
  for (const caminho of ['/home', '/nao-existe']) {
    const { pedido, soltar } = await segurar(page, CASCA)
    await page.goto(caminho)
    await pedido
    await page.evaluate(() => new Promise((pintou) => requestAnimationFrame(() => setTimeout(pintou))))
    await expect(page.locator('#raiz > .esqueleto')).toBeVisible()
    soltar()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await vazios()).toBe(0)
    await page.unrouteAll()
  }
  await portal.semBarreiras('não encontrado')
})

test.describe('código que demora, e que não vem', () => {
  test.use({ erroEsperado: /ERR_FAILED/ })

  test('SHL-03 SHL-04 MES-04 ERR-04 a janela, a página e a busca que demoram dizem que vêm, e a que não veio vem na vez seguinte', async ({
    page,
    portal,
  }) => {
    // Held before the page comes: a pointer that happens to rest on the button brings the search ahead of the key.
    const busca = await segurar(page, codigoDe('src/app/busca/dialogo-de-busca.tsx'))
    await portal.estarComo('OPERADOR')
    await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('nova')
    await busca.pedido
    await expect(page.getByRole('textbox', { name: 'Buscar em tudo' })).toHaveValue('nova')
    busca.soltar()
    const campo = page.getByRole('combobox', { name: 'Buscar em tudo' })
    await expect(campo).toBeFocused()
    await page.keyboard.type(' agenda')
    await expect(campo).toHaveValue('nova agenda')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const codigoDaJanela = codigoDe('src/features/tickets/abertura/janela-do-ticket-novo.tsx')
    const ticket = await segurar(page, codigoDaJanela)
    const queda = await derrubar(page, codigoDaJanela)
    await novoTicket(page)
    await expect(page.getByText('Falha na comunicação com o servidor!')).toBeVisible()
    // The route stays: what else the window needs is still on its way, and what is taken off under it may never arrive.
    queda.levantar()
    const progresso = page.getByRole('progressbar', { name: 'Carregando...' })
    await novoTicket(page)
    await expect(progresso).toBeVisible()
    ticket.soltar()
    await expect(page.getByRole('dialog', { name: /Abrir novo ticket/ })).toBeVisible()
    await expect(progresso).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const lista = await segurar(page, codigoDe('src/routes/_interno/tickets/index.tsx?tsr-split=component'))
    await page.getByRole('navigation').getByRole('link', { name: 'Tickets' }).click()
    await expect(progresso).toBeVisible()
    lista.soltar()
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
    await expect(progresso).toBeHidden()
  })
})
