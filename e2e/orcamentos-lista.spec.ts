import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarOrcamentos } from '@balcao/dominio/orcamentos/lista'
import type { listarOrcamentosParados } from '@balcao/dominio/orcamentos/parados'
import type { Page } from '@playwright/test'
import { consultar } from './fluxo-de-tickets.ts'
import { CELULAR, expect, semBarreiras, test } from './jornada.ts'

const LARGA = { width: 1440, height: 900 }

const titulo = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const linhas = (page: Page, nome: string) =>
  page.getByRole('table', { name: nome }).locator('tbody tr[data-linha]')

async function semBarreirasNasDuasLarguras(page: Page, onde: string) {
  await semBarreiras(page, onde)
  await page.setViewportSize(CELULAR)
  await semBarreiras(page, `${onde} no celular`)
  await page.setViewportSize(LARGA)
}

test('VEN-01 DOC-03 o operador filtra orçamentos, guarda a visão, exporta e abre um deles', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR', '/orcamentos')
  await expect(titulo(page, 'Orçamentos')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Vencido', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=VENCIDO/)
  await expect(linhas(page, 'Orçamentos').first()).toBeVisible()
  await expect(linhas(page, 'Orçamentos').filter({ hasNotText: 'Vencido' })).toHaveCount(0)
  await page.getByRole('button', { name: /Mais filtros/ }).click()
  await page.getByRole('textbox', { name: 'Valor de' }).fill('1,00')
  await expect(page).toHaveURL(/vlMin=1/)
  const { itens, paginator } = await consultar<RespostaDe<typeof listarOrcamentos>>(
    page,
    'orcamentos?status[]=VENCIDO&vlMin=1',
  )
  await expect(linhas(page, 'Orçamentos')).toHaveCount(itens.length)
  await semBarreirasNasDuasLarguras(page, 'lista de orçamentos')

  await page.getByRole('button', { name: 'Visões', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Guardar os filtros atuais…' }).click()
  const guardar = page.getByRole('dialog', { name: 'Guardar visão' })
  await guardar.getByRole('textbox').fill('Vencidos')
  await guardar.getByRole('button', { name: 'Guardar visão' }).click()
  await expect(guardar).toBeHidden()

  const baixado = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  const exportada = page.waitForResponse(/\/sac\/orcamentos\/exportar/)
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await exportada).headers()['x-total-de-linhas']).toBe(String(paginator.total))
  expect((await baixado).suggestedFilename()).toMatch(/^orcamentos-.*\.csv$/)

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/orcamentos/${itens[0]?.id}$`))
  await expect(titulo(page, `Orçamento ${itens[0]?.id}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Totais' })).toBeVisible()
  await semBarreirasNasDuasLarguras(page, 'orçamento')
})

test('VEN-01 CLI-08 da lista dos parados registra-se o atendimento, e o perdido sai dela', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR', '/orcamentos-parados')
  await expect(titulo(page, 'Orçamentos Parados')).toBeVisible()
  const parados = linhas(page, 'Orçamentos Parados')
  await expect(parados.first()).toBeVisible()
  const { itens } = await consultar<RespostaDe<typeof listarOrcamentosParados>>(page, 'orcamentos/parados')
  const [alvo] = itens
  if (!alvo) throw new Error('a demonstração não tem orçamentos parados')
  await expect(parados.first()).toContainText(`chance de ${alvo.chance}%`)
  await semBarreirasNasDuasLarguras(page, 'orçamentos parados')

  await page.setViewportSize(CELULAR)
  await page.getByRole('button', { name: `Atender o orçamento ${alvo.id}` }).click()
  const janela = page.getByRole('dialog', { name: 'Registrar atendimento' })
  await janela
    .getByRole('combobox', { name: /^Motivo/ })
    .first()
    .click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await janela.getByRole('textbox', { name: 'Descrição' }).fill('Comprou de um concorrente')
  await janela.getByRole('radio', { name: 'Perdido' }).check()
  await janela.getByRole('combobox', { name: 'Motivo da perda' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await semBarreiras(page, 'atender um orçamento parado, no celular')
  await janela.getByRole('button', { name: 'Registrar atendimento' }).click()
  await expect(janela).toBeHidden()
  await expect(page.getByRole('button', { name: `Atender o orçamento ${alvo.id}` })).toHaveCount(0)

  await page.setViewportSize(LARGA)
  await page.goto(`/orcamentos/${alvo.id}`)
  await expect(titulo(page, `Orçamento ${alvo.id}`)).toBeVisible()
  await expect(page.locator('header').filter({ has: titulo(page, `Orçamento ${alvo.id}`) })).toContainText(
    'Perdido',
  )
})
