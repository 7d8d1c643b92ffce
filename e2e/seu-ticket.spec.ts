import { CELULAR, contrasteNosDoisTemas, expect, semBarreiras, test } from './cenario/jornada.ts'

test('ALC-03 o cliente acompanha e responde no celular, sem conta, e quem atende vê na hora', async ({
  page,
  portal,
  criar,
  browser,
  baseURL,
}) => {
  const { id } = await criar.abrir({ tipo: 'ELOGIO' })
  await portal.estarComo('OPERADOR', `/tickets/${id}`)
  await page.getByRole('button', { name: 'Criar ou ver links' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Link do cliente' })
  await dialogo.getByLabel('E-mail de quem vai usar').fill('ana@sol.com.br')
  await dialogo.getByLabel('Nome').fill('Ana Lima')
  await dialogo.getByRole('button', { name: 'Criar link' }).click()
  const endereco = await dialogo.getByLabel('Link do cliente').inputValue()
  await semBarreiras(page, 'o link do ticket')
  await page.keyboard.press('Escape')

  const contexto = await browser.newContext({
    viewport: CELULAR,
    ...(baseURL && { baseURL }),
  })
  const celular = await contexto.newPage()
  const resposta = await celular.goto(endereco)
  expect(resposta?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(celular.getByRole('heading', { name: 'Conversa' })).toBeVisible()
  await celular.getByLabel('Sua mensagem').fill('Chegou hoje.')
  await celular.reload()
  await expect(celular.getByLabel('Sua mensagem')).toHaveValue('Chegou hoje.')
  await semBarreiras(celular, 'o ticket do cliente no celular')
  await contrasteNosDoisTemas(celular, 'o ticket do cliente no celular')
  await celular.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(celular.getByText('Resposta enviada.', { exact: false })).toBeVisible()
  await contexto.close()
  await expect(page.getByText('Chegou hoje.')).toBeVisible()
  await expect(page.getByText('pelo link · ana@sol.com.br').first()).toBeVisible()
})
