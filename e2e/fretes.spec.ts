import { criarCliente } from './cenario/criar/cliente.ts'
import { criarOrcamento } from './cenario/criar/orcamento.ts'
import { sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, expect, semBarreiras, test } from './cenario/jornada.ts'

test('FRE-01 simula o frete de um orçamento pelo teclado, entende o preço, copia o resumo; no celular cabe na largura', async ({
  page,
  portal,
  context,
  servidor,
}) => {
  const sessao = await sessaoDe(servidor.url, 'OPERADOR')
  const { id: idCli } = await criarCliente(sessao)
  const { id } = await criarOrcamento(sessao, idCli)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await portal.estarComo('OPERADOR', `/clientes/${idCli}?secao=orcamentos&item=${id}`)
  const dialogo = page.getByRole('dialog', { name: 'Calcular Frete' })
  const simular = page.getByRole('button', { name: 'Simular frete' })
  // A window that opens takes the focus when it is there: a key before that goes nowhere.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true)
  await simular.press('Enter')
  const selecionar = dialogo.getByRole('button', { name: /^Selecionar / })
  await expect(selecionar.first()).toBeFocused()
  await expect(dialogo.getByText('Mais barata')).toBeVisible()

  const cotacao = dialogo.getByRole('listitem').first()
  const antes = await cotacao.getByText(/^R\$/).textContent()
  await dialogo.getByRole('checkbox', { name: 'Entrega agendada' }).check()
  await expect(cotacao.getByText(/^R\$/)).not.toHaveText(antes ?? '')
  await cotacao.getByRole('button', { name: /^Ver o cálculo/ }).click()
  await expect(cotacao.getByRole('row', { name: /^Entrega agendada/ })).toBeVisible()
  await expect(cotacao.getByRole('row', { name: /^Cliente paga/ })).toBeVisible()
  await semBarreiras(page, 'cotações de frete')
  await page.setViewportSize(CELULAR)
  await expect.poll(() => dialogo.evaluate((caixa) => caixa.scrollWidth - caixa.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await selecionar.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(selecionar.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogo).toBeHidden()
  const resumo = page.getByText(/^Frete por .+, previsão /)
  await expect(resumo).toBeVisible()
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await resumo.textContent())
})
