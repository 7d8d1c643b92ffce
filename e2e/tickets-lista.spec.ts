import { readFile } from 'node:fs/promises'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Download, Page } from '@playwright/test'
import { linhasDoXlsx } from '../apps/api/test/ler-planilha.ts'
import {
  abrirDialogo,
  abrirTicket,
  avancar,
  aviso,
  concluir,
  consultar,
  listar,
  porComecar,
  tipoDe,
} from './fluxo-de-tickets.ts'
import { CELULAR, expect, test } from './jornada.ts'
import { outraPessoa } from './outra-pessoa.ts'

const linhas = (page: Page) => page.getByRole('table', { name: 'Tickets' }).locator('tbody tr[data-linha]')
const linhaDe = (page: Page, protocolo: string) =>
  linhas(page).filter({ hasText: formatarProtocolo(protocolo) })
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros ativos' })
const chip = (page: Page, texto: string) => page.getByRole('button', { name: `Remover filtro ${texto}` })

async function idDoTipo(page: Page, chave: string): Promise<number> {
  const { itens } = await consultar<{ itens: { id: number; chave: string }[] }>(page, 'tipos')
  const id = itens.find((tipo) => tipo.chave === chave)?.id
  if (!id) throw new Error(`sem o tipo ${chave}`)
  return id
}

const total = async (page: Page, filtros: string): Promise<number> =>
  (await consultar<{ paginator: { total: number } }>(page, `tickets?take=1&${filtros}`)).paginator.total

async function filtrarPorTipo(page: Page, nome: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: nome }).click()
  await page.keyboard.press('Escape')
  await expect(chip(page, `Tipo: ${nome}`)).toBeVisible()
}

const conteudo = async (download: Download): Promise<Buffer> => readFile(await download.path())

