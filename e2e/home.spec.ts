import type { Page } from '@playwright/test'
import { CELULAR, expect, test } from './jornada.ts'

const unidades = (page: Page) => page.getByRole('table', { name: 'Unidades' }).getByRole('row')

test('HOM-01 SHL-02 SHL-04 a página inicial com números do banco, menu e tema', async ({ page, portal }) => {
  const [resposta] = await Promise.all([
    page.waitForResponse((r) => r.url().includes('/sac/home/totais')),
    portal.estarComo('ADMIN'),
  ])
  const totais = await resposta.json()
  await expect(page).toHaveTitle('Home · Aurora Distribuidora')
  const clientes = page.getByRole('region', { name: /Clientes/ })
  await expect(clientes).toContainText(String(totais.clientes.total))
  await expect(clientes).toContainText(`Sem compra há ${totais.clientes.diasSemCompra} dias`)
  await expect(unidades(page)).toHaveCount(totais.filiais.length + 1)
  // Initials and arrow side by side, as in the place that was kept for it.
  const doUsuario = await page.getByRole('button', { name: /^Usuário: / }).boundingBox()
  expect(doUsuario?.width).toBeGreaterThan(48)

  const menu = page.getByRole('navigation', { name: 'Principal' })
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Recolher menu' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible()
  await portal.semBarreiras('home com o menu recolhido')

  await page.getByRole('button', { name: /^Tema:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(unidades(page)).toHaveCount(totais.filiais.length + 1)
})

test('HOM-01 escolher uma filial recorta os números e é lembrado', async ({ page, portal }) => {
  await portal.estarComo('ADMIN')
  await expect(unidades(page)).toHaveCount(6)
  await page.getByRole('button', { name: /Filial/ }).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(unidades(page)).toHaveCount(2)
  await page.reload()
  await expect(unidades(page)).toHaveCount(2)
})

test('HOM-01 um número dos tickets abre a lista com esse filtro, e a lista tem aquele tanto', async ({
  page,
  portal,
}) => {
  const [resposta] = await Promise.all([
    page.waitForResponse((r) => r.url().includes('/sac/tickets/totais')),
    portal.estarComo('GERENTE'),
  ])
  const { abertos, semOperador } = await resposta.json()
  const tickets = page.getByRole('region', { name: 'Tickets', exact: true })
  const emAberto = tickets.getByRole('link', { name: /^Em aberto/ })
  await expect(emAberto).toContainText(abertos.toLocaleString('pt-BR'))
  await emAberto.click()
  await expect(page).toHaveURL(/\/tickets\?abertos=true$/)
  await expect(page.getByRole('button', { name: 'Em aberto', pressed: true })).toBeVisible()
  await expect(page.locator('h1 + *')).toHaveText(abertos.toLocaleString('pt-BR'))

  await page.goBack()
  await tickets.getByRole('link', { name: /^Sem operador/ }).click()
  await expect(page).toHaveURL(/semOperador=true/)
  await expect(page.locator('h1 + *')).toHaveText(semOperador.toLocaleString('pt-BR'))
  await portal.semBarreiras('lista aberta por um número')
})

test('PER-01 o consumidor final vê as unidades, e nada de clientes nem estoque', async ({ page, portal }) => {
  await portal.estarComo('CONSUMIDOR_FINAL')
  await expect(page.getByRole('heading', { name: 'Unidades' })).toBeVisible()
  const tickets = page.getByRole('region', { name: 'Meus tickets', exact: true })
  await expect(tickets.getByRole('link', { name: /^Em aberto/ })).toBeVisible()
  await expect(tickets.getByRole('link', { name: /^Sem operador/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: /Clientes/ })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Sem estoque' })).toHaveCount(0)
  await portal.semBarreiras('home do consumidor')
})

test.describe('quando falha', () => {
  test.use({ erroEsperado: /Failed to load resource/ })

  test('ERR-03 ERR-04 sem rede, a área avisa e se recupera sem perder o resto', async ({ page, portal }) => {
    await page.route('**/sac/home/totais*', (rota) => rota.abort())
    await portal.estarComo('OPERADOR')
    await expect(page.getByText('Falha na comunicação com o servidor!').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
    await page.unroute('**/sac/home/totais*')
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click()
    await expect(page.getByRole('region', { name: /Clientes/ })).toBeVisible()
  })

  test('ERR-02 a frase do servidor aparece, com quebras de linha', async ({ page, portal }) => {
    await page.route('**/sac/home/totais*', (rota) =>
      rota.fulfill({
        status: 409,
        json: { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Primeira linha\nSegunda linha' },
      }),
    )
    await portal.estarComo('OPERADOR')
    await expect(page.getByText('Segunda linha').first()).toBeVisible()
  })
})

test('SHL-01 endereço desconhecido mostra a página de não encontrado, com volta', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR', '/nao-existe')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/não encontrad/i)
  await portal.semBarreiras('não encontrado')
  await page.getByRole('link', { name: /Home/ }).last().click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)
})

test('SHL-04 só com o teclado: pular para o conteúdo e atalhos', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR', '/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible()
  await portal.semBarreiras('atalhos')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('SHL-04 o menu abre por cima, fecha ao navegar, e nada passa da largura', async ({ page, portal }) => {
    await portal.estarComo('REPRESENTANTE')
    await expect(page.getByRole('region', { name: /Clientes/ })).toBeVisible()
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sobra).toBeLessThanOrEqual(0)
    await portal.semBarreiras('home no celular')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const gaveta = page.getByRole('dialog')
    await expect(gaveta.getByRole('navigation', { name: 'Principal' })).toBeVisible()
    await portal.semBarreiras('menu no celular')
    await gaveta.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
    await expect(gaveta).toHaveCount(0)
  })
})
