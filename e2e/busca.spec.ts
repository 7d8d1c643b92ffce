import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { criarCliente } from './cenario/criar/cliente.ts'
import { sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, expect, test } from './cenario/jornada.ts'

test('SHL-05 só com o teclado: o cliente pelo CNPJ com máscara, e de volta à página; no celular ocupa a tela', async ({
  page,
  portal,
  servidor,
}) => {
  const { id, cnpj, fant, razSoc } = await criarCliente(await sessaoDe(servidor.url, 'OPERADOR'))
  await portal.estarComo('OPERADOR', '/conta/senha')
  // With the shell on the screen: before it, nobody listens to the keys.
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const campo = page.getByRole('combobox', { name: 'Buscar em tudo' })
  await expect(campo).toBeFocused()
  await page.keyboard.type(formatarDocumento(cnpj))
  const opcao = page.getByRole('group', { name: 'Clientes' }).getByRole('option')
  await expect(opcao).toHaveCount(1)
  await expect(opcao).toHaveAttribute('aria-selected', 'true')
  await portal.semBarreiras('busca com resultados')
  await page.keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Cliente' })
  await expect(dialogo.getByText(razSoc, { exact: true }).first()).toBeVisible()
  await portal.semBarreiras('cliente')
  await page.keyboard.press('Escape')
  await expect(dialogo).toBeHidden()
  await expect(campo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(page.getByRole('group', { name: 'Recentes' }).getByRole('option')).toHaveCount(1)
  await page.setViewportSize(CELULAR)
  const busca = page.getByRole('dialog', { name: 'Busca' })
  await expect.poll(async () => (await busca.boundingBox())?.width).toBe(CELULAR.width)
  await campo.fill(String(id))
  const achado = opcao.filter({ hasText: fant })
  await expect(achado).toBeVisible()
  expect((await achado.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await campo.fill('home')
  await expect(page.getByRole('option', { name: 'Home' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/home$/)
})
