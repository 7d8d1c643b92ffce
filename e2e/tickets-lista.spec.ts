import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Locator, Page } from '@playwright/test'
import { pedir, sessaoDe } from './cenario/criar/pela-api.ts'
import { aviso } from './cenario/fluxo-de-tickets.ts'
import { CELULAR, expect, ouvindo, test } from './cenario/jornada.ts'

const linhas = (page: Page) => page.getByRole('table', { name: 'Tickets' }).locator('tbody tr[data-linha]')
const linhaDe = (page: Page, { protocolo }: { protocolo: string }) =>
  linhas(page).filter({ hasText: formatarProtocolo(protocolo) })
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros ativos' })
const chip = (page: Page, texto: string) => page.getByRole('button', { name: `Remover filtro ${texto}` })

/** Controls of the page under what lies over it. */
const debaixoDe = (oQueCobre: Locator) =>
  oQueCobre.evaluate((cobre) => {
    const a = cobre.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(a, button, input, [role="combobox"])')]
      .filter((controle) => {
        const b = controle.getBoundingClientRect()
        return b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      })
      .map((controle) => controle.textContent || controle.getAttribute('aria-label'))
  })

test('TIC-01 os filtros vão no endereço e voltam na próxima visita; J, K e Enter; a lista exportada', async ({
  page,
  portal,
  criar,
}) => {
  const assunto = `Lista ${randomUUID()}`
  for (let i = 0; i < 2; i++) await criar.abrir({ tipo: 'AVARIA', assunto })
  await criar.abrir({ tipo: 'ELOGIO', assunto })
  await portal.estarComo('GERENTE', `/tickets?termo=${assunto}`)
  await expect(linhas(page)).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Avaria' }).click()
  await page.keyboard.press('Escape')
  await expect(chip(page, 'Tipo: Avaria')).toBeVisible()
  await expect(page).toHaveURL(/tipo=/)
  await expect(linhas(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Mais filtros/ }).click()
  await page.getByRole('checkbox', { name: 'Só em aberto' }).check()
  await expect(page).toHaveURL(/abertos=true/)
  await expect(chip(page, 'Situação: Só em aberto')).toBeVisible()
  await expect(page.locator('h1 + *')).toHaveText('2')
  await portal.semBarreiras('lista com todos os filtros')
  await page.goBack()
  await expect(chip(page, 'Situação: Só em aberto')).toHaveCount(0)
  await expect(chip(page, 'Tipo: Avaria')).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Principal' })
  await menu.getByRole('link', { name: 'Home' }).click()
  // The address changes before the page does.
  await expect(chip(page, 'Tipo: Avaria')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Tickets' }).click()
  await expect(page.getByText('Filtros da última visita')).toBeVisible()
  await expect(chip(page, 'Tipo: Avaria')).toBeVisible()
  await expect(linhas(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tickets-\d{4}-\d\d-\d\d\.csv$/)
  const csv = (await readFile(await download.path())).toString('utf8').trimEnd().split('\r\n')
  expect(csv).toHaveLength(3)

  await page.reload()
  await expect(linhas(page)).toHaveCount(2)
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
})

test('TIC-01 MES-09 uma visão guardada com nome volta depois de recarregar; apagada, o aviso com Desfazer não cobre o que se usa', async ({
  page,
  portal,
}) => {
  const nome = `Visão ${randomUUID().slice(0, 8)}`
  await portal.estarComo('GERENTE', '/tickets?prazo=ATRASADO')
  const menu = page.getByRole('button', { name: 'Visões', exact: true })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Guardar os filtros atuais…' }).click()
  const guardar = page.getByRole('dialog', { name: 'Guardar visão' })
  await guardar.getByLabel('Nome').fill(nome)
  await portal.semBarreiras('guardar visão')
  await guardar.getByRole('button', { name: 'Guardar visão' }).click()
  await expect(aviso(page, `Visão “${nome}” guardada.`)).toBeVisible()
  await page.getByRole('button', { name: 'Todos', exact: true }).click()
  await expect(chips(page)).toHaveCount(0)

  await page.reload()
  await menu.click()
  await page.getByRole('menuitem', { name: nome }).click()
  await expect(chip(page, 'Prazo: Atrasados')).toBeVisible()
  await page.getByRole('button', { name: 'Todos', exact: true }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Gerenciar visões…' }).click()
  const visoes = page.getByRole('dialog', { name: 'Gerenciar visões' })
  await portal.semBarreiras('gerenciar visões')
  await visoes.getByRole('button', { name: `Apagar ${nome}` }).click()
  await page.keyboard.press('Escape')
  const desfazer = aviso(page, `Visão “${nome}” apagada.`)
  await expect(desfazer.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  // Down to the pages, where one goes next.
  await page.getByRole('navigation', { name: 'Páginas de tickets' }).scrollIntoViewIfNeeded()
  expect(await debaixoDe(desfazer)).toEqual([])
  await desfazer.getByRole('button', { name: 'Desfazer' }).click()
  await menu.click()
  await expect(page.getByRole('menuitem', { name: nome })).toBeVisible()
})

test('TIC-10 TIC-12 SHL-06 arquivar e encaminhar vários de uma vez, o que não pôde ser, e o que outra pessoa faz', async ({
  page,
  portal,
  criar,
  servidor: { url },
}) => {
  const assunto = `Lote ${randomUUID()}`
  const abrir = (campos = {}) => criar.abrir({ tipo: 'QUALIDADE_PRODUTO', assunto, campos })
  const [aberto, outro] = [await abrir(), await abrir()]
  const fechado = await abrir({ finalizadoEm: new Date() })
  const ouve = ouvindo(page, /tickets/)
  await portal.estarComo('GERENTE', `/tickets?termo=${assunto}`)
  await linhaDe(page, aberto).getByRole('checkbox').check()
  await linhaDe(page, fechado).getByRole('checkbox').check()
  await expect(page.getByText('2 tickets escolhidos')).toBeVisible()
  await portal.semBarreiras('lista com escolhidos')
  await page.getByRole('button', { name: 'Arquivar', exact: true }).click()
  const recusas = page.getByRole('dialog', { name: '1 ticket não foi arquivado' })
  await expect(recusas).toContainText(formatarProtocolo(aberto.protocolo))
  await expect(recusas).toContainText('Só um ticket finalizado pode ser arquivado.')
  await portal.semBarreiras('recusas do lote')
  await recusas.getByRole('button', { name: 'Entendi' }).click()
  await expect(linhaDe(page, fechado)).toHaveCount(0)

  for (const ticket of [aberto, outro]) await linhaDe(page, ticket).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Encaminhar…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Encaminhar 2 tickets' })
  await dialogo.getByRole('combobox', { name: 'Setor' }).click()
  await page.getByRole('option', { name: 'Fiscal' }).click()
  await dialogo.getByLabel('Mensagem').fill('Ver a composição, por favor.')
  await portal.semBarreiras('encaminhar vários')
  await dialogo.getByRole('button', { name: 'Encaminhar', exact: true }).click()
  await expect(aviso(page, '2 tickets encaminhados.')).toBeVisible()
  for (const ticket of [aberto, outro]) await expect(linhaDe(page, ticket)).toContainText('Fiscal')

  await ouve
  await expect(linhaDe(page, outro)).toContainText('Triagem')
  await page.evaluate(() => Object.assign(window, { semRecarregar: true }))
  await pedir(await sessaoDe(url, 'ADMIN'), avancarEtapa, { params: { idTicket: outro.id }, corpo: {} })
  await expect(linhaDe(page, outro)).toContainText('Análise da qualidade')
  expect(await page.evaluate(() => 'semRecarregar' in window)).toBe(true)
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('TIC-01 MES-09 cada ticket é um cartão de três linhas, e os filtros abrem por cima, sem cobrir os campos', async ({
    page,
    portal,
    criar,
  }) => {
    const assunto = `Cartões ${randomUUID()}`
    for (let i = 0; i < 6; i++) await criar.abrir({ tipo: 'ELOGIO', assunto })
    await portal.estarComo('GERENTE', `/tickets?termo=${assunto}`)
    const cartoes = page.locator('li[data-linha]')
    await expect(cartoes).toHaveCount(6)
    const alturas = await cartoes.evaluateAll((todos) => todos.map((cartao) => cartao.clientHeight))
    // Three lines, of which the first has the size of a thumb.
    expect(Math.max(...alturas)).toBeLessThan(112)
    await page.getByRole('button', { name: /^Filtros/ }).tap()
    const gaveta = page.getByRole('dialog', { name: 'Filtros' })
    const ver = gaveta.getByRole('button', { name: 'Ver tickets' })
    await expect(ver).toBeInViewport({ ratio: 1 })
    // The fields scroll in an area of their own, which ends where the button begins.
    const fimDosCampos = await gaveta.getByRole('checkbox', { name: 'Só em aberto' }).evaluate((campo) => {
      const rola = (e: Element) => /auto|scroll/.test(getComputedStyle(e).overflowY)
      let area: Element | null = campo
      while (area && !rola(area)) area = area.parentElement
      return area?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    })
    expect(fimDosCampos).toBeLessThanOrEqual((await ver.boundingBox())?.y ?? 0)
    await gaveta.getByRole('checkbox', { name: 'Só em aberto' }).check()
    await portal.semBarreiras('filtros no celular')
    await ver.tap()
    await expect(gaveta).toBeHidden()
    await expect(chip(page, 'Situação: Só em aberto')).toBeVisible()
    await cartoes.first().getByRole('checkbox').check()
    await expect(page.getByText('1 ticket escolhido')).toBeVisible()
    await portal.semBarreiras('lote no celular')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await cartoes.nth(1).getByRole('link').tap()
    await expect(page).toHaveURL(/\/tickets\/\d+$/)
  })
})
