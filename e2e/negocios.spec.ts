import type { Page } from '@playwright/test'
import { CONTAS_DEMO, SENHA_DEMO } from '../apps/api/demo/contas.ts'
import { CELULAR, expect, test } from './jornada.ts'

const alternar = (page: Page) => page.getByRole('button', { name: 'Alternar Negócio' })
const escolher = async (page: Page, nome: string) => {
  // The sign-in page has the same button, and stays a moment longer than its address.
  await expect(page.getByRole('button', { name: /^Usuário:/ })).toBeVisible()
  await alternar(page).click()
  await page.getByRole('menuitemradio', { name: nome }).click()
}
const tokenDe = (page: Page, negocio: string) =>
  page.evaluate((chave) => localStorage.getItem(chave), `balcao:token:${negocio}`)

async function preencherEntrada(page: Page) {
  await page.getByLabel('CPF').fill(CONTAS_DEMO[0]?.cpf ?? '')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_DEMO)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/home')
}

test('NEG-01 NEG-02 da entrada de um negócio para a de outro', async ({ page, portal }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle(/Aurora Distribuidora/)
  await alternar(page).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText('Aurora Distribuidora')
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(225)
  await portal.semBarreiras('alternar negócio na entrada')
  await menu.getByRole('menuitemradio', { name: 'Boreal Pet' }).click()
  await expect(page).toHaveTitle(/Boreal Pet/)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('img', { name: 'Boreal Pet' })).toHaveAttribute('src', /\/api\/boreal\//)
  await portal.semBarreiras('entrada do outro negócio')
  const guardado = await page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([chave]) => chave.startsWith('balcao:negocio:'))),
  )
  expect(guardado).toEqual({
    'balcao:negocio:api': '/api/boreal',
    'balcao:negocio:imagens': '/api/boreal/images',
    'balcao:negocio:websocket-host': '127.0.0.1',
    'balcao:negocio:websocket-key': 'balcao-boreal',
    'balcao:negocio:websocket-port': new URL(page.url()).port,
  })
  await preencherEntrada(page)
  await expect(page.getByRole('link', { name: 'Boreal Pet: ir para Home' })).toBeVisible()
})

test('NEG-01 NEG-03 dentro do portal: cada negócio guarda a sua sessão, que nada vale no outro', async ({
  page,
  portal,
  request,
}) => {
  await portal.entrarComo('ADMIN')
  await escolher(page, 'Boreal Pet')
  await expect(page).toHaveURL(/\/login$/)
  await preencherEntrada(page)
  await expect(page).toHaveTitle(/Boreal Pet/)
  const [daAurora, daBoreal] = [await tokenDe(page, 'aurora'), await tokenDe(page, 'boreal')]
  expect(daAurora).toBeTruthy()
  expect(daBoreal).not.toBe(daAurora)

  const validada = page.waitForResponse('**/api/aurora/sac/validar-sessao')
  await escolher(page, 'Aurora Distribuidora')
  expect((await validada).status()).toBe(200)
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('link', { name: 'Aurora Distribuidora: ir para Home' })).toBeVisible()
  await portal.semBarreiras('depois de alternar')

  for (const [negocio, token, status] of [
    ['aurora', daAurora, 200],
    ['boreal', daBoreal, 200],
    ['aurora', daBoreal, 401],
    ['boreal', daAurora, 401],
  ] as const) {
    const resposta = await request.get(`/api/${negocio}/sac/carga`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([negocio, resposta.status()]).toEqual([negocio, status])
  }
})

test('NEG-01 um endereço que o servidor não oferece é recusado: nada é pedido a ele', async ({
  page,
  portal,
}) => {
  const pedidos: string[] = []
  page.on('request', (pedido) => pedidos.push(pedido.url()))
  page.on('websocket', (websocket) => pedidos.push(websocket.url()))
  await page.addInitScript(() => {
    localStorage.setItem('balcao:negocio:api', 'https://mau.exemplo.com/api/aurora')
    localStorage.setItem('balcao:negocio:websocket-host', 'mau.exemplo.com')
  })
  await portal.entrarComo('OPERADOR')
  await expect(page).toHaveTitle(/Aurora Distribuidora/)
  await expect.poll(() => pedidos.some((url) => url.startsWith('ws:'))).toBe(true)
  expect(pedidos.filter((url) => url.includes('mau.exemplo.com'))).toEqual([])
})

test.describe('sessão vencida no outro negócio', () => {
  test.use({ erroEsperado: /401/ })

  test('NEG-01 ERR-01 ao alternar a sessão é conferida, e a que não vale leva à entrada', async ({
    page,
    portal,
  }) => {
    await portal.entrarComo('GERENTE')
    await page.evaluate(() => localStorage.setItem('balcao:token:boreal', 'x'.repeat(43)))
    await escolher(page, 'Boreal Pet')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page).toHaveTitle(/Boreal Pet/)
    expect(await tokenDe(page, 'boreal')).toBeNull()
    expect(await tokenDe(page, 'aurora')).toBeTruthy()
  })
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('NEG-01 pelo menu lateral', async ({ page, portal }) => {
    await portal.entrarComo('SUPERVISOR')
    await expect(alternar(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await alternar(page).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitemradio')).toHaveCount(2)
    expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(300)
    await portal.semBarreiras('alternar negócio no celular')
    await menu.getByRole('menuitemradio', { name: 'Boreal Pet' }).click()
    await expect(page).toHaveTitle(/Boreal Pet/)
    await expect(alternar(page)).toBeVisible()
    await portal.semBarreiras('entrada no celular')
  })
})
