import { randomUUID } from 'node:crypto'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Page } from '@playwright/test'
import { aviso, consultar } from './cenario/fluxo-de-tickets.ts'
import { CELULAR, expect, ir, test } from './cenario/jornada.ts'

type Livre = { id: number; protocolo: string }

const operadorDe = async (page: Page, id: number) =>
  (await consultar<{ operador: { nome: string } | null }>(page, `tickets/${id}`)).operador?.nome ?? null
const linha = (page: Page, { protocolo }: Livre) =>
  page.getByRole('row').filter({ hasText: formatarProtocolo(protocolo) })

test('MES-01 MES-02 MES-04 a fila cabe no celular; assumir vários e desfazer, ir ao próximo por tecla, devolver à fila', async ({
  page,
  portal,
  criar,
}) => {
  const assunto = `Fila ${randomUUID()}`
  const abrir = () => criar.abrir({ tipo: 'DUVIDA_FISCAL', assunto, criador: 'GERENTE' })
  const [um, outro] = [await abrir(), await abrir()]
  await portal.estarComo('OPERADOR')
  const fila = page.getByRole('region', { name: 'Minha fila' })
  await expect(fila.getByRole('heading', { name: /^Sem operador nos meus setores/ })).toBeVisible()
  await page.setViewportSize(CELULAR)
  await expect(fila).toBeVisible()
  await portal.semBarreiras('a fila no celular')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await ir(page, `/tickets?semOperador=true&abertos=true&termo=${assunto}`)
  for (const ticket of [um, outro]) await linha(page, ticket).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Assumir' }).click()
  await expect(aviso(page, '2 tickets assumidos.')).toBeVisible()
  expect(await operadorDe(page, um.id)).not.toBeNull()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(aviso(page, 'Desfeito em 2 tickets.')).toBeVisible()
  expect(await operadorDe(page, um.id)).toBeNull()

  await page.goto(`/tickets/${um.id}`)
  await expect(page.getByRole('button', { name: 'Assumir' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(aviso(page, 'Você assumiu o ticket.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Assumir' })).toHaveCount(0)
  await portal.semBarreiras('o ticket assumido')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill('devolver este')
  await page.getByRole('option', { name: 'Devolver este ticket à fila' }).click()
  await expect(aviso(page, 'Ticket devolvido à fila.')).toBeVisible()
  expect(await operadorDe(page, um.id)).toBeNull()

  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(new RegExp(`/tickets/${um.id}$`))
  await expect(page).toHaveURL(/\/tickets\/\d+$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Próximo da fila')
  await expect(page.getByRole('dialog')).toContainText('Assumir o ticket')
})
