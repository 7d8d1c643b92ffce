import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { cabecalho, historico } from './cenario/fluxo-de-tickets.ts'
import { CELULAR, expect, ir, test } from './cenario/jornada.ts'

const TELAS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
]

/** Where the conversation may begin at the latest: at 1024 px the steps take lines of their own. */
const ALTURA_DA_CONVERSA: Record<number, number> = { 1440: 400, 1366: 400, 1024: 480 }

const topoDe = async (alvo: Locator) => (await alvo.boundingBox())?.y ?? Number.POSITIVE_INFINITY

/** What reaches beyond the right edge of the area around it. */
const cortados = (area: Locator) =>
  area.evaluate((raiz) => {
    const limite = raiz.getBoundingClientRect().right
    return [...raiz.querySelectorAll('td, th, dd, button, a')]
      .filter((parte) => parte.getBoundingClientRect().right > limite + 1)
      .map((parte) => parte.textContent)
  })

/** Runs in the page: what a finger does not hit, by a pixel of tolerance. */
function pequenos(): string[] {
  const alvos = document.querySelectorAll('main :is(a[href], button, input[type="checkbox"], summary)')
  return [...alvos].flatMap((alvo) => {
    const rotulo = alvo instanceof HTMLInputElement ? alvo.labels?.[0] : undefined
    const caixas = [alvo, ...(rotulo ? [rotulo] : [])].map((parte) => parte.getBoundingClientRect())
    const menor = Math.min(
      Math.max(...caixas.map(({ width }) => width)),
      Math.max(...caixas.map(({ height }) => height)),
    )
    return !alvo.checkVisibility() || menor >= 43 ? [] : [`${alvo.textContent} ${menor}`]
  })
}

test('MES-09 a conversa começa na primeira metade da tela, escreve-se sem procurar, e nada dos produtos fica cortado', async ({
  page,
  portal,
  criar,
}) => {
  const { id } = await criar.abrir({ tipo: 'DEVOLUCAO_TOTAL', itens: 3 })
  await portal.estarComo('GERENTE', `/tickets/${id}`)
  for (const tela of TELAS) {
    await page.setViewportSize(tela)
    await page.evaluate(() => window.scrollTo(0, 0))
    const primeira = historico(page).getByRole('article').first()
    await expect(primeira).toBeVisible()
    expect(await topoDe(primeira), `${tela.width} px`).toBeLessThanOrEqual(
      ALTURA_DA_CONVERSA[tela.width] ?? 0,
    )
    for (const nome of ['Primeira resposta', 'Solução', 'Setor', 'Operador'])
      await expect(
        page
          .locator('dl > div')
          .filter({ has: page.getByText(nome, { exact: true }) })
          .locator('dd')
          .first(),
      ).toBeInViewport()
  }
  const mensagem = page.getByRole('textbox', { name: 'Mensagem' })
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeHidden()
  await page.getByRole('radio', { name: 'Privado' }).check({ force: true })
  await expect(page.getByRole('button', { name: 'Registrar mensagem interna' })).toBeVisible()
  await mensagem.fill('Conferir o lote.')
  await expect(page.getByRole('button', { name: 'Registrar mensagem interna' })).toBeInViewport()

  await page.getByRole('tab', { name: /^Produtos/ }).click()
  const area = page.getByRole('region', { name: 'Produtos', exact: true })
  await expect(area.getByRole('row').first()).toBeVisible()
  for (const tela of TELAS) {
    await page.setViewportSize(tela)
    await expect.poll(() => cortados(area), `${tela.width} px`).toEqual([])
  }
})

/** Whether a text is cut, and whether the eye is told so. */
const corteDe = (texto: Locator) =>
  texto.evaluate((elemento) => {
    const { display, textOverflow } = getComputedStyle(elemento)
    return {
      cortado: elemento.scrollWidth > elemento.clientWidth,
      comReticencias: display === 'block' && textOverflow === 'ellipsis',
    }
  })

test('MES-09 o próximo passo se lê inteiro no cabeçalho, e diz tudo a quem aponta', async ({
  page,
  portal,
  criar,
}) => {
  const { id } = await criar.abrir({ tipo: 'PRORROGACAO_BOLETO' })
  await portal.estarComo('GERENTE', `/tickets/${id}`)
  const nome = 'Avançar para Confirmação do atraso'
  const botao = cabecalho(page).getByRole('button', { name: nome, exact: true })
  for (const tela of TELAS) {
    await page.setViewportSize(tela)
    await expect(botao).toHaveAttribute('title', new RegExp(nome))
    await expect
      .poll(() => corteDe(botao.getByText(nome)), `${tela.width} px`)
      .toMatchObject({ comReticencias: true, cortado: false })
  }
})

test('MES-09 um relatório tem a letra do portal e rola por dentro, sem corte', async ({ page, portal }) => {
  await portal.estarComo('GERENTE', '/relatorios')
  await page.getByRole('link', { name: /Cumprimento de prazos/ }).click()
  await page.getByRole('button', { name: 'Gerar relatório' }).click()
  const quadro = page.frameLocator('iframe[title^="Relatório:"]')
  await expect(quadro.getByRole('table')).toBeVisible()
  const letra = () =>
    quadro.locator('html').evaluate(async ({ ownerDocument: { fonts } }) => {
      await fonts.ready
      return [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
  await expect.poll(letra).toContain('Inter')
  for (const tela of TELAS) {
    await page.setViewportSize(tela)
    const sobra = await quadro
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(sobra, `${tela.width} px`).toBe(0)
    if (tela.width === 1440) {
      const tabela = quadro.getByRole('region', { name: 'Linhas do relatório' })
      expect(await cortados(tabela), 'a 1440 px a tabela cabe').toEqual([])
    }
  }
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('MES-03 MES-09 quem vem da lista acha o cabeçalho do ticket em 200 px, com as setas na linha do título', async ({
    page,
    portal,
    criar,
  }) => {
    const assunto = `Setas ${randomUUID()}`
    await criar.abrir({ tipo: 'ELOGIO', assunto })
    const { id } = await criar.abrir({ tipo: 'DEVOLUCAO_TOTAL', itens: 1, assunto })
    await portal.estarComo('ADMIN', `/tickets?termo=${assunto}`)
    await expect(page.locator('li[data-linha]')).toHaveCount(2)
    await ir(page, `/tickets/${id}`)
    await expect(page.getByRole('button', { name: 'Próximo ticket da lista' })).toBeVisible()
    expect((await cabecalho(page).boundingBox())?.height).toBeLessThanOrEqual(200)
  })

  test('MES-09 o cabeçalho do cliente cabe em 160 px, a seção escolhida sobe até o menu, e tudo se toca', async ({
    page,
    portal,
    criar,
  }) => {
    const idCli = await criar.clienteDaFilial(await criar.filialDoOperador(0), false)
    await portal.estarComo('OPERADOR', `/clientes/${idCli}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.locator('main header').first().boundingBox())?.height).toBeLessThanOrEqual(160)
    const secoes = page.getByRole('navigation', { name: 'Seções do cliente' })
    for (const nome of ['Boletos', 'Contatos', 'Dados Cadastrais']) {
      await secoes.getByRole('link', { name: nome }).click()
      await expect.poll(() => topoDe(secoes), nome).toBeLessThanOrEqual(60)
      await expect
        .poll(() => topoDe(page.getByRole('heading', { name: nome })), nome)
        .toBeLessThanOrEqual(160)
      await expect(page.locator('[data-a-caminho]:visible')).toHaveCount(0)
      expect(await page.evaluate(pequenos), nome).toEqual([])
    }
  })
})
