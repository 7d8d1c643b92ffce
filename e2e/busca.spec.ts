import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import type { Page } from '@playwright/test'
import { CELULAR, expect, test } from './jornada.ts'

type Cliente = { id: number; fant: string; razSoc: string; cnpj: string }

/** Customers that the signed-in person sees, as the API tells them. */
const clientesVisiveis = (page: Page): Promise<Cliente[]> =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('balcao:token:aurora')}`
    const resposta = await fetch('/api/aurora/sac/clientes?take=100&orderBy=razSoc', {
      headers: { authorization },
    })
    return (await resposta.json()).itens
  })

/** With the shell on the screen: before it, nobody listens to the keys. */
async function abrir(page: Page, tecla: string) {
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press(tecla)
}
const campo = (page: Page) => page.getByRole('combobox', { name: 'Buscar em tudo' })

test('só com o teclado: o cliente pelo CNPJ com máscara, e de volta à página', async ({ page, portal }) => {
  await portal.estarComo('ADMIN')
  const [cliente] = (await clientesVisiveis(page)).filter(({ cnpj }) => cnpj.length === 14)
  if (!cliente) throw new Error('sem clientes')
  await abrir(page, 'Control+k')
  await expect(campo(page)).toBeFocused()
  await portal.semBarreiras('busca vazia')

  await page.keyboard.type(formatarDocumento(cliente.cnpj))
  const opcao = page.getByRole('group', { name: 'Clientes' }).getByRole('option')
  await expect(opcao).toHaveCount(1)
  await expect(opcao).toHaveAttribute('aria-selected', 'true')
  await portal.semBarreiras('busca com resultados')

  await page.keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Cliente' })
  await expect(dialogo.getByText(cliente.razSoc, { exact: true }).first()).toBeVisible()
  await expect(dialogo.getByText(formatarDocumento(cliente.cnpj)).first()).toBeVisible()
  await portal.semBarreiras('cliente')
  await page.keyboard.press('Escape')
  await expect(dialogo).toBeHidden()
  await expect(campo(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await abrir(page, '/')
  await expect(page.getByRole('group', { name: 'Recentes' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.type('zzzz')
  await expect(page.getByText('Não encontrado ...').first()).toBeVisible()
  await campo(page).fill('merc')
  await expect(opcao.first()).toHaveText(/^Merc/)
  await portal.semBarreiras('mais resultados do que cabem')
  await campo(page).fill('home')
  await expect(page.getByRole('option', { name: 'Home' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/home$/)
})

test('PER-01 o representante não encontra o cliente de outra pessoa', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await portal.estarComo('REPRESENTANTE')
  const meus = new Set((await clientesVisiveis(page)).map(({ id }) => id))
  const outra = await browser.newContext({ baseURL: baseURL ?? '' })
  const chefe = await outra.newPage()
  await chefe.goto('/login')
  await chefe.getByLabel('CPF').fill('11144477735')
  await chefe.getByLabel('Senha', { exact: true }).fill('balcao123')
  await chefe.getByRole('button', { name: 'Entrar' }).click()
  await chefe.waitForURL('**/home')
  const alheio = (await clientesVisiveis(chefe)).find(({ id }) => !meus.has(id))
  await outra.close()
  if (!alheio) throw new Error('o representante vê tudo')

  await abrir(page, '/')
  await campo(page).fill(formatarDocumento(alheio.cnpj))
  await expect(page.getByText('Não encontrado ...').first()).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test.describe('com o servidor fora', () => {
  test.use({ erroEsperado: /Failed to load resource/ })

  test('diz o que houve e tenta de novo', async ({ page, portal }) => {
    await portal.estarComo('OPERADOR')
    await page.route('**/sac/busca**', (rota) => rota.abort())
    await abrir(page, '/')
    await campo(page).fill('mercado')
    await expect(page.getByText('Falha na comunicação com o servidor!').first()).toBeVisible()
    await portal.semBarreiras('busca com falha')
    await page.unroute('**/sac/busca**')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Clientes' })).toBeVisible()
  })
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('ocupa a tela, e o cliente abre com um toque', async ({ page, portal }) => {
    await portal.estarComo('REPRESENTANTE')
    const [cliente] = await clientesVisiveis(page)
    await page.getByRole('button', { name: 'Buscar em tudo' }).tap()
    const busca = page.getByRole('dialog', { name: 'Busca' })
    await expect(campo(page)).toBeFocused()
    await expect.poll(async () => (await busca.boundingBox())?.width).toBe(CELULAR.width)
    await campo(page).fill(String(cliente?.id))
    const primeira = page.getByRole('group', { name: 'Clientes' }).getByRole('option').first()
    await expect(primeira).toContainText(cliente?.fant ?? '')
    expect((await primeira.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await portal.semBarreiras('busca no celular')
    await primeira.tap()
    const dialogo = page.getByRole('dialog', { name: 'Cliente' })
    await expect(dialogo.getByText(cliente?.razSoc ?? '', { exact: true }).first()).toBeVisible()
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sobra).toBeLessThanOrEqual(0)
    await portal.semBarreiras('cliente no celular')
    await dialogo.getByRole('button', { name: 'Fechar' }).tap()
    await busca.getByRole('button', { name: 'Fechar' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
