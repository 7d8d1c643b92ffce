import { pedirUmaNegociacao } from './cenario/criar/negociacao.ts'
import { CELULAR, estarComo, expect, ouvindo, test } from './cenario/jornada.ts'

test('GES-03 o vendedor pede um preço, o gerente o aprova do celular, e o vendedor vê na hora', async ({
  page,
  portal,
  criar,
  browser,
  servidor: { url },
}) => {
  const { id, idAprovacao } = await pedirUmaNegociacao(criar, url)
  const ouve = ouvindo(page, /aprovacoes/)
  await portal.estarComo('OPERADOR', `/negociacoes-de-preco?item=${id}`)
  const dela = page.getByRole('dialog', { name: `Negociação ${id}` })
  await expect(dela.getByText('Aguardando aprovação')).toBeVisible()
  await ouve

  const gerente = await (await browser.newContext({ viewport: CELULAR, baseURL: url })).newPage()
  await estarComo(gerente, url, 'GERENTE', `/aprovacoes/${idAprovacao}`)
  await gerente.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await gerente.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(gerente.getByText(/^Aprovada por/)).toBeVisible()
  await gerente.context().close()

  await expect(dela.getByText('Em vigor')).toBeVisible()
})
