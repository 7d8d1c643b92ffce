import { noDiaEHora } from '@balcao/dominio/agendas/calendario'
import { criarAgenda } from '@balcao/dominio/agendas/contratos'
import { somarDias } from '@balcao/dominio/formatos/datas'
import type { Page } from '@playwright/test'
import { criarCliente } from './cenario/criar/cliente.ts'
import { pedir, type Sessao, sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, estarComo, expect, ouvindo, semBarreiras, test } from './cenario/jornada.ts'

/** Two days of a month to come, whatever today is: the grid shows both. */
const [DIA_10, DIA_17] = [10, 17].map(
  (dia) => `${somarDias(process.env.E2E_HOJE ?? '', 32).slice(0, 8)}${dia}`,
) as [string, string]

const marcar = (sessao: Sessao, idCli: number, dia: string, assunto: string) =>
  pedir(sessao, criarAgenda, {
    corpo: {
      cliente_id: idCli,
      tipo: 'A',
      assunto,
      data_agendada: noDiaEHora(dia, '09:30').toISOString(),
    },
  })

const titulo = (page: Page) => page.getByRole('heading', { level: 1, name: 'Agendas', exact: true })
const item = (page: Page, fant: string) => page.getByRole('listitem').filter({ hasText: fant })

test('VEN-01 AGE-01 AGE-03 um dia de trabalho pelo teclado: abrir o dia, marcar, finalizar com o próximo passo; no celular o dia vem primeiro', async ({
  page,
  portal,
  servidor,
}) => {
  const { fant } = await criarCliente(await sessaoDe(servidor.url, 'OPERADOR'))
  await portal.estarComo('OPERADOR', '/conta/senha')
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(titulo(page)).toBeVisible()
  const escolhido = page.getByRole('gridcell', { selected: true })
  const amanha = somarDias((await escolhido.getAttribute('data-dia')) ?? '', 1)
  await escolhido.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(`[data-dia="${amanha}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`visao=dia.*dia=${amanha}|dia=${amanha}.*visao=dia`))

  await page.keyboard.press('a')
  const nova = page.getByRole('dialog', { name: 'Nova agenda' })
  await expect(nova.getByRole('combobox', { name: 'Cliente' })).toBeFocused()
  await page.keyboard.type(fant)
  await expect(page.getByRole('option').filter({ hasText: fant })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await nova.getByRole('textbox', { name: 'Assunto' }).fill('Oferecer a linha nova')
  await semBarreiras(page, 'nova agenda')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Agenda marcada.')).toBeVisible()
  await expect(item(page, fant)).toHaveCount(1)

  await page.setViewportSize(CELULAR)
  await page.goto(`/agendas?dia=${amanha}`)
  await expect(item(page, fant)).toHaveCount(1)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.getByRole('button', { name: `Finalizar Oferecer a linha nova, ${fant}` }).press('Enter')
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
  await semBarreiras(page, 'finalizar agenda no celular')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Agenda finalizada.')).toBeVisible()
  await expect(item(page, fant).filter({ hasText: 'Cumprida' })).toHaveCount(1)
})

test('AGE-01 AGE-02 a agenda se arrasta para outro dia, e desfazer a devolve; a outra pessoa vê na hora', async ({
  page,
  portal,
  browser,
  servidor: { url },
}) => {
  const sessao = await sessaoDe(url, 'OPERADOR')
  const { id, fant } = await criarCliente(sessao)
  await marcar(sessao, id, DIA_10, 'Combinar a entrega')
  const gerente = await browser.newPage({ baseURL: url })
  const ouve = ouvindo(gerente, /private-agendas/)
  await estarComo(gerente, url, 'GERENTE', `/agendas?visao=dia&dia=${DIA_17}`)
  await ouve
  await expect(titulo(gerente)).toBeVisible()

  await portal.estarComo('OPERADOR', `/agendas?visao=mes&dia=${DIA_10}`)
  const linha = item(page, fant)
  await expect(linha).toBeVisible()
  const de = await linha.getByRole('button').first().boundingBox()
  const para = await page.locator(`[data-dia="${DIA_17}"]`).boundingBox()
  if (!de || !para) throw new Error('sem lugar na tela')
  await page.mouse.move(de.x + 20, de.y + 20)
  await page.mouse.down()
  await page.mouse.move(para.x + 20, para.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByText(/^Agenda reagendada para /)).toBeVisible()
  await expect(linha).toHaveCount(0)
  await expect(item(gerente, fant)).toHaveCount(1)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(/^Reagendamento desfeito: /)).toBeVisible()
  await expect(linha).toHaveCount(1)
  await expect(item(gerente, fant)).toHaveCount(0)
  await gerente.context().close()
})

test('API-08 em Minha conta, o endereço do calendário se gera, responde e se desliga', async ({
  page,
  portal,
  request,
}) => {
  await portal.estarComo('OPERADOR', '/conta/agenda')
  await page.getByRole('button', { name: 'Gerar endereço' }).click()
  const campo = page.getByRole('textbox', { name: 'Endereço do calendário' })
  await expect(campo).toHaveValue(/\/agendas\.ics\?token=/)
  const caminho = new URL(await campo.inputValue())
  const pedirCalendario = () => request.get(caminho.pathname + caminho.search)
  expect(await (await pedirCalendario()).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await page.getByRole('button', { name: 'Desligar' }).click()
  await expect(page.getByText('O endereço do calendário foi desligado.')).toBeVisible()
  expect((await pedirCalendario()).status()).toBe(404)
})
