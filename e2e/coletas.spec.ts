import type { Page } from '@playwright/test'
import { CELULAR, expect, test } from './jornada.ts'
import { outraPessoa } from './outra-pessoa.ts'

const dialogo = (page: Page, nome: string | RegExp) => page.getByRole('dialog', { name: nome })

async function escolherOPrimeiro(page: Page): Promise<string> {
  await page.goto('/coletas')
  const marca = page.getByRole('checkbox', { name: /ticket \d/ }).first()
  await expect(marca).toBeVisible()
  const [protocolo = ''] = /\d{4}\.\d+-\d/.exec((await marca.getAttribute('aria-label')) ?? '') ?? []
  await marca.check()
  await page.getByRole('button', { name: 'Gerar ordem de coleta' }).click()
  return protocolo
}

async function escolherResponsavel(page: Page, tipo: 'Representante' | 'Transportadora', nome: RegExp) {
  const janela = dialogo(page, 'Gerar ordem de coleta')
  await janela.getByRole('radio', { name: tipo }).check()
  await janela.getByRole('combobox', { name: tipo }).click()
  await page.getByRole('option', { name: nome }).first().click()
}

const gerar = (page: Page) =>
  dialogo(page, 'Gerar ordem de coleta').getByRole('button', { name: 'Gerar ordem de coleta' }).click()

test('COL-01 quem recebe gera para a transportadora, imprime e cancela', async ({ page, portal }) => {
  await portal.estarComo('COLABORADOR')
  const protocolo = await escolherOPrimeiro(page)
  await escolherResponsavel(page, 'Transportadora', /última coleta|nenhuma coleta/)
  await expect(dialogo(page, 'Gerar ordem de coleta')).toContainText('1 ordem de coleta para 1 ticket')
  await gerar(page)
  await expect(page.getByText(/Ordem de coleta OC-\d+ gerada/)).toBeVisible()
  // It left those that wait, and the order opens from the notice.
  await expect(page.getByRole('checkbox', { name: `Selecionar ticket ${protocolo}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver a ordem' }).click()
  const coleta = dialogo(page, /^Coleta OC-/)
  await expect(coleta.getByRole('link', { name: `Ticket ${protocolo}` })).toBeVisible()

  const resposta = page.waitForResponse(/\/sac\/coletas\/\d+\/download$/)
  const aba = page.waitForEvent('popup')
  await coleta.getByRole('button', { name: 'Imprimir ordem' }).click()
  expect((await resposta).headers()['content-type']).toContain('application/pdf')
  await (await aba).close()

  await coleta.getByRole('button', { name: 'Cancelar coleta' }).click()
  const cancelamento = dialogo(page, /^Cancelar coleta/)
  await cancelamento.getByLabel('Motivo').fill('O cliente remarcou')
  await cancelamento.getByRole('button', { name: 'Cancelar coleta' }).click()
  await expect(page.getByText('Coleta cancelada.')).toBeVisible()
  await expect(dialogo(page, /^Coleta OC-/)).toContainText('O cliente remarcou')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: `Selecionar ticket ${protocolo}` })).toBeVisible()
})

test('COL-01 o representante confirma com o polegar a coleta que é dele', async ({ page, portal }) => {
  await page.setViewportSize(CELULAR)
  await portal.estarComo('REPRESENTANTE', '/coletas?situacao=GERADA&tipo=representante')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page
    .getByText(/^OC-\d+/)
    .first()
    .click()
  await dialogo(page, /^Coleta OC-/)
    .getByRole('button', { name: 'Confirmar coleta' })
    .click()
  const confirmacao = dialogo(page, /^Confirmar coleta/)
  await expect(confirmacao.getByRole('checkbox').first()).toBeChecked()
  await portal.semBarreiras('confirmar coleta no celular')
  await confirmacao.getByRole('button', { name: 'Confirmar coleta' }).click()
  // How many tickets the order gathers depends on the demonstration's day.
  await expect(page.getByText(/^Coleta (de \d+ tickets )?confirmada\.$/)).toBeVisible()
  await expect(dialogo(page, /^Coleta OC-/)).toContainText('confirmou a coleta')
})

test('COL-01 duas pessoas com o mesmo ticket: a segunda lê qual, e a lista se atualiza', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await portal.estarComo('GERENTE')
  const outra = await outraPessoa(browser, baseURL, 'ADMIN')
  const protocolo = await escolherOPrimeiro(page)
  await escolherOPrimeiro(outra)
  await escolherResponsavel(outra, 'Transportadora', /última coleta|nenhuma coleta/)
  await escolherResponsavel(page, 'Transportadora', /última coleta|nenhuma coleta/)
  await gerar(page)
  await expect(page.getByText(/Ordem de coleta OC-\d+ gerada/)).toBeVisible()
  await gerar(outra)
  const janela = dialogo(outra, 'Gerar ordem de coleta')
  await expect(janela.getByRole('alert')).toContainText(protocolo)
  await outra.context().close()
})

for (const [onde, tamanho] of Object.entries({
  celular: CELULAR,
  computador: { width: 1440, height: 900 },
})) {
  test(`COL-01 aguardando coleta sem barreiras no ${onde}`, async ({ page, portal }) => {
    await page.setViewportSize(tamanho)
    await portal.estarComo('GERENTE')
    await escolherOPrimeiro(page)
    await expect(dialogo(page, 'Gerar ordem de coleta')).toContainText('para 1 ticket')
    await portal.semBarreiras(`gerar ordem de coleta no ${onde}`)
    await page.keyboard.press('Escape')
    await portal.semBarreiras(`aguardando coleta no ${onde}`)
  })

  test(`COL-01 coletas sem barreiras no ${onde}`, async ({ page, portal }) => {
    await page.setViewportSize(tamanho)
    await portal.estarComo('GERENTE', '/coletas?aba=coletas')
    await page
      .getByText(/^OC-\d+/)
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
    await portal.semBarreiras(`coleta no ${onde}`)
    await page.keyboard.press('Escape')
    await portal.semBarreiras(`lista de coletas no ${onde}`)
  })
}
