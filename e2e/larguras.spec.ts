import type { Locator } from '@playwright/test'
import { expect, ir, test } from './cenario/jornada.ts'

const LARGURAS = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]
const LISTAS = [
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
  await portal.estarComo('GERENTE', '/conta/senha')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { endereco, tabela, colunas } of LISTAS) {
    await ir(page, endereco)
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
