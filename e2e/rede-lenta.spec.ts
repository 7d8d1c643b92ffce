import type { Page } from '@playwright/test'
import { expect, test } from './jornada.ts'

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

for (const caminho of ['/home', '/conta/dados', '/nao-existe'])
  test(`SHL-04 ${caminho} numa rede lenta: o esqueleto fica até a página vir`, async ({ page, portal }) => {
    await portal.estarComo('OPERADOR')
    const vazios = await vigiarPaginaEmBranco(page)
    const { pedido, soltar } = await segurar(page, /\/assets\/(_interno|area-interna)-/)
    await page.goto(caminho)
    await pedido
    await page.evaluate(() => new Promise((pintou) => requestAnimationFrame(() => setTimeout(pintou))))
    await expect(page.locator('#raiz > .esqueleto')).toBeVisible()
    soltar()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await vazios()).toBe(0)
  })

test('SHL-04 quem navega numa rede lenta vê que a página vem', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR')
  const { soltar } = await segurar(page, /\/assets\/tickets-/)
  await page.getByRole('navigation').getByRole('link', { name: 'Tickets' }).click()
  const progresso = page.getByRole('progressbar', { name: 'Carregando...' })
  await expect(progresso).toBeVisible()
  soltar()
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await expect(progresso).toBeHidden()
})

test('SHL-03 a janela que demora a vir diz que vem', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR')
  const { soltar } = await segurar(page, /\/assets\/janela-do-ticket-novo-/)
  await page.getByRole('button', { name: 'NOVO TICKET' }).click()
  const progresso = page.getByRole('progressbar', { name: 'Carregando...' })
  await expect(progresso).toBeVisible()
  soltar()
  await expect(page.getByRole('dialog', { name: /Abrir novo ticket/ })).toBeVisible()
  await expect(progresso).toBeHidden()
})

test('MES-04 o que se digita depois de Ctrl+K, antes de a busca chegar, vai para ela', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { pedido, soltar } = await segurar(page, /\/assets\/dialogo-de-busca-/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nova')
  await pedido
  await expect(page.getByRole('textbox', { name: 'Buscar em tudo' })).toHaveValue('nova')
  soltar()
  const busca = page.getByRole('combobox', { name: 'Buscar em tudo' })
  await expect(busca).toBeFocused()
  await page.keyboard.type(' agenda')
  await expect(busca).toHaveValue('nova agenda')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test.describe('código que não vem', () => {
  test.use({ erroEsperado: /ERR_FAILED|dynamically imported module/ })

  test('ERR-04 a janela que não vem deixa a página como estava, e vem na vez seguinte', async ({
    page,
    portal,
  }) => {
    await portal.estarComo('OPERADOR')
    await page.route(/\/assets\/janela-do-ticket-novo-/, (rota) => rota.abort())
    const abrir = page.getByRole('button', { name: 'NOVO TICKET' })
    await abrir.click()
    await expect(page.getByText('Falha na comunicação com o servidor!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll()
    await abrir.click()
    await expect(page.getByRole('dialog', { name: /Abrir novo ticket/ })).toBeVisible()
  })

  test('AUT-01 entra-se também sem o que troca de negócio', async ({ page }) => {
    await page.route(/\/assets\/alternar-negocio-/, (rota) => rota.abort())
    await page.goto('/login')
    await expect(page.getByText('Verificação de segurança concluída')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  })
})
