import { formatarData, somarDias } from '@balcao/dominio/formatos/datas'
import type { Page } from '@playwright/test'
import { criarCliente } from './cenario/criar/cliente.ts'
import { criarOrcamento } from './cenario/criar/orcamento.ts'
import { criarPedido } from './cenario/criar/pedido.ts'
import { sessaoDe } from './cenario/criar/pela-api.ts'
import { escolherOpcao } from './cenario/fluxo-de-tickets.ts'
import { CELULAR, expect, semBarreiras, test } from './cenario/jornada.ts'

const LARGA = { width: 1440, height: 900 }
const SECOES = 17
/** A form, cards, and the reports; the others are lists as `telas.spec.ts` looks at. */
const A_OLHAR = ['Informações Adicionais', 'Representantes', 'Consultas']

const menu = (page: Page) => page.getByRole('navigation', { name: 'Seções do cliente' })
const secao = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function irPara(page: Page, nome: string) {
  await menu(page).getByRole('link', { name: nome, exact: true }).click()
  await expect(secao(page, nome).getByText(/^Atualizado/)).toBeVisible()
}

/** What measures itself does so after it was drawn. */
const cabeNaLargura = (page: Page, onde: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: onde })
    .toBeLessThanOrEqual(0)

test('VEN-01 CLI-01 CLI-02 CLI-06 CLI-08 CLI-09 da lista à ficha: um atendimento vira histórico, agenda e atividade, e a agenda se finaliza', async ({
  page,
  portal,
  servidor,
}) => {
  const sessao = await sessaoDe(servidor.url, 'OPERADOR')
  const { id, fant } = await criarCliente(sessao)
  await criarOrcamento(sessao, id)
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR', '/home')
  // Before the shell is there, nobody listens to the keys.
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/clientes$/)
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(fant)
  await page.getByRole('table', { name: 'Clientes' }).getByText(fant, { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: fant, exact: true })).toBeVisible()
  for (const quadro of ['Posso vender?', 'Crédito', 'Pós-venda', 'Em andamento']) {
    const caixa = await secao(page, quadro).boundingBox()
    expect((caixa?.y ?? 0) + (caixa?.height ?? 0)).toBeLessThan(LARGA.height / 2)
  }
  await secao(page, 'Em andamento')
    .getByRole('link', { name: /1 aberto/ })
    .click()
  await expect(secao(page, 'Orçamentos')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/clientes\?termo=/)
  await page.goForward()

  await page.getByRole('button', { name: 'Registrar atendimento' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Registrar atendimento' })
  await escolherOpcao(dialogo.getByRole('combobox', { name: 'Motivo', exact: true }), 'Pós-venda')
  await dialogo.getByRole('textbox', { name: 'Descrição' }).fill('Recebeu tudo e gostou da entrega.')
  const retorno = formatarData(somarDias(process.env.E2E_HOJE ?? '', 3))
  await dialogo.getByRole('textbox', { name: 'Data de retorno' }).fill(retorno)
  await semBarreiras(page, 'registrar atendimento')
  await dialogo.getByRole('button', { name: 'Registrar atendimento' }).click()
  await expect(dialogo).toBeHidden()
  await page.getByRole('button', { name: 'Registro de atividades' }).click()
  await expect(page.getByRole('complementary', { name: 'Registro de atividades' })).toContainText(
    'Recebeu tudo e gostou da entrega.',
  )
  await irPara(page, 'Histórico de Atendimento')
  await expect(secao(page, 'Histórico de Atendimento')).toContainText('Recebeu tudo e gostou da entrega.')
  await irPara(page, 'Agendas')
  await secao(page, 'Agendas')
    .getByRole('row', { name: new RegExp(retorno) })
    .click()
  const agenda = page.getByRole('dialog', { name: /agenda/i }).first()
  await expect(agenda).toContainText('Pós-venda')
  await expect(page).toHaveURL(/secao=agendas&item=\d+/)
  await agenda.getByRole('button', { name: 'Finalizar' }).click()
  const fim = page.getByRole('dialog', { name: 'Finalizar agenda' })
  await escolherOpcao(fim.getByRole('combobox', { name: 'Motivo', exact: true }), 'Contato feito')
  await fim.getByRole('button', { name: 'Finalizar agenda' }).click()
  await expect(fim).toBeHidden()
  await expect(agenda).toContainText('Cumprida')
  await page.keyboard.press('Escape')

  await irPara(page, 'Contatos')
  await page.getByRole('button', { name: 'Novo contato' }).click()
  const contato = page.getByRole('dialog', { name: /contato/i })
  await contato.getByRole('textbox', { name: 'Nome' }).fill('Dalva Prates')
  await escolherOpcao(contato.getByRole('combobox', { name: 'Tipo' }), 'Financeiro')
  await contato.getByRole('textbox', { name: 'Celular' }).fill('11987651234')
  await semBarreiras(page, 'novo contato')
  await contato.getByRole('button', { name: /^(Cadastrar|Salvar)/ }).click()
  await expect(secao(page, 'Contatos')).toContainText('Dalva Prates')
})

test('CLI-01 PER-03 no celular as dezessete seções abrem e cabem na largura', async ({
  page,
  portal,
  servidor,
}) => {
  const sessao = await sessaoDe(servidor.url, 'OPERADOR')
  const { id } = await criarCliente(sessao)
  await criarOrcamento(sessao, id)
  await criarPedido(sessao, id)
  await page.setViewportSize(CELULAR)
  await portal.estarComo('OPERADOR', `/clientes/${id}`)
  const links = menu(page).getByRole('link')
  await expect(links).toHaveCount(SECOES)
  for (const nome of await links.allTextContents()) {
    await irPara(page, nome)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await cabeNaLargura(page, nome)
    if (A_OLHAR.includes(nome)) await semBarreiras(page, nome)
  }
})
