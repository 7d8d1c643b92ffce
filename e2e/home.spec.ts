import { expect, test } from './cenario/jornada.ts'

test('HOM-01 SHL-02 SHL-04 o número dos tickets abre a lista com aquele tanto; pular para o conteúdo, atalhos e tema', async ({
  page,
  portal,
}) => {
  // The figures may be half a minute old: those of somebody whose home no other journey opens are not.
  const [resposta] = await Promise.all([
    page.waitForResponse((r) => r.url().includes('/sac/tickets/totais')),
    portal.estarComo('SUPERVISOR'),
  ])
  const { abertos } = await resposta.json()
  await expect(page).toHaveTitle('Home · Aurora Distribuidora')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  // Initials and arrow side by side, as in the place that was kept for it.
  const doUsuario = await page.getByRole('button', { name: /^Usuário: / }).boundingBox()
  expect(doUsuario?.width).toBeGreaterThan(48)

  // Whoever arrives is taken to the title, maybe only now.
  await expect(async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible()
  await portal.semBarreiras('atalhos')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: /^Tema:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click()

  const emAberto = page
    .getByRole('region', { name: 'Tickets', exact: true })
    .getByRole('link', { name: /^Em aberto/ })
  await page.reload()
  await expect(emAberto).toContainText(abertos.toLocaleString('pt-BR'))
  await emAberto.click()
  await expect(page.getByRole('button', { name: 'Em aberto', pressed: true })).toBeVisible()
  await expect(page.locator('h1 + *')).toHaveText(abertos.toLocaleString('pt-BR'))
  await expect(page).toHaveURL(/\/tickets\?abertos=true$/)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('SHL-02 o menu de quem vê tudo cabe inteiro em 768 px de altura', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await portal.estarComo('ADMIN', '/conta/senha')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await expect(menu.getByRole('link', { name: 'Saúde' })).toBeInViewport({ ratio: 1 })
  expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)
})
