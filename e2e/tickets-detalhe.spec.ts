import { readFile } from 'node:fs/promises'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Page } from '@playwright/test'
import { textoPorPagina } from '../apps/api/test/ler-pdf.ts'
import { nomeDaConta } from '../apps/api/test/nome-da-conta.ts'
import { PONTO } from './cenario/abertura-de-tickets.ts'
import {
  abrirDialogo,
  aviso,
  cabecalho,
  concluir,
  escolherOpcao,
  estaEm,
  historico,
  nasDuasLarguras,
  ticketAberto,
} from './cenario/fluxo-de-tickets.ts'
import { CELULAR, estarComo, expect, ouvindo, test } from './cenario/jornada.ts'
import { outraPessoa } from './cenario/outra-pessoa.ts'

const composicao = (page: Page) => page.getByRole('form', { name: 'Nova mensagem' })
const entradas = (page: Page) => historico(page).getByRole('article')

async function escrever(page: Page, tipo: 'Público' | 'Privado', mensagem: string, foto?: string) {
  const formulario = composicao(page)
  await formulario.getByRole('radio', { name: tipo }).check()
  await formulario.getByRole('textbox', { name: 'Mensagem' }).fill(mensagem)
  if (foto)
    await formulario
      .locator('input[type="file"]')
      .setInputFiles({ name: foto, mimeType: 'image/png', buffer: PONTO })
  const verbo = tipo === 'Privado' ? 'Registrar mensagem interna' : 'Enviar'
  await formulario.getByRole('button', { name: verbo, exact: true }).click()
  await expect(entradas(page).first()).toContainText(mensagem)
}

test('TIC-04 SHL-06 a mensagem pública chega na hora a quem abriu o ticket, e a interna nunca', async ({
  page,
  portal,
  criar,
  browser,
  servidor: { url },
}) => {
  const ticket = await criar.abrir({ tipo: 'QUALIDADE_PRODUTO', doConsumidor: true })
  const consumidora = await browser.newPage({ baseURL: url })
  const ouve = ouvindo(consumidora, /ticket/)
  await estarComo(consumidora, url, 'CONSUMIDOR_FINAL', `/tickets/${ticket.id}`)
  await ticketAberto(consumidora, ticket)
  await ouve
  await consumidora.evaluate(() => Object.assign(window, { semRecarregar: true }))
  await expect(composicao(consumidora).getByRole('radiogroup', { name: 'Visibilidade' })).toHaveCount(0)

  await portal.estarComo('OPERADOR', `/tickets/${ticket.id}`)
  await escrever(page, 'Privado', 'Só entre nós: conferir o lote.', 'interna.png')
  await expect(entradas(page).first()).toContainText('Privado')
  await expect(entradas(page).first().getByRole('button', { name: 'Abrir interna.png' })).toBeVisible()
  await escrever(page, 'Público', 'Olá! Já estamos vendo o seu caso.', 'etiqueta.png')
  await expect(entradas(page).first()).toContainText('Público')

  const recebida = entradas(consumidora).filter({ hasText: 'Olá! Já estamos vendo o seu caso.' })
  await expect(recebida).toContainText('Nova')
  expect(await consumidora.evaluate(() => 'semRecarregar' in window)).toBe(true)
  await expect(consumidora.getByText('Só entre nós')).toHaveCount(0)
  await expect(consumidora.getByText('Privado')).toHaveCount(0)
  await recebida.getByRole('button', { name: 'Abrir etiqueta.png' }).click()
  const previa = consumidora.getByRole('dialog', { name: 'etiqueta.png' })
  const [baixado] = await Promise.all([
    consumidora.waitForEvent('download'),
    previa.getByRole('button', { name: 'Baixar' }).click(),
  ])
  expect(await readFile(await baixado.path())).toEqual(PONTO)
  await consumidora.keyboard.press('Escape')

  const anexos = async (de: Page) => {
    await de.getByRole('button', { name: /^Anexos do Ticket/ }).click()
    const dialogo = de.getByRole('dialog', { name: 'Anexos do Ticket' })
    await expect(dialogo.getByText('etiqueta.png')).toBeVisible()
    return dialogo
  }
  await expect((await anexos(consumidora)).getByText('interna.png')).toHaveCount(0)
  await consumidora.keyboard.press('Escape')
  await expect(consumidora.getByRole('dialog')).toHaveCount(0)
  const daEquipe = await anexos(page)
  await expect(daEquipe.getByRole('listitem').filter({ hasText: 'interna.png' })).toContainText('Interno')
  await portal.semBarreiras('anexos do ticket')
  await page.keyboard.press('Escape')

  // The answer comes the other way too.
  await composicao(consumidora).getByRole('textbox', { name: 'Mensagem' }).fill('Obrigada, fico no aguardo.')
  await composicao(consumidora).getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(entradas(page).first()).toContainText('Obrigada, fico no aguardo.')
  await consumidora.context().close()
})

