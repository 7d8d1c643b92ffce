import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { PONTO } from './cenario/abertura-de-tickets.ts'
import { aviso, historico } from './cenario/fluxo-de-tickets.ts'
import { contrasteNosDoisTemas, expect, test } from './cenario/jornada.ts'

/** The line in which the title stands. */
const alturaDoCabecalho = (lugar: Locator) =>
  lugar
    .getByRole('heading', { name: /^Ticket / })
    .evaluate((titulo) => titulo.parentElement?.parentElement?.clientHeight ?? 0)

test('MES-03 MES-04 lista e ticket lado a lado: andar, responder, avançar e analisar sem tirar as mãos do teclado', async ({
  page,
  portal,
  criar,
}) => {
  const assunto = `Mesa ${randomUUID()}`
  for (let i = 0; i < 2; i++) await criar.abrir({ tipo: 'DUVIDA_FISCAL', assunto })
  await portal.estarComo('GERENTE', `/tickets?termo=${assunto}`)
  const painel = page.getByRole('region', { name: 'Ticket aberto' })
  const titulo = painel.getByRole('heading', { level: 2, name: /^Ticket / })
  await page.getByRole('button', { name: 'Lado a lado' }).click()
  await expect(painel).toContainText('Escolha um ticket na lista')
  await page.keyboard.press(']')
  await expect(titulo).toBeFocused()
  const primeiro = await titulo.innerText()
  await page.keyboard.press(']')
  await expect(titulo).not.toHaveText(primeiro)
  await expect(titulo).toBeFocused()
  await expect(page.locator('a[aria-current="true"]')).toBeVisible()
  await portal.semBarreiras('lista e ticket lado a lado')
  await contrasteNosDoisTemas(page, 'lista e ticket lado a lado')
  await page.keyboard.press('[')
  await expect(titulo).toHaveText(primeiro)
  await page.reload()
  await expect(titulo).toHaveText(primeiro)

  // The header is low (beside a list its state goes under the deed, for neither is cut), and stays in sight while the ticket is scrolled.
  expect(await alturaDoCabecalho(painel)).toBeLessThan(76)
  await painel.hover()
  await page.mouse.wheel(0, 2_000)
  await expect(titulo).toBeInViewport()
  await expect(painel.getByRole('button', { name: 'Mais ações' })).toBeInViewport()

  await expect(historico(page).getByRole('article').first()).toBeVisible()
  await page.keyboard.press('i')
  await expect(painel.getByRole('textbox', { name: 'Mensagem' })).toBeFocused()
  await page.keyboard.type('Vou conferir com o fiscal.')
  await page.keyboard.press('Control+Enter')
  await expect(aviso(page, 'Mensagem interna registrada.')).toBeVisible()
  await painel.getByRole('tab', { name: 'Produtos' }).focus()
  await page.keyboard.press('r')
  await expect(painel.getByRole('radio', { name: 'Público' })).toBeChecked()
  await titulo.click()
  await page.keyboard.press('p')
  const avancar = page.getByRole('dialog', { name: 'Avançar etapa' })
  await expect(avancar.getByRole('textbox', { name: 'Observação' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(aviso(page, /^Avançou de /)).toBeVisible()
})

test('MES-03 a análise se preenche ao lado da conversa, que se lê e se rola', async ({
  page,
  portal,
  criar,
}) => {
  const { id } = await criar.abrir({ tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Análise da devolução', itens: 3 })
  await portal.estarComo('GERENTE', `/tickets/${id}`)
  await expect(historico(page).getByRole('article').first()).toBeVisible()
  expect(await alturaDoCabecalho(page.getByRole('main'))).toBeLessThan(56)
  const mensagem = page.getByRole('form', { name: 'Nova mensagem' })
  await mensagem.getByRole('radio', { name: 'Privado' }).check()
  await mensagem.getByRole('textbox', { name: 'Mensagem' }).fill('Foto do recebimento.')
  await mensagem
    .locator('input[type="file"]')
    .setInputFiles({ name: 'caixa.png', mimeType: 'image/png', buffer: PONTO })
  await mensagem.getByRole('button', { name: 'Registrar mensagem interna' }).click()
  const foto = historico(page).getByRole('button', { name: 'Abrir caixa.png' })
  await expect(foto).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('p')
  const painel = page.getByRole('dialog', { name: 'Analisar devolução' })
  await painel.getByRole('button', { name: 'Autorizar tudo' }).first().click()
  await expect(painel).toContainText(/(\d+) de \1 produtos? fecha/)
  await expect(painel.getByRole('button', { name: 'Analisar devolução' })).toBeInViewport()
  const entrada = historico(page).getByRole('article').last()
  const [lado, daConversa] = [await painel.boundingBox(), await entrada.boundingBox()]
  expect((daConversa?.x ?? 0) + (daConversa?.width ?? 0)).toBeLessThanOrEqual(lado?.x ?? 0)
  await entrada.scrollIntoViewIfNeeded()
  await expect(painel.getByRole('button', { name: 'Analisar devolução' })).toBeInViewport()
  await portal.semBarreiras('a análise ao lado da conversa')

  // A photo opens in the half of the thread, and what is filled in stays in sight and in use.
  await foto.click()
  const previa = page.getByRole('dialog', { name: 'caixa.png' })
  await expect(previa.getByRole('img', { name: 'caixa.png' })).toBeVisible()
  const daFoto = await previa.boundingBox()
  expect((daFoto?.x ?? 0) + (daFoto?.width ?? 0)).toBeLessThanOrEqual((await painel.boundingBox())?.x ?? 0)
  await painel.getByLabel('Observação').first().fill('Como na foto.')
  await previa.getByRole('button', { name: 'Baixar' }).focus()
  await page.keyboard.press('Escape')
  await expect(previa).toBeHidden()
  await expect(foto).toBeFocused()
  await expect(painel.getByLabel('Observação').first()).toHaveValue('Como na foto.')
  await contrasteNosDoisTemas(page, 'a análise ao lado da conversa')

  // On a smaller screen it opens over the ticket, as ever.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.reload()
  await expect(historico(page).getByRole('article').first()).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.locator('[role="dialog"][aria-modal="true"]')).toBeVisible()
})
