import { readFile } from 'node:fs/promises'
import { formatarChave } from '@balcao/dominio/notas/chave'
import type { Page } from '@playwright/test'
import { compraComSaldo, escolherTipo, estaNoPasso, janela, prosseguir } from './abertura-de-tickets.ts'
import { CELULAR, expect, test } from './jornada.ts'

const DE_PRODUTOS = { chave: 'DEVOLUCAO_PARCIAL', motivos: ['Produto vencido ou perto do vencimento'] }
const DE_NOTAS = { chave: 'DEVOLUCAO_TOTAL', motivos: ['Produto vencido ou perto do vencimento'] }

const dialogoDaNota = (page: Page) => page.getByRole('dialog', { name: 'Nota fiscal' })
const dialogoDoCliente = (page: Page) => page.getByRole('dialog', { name: 'Cliente', exact: true })

async function buscar(page: Page, termo: string, grupo: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill(termo)
  await page.getByRole('group', { name: grupo }).getByRole('option').first().click()
}

/** In the dialog of a customer, the section of invoices. */
async function irAsNotas(page: Page) {
  const menu = dialogoDoCliente(page).getByRole('navigation', { name: 'Seções do cliente' })
  await menu.getByRole('link', { name: 'Notas Fiscais' }).click()
  return dialogoDoCliente(page).getByRole('region', { name: 'Notas Fiscais', exact: true })
}

async function baixarCom(page: Page, botao: string): Promise<{ nome: string; conteudo: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: botao, exact: true }).click(),
  ])
  return { nome: download.suggestedFilename(), conteudo: await readFile(await download.path()) }
}

