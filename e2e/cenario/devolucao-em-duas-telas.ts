import { expect, type Page } from '@playwright/test'

export const janelaDaDevolucao = (page: Page) => page.getByRole('dialog', { name: 'Devolver nota fiscal' })
export const campoDaNota = (page: Page) =>
  janelaDaDevolucao(page).getByRole('combobox', { name: 'Nota, chave ou cliente' })
export const quantidadeADevolver = (page: Page) =>
  janelaDaDevolucao(page).getByLabel('Quantidade a devolver').first()

/** MES-07 From V to the quantity of the first product of that invoice, with the keyboard alone. */
export async function preencherDevolucao(page: Page, chave: string): Promise<void> {
  await page.keyboard.press('v')
  await expect(campoDaNota(page)).toBeFocused()
  await page.keyboard.type(chave)
  await page.keyboard.press('Enter')
  await expect(janelaDaDevolucao(page).getByRole('combobox', { name: 'Motivo', exact: true })).toBeFocused()
  await expect(quantidadeADevolver(page)).toBeVisible()
  await page.keyboard.type('vencido')
  await page.keyboard.press('Tab')
  await page.keyboard.type('avaria')
  await page.keyboard.press('Tab')
  await expect(quantidadeADevolver(page)).toBeFocused()
  await page.keyboard.type('1')
}