test('TIC-04 TIC-12 o rascunho sobrevive à recarga, e o ticket é encaminhado com ele', async ({
  page,
  portal,
  criar,
}) => {
  const { id } = await criar.abrir({ tipo: 'DUVIDA_FISCAL' })
  await portal.estarComo('GERENTE', `/tickets/${id}`)
  const formulario = composicao(page)
  const mensagem = formulario.getByRole('textbox', { name: 'Mensagem' })
  await formulario.getByRole('radio', { name: 'Encaminhamento' }).check()
  await mensagem.fill('Confirmar a alíquota antes de responder.')
  await expect(formulario.getByText('Rascunho salvo neste navegador')).toBeVisible()
  await page.reload()
  await expect(mensagem).toHaveValue('Confirmar a alíquota antes de responder.')
  await expect(formulario.getByRole('radio', { name: 'Encaminhamento' })).toBeChecked()

  // GER-09 Disabled, and still within reach of the keyboard: pressed, it goes to what is missing.
  await formulario.getByRole('button', { name: 'Encaminhar', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(formulario.getByRole('combobox', { name: 'Setor' })).toHaveAttribute('aria-invalid', 'true')
  await portal.semBarreiras('encaminhamento sem setor')
  await escolherOpcao(formulario.getByRole('combobox', { name: 'Setor' }), 'Fiscal')
  await formulario.getByRole('button', { name: 'Encaminhar', exact: true }).click()
  await expect(aviso(page, 'Ticket encaminhado.')).toBeVisible()
  await expect(cabecalho(page).locator('dd').filter({ hasText: 'Fiscal' })).toBeVisible()
  await expect(entradas(page).first()).toContainText('Confirmar a alíquota antes de responder.')
  await expect(entradas(page).first()).toContainText('Encaminhamento')
  await expect(mensagem).toHaveValue('')
})

test('TIC-06 TIC-08 os produtos com os seus totais, e o espelho da nota em PDF', async ({
  page,
  portal,
  criar,
}) => {
  const ticket = await criar.abrir({ tipo: 'DEVOLUCAO_TOTAL', itens: 2 })
  await portal.estarComo('GERENTE', `/tickets/${ticket.id}`)
  await page.getByRole('tab', { name: /^Produtos \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/aba=produtos$/)
  const area = page.getByRole('region', { name: 'Produtos', exact: true })
  await expect(area.getByRole('row').filter({ hasText: 'Em Análise' })).toHaveCount(2)
  await expect(area).toContainText(/Total solicitado\s*R\$/)
  await nasDuasLarguras(page, 'produtos do ticket')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    area.getByRole('button', { name: 'Baixar espelho da nota' }).click(),
  ])
  const pdf = await readFile(await download.path())
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect((await textoPorPagina(pdf)).join(' ')).toContain(formatarProtocolo(ticket.protocolo))
})

test.describe('quando não dá', () => {
  test.use({ erroEsperado: /Failed to load resource/ })

  test('SHL-06 TIC-13 duas pessoas no mesmo ticket: sabem uma da outra, e a segunda sabe o que mudou e não perde o que escreveu', async ({
    page,
    portal,
    criar,
    browser,
    baseURL,
  }) => {
    const ticket = await criar.abrir({ tipo: 'ATRASO_ENTREGA' })
    await portal.estarComo('GERENTE', `/tickets/${ticket.id}`)
    const colega = await outraPessoa(browser, baseURL, 'ADMIN', `/tickets/${ticket.id}`)
    await ticketAberto(colega, ticket)
    await expect(page.getByText('Helena está vendo')).toBeVisible()
    await expect(colega.getByText('Ricardo está vendo')).toBeVisible()
    const mensagem = composicao(colega).getByRole('textbox', { name: 'Mensagem' })
    await mensagem.fill('Já respondo')
    await expect(page.getByText('Helena está escrevendo…')).toBeVisible()
    await mensagem.fill('')
    await expect(page.getByText('Helena está vendo')).toBeVisible()

    const meu = await abrirDialogo(page, 'Avançar etapa')
    await meu.getByLabel('Observação').fill('Falei com o motorista.')
    await concluir(await abrirDialogo(colega, 'Avançar etapa'), 'Avançar etapa')
    await colega.context().close()
    await expect(page.getByText(/Helena está/)).toHaveCount(0)

    await meu.getByRole('button', { name: 'Avançar etapa' }).click()
    const alerta = meu.getByRole('alert').filter({ hasText: 'Este ticket mudou enquanto você preenchia' })
    await expect(alerta).toContainText(nomeDaConta('ADMIN'))
    await expect(alerta).toContainText('Avançou de “Triagem” para “Rastreio com a transportadora”.')
    await expect(meu.getByLabel('Observação')).toHaveValue('Falei com o motorista.')
    await portal.semBarreiras('conflito')
    await alerta.getByRole('button', { name: 'Ver como está agora' }).click()
    await expect(alerta).toHaveCount(0)
    await expect(meu).toContainText('Rastreio com a transportadora')
    await expect(meu.getByLabel('Observação')).toHaveValue('Falei com o motorista.')
    await concluir(meu, 'Avançar etapa')
    await estaEm(page, 'ATRASO_ENTREGA', 'Confirmação com o cliente')
    await expect(entradas(page).first()).toContainText('Falei com o motorista.')
  })
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('TIC-03 TIC-04 o ticket cabe na tela, e a mensagem se escreve por baixo', async ({
    page,
    portal,
    criar,
  }) => {
    const { id } = await criar.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 2 })
    await portal.estarComo('OPERADOR', `/tickets/${id}`)
    const sobra = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.getByRole('button', { name: 'Escrever mensagem' }).tap()
    const gaveta = page.getByRole('dialog', { name: 'Escrever mensagem' })
    await gaveta.getByRole('textbox', { name: 'Mensagem' }).fill('Recebido, vamos conferir.')
    await portal.semBarreiras('mensagem no celular')
    await gaveta.getByRole('button', { name: /^(Enviar por e-mail|Só registrar)$/ }).tap()
    await expect(gaveta).toBeHidden()
    await expect(entradas(page).first()).toContainText('Recebido, vamos conferir.')
    await page.getByRole('tab', { name: /^Produtos/ }).tap()
    await expect(
      page.getByRole('region', { name: 'Produtos', exact: true }).getByRole('article').first(),
    ).toBeVisible()
    expect(await sobra()).toBeLessThanOrEqual(0)
  })
})