/** The bytes as the API sends them. */
async function xmlDaApi(page: Page, id: number): Promise<Buffer> {
  const emBase64 = await page.evaluate(async (endereco) => {
    const authorization = `Bearer ${localStorage.getItem('balcao:token:aurora')}`
    const bytes = new Uint8Array(await (await fetch(endereco, { headers: { authorization } })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, `/api/aurora/sac/notasfiscais/${id}/download/xml`)
  return Buffer.from(emBase64, 'base64')
}

async function escolherOrigem(page: Page): Promise<void> {
  await janela(page).getByRole('combobox', { name: 'Origem', exact: true }).click()
  await page.getByRole('option', { name: 'Telefone', exact: true }).click()
}

test('DOC-04 o operador acha a nota pelo número e pela chave, baixa o DANFE e o XML', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR')
  const { nota } = await compraComSaldo(page, DE_PRODUTOS.chave)
  for (const termo of [String(nota.numNf), formatarChave(nota.chave)]) {
    await buscar(page, termo, 'Notas fiscais')
    await expect(dialogoDaNota(page).getByRole('heading', { name: `NF ${nota.numNf}` })).toBeVisible()
    await expect(dialogoDaNota(page).getByText(formatarChave(nota.chave))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogoDaNota(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await buscar(page, nota.chave, 'Notas fiscais')
  await expect(dialogoDaNota(page).getByRole('table', { name: 'Itens da nota' })).toBeVisible()
  await portal.semBarreiras('nota fiscal')

  const danfe = await baixarCom(page, 'DANFE (PDF)')
  expect(danfe.nome).toBe(`${nota.chave}-danfe.pdf`)
  expect(danfe.conteudo.subarray(0, 5).toString()).toBe('%PDF-')
  const xml = await baixarCom(page, 'XML')
  expect(xml.nome).toBe(`${nota.chave}-nfe.xml`)
  expect(xml.conteudo.toString('latin1')).toContain(`Id="NFe${nota.chave}"`)
  expect(Buffer.compare(xml.conteudo, await xmlDaApi(page, nota.id))).toBe(0)

  await page.getByRole('button', { name: 'Ver tickets desta nota' }).click()
  await expect(page).toHaveURL(new RegExp(`/tickets\\?termo=${nota.numNf}$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('ERR-07', () => {
  test.use({ erroEsperado: /409 \(Conflict\)/ })

  test('o DANFE que não vem é um aviso', async ({ page, portal }) => {
    await portal.estarComo('OPERADOR')
    const { nota } = await compraComSaldo(page, DE_PRODUTOS.chave)
    const message = 'O XML desta nota fiscal ainda não está no portal.'
    await page.route('**/download/pdf', (rota) => rota.fulfill({ status: 409, json: { message } }))
    await buscar(page, nota.chave, 'Notas fiscais')
    await page.getByRole('button', { name: 'DANFE (PDF)' }).click()
    const aviso = page.getByRole('dialog', { name: 'Atenção' })
    await expect(aviso).toContainText(message)
    await portal.semBarreiras('aviso do download')
    await aviso.getByRole('button', { name: 'Fechar aviso' }).click()
    await expect(aviso).toBeHidden()
    await expect(dialogoDaNota(page)).toBeVisible()
  })
})

test('SHL-05 da nota se abre um ticket que já a traz, por produtos e inteira', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR')
  const { nota, cliente } = await compraComSaldo(page, DE_PRODUTOS.chave)
  const abrirTicket = async () => {
    await buscar(page, nota.chave, 'Notas fiscais')
    await dialogoDaNota(page).getByRole('button', { name: 'Abrir ticket' }).click()
    await estaNoPasso(page, 'SOLICITACAO')
    await expect(dialogoDaNota(page)).toBeHidden()
  }
  const irAoPassoDe = async (tipo: typeof DE_PRODUTOS, passo: 'PRODUTOS' | 'NOTAS') => {
    await escolherTipo(page, tipo)
    await prosseguir(page)
    await estaNoPasso(page, 'CLIENTE')
    await expect(janela(page).getByRole('combobox', { name: 'Cliente', exact: true })).toHaveValue(
      cliente.razSoc,
    )
    await escolherOrigem(page)
    await prosseguir(page)
    await estaNoPasso(page, passo)
  }
  const cartao = janela(page).getByRole('article', { name: `Nota ${nota.numNf}`, exact: true })

  await abrirTicket()
  await irAoPassoDe(DE_PRODUTOS, 'PRODUTOS')
  await expect(cartao).toBeVisible()
  const [produto] = nota.produtos
  await expect(
    janela(page)
      .getByRole('article', { name: `${produto?.idExibicao} ${produto?.descNF}` })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(janela(page)).toBeHidden()

  await abrirTicket()
  await irAoPassoDe(DE_NOTAS, 'NOTAS')
  await expect(cartao.getByRole('checkbox')).toBeChecked()
  await expect(janela(page).getByText('1 nota fiscal selecionada')).toBeVisible()
})

test('CLI-01 do cliente às suas notas, e delas a um ticket', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR')
  const { nota, cliente } = await compraComSaldo(page, DE_PRODUTOS.chave)
  await buscar(page, cliente.cnpj, 'Clientes')
  const area = await irAsNotas(page)
  await area.getByRole('textbox', { name: 'De' }).fill('01/01/2020')
  await area.getByRole('textbox', { name: 'De' }).blur()
  const linha = area.getByRole('button', { name: String(nota.numNf), exact: true })
  await expect(linha).toBeVisible()
  await portal.semBarreiras('notas do cliente')
  const danfe = await baixarCom(page, `DANFE da nota ${nota.numNf}`)
  expect(danfe.conteudo.subarray(0, 5).toString()).toBe('%PDF-')
  await linha.click()
  await expect(dialogoDaNota(page).getByRole('heading', { name: `NF ${nota.numNf}` })).toBeVisible()
  await dialogoDaNota(page).getByRole('button', { name: 'Abrir ticket' }).click()
  await estaNoPasso(page, 'SOLICITACAO')
  await expect(dialogoDoCliente(page)).toBeHidden()
})

test('DOC-04 no celular a nota e as notas do cliente ocupam a tela, sem rolar de lado', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(CELULAR)
  await portal.estarComo('OPERADOR')
  const { nota, cliente } = await compraComSaldo(page, DE_PRODUTOS.chave)
  await buscar(page, cliente.cnpj, 'Clientes')
  await expect((await irAsNotas(page)).getByText(/^Atualizado/)).toBeVisible()
  await portal.semBarreiras('notas do cliente no celular')
  await page.keyboard.press('Escape')
  await expect(dialogoDoCliente(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await buscar(page, nota.chave, 'Notas fiscais')
  await expect(dialogoDaNota(page).getByRole('heading', { name: `NF ${nota.numNf}` })).toBeVisible()
  await portal.semBarreiras('nota fiscal no celular')
  const caixa = await dialogoDaNota(page).boundingBox()
  expect(caixa?.width).toBe(CELULAR.width)
  const sobra = await dialogoDaNota(page).evaluate((area) => area.scrollWidth - area.clientWidth)
  expect(sobra).toBe(0)
})