test('TIC-01 os filtros vão no endereço, servem a quem o recebe e voltam na próxima visita', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await portal.estarComo('GERENTE', '/tickets')
  await expect(linhas(page).first()).toBeVisible()
  await filtrarPorTipo(page, 'Avaria')
  await expect(page).toHaveURL(/tipo=/)
  await expect(linhas(page).filter({ hasNotText: 'Avaria' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Mais filtros/ }).click()
  await page.getByRole('checkbox', { name: 'Só em aberto' }).check()
  await expect(page).toHaveURL(/abertos=true/)
  await expect(chip(page, 'Situação: Só em aberto')).toBeVisible()
  const avaria = await idDoTipo(page, 'AVARIA')
  const quantos = await total(page, `abertos=true&tipo[]=${avaria}`)
  const contagem = page.locator('h1 + *')
  await expect(contagem).toHaveText(String(quantos))
  await portal.semBarreiras('lista com todos os filtros')

  const colega = await outraPessoa(browser, baseURL, 'ADMIN')
  await colega.goto(page.url())
  await expect(chip(colega, 'Tipo: Avaria')).toBeVisible()
  await expect(chip(colega, 'Situação: Só em aberto')).toBeVisible()
  await expect(colega.locator('h1 + *')).toHaveText(String(quantos))
  await colega.context().close()

  await page.goBack()
  await expect(chip(page, 'Situação: Só em aberto')).toHaveCount(0)
  await expect(chip(page, 'Tipo: Avaria')).toBeVisible()
  await page.goForward()
  await expect(chip(page, 'Situação: Só em aberto')).toBeVisible()

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Home' }).click()
  // The address changes before the page does.
  await expect(chip(page, 'Tipo: Avaria')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Tickets' }).click()
  await expect(page.getByText('Filtros da última visita')).toBeVisible()
  await expect(page).toHaveURL(/tipo=.*abertos=true|abertos=true.*tipo=/)
  await expect(chip(page, 'Tipo: Avaria')).toBeVisible()
  await chip(page, 'Tipo: Avaria').click()
  await expect(page).not.toHaveURL(/tipo=/)
  await expect(page.getByText('Filtros da última visita')).toHaveCount(0)
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(chips(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/tickets$/)

  const [ticket] = await listar(page, 'abertos=true')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(formatarProtocolo(ticket?.protocolo ?? ''))
  await expect(linhas(page)).toHaveCount(1)
  await expect(page).toHaveURL(/termo=/)
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('zzzz nada disso')
  await expect(page.getByText('Nenhum ticket com estes filtros')).toBeVisible()
})

test('TIC-01 uma visão guardada com nome é aplicada, apagada e trazida de volta', async ({
  page,
  portal,
}) => {
  await portal.estarComo('GERENTE', '/tickets?prazo=ATRASADO')
  await expect(chip(page, 'Prazo: Atrasados')).toBeVisible()
  const menu = page.getByRole('button', { name: 'Visões', exact: true })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Guardar os filtros atuais…' }).click()
  const guardar = page.getByRole('dialog', { name: 'Guardar visão' })
  await guardar.getByLabel('Nome').fill('Para cobrar hoje')
  await portal.semBarreiras('guardar visão')
  await guardar.getByRole('button', { name: 'Guardar visão' }).click()
  await expect(aviso(page, 'Visão “Para cobrar hoje” guardada.')).toBeVisible()
  await page.getByRole('button', { name: 'Todos', exact: true }).click()
  await expect(chips(page)).toHaveCount(0)

  await page.reload()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Para cobrar hoje' }).click()
  await expect(chip(page, 'Prazo: Atrasados')).toBeVisible()
  await expect(page).toHaveURL(/prazo=ATRASADO/)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Gerenciar visões…' }).click()
  const visoes = page.getByRole('dialog', { name: 'Gerenciar visões' })
  await portal.semBarreiras('gerenciar visões')
  await visoes.getByRole('button', { name: 'Apagar Para cobrar hoje' }).click()
  await expect(visoes.getByText('Nenhuma visão guardada.')).toBeVisible()
  await page.keyboard.press('Escape')
  await aviso(page, 'Visão “Para cobrar hoje” apagada.').getByRole('button', { name: 'Desfazer' }).click()
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Para cobrar hoje' })).toBeVisible()
})

test('TIC-01 só com o teclado: J, K e Enter', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR', '/tickets')
  await expect(linhas(page).first()).toBeVisible()
  const link = (n: number) => linhas(page).nth(n).getByRole('link')
  await page.keyboard.press('j')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(link(0)).toBeFocused()
  const endereco = (await link(0).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${endereco}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ticket')
  await page.goBack()
  await expect(linhas(page).first()).toBeVisible()
})

test('TIC-10 arquivar vários de uma vez, desfazer, e o que não pôde ser', async ({ page, portal }) => {
  await portal.estarComo('GERENTE')
  const { itens } = await consultar<{ itens: { id: number; label: string }[] }>(page, 'status')
  const finalizado = itens.find(({ label }) => label === 'Finalizado')?.id
  const escolher = (n: number) => linhas(page).nth(n).getByRole('checkbox').check()
  const barra = page.getByRole('region', { name: /escolhid/i })

  await page.goto(`/tickets?status=${finalizado}`)
  await escolher(0)
  await escolher(1)
  await expect(page.getByText('2 tickets escolhidos')).toBeVisible()
  await portal.semBarreiras('lista com escolhidos')
  await page.getByRole('button', { name: 'Arquivar', exact: true }).click()
  await aviso(page, '2 tickets arquivados.').getByRole('button', { name: 'Desfazer' }).click()
  await expect(aviso(page, '2 tickets desarquivados.')).toBeVisible()
  await expect(barra).toHaveCount(0)

  // One of each in sight: the finished one goes, the open one stays and says why.
  const { aberto, fechado, tipo } = await umDeCada(page)
  await page.goto(`/tickets?tipo=${tipo}`)
  await linhaDe(page, aberto).getByRole('checkbox').check()
  await linhaDe(page, fechado).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Arquivar', exact: true }).click()
  const recusas = page.getByRole('dialog', { name: '1 ticket não foi arquivado' })
  await expect(recusas).toContainText(formatarProtocolo(aberto))
  await expect(recusas).toContainText('Só um ticket finalizado pode ser arquivado.')
  await portal.semBarreiras('recusas do lote')
  await recusas.getByRole('button', { name: 'Entendi' }).click()
  await expect(linhaDe(page, fechado)).toHaveCount(0)
  await expect(linhaDe(page, aberto)).toBeVisible()
  await page.getByRole('button', { name: 'Arquivados', exact: true }).click()
  await expect(linhaDe(page, fechado)).toContainText('Arquivado')
})

type Resumido = { protocolo: string; arquivado: boolean; status: { label: string } }

/** A type whose first page shows an open ticket and a finished one. */
async function umDeCada(page: Page) {
  const { itens: tipos } = await consultar<{ itens: { id: number }[] }>(page, 'tipos')
  for (const { id } of tipos) {
    const { itens } = await consultar<{ itens: Resumido[] }>(page, `tickets?tipo[]=${id}`)
    const fechado = itens.find(({ status }) => status.label === 'Finalizado')?.protocolo
    const aberto = itens.find(({ status }) => status.label !== 'Finalizado')?.protocolo
    if (fechado && aberto) return { fechado, aberto, tipo: id }
  }
  throw new Error('nenhum tipo mostra um aberto e um finalizado')
}

test('TIC-12 encaminhar vários ao mesmo setor', async ({ page, portal }) => {
  await portal.estarComo('GERENTE')
  const tipo = await idDoTipo(page, 'DUVIDA_PRODUTO')
  await page.goto(`/tickets?tipo=${tipo}&abertos=true`)
  await expect(linhas(page).nth(1)).toBeVisible()
  const protocolos = await linhas(page).locator('a').allInnerTexts()
  await linhas(page).nth(0).getByRole('checkbox').check()
  await linhas(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Encaminhar…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Encaminhar 2 tickets' })
  await dialogo.getByRole('combobox', { name: 'Setor' }).click()
  await page.getByRole('option', { name: 'Fiscal' }).click()
  await dialogo.getByLabel('Mensagem').fill('Ver a composição, por favor.')
  await portal.semBarreiras('encaminhar vários')
  await dialogo.getByRole('button', { name: 'Encaminhar', exact: true }).click()
  await expect(aviso(page, '2 tickets encaminhados.')).toBeVisible()
  for (const texto of protocolos.slice(0, 2)) {
    const [protocolo = ''] = texto.split('\n')
    await expect(linhas(page).filter({ hasText: protocolo })).toContainText('Fiscal')
  }
})

test('TIC-01 exporta a lista filtrada em CSV e em XLSX', async ({ page, portal }) => {
  await portal.estarComo('GERENTE')
  const tipo = await idDoTipo(page, 'DUVIDA_FISCAL')
  const quantos = await total(page, `tipo[]=${tipo}`)
  await page.goto(`/tickets?tipo=${tipo}`)
  await expect(linhas(page).first()).toBeVisible()
  const exportar = async (formato: string) => {
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: formato }).click(),
    ])
    await expect(aviso(page, 'Lista exportada.')).toBeVisible()
    return download
  }
  const csv = await exportar('CSV')
  expect(csv.suggestedFilename()).toMatch(/^tickets-\d{4}-\d\d-\d\d\.csv$/)
  const [cabecalho, ...registros] = (await conteudo(csv)).toString('utf8').trimEnd().split('\r\n')
  expect(cabecalho).toMatch(/^\uFEFFProtocolo;Número;Status;Tipo;Cliente;/)
  expect(registros).toHaveLength(quantos)
  expect(registros.every((linha) => linha.includes(';Dúvida fiscal;'))).toBe(true)

  const xlsx = await exportar('Excel (XLSX)')
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/)
  const planilha = linhasDoXlsx(await conteudo(xlsx))
  expect(planilha).toHaveLength(quantos + 1)
  expect(planilha.slice(1).every((linha) => linha.includes('>Dúvida fiscal<'))).toBe(true)
})

