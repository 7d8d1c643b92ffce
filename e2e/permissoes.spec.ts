import { estarComo, expect, ouvindo, semBarreiras, test } from './cenario/jornada.ts'

test('ADM-03 SHL-06 o administrador tira uma permissão enquanto o operador a usa, e a devolve pela auditoria', async ({
  page,
  portal,
  browser,
  servidor: { url },
}) => {
  const operador = await (await browser.newContext({ baseURL: url })).newPage()
  const ouve = ouvindo(operador, /private-ajustes/)
  await estarComo(operador, url, 'OPERADOR', '/relatorios')
  const pagina = operador.getByRole('heading', { level: 1, name: 'Relatórios' })
  const noMenu = operador
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Relatórios' })
  await expect(pagina).toBeVisible()
  await ouve

  await portal.estarComo('ADMIN', '/administracao/permissoes?termo=gerar relatórios')
  await page.getByRole('checkbox', { name: 'Gerar relatórios · Operador' }).click()
  await semBarreiras(page, 'a matriz de permissões, com rascunho')
  await page.getByRole('button', { name: 'Rever e salvar' }).click()
  await page.getByRole('dialog', { name: 'O que vai mudar' }).getByRole('button', { name: 'Salvar' }).click()
  await expect(operador.getByText('Você não pode mais ver esta página')).toBeVisible()
  await expect(noMenu).toHaveCount(0)

  await page.goto('/administracao/auditoria?termo=gerar relatórios')
  await page
    .getByRole('row', { name: /Gerar relatórios · Operador/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: 'Desfazer esta mudança' }).click()
  await expect(pagina).toBeVisible()
  await expect(noMenu).toBeVisible()
})
