import { expect, test } from './jornada.ts'

test.describe('galeria de componentes', () => {
  // The gallery shows what a missing product image looks like.
  test.use({ erroEsperado: /404/ })

  test('GER-12 os seletores buscam no servidor, sem acento e pelo teclado', async ({ page, portal }) => {
    await portal.estarComo('ADMIN', '/componentes')
    const cliente = page
      .getByRole('region', { name: 'Seletores' })
      .getByRole('combobox', { name: /^Cliente/ })
    await cliente.fill('sao')
    await expect(page.getByRole('option').first()).toBeVisible()
    await cliente.press('ArrowDown')
    await cliente.press('Enter')
    await expect(cliente).not.toHaveValue('sao')
    await cliente.fill('zzzzqqq')
    await expect(page.getByText('Não encontrado ...').last()).toBeVisible()
    await cliente.press('Escape')
  })

  test('GER-13 cidade só depois do estado', async ({ page, portal }) => {
    await portal.estarComo('ADMIN', '/componentes')
    const seletores = page.getByRole('region', { name: 'Seletores' })
    const estado = seletores.getByRole('combobox', { name: /^Estado/ })
    await estado.fill('Mato Grosso do Sul')
    await page.getByRole('option', { name: /Mato Grosso do Sul/ }).click()
    await expect(estado).toHaveValue(/Mato Grosso do Sul/)
    const cidade = seletores.getByRole('combobox', { name: /^Cidade/ })
    await expect(cidade).toBeEnabled()
    await cidade.fill('Campo G')
    await page.getByRole('option', { name: 'Campo Grande' }).click()
    await expect(cidade).toHaveValue('Campo Grande')
  })
})