test('SHL-06 o que outra pessoa faz aparece na lista, sem recarregar', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await portal.estarComo('GERENTE')
  const ticket = await porComecar(page, 'QUALIDADE_PRODUTO')
  const [, proxima] = tipoDe('QUALIDADE_PRODUTO').etapas
  await page.goto(`/tickets?termo=${ticket.protocolo}`)
  const linha = linhaDe(page, ticket.protocolo)
  await expect(linha).toContainText('Triagem')
  await page.evaluate(() => Object.assign(window, { semRecarregar: true }))

  const colega = await outraPessoa(browser, baseURL, 'ADMIN')
  await abrirTicket(colega, ticket)
  const { titulo } = avancar(proxima?.nome ?? '')
  await concluir(await abrirDialogo(colega, titulo), titulo)
  await colega.context().close()

  await expect(linha).toContainText(proxima?.nome ?? '')
  await expect(linha).toContainText('Em análise')
  expect(await page.evaluate(() => 'semRecarregar' in window)).toBe(true)
})

test('PER-01 o consumidor final vê os seus, sem o que é da equipe', async ({ page, portal }) => {
  await portal.estarComo('CONSUMIDOR_FINAL', '/tickets')
  await expect(linhas(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mais filtros/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0)
  await expect(linhas(page).first().getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Cliente' })).toHaveCount(0)
  await portal.semBarreiras('lista do consumidor')
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('TIC-01 cada ticket é um cartão, e os filtros abrem por cima', async ({ page, portal }) => {
    await portal.estarComo('GERENTE', '/tickets')
    const cartoes = page.locator('li[data-linha]')
    await expect(cartoes.first()).toBeVisible()
    const sobra = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await sobra()).toBeLessThanOrEqual(0)
    await portal.semBarreiras('lista no celular')
    await page.getByRole('button', { name: 'Filtros', exact: true }).tap()
    const gaveta = page.getByRole('dialog', { name: 'Filtros' })
    await gaveta.getByRole('checkbox', { name: 'Só em aberto' }).check()
    await portal.semBarreiras('filtros no celular')
    await gaveta.getByRole('button', { name: 'Ver tickets' }).tap()
    await expect(gaveta).toBeHidden()
    await expect(chip(page, 'Situação: Só em aberto')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
    await cartoes.first().getByRole('checkbox').check()
    await expect(page.getByText('1 ticket escolhido')).toBeVisible()
    await portal.semBarreiras('lote no celular')
    expect(await sobra()).toBeLessThanOrEqual(0)
    await cartoes.nth(1).getByRole('link').tap()
    await expect(page).toHaveURL(/\/tickets\/\d+$/)
  })
})
