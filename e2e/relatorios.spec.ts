import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CELULAR, expect, test } from './cenario/jornada.ts'

const quadro = (page: Page) => page.frameLocator('iframe[title^="Relatório:"]')
const gerar = (page: Page) => page.getByRole('button', { name: 'Gerar relatório' }).click()

test('REL-01 o operador acha um relatório, muda os filtros, baixa o XLSX, guarda o endereço e o abre em outra aba, de onde baixa o PDF', async ({
  page,
  portal,
  context,
}) => {
  await portal.estarComo('OPERADOR', '/relatorios')
  await page.getByRole('searchbox', { name: 'Procurar relatório' }).fill('sem compra')
  await page.getByRole('link', { name: /Clientes sem compra/ }).click()
  await page.getByRole('textbox', { name: 'Dias sem compra' }).fill('90')
  await gerar(page)
  await expect(page).toHaveURL(/DIAS=90/)
  await expect(quadro(page).getByRole('definition').filter({ hasText: /^90$/ })).toBeVisible()

  const baixado = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel (XLSX)' }).click()
  const arquivo = await baixado
  expect(arquivo.suggestedFilename()).toMatch(/^clientes-sem-compra-\d{4}-\d{2}-\d{2}\.xlsx$/)
  const conteudo = await readFile(await arquivo.path())
  expect(conteudo.subarray(0, 2).toString()).toBe('PK')
  expect(conteudo.toString('latin1')).toContain('xl/worksheets/sheet1.xml')

  // The address alone brings the same report back, to whoever may see it.
  await page.setViewportSize(CELULAR)
  await page.reload()
  await expect(quadro(page).getByRole('definition').filter({ hasText: /^90$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mudar filtros' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gerar relatório' })).toBeHidden()
  await portal.semBarreiras('relatório no celular')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(CELULAR.width)

  const outra = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Nova aba' }).click()
  const aba = await outra
  await expect(aba.getByRole('heading', { level: 1, name: 'Clientes sem compra' })).toBeVisible()
  const pdf = aba.waitForEvent('download')
  await aba.getByRole('link', { name: 'PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)
})
