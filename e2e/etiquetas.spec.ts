import { randomUUID } from 'node:crypto'
import { expect, test } from './cenario/jornada.ts'

test.describe('sem conexão', () => {
  test.use({ erroEsperado: /ERR_(FAILED|INTERNET_DISCONNECTED)/ })

  test('ERR-04 o que se digitou numa etiqueta fica, a falha é dita, e a segunda vez grava', async ({
    page,
    portal,
  }) => {
    const nome = `Frágil ${randomUUID().slice(0, 8)}`
    await portal.estarComo('GERENTE', '/etiquetas')
    await page.getByRole('button', { name: 'Nova etiqueta' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Nova etiqueta' })
    await dialogo.getByLabel('Nome').fill(nome)
    await page.route(/\/sac\/etiquetas/, (rota) => rota.abort())
    await dialogo.getByRole('button', { name: 'Criar' }).click()
    await expect(dialogo.getByText('Falha na comunicação com o servidor!')).toBeVisible()
    await expect(dialogo.getByLabel('Nome')).toHaveValue(nome)
    await page.unrouteAll()
    await dialogo.getByRole('button', { name: 'Criar' }).click()
    await expect(dialogo).toBeHidden()
    await expect(page.getByRole('main').getByText(nome)).toBeVisible()
  })
})
