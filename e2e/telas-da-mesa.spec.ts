import type { Page } from '@playwright/test'
import { CELULAR, expect, test } from './jornada.ts'

const LARGA = { width: 1440, height: 900 }
const MEDIA = { width: 1024, height: 768 }

type Tela = { nome: string; endereco: string; abrir?: (page: Page) => Promise<unknown> }

const TELAS: readonly Tela[] = [
  { nome: 'a fila na home', endereco: '/home' },
  { nome: 'automações', endereco: '/automacoes' },
  { nome: 'uma automação', endereco: '/automacoes', abrir: (page) => novo(page, 'Nova automação') },
  { nome: 'e-mails recebidos', endereco: '/correio-recebido' },
  { nome: 'etiquetas', endereco: '/etiquetas' },
  { nome: 'respostas prontas', endereco: '/respostas' },
  { nome: 'uma resposta', endereco: '/respostas', abrir: (page) => novo(page, 'Nova resposta') },
  { nome: 'a ajuda do teclado', endereco: '/tickets', abrir: ajuda },
]

async function novo(page: Page, nome: string) {
  await page.getByRole('button', { name: nome }).click()
  await expect(page.getByRole('dialog', { name: nome })).toBeVisible()
}
async function ajuda(page: Page) {
  await expect(page.locator('[data-linha]').first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Na lista' })).toBeVisible()
}

test('MES-09 as telas da mesa: sem barreiras no claro e no escuro, e nenhuma passa da largura', async ({
  page,
  portal,
}) => {
  await portal.estarComo('GERENTE')
  for (const { nome, endereco, abrir } of TELAS)
    await test.step(nome, async () => {
      await page.setViewportSize(LARGA)
      await page.goto(endereco)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await abrir?.(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await portal.semBarreiras(`${nome}, ${colorScheme}`)
      }
      for (const tamanho of [MEDIA, CELULAR]) {
        await page.setViewportSize(tamanho)
        const sobra = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        // What measures itself does so after the window changed.
        await expect.poll(sobra, { message: `${nome} a ${tamanho.width}` }).toBeLessThanOrEqual(0)
      }
    })
})

test.describe('sem conexão', () => {
  test.use({ erroEsperado: /ERR_(FAILED|INTERNET_DISCONNECTED)/ })

  test('ERR-04 o que se digitou numa etiqueta fica, a falha é dita, e a segunda vez grava', async ({
    page,
    portal,
  }) => {
    await portal.estarComo('GERENTE', '/etiquetas')
    await novo(page, 'Nova etiqueta')
    const dialogo = page.getByRole('dialog', { name: 'Nova etiqueta' })
    await dialogo.getByLabel('Nome').fill('Frágil')
    await page.route(/\/sac\/etiquetas/, (rota) => rota.abort())
    await dialogo.getByRole('button', { name: 'Criar' }).click()
    await expect(dialogo.getByText('Falha na comunicação com o servidor!')).toBeVisible()
    await expect(dialogo.getByLabel('Nome')).toHaveValue('Frágil')
    await page.unrouteAll()
    await dialogo.getByRole('button', { name: 'Criar' }).click()
    await expect(dialogo).toBeHidden()
    await expect(page.getByRole('main').getByText('Frágil').first()).toBeVisible()
  })
})
