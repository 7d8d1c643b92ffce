import { somarDias } from '@balcao/dominio/formatos/datas'
import type { Page } from '@playwright/test'
import { CELULAR, expect, ouvindo, semBarreiras, test } from './jornada.ts'
import { outraPessoa } from './outra-pessoa.ts'

const AMANHA = somarDias(process.env.E2E_HOJE ?? '', 1)

const atrasadas = (page: Page) => page.getByRole('button', { name: /^Atrasadas: \d+$/ })
const quantas = async (page: Page) => Number((await atrasadas(page).textContent())?.replace(/\D/g, ''))
const lista = (page: Page) => page.getByRole('list', { name: 'Agendas atrasadas' })
const titulo = (page: Page) => page.getByRole('heading', { level: 1, name: 'Agendas', exact: true })

/** Fills the dialog by the keys alone: the first reason, a result, the next step, send. */
async function finalizarPeloTeclado(page: Page) {
  const janela = page.getByRole('dialog', { name: 'Finalizar agenda' })
  await expect(janela.getByRole('combobox', { name: 'Motivo' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Conversa boa')
  await page.keyboard.press('Tab')
  await expect(janela.getByRole('button', { name: 'Amanhã' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Agenda finalizada.')).toBeVisible()
  await expect(janela).toHaveCount(0)
}

test('VEN-01 AGE-01 AGE-03 um dia de trabalho pelo teclado: abrir o dia, marcar, finalizar com o próximo passo', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR')
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(titulo(page)).toBeVisible()
  const escolhido = page.getByRole('gridcell', { selected: true })
  await escolhido.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(`[data-dia="${AMANHA}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`visao=dia.*dia=${AMANHA}|dia=${AMANHA}.*visao=dia`))
  await page.goBack()
  await expect(page.getByRole('grid')).toBeVisible()

  await page.keyboard.press('a')
  const nova = page.getByRole('dialog', { name: 'Nova agenda' })
  await expect(nova.getByRole('combobox', { name: 'Cliente' })).toBeFocused()
  await page.keyboard.type('padaria')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await nova.getByRole('textbox', { name: 'Assunto' }).fill('Oferecer a linha nova')
  await semBarreiras(page, 'nova agenda')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Agenda marcada.')).toBeVisible()

  await page.keyboard.press('s')
  await expect(page.getByRole('table', { name: 'Semana' })).toBeVisible()
  await semBarreiras(page, 'semana de agendas')
  await page.goto('/agendas?visao=dia&atrasadas=1')
  await expect(lista(page)).toBeVisible()
  const antes = await quantas(page)
  // One that came from the ERP is not finished here, and which of them is the oldest is the hour's.
  const linhas = await lista(page).getByRole('listitem').allInnerTexts()
  const ate = linhas.findIndex((texto) => texto.includes('Finalizar'))
  for (let i = 0; i <= ate; i++) await page.keyboard.press('j')
  await page.keyboard.press('Tab')
  await expect(
    lista(page)
      .getByRole('button', { name: /^Finalizar / })
      .first(),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await finalizarPeloTeclado(page)
  await expect.poll(() => quantas(page)).toBe(antes - 1)
  await semBarreiras(page, 'agendas atrasadas')
})

test('AGE-01 AGE-02 a atrasada se arrasta para amanhã, e desfazer a devolve; a outra pessoa vê na hora', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const gerente = await outraPessoa(browser, baseURL, 'GERENTE')
  const ouve = ouvindo(gerente, /private-agendas/)
  await gerente.goto('/agendas?atrasadas=1')
  await ouve
  await expect(atrasadas(gerente)).toBeVisible()
  const doGerente = await quantas(gerente)

  await portal.estarComo('OPERADOR', `/agendas?visao=mes&dia=${AMANHA}&atrasadas=1`)
  const linha = lista(page).locator('li[data-arrastavel]').first()
  await expect(linha).toBeVisible()
  const antes = await quantas(page)
  const de = await linha.getByRole('button').first().boundingBox()
  const para = await page.locator(`[data-dia="${AMANHA}"]`).boundingBox()
  if (!de || !para) throw new Error('sem lugar na tela')
  await page.mouse.move(de.x + 20, de.y + 20)
  await page.mouse.down()
  await page.mouse.move(para.x + 20, para.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByText(/^Agenda reagendada para /)).toBeVisible()
  await expect.poll(() => quantas(page)).toBe(antes - 1)
  await expect.poll(() => quantas(gerente)).toBe(doGerente - 1)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(/^Reagendamento desfeito: /)).toBeVisible()
  await expect.poll(() => quantas(page)).toBe(antes)
  await gerente.context().close()
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR })

  test('AGE-01 AGE-03 o dia vem primeiro, o mês em pontos, e se finaliza com o polegar', async ({
    page,
    portal,
  }) => {
    await portal.estarComo('OPERADOR', '/agendas')
    await expect(titulo(page)).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await semBarreiras(page, 'dia de agendas no celular')
    await page.getByRole('button', { name: 'Mês', exact: true }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await semBarreiras(page, 'mês de agendas no celular')
    await atrasadas(page).click()
    const antes = await quantas(page)
    await lista(page)
      .getByRole('button', { name: /^Finalizar / })
      .first()
      .click()
    const janela = page.getByRole('dialog', { name: 'Finalizar agenda' })
    await janela.getByRole('combobox', { name: 'Motivo' }).click()
    await page.getByRole('option').first().click()
    await semBarreiras(page, 'finalizar agenda no celular')
    await janela.getByRole('button', { name: 'Finalizar agenda' }).click()
    await expect(page.getByText('Agenda finalizada.')).toBeVisible()
    await expect.poll(() => quantas(page)).toBe(antes - 1)
  })

  test('API-08 em Minha conta, o endereço do calendário se gera e se desliga', async ({
    page,
    portal,
    request,
  }) => {
    await portal.estarComo('OPERADOR', '/conta/agenda')
    await page.getByRole('button', { name: 'Gerar endereço' }).click()
    const campo = page.getByRole('textbox', { name: 'Endereço do calendário' })
    await expect(campo).toHaveValue(/\/agendas\.ics\?token=/)
    await semBarreiras(page, 'agenda em Minha conta')
    const caminho = new URL(await campo.inputValue())
    const pedir = () => request.get(caminho.pathname + caminho.search)
    expect(await (await pedir()).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
    await page.getByRole('button', { name: 'Desligar' }).click()
    await expect(page.getByText('O endereço do calendário foi desligado.')).toBeVisible()
    expect((await pedir()).status()).toBe(404)
  })
})
