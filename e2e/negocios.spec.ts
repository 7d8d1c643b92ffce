import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './cenario/jornada.ts'

const alternar = (page: Page) => page.getByRole('button', { name: 'Alternar Negócio' })
const tokenDe = (page: Page, negocio: string) =>
  page.evaluate((chave) => localStorage.getItem(chave), `balcao:token:${negocio}`)

test('NEG-01 NEG-02 NEG-03 da entrada de um negócio para a do outro; cada um guarda a sua sessão, que nada vale no outro', async ({
  page,
  portal,
  request,
}) => {
  await portal.estarComo('ADMIN', '/login')
  // Whoever is inside does not see the sign-in page; the sign-in page has the same button, a moment longer than its address.
  await expect(page.getByRole('button', { name: /^Usuário:/ })).toBeVisible()
  await alternar(page).click()
  await page.getByRole('menuitemradio', { name: 'Boreal Pet' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page).toHaveTitle(/Boreal Pet/)
  await expect(page.getByRole('img', { name: 'Boreal Pet' })).toHaveAttribute('src', /\/api\/boreal\//)
  await alternar(page).click()
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Boreal Pet')
  await portal.semBarreiras('alternar negócio na entrada')
  await page.keyboard.press('Escape')
  await page.getByLabel('CPF').fill(CONTAS_DEMO[0]?.cpf ?? '')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_DEMO)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('link', { name: 'Boreal Pet: ir para Home' })).toBeVisible()
  const [daAurora, daBoreal] = [await tokenDe(page, 'aurora'), await tokenDe(page, 'boreal')]
  expect(daAurora).toBeTruthy()
  expect(daBoreal).not.toBe(daAurora)

  const validada = page.waitForResponse('**/api/aurora/sac/validar-sessao')
  await alternar(page).click()
  await page.getByRole('menuitemradio', { name: 'Aurora Distribuidora' }).click()
  expect((await validada).status()).toBe(200)
  await expect(page.getByRole('link', { name: 'Aurora Distribuidora: ir para Home' })).toBeVisible()
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
