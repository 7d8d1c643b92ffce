import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CELULAR, expect, test } from './jornada.ts'

const quadro = (page: Page) => page.frameLocator('iframe[title^="Relatório:"]')
const gerar = (page: Page) => page.getByRole('button', { name: 'Gerar relatório' }).click()
/** A long report is on the screen before its last row is. */
const inteiro = (page: Page) =>
  expect
    .poll(() =>
      quadro(page)
        .locator('html')
        .evaluate(({ ownerDocument }) => ownerDocument.readyState),
    )
    .toBe('complete')

test('REL-01 o operador gera um relatório na moldura e volta à lista', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR')
  await page.getByRole('link', { name: 'Relatórios' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Procurar relatório' }).fill('aberto')
  await page.getByRole('link', { name: /Tickets em aberto/ }).click()
  await gerar(page)
  await expect(quadro(page).getByRole('table', { name: 'Tickets em aberto' })).toBeVisible()
  await expect(quadro(page).getByRole('row', { name: /^Total/ })).toBeVisible()
  await portal.semBarreiras('relatório com gráfico na moldura')

  await page
    .getByRole('navigation', { name: 'Você está em' })
    .getByRole('link', { name: 'Relatórios' })
    .click()
  await expect(page.getByRole('link', { name: /Clientes sem compra/ })).toBeVisible()
})

test('REL-01 o operador muda os filtros, baixa o XLSX e guarda o endereço', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR', '/relatorios')
  await page.getByRole('link', { name: /Clientes sem compra/ }).click()
  await page.getByRole('textbox', { name: 'Dias sem compra' }).fill('30')
  await gerar(page)
  const linhas = quadro(page).locator('tbody tr')
  await expect(linhas.first()).toBeVisible()
  await expect(quadro(page).getByText('Dias sem compra:')).toBeVisible()
  await inteiro(page)
  const antes = await linhas.count()

  await page.getByRole('textbox', { name: 'Dias sem compra' }).fill('90')
  await gerar(page)
  await expect(page).toHaveURL(/DIAS=90/)
  await expect(quadro(page).getByRole('definition').filter({ hasText: /^90$/ })).toBeVisible()
  await inteiro(page)
  expect(await linhas.count()).toBeLessThan(antes)

  const baixado = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar' }).click()
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click()
  const arquivo = await baixado
  expect(arquivo.suggestedFilename()).toMatch(/^clientes-sem-compra-\d{4}-\d{2}-\d{2}\.xlsx$/)
  const conteudo = await readFile(await arquivo.path())
  expect(conteudo.subarray(0, 2).toString()).toBe('PK')
  expect(conteudo.toString('latin1')).toContain('xl/worksheets/sheet1.xml')

  // The address alone brings the same report back, to whoever may see it.
  await page.reload()
  await expect(quadro(page).getByRole('definition').filter({ hasText: /^90$/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Início' }).click()
  await page.waitForURL('**/home')
})

test('REL-01 em outra aba o relatório é uma página inteira, com os arquivos', async ({
  page,
  portal,
  context,
}) => {
  await portal.estarComo('SUPERVISOR', '/relatorios')
  await page.getByRole('link', { name: /Cumprimento de prazos/ }).click()
  await page.getByRole('radio', { name: 'Operador' }).check()
  await gerar(page)
  await expect(quadro(page).getByRole('heading', { name: 'Resumo' })).toBeVisible()
  const outra = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Nova aba' }).click()
  const aba = await outra
  await expect(aba.getByRole('heading', { level: 1, name: 'Cumprimento de prazos' })).toBeVisible()
  const pdf = aba.waitForEvent('download')
  await aba.getByRole('link', { name: 'PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('REL-01 filtra, gera e recolhe os filtros para ver o que veio', async ({ page, portal }) => {
    await portal.estarComo('REPRESENTANTE', '/relatorios')
    await expect(page.getByRole('link', { name: /Devoluções por motivo/ })).toBeVisible()
    await portal.semBarreiras('lista de relatórios no celular')
    await page.getByRole('link', { name: /Notas fiscais por filial/ }).click()
    await expect(page.getByRole('button', { name: 'Gerar relatório' })).toBeVisible()
    await portal.semBarreiras('filtros no celular')
    await gerar(page)
    await expect(quadro(page).getByRole('table')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mudar filtros' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gerar relatório' })).toBeHidden()
    await portal.semBarreiras('relatório no celular')
    const largura = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(largura).toBeLessThanOrEqual(CELULAR.width)
  })
})

test.describe('sem permissão', () => {
  test.use({ erroEsperado: /403/ })

  test('PER-01 o consumidor final não tem o item no menu, e o servidor recusa', async ({ page, portal }) => {
    await portal.estarComo('CONSUMIDOR_FINAL')
    await expect(page.getByRole('link', { name: 'Tickets' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Relatórios' })).toHaveCount(0)
    const status = await page.evaluate(async () => {
      const token = localStorage.getItem('balcao:token:aurora')
      const resposta = await fetch('/api/aurora/sac/relatorios', {
        headers: { authorization: `Bearer ${token}` },
      })
      return resposta.status
    })
    expect(status).toBe(403)
  })
})
