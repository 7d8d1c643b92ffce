import { criarCliente } from './cenario/criar/cliente.ts'
import { criarOrcamento } from './cenario/criar/orcamento.ts'
import { sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, expect, ouvindo, semBarreiras, test } from './cenario/jornada.ts'

test('VEN-01 VEN-02 DOC-03 o vendedor acha o orçamento, exporta, manda o link; o cliente aceita no celular e o vendedor vê na hora', async ({
  page,
  portal,
  browser,
  servidor,
}) => {
  const sessao = await sessaoDe(servidor.url, 'OPERADOR')
  const cliente = await criarCliente(sessao)
  const { id } = await criarOrcamento(sessao, cliente.id)
  const escuta = ouvindo(page, /private-colaborador-/)
  await portal.estarComo('OPERADOR', '/orcamentos')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(cliente.fant)
  const linhas = page.getByRole('table', { name: 'Orçamentos' }).locator('tbody tr[data-linha]')
  await expect(linhas).toHaveCount(1)
  const baixado = page.waitForEvent('download')
  const exportada = page.waitForResponse(/\/sac\/orcamentos\/exportar/)
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await exportada).headers()['x-total-de-linhas']).toBe('1')
  expect((await baixado).suggestedFilename()).toMatch(/^orcamentos-.*\.csv$/)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/orcamentos/${id}$`))
  await expect(page.getByRole('region', { name: 'Totais' })).toBeVisible()

  await page.goto(`/clientes/${cliente.id}?secao=orcamentos&item=${id}`)
  await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
  await page.getByRole('button', { name: 'Criar link', exact: true }).click()
  const endereco = await page.getByLabel('Link do cliente').inputValue()
  await semBarreiras(page, 'o link do orçamento')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Orçamento', exact: true })).toBeVisible()
  await escuta

  const celular = await browser.newPage({ viewport: CELULAR, baseURL: servidor.url })
  await celular.goto(endereco)
  await expect(celular.getByRole('heading', { level: 1, name: `Orçamento ${id}` })).toBeVisible()
  await semBarreiras(celular, 'o orçamento do cliente no celular')
  await celular.getByLabel('Seu nome').fill('Ana Lima')
  await celular.getByRole('button', { name: 'Aceitar orçamento' }).click()
  await expect(celular.getByText(/por Ana Lima/)).toBeVisible()
  await celular.context().close()
  await expect(page.getByRole('dialog', { name: 'Orçamento', exact: true })).toContainText(
    /Aceito pelo cliente.*por Ana Lima/,
  )
})
