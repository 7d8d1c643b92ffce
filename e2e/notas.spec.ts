import { readFile } from 'node:fs/promises'
import { formatarChave } from '@balcao/dominio/notas/chave'
import type { Page } from '@playwright/test'
import {
  compraComSaldo,
  escolherTipo,
  estaNoPasso,
  janela,
  prosseguir,
} from './cenario/abertura-de-tickets.ts'
import { CELULAR, expect, test } from './cenario/jornada.ts'

const DEVOLUCAO = { chave: 'DEVOLUCAO_PARCIAL', motivos: ['Produto vencido ou perto do vencimento'] }

async function baixarCom(page: Page, botao: string): Promise<{ nome: string; conteudo: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: botao, exact: true }).click(),
  ])
  return { nome: download.suggestedFilename(), conteudo: await readFile(await download.path()) }
}

test('DOC-04 SHL-05 o operador acha a nota pela chave, baixa o DANFE e o XML, e abre um ticket que já a traz', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR', '/conta/senha')
  const { nota, cliente } = await compraComSaldo(page, DEVOLUCAO.chave)
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill(formatarChave(nota.chave))
  await page.getByRole('group', { name: 'Notas fiscais' }).getByRole('option').click()
  const dialogo = page.getByRole('dialog', { name: 'Nota fiscal' })
  await expect(dialogo.getByRole('heading', { name: `NF ${nota.numNf}` })).toBeVisible()
  await expect(dialogo.getByText(formatarChave(nota.chave))).toBeVisible()
  await expect(dialogo.getByRole('table', { name: 'Itens da nota' })).toBeVisible()
  await portal.semBarreiras('nota fiscal')

  const danfe = await baixarCom(page, 'DANFE (PDF)')
  expect(danfe.nome).toBe(`${nota.chave}-danfe.pdf`)
  expect(danfe.conteudo.subarray(0, 5).toString()).toBe('%PDF-')
  const xml = await baixarCom(page, 'XML')
  expect(xml.nome).toBe(`${nota.chave}-nfe.xml`)
  expect(xml.conteudo.toString('latin1')).toContain(`Id="NFe${nota.chave}"`)

  const larga = page.viewportSize()
  await page.setViewportSize(CELULAR)
  await expect.poll(async () => (await dialogo.boundingBox())?.width).toBe(CELULAR.width)
  expect(await dialogo.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0)
  await portal.semBarreiras('nota fiscal no celular')
  if (larga) await page.setViewportSize(larga)

  await dialogo.getByRole('button', { name: 'Abrir ticket' }).click()
  await estaNoPasso(page, 'SOLICITACAO')
  await expect(dialogo).toBeHidden()
  await escolherTipo(page, DEVOLUCAO)
  await prosseguir(page)
  await estaNoPasso(page, 'CLIENTE')
  await expect(janela(page).getByRole('combobox', { name: 'Cliente', exact: true })).toHaveValue(
    cliente.razSoc,
  )
  await janela(page).getByRole('combobox', { name: 'Origem', exact: true }).click()
  await page.getByRole('option', { name: 'Telefone', exact: true }).click()
  await prosseguir(page)
  await estaNoPasso(page, 'PRODUTOS')
  await expect(janela(page).getByRole('article', { name: `Nota ${nota.numNf}`, exact: true })).toBeVisible()
})
