import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { Locator, Page } from '@playwright/test'
import { botaoNovo, comprar } from './cenario/abertura-de-tickets.ts'
import {
  campoDaNota as campo,
  janelaDaDevolucao as janela,
  preencherDevolucao,
  quantidadeADevolver as quantidade,
} from './cenario/devolucao-em-duas-telas.ts'
import { consultar } from './cenario/fluxo-de-tickets.ts'
import { contarGestos } from './cenario/gestos.ts'
import { CELULAR, contrasteNosDoisTemas, expect, test } from './cenario/jornada.ts'

const CHAVE = 'DEVOLUCAO_PARCIAL'
const MAXIMO_DE_GESTOS = 10
const PONTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII='

/** What Ctrl+V brings: the clipboard of a machine without a screen takes no picture, so the event itself is made. */
async function colarFoto(alvo: Locator): Promise<void> {
  await alvo.evaluate((campoComFoco, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'avaria.png', { type: 'image/png' }))
    const evento = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    ;(document.activeElement ?? campoComFoco).dispatchEvent(evento)
  }, PONTO)
}

/** The ticket that was opened has the product of the invoice, its photo and what came from the invoice. */
async function conferirTicket(
  page: Page,
  { idCli, descNF }: { idCli: number; descNF: string },
): Promise<void> {
  const resultado = page.getByRole('dialog', { name: 'Ticket aberto' })
  await expect(resultado).toBeVisible()
  await resultado.getByRole('button', { name: 'Ir para o ticket' }).click()
  await page.waitForURL(/\/tickets\/\d+/)
  const [, id] = /\/tickets\/(\d+)/.exec(page.url()) ?? []
  const ticket = await consultar<{ cliente: { id: number } }>(page, `tickets/${id}`)
  expect(ticket.cliente.id).toBe(idCli)
  const produtos = page.getByRole('tab', { name: 'Produtos (1)', exact: true })
  await produtos.click()
  await expect(page.getByRole('region', { name: 'Produtos', exact: true })).toContainText(descNF)
  const anexos = await consultar<{ itens: { nome_exibicao: string }[] }>(page, `tickets/${id}/anexos`)
  expect(anexos.itens.map(({ nome_exibicao }) => nome_exibicao)).toEqual(['avaria.png'])
}

test('MES-07 a devolução de um produto com uma foto cabe em dez gestos, só pelo teclado', async ({
  page,
  portal,
  criar,
}) => {
  await portal.estarComo('OPERADOR', '/conta/senha')
  const { nota, cliente } = await comprar(page, criar, CHAVE)
  await expect(botaoNovo(page)).toBeVisible()
  const gestos = await contarGestos(page)

  await preencherDevolucao(page, String(nota.numNf))
  // The key counts; what another journey left in the clipboard is not what is pasted here.
  await page.evaluate(() =>
    document.addEventListener('paste', (evento) => evento.preventDefault(), { once: true, capture: true }),
  )
  await page.keyboard.press('Control+V')
  await colarFoto(quantidade(page))
  await expect(janela(page).getByRole('listitem').filter({ hasText: 'avaria.png' }).first()).toBeVisible()
  await portal.semBarreiras('a devolução em duas telas')
  await contrasteNosDoisTemas(page, 'a devolução em duas telas')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: 'Ticket aberto' })).toBeVisible()
  const feitos = await gestos()
  test.info().annotations.push({ type: 'gestos', description: String(feitos) })
  expect(feitos).toBeLessThanOrEqual(MAXIMO_DE_GESTOS)
  await conferirTicket(page, { idCli: cliente.id, descNF: nota.produtos[0]?.descNF ?? '' })

  // MES-06/mesma-nota Whoever begins the same again is told of it.
  await page.keyboard.press('v')
  await expect(campo(page)).toBeFocused()
  await page.keyboard.type(String(nota.numNf))
  await page.keyboard.press('Enter')
  const aviso = janela(page).getByRole('region', { name: 'Tickets sobre a mesma nota' })
  await expect(aviso.getByRole('link').first()).toHaveAttribute('target', '_blank')
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true })

  test('MES-07 do NOVO à devolução aberta, com o dedo', async ({ page, portal, criar }) => {
    await portal.estarComo('REPRESENTANTE', '/conta/senha')
    const { nota, cliente } = await comprar(page, criar, CHAVE)
    await expect(botaoNovo(page)).toBeVisible()
    const gestos = await contarGestos(page)
    await botaoNovo(page).tap()
    await page.getByRole('menuitem', { name: 'Devolução de nota' }).tap()
    await campo(page).fill(String(nota.numNf))
    await portal.semBarreiras('o campo da devolução no celular')
    await janela(page)
      .getByRole('option', { name: `Nota ${nota.numNf}` })
      .filter({ hasText: nomeDoCliente(cliente) })
      .tap()
    await janela(page).getByRole('combobox', { name: 'Motivo', exact: true }).fill('vencido')
    await janela(page).getByRole('combobox', { name: 'Motivo dos produtos' }).fill('avaria')
    await quantidade(page).fill('1')
    await janela(page)
      .getByRole('region', { name: `Fotos de ${nota.produtos[0]?.descNF}` })
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'avaria.png', mimeType: 'image/png', buffer: Buffer.from(PONTO, 'base64') })
    await expect(janela(page).getByRole('listitem').filter({ hasText: 'avaria.png' }).first()).toBeVisible()
    await portal.semBarreiras('a devolução no celular')
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sobra).toBeLessThanOrEqual(0)
    await janela(page).getByRole('button', { name: 'Abrir ticket', exact: true }).tap()
    await expect(page.getByRole('dialog', { name: 'Ticket aberto' })).toBeVisible()
    const feitos = await gestos()
    test.info().annotations.push({ type: 'gestos', description: String(feitos) })
    expect(feitos).toBeLessThanOrEqual(MAXIMO_DE_GESTOS)
    await conferirTicket(page, { idCli: cliente.id, descNF: nota.produtos[0]?.descNF ?? '' })
  })
})
