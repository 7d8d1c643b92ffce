import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Locator } from '@playwright/test'
import { aviso, consultar } from './fluxo-de-tickets.ts'
import { CELULAR, expect, test } from './jornada.ts'

const LARGURAS = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]
const LISTAS = [
  { endereco: '/tickets', tabela: 'Tickets', colunas: ['Prazo', 'Etapa e responsável'] },
  { endereco: '/tickets?prazo=ATRASADO', tabela: 'Tickets', colunas: ['Prazo', 'Etapa e responsável'] },
  { endereco: '/pedidos?dias=45', tabela: 'Pedidos', colunas: ['Total', 'Status'] },
  { endereco: '/coletas', tabela: 'Tickets aguardando coleta', colunas: ['A coletar'] },
]

type Textos = { todos: number; cortados: { coluna: string; texto: string }[] }

/** Texts of the rows that the eye does not get whole: cut by an ellipsis, or beyond the edge of the window. */
const textosDe = (tabela: Locator): Promise<Textos> =>
  tabela.evaluate((elemento) => {
    const titulos = [...elemento.querySelectorAll('th')].map((titulo) => titulo.textContent ?? '')
    const visivel = (texto: Element) => texto.getClientRects().length > 0 && texto.clientWidth > 1
    const proprio = (texto: Element) =>
      [...texto.childNodes].some((no) => no.nodeType === Node.TEXT_NODE && no.textContent?.trim())
    const cortado = (texto: Element) => {
      if (texto.getBoundingClientRect().right > window.innerWidth) return true
      for (let e: Element | null = texto; e && e.tagName !== 'TR'; e = e.parentElement)
        if (
          e.clientWidth > 0 &&
          e.scrollWidth > e.clientWidth + 1 &&
          getComputedStyle(e).overflowX !== 'visible'
        )
          return true
      return false
    }
    const textos = [...elemento.querySelectorAll('tbody td *')].filter(
      (texto) => proprio(texto) && (visivel(texto) || getComputedStyle(texto).display === 'inline'),
    )
    return {
      todos: textos.length,
      cortados: textos.filter(cortado).map((texto) => ({
        coluna: titulos[texto.closest('td')?.cellIndex ?? 0] ?? '',
        texto: texto.textContent ?? '',
      })),
    }
  })

test('MES-09 prazo, etapa, responsável e totais inteiros a 1024, 1366 e 1440', async ({ page, portal }) => {
  await portal.estarComo('GERENTE')
  for (const { endereco, tabela, colunas } of LISTAS) {
    await page.goto(endereco)
    const lista = page.getByRole('table', { name: tabela })
    await expect(lista.locator('tbody tr[data-linha]').first()).toBeVisible()
    for (const tamanho of LARGURAS) {
      const onde = `${endereco} a ${tamanho.width}`
      await page.setViewportSize(tamanho)
      await page.evaluate(
        () => new Promise((pintou) => requestAnimationFrame(() => requestAnimationFrame(pintou))),
      )
      for (const coluna of colunas)
        await expect(lista.getByRole('columnheader', { name: coluna }), onde).toBeInViewport({ ratio: 1 })
      // The window was made wider or narrower under a page that is there: what it shows settles, and stays whole.
      await expect.poll(async () => (await textosDe(lista)).cortados, onde).toEqual([])
      expect((await textosDe(lista)).todos, onde).toBeGreaterThan(50)
    }
  }
})

test('MES-09 em Atrasados o mais atrasado vem primeiro', async ({ page, portal }) => {
  await portal.estarComo('GERENTE')
  const { itens } = await consultar<{ itens: { protocolo: string }[] }>(
    page,
    'tickets?prazo=ATRASADO&orderBy=dtPrazo&direction=ASC',
  )
  await page.goto('/tickets')
  await page.getByRole('button', { name: 'Atrasados', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Prazo' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('tbody tr[data-linha]').first()).toContainText(
    formatarProtocolo(itens[0]?.protocolo ?? ''),
  )
})

/** Controls of the page under what lies over it. */
const debaixoDe = (oQueCobre: Locator) =>
  oQueCobre.evaluate((cobre) => {
    const a = cobre.getBoundingClientRect()
    return [...document.querySelectorAll(':is(main, aside) :is(a, button, input, [role="combobox"])')]
      .filter((controle) => {
        const b = controle.getBoundingClientRect()
        return b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      })
      .map((controle) => controle.textContent || controle.getAttribute('aria-label'))
  })

test('MES-09 o aviso com Desfazer não cobre nada que se use a seguir', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await portal.estarComo('GERENTE', '/tickets?abertos=true')
  await page.getByRole('button', { name: 'Visões', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Guardar os filtros atuais…' }).click()
  const guardar = page.getByRole('dialog', { name: 'Guardar visão' })
  await guardar.getByLabel('Nome').fill('Por um instante')
  await guardar.getByRole('button', { name: 'Guardar visão' }).click()
  await page.getByRole('button', { name: 'Visões', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Gerenciar visões…' }).click()
  await page.getByRole('button', { name: 'Apagar Por um instante' }).click()
  await page.keyboard.press('Escape')
  const desfazer = aviso(page, 'Visão “Por um instante” apagada.')
  await expect(desfazer.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  // Down to the pages, where one goes next.
  await page.getByRole('navigation', { name: 'Páginas de tickets' }).scrollIntoViewIfNeeded()
  expect(await debaixoDe(desfazer)).toEqual([])
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('MES-09 um ticket são três linhas, e o botão dos filtros não fica por cima dos campos', async ({
    page,
    portal,
  }) => {
    await portal.estarComo('GERENTE', '/tickets')
    const cartoes = page.locator('li[data-linha]')
    await expect(cartoes.first()).toBeVisible()
    const alturas = await cartoes.evaluateAll((todos) => todos.map((cartao) => cartao.clientHeight))
    expect(alturas.length).toBeGreaterThan(5)
    // Three lines, of which the first has the size of a thumb; where all names are long there is a fourth.
    expect(alturas.toSorted((a, b) => a - b)[Math.floor(alturas.length / 2)]).toBeLessThan(112)
    expect(Math.max(...alturas)).toBeLessThan(160)
    await page.getByRole('button', { name: 'Filtros', exact: true }).tap()
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
  })
})
