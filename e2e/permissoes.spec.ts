import { estarComo, expect, ouvindo, semBarreiras, test } from './cenario/jornada.ts'

test('ADM-03 SHL-06 o administrador tira uma permissão enquanto o operador a usa, e a devolve pela auditoria', async ({
  page,
  portal,
  browser,
  servidor: { url },
}) => {
  const operador = await (await browser.newContext({ baseURL: url })).newPage()
  const ouve = ouvindo(operador, /private-ajustes/)
  await estarComo(operador, url, 'OPERADOR', '/coletas')
  const pagina = operador.getByRole('heading', { level: 1, name: 'Coletas' })
  const noMenu = operador
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Coletas' })
  await expect(pagina).toBeVisible()
  await ouve

  await portal.estarComo('ADMIN', '/administracao/permissoes?termo=ver as coletas')
  await page.getByRole('checkbox', { name: 'Ver as coletas · Operador' }).click()
  await semBarreiras(page, 'a matriz de permissões, com rascunho')
  await page.getByRole('button', { name: 'Rever e salvar' }).click()
  await page.getByRole('dialog', { name: 'O que vai mudar' }).getByRole('button', { name: 'Salvar' }).click()
  await expect(operador.getByText('Você não pode mais ver esta página')).toBeVisible()
  await expect(noMenu).toHaveCount(0)

  await page.goto('/administracao/auditoria?termo=ver as coletas')
  await page
    .getByRole('row', { name: /Ver as coletas · Operador/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: 'Desfazer esta mudança' }).click()
  await expect(pagina).toBeVisible()
  await expect(noMenu).toBeVisible()
})
