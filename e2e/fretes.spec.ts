import type { Page } from '@playwright/test'
import { consultar } from './fluxo-de-tickets.ts'
import { CELULAR, expect, semBarreiras, test } from './jornada.ts'

type ComId = { id: number }
const EM_ABERTO = 'status[]=ORCAMENTO&status[]=COTACAO'

/** Any quote of the demo that may still be won. */
async function umEmAberto(page: Page): Promise<string> {
  const { itens: clientes } = await consultar<{ itens: ComId[] }>(page, 'clientes/lista?take=100')
  for (const { id } of clientes) {
    const { itens } = await consultar<{ itens: ComId[] }>(page, `clientes/${id}/orcamentos?${EM_ABERTO}`)
    if (itens[0]) return `/clientes/${id}?secao=orcamentos&item=${itens[0].id}`
  }
  throw new Error('a demonstração não tem orçamento em aberto')
}

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Calcular Frete' })

test('FRE-01 simula o frete de um orçamento pelo teclado, entende o preço e copia o resumo', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await portal.estarComo('OPERADOR', '/home')
  await page.goto(await umEmAberto(page))
  await page.getByRole('button', { name: 'Simular frete' }).press('Enter')
  const selecionar = dialogo(page).getByRole('button', { name: /^Selecionar / })
  await expect(selecionar.first()).toBeFocused()
  await expect(dialogo(page).getByText('Mais barata')).toBeVisible()
  await expect(dialogo(page).getByText('A consultar', { exact: true })).toBeVisible()
  await semBarreiras(page, 'cotações de frete')

  const cotacao = dialogo(page).getByRole('listitem').first()
  const antes = await cotacao.getByText(/^R\$/).textContent()
  await dialogo(page).getByRole('checkbox', { name: 'Entrega agendada' }).check()
  await expect(cotacao.getByText(/^R\$/)).not.toHaveText(antes ?? '')
  await cotacao.getByRole('button', { name: /^Ver o cálculo/ }).click()
  await expect(cotacao.getByRole('row', { name: /^Entrega agendada/ })).toBeVisible()
  await expect(cotacao.getByRole('row', { name: /^Cliente paga/ })).toBeVisible()

  await selecionar.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(selecionar.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogo(page)).toBeHidden()
  const resumo = page.getByText(/^Frete por .+, previsão /)
  await expect(resumo).toBeVisible()
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await resumo.textContent())
})

test('FRE-01 no celular as cotações cabem na largura', async ({ page, portal }) => {
  await page.setViewportSize(CELULAR)
  await portal.estarComo('OPERADOR', '/home')
  await page.goto(await umEmAberto(page))
  await page.getByRole('button', { name: 'Simular frete' }).click()
  await dialogo(page)
    .getByRole('button', { name: /^Ver o cálculo/ })
    .first()
    .click()
  await expect(dialogo(page).getByRole('table')).toBeVisible()
  expect(await dialogo(page).evaluate((caixa) => caixa.scrollWidth <= caixa.clientWidth)).toBe(true)
  await semBarreiras(page, 'cotações de frete no celular')
})
