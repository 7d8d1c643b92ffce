import type { Locator, Page } from '@playwright/test'
import { CELULAR, estarComo, expect, test } from './jornada.ts'

const INTERNO = 'Como responder a um cliente insatisfeito'

const artigos = (page: Page): Locator => page.getByRole('list', { name: 'Artigos' })
const procurar = (page: Page, termo: string) => page.getByRole('searchbox', { name: 'Buscar' }).fill(termo)

test('FAQ-01 procura, lê, avalia e segue para um parecido', async ({ page, portal }) => {
  await portal.estarComo('REPRESENTANTE')
  await page.getByRole('link', { name: 'Faq' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Faq' })).toBeFocused()
  await expect(artigos(page).getByRole('listitem')).toHaveCount(10)

  await page.getByRole('button', { name: /^Notas fiscais e impostos/ }).click()
  await expect(page).toHaveURL(/\?tipo=\d+$/)
  await procurar(page, 'devolucoes cfop')
  await expect(page).toHaveURL(/termo=devolucoes\+cfop/)
  await expect(artigos(page).locator('mark').filter({ hasText: 'CFOP' }).first()).toBeVisible()
  await procurar(page, 'não existe isto')
  await expect(page.getByText('Nenhum registro encontrado')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todos os artigos' }).click()
  await procurar(page, 'segunda via de boleto')
  await artigos(page).getByRole('link', { name: 'Segunda via de boleto' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Segunda via de boleto' })).toBeVisible()
  await expect(page).toHaveURL(/\/artigo\/\d+$/)
  const avaliacao = page.getByRole('region', { name: 'Avaliação do artigo' })
  await avaliacao.getByRole('button', { name: 'Não' }).click()
  await expect(avaliacao.getByText('Obrigado por avaliar')).toBeVisible()
  await expect(avaliacao.getByRole('button', { name: 'Abrir ticket' })).toBeVisible()
  await avaliacao.getByRole('button', { name: 'Sim' }).click()
  await expect(avaliacao.getByText('Que bom!')).toBeVisible()
  await page.reload()
  await expect(avaliacao.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'true')

  await page.setViewportSize(CELULAR)
  await portal.semBarreiras('artigo no celular')
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Faq' }).click()
  await expect(artigos(page)).toBeVisible()
  await portal.semBarreiras('faq no celular')
})

test('NOV-17 os artigos do assunto aparecem na abertura, abrem por cima e nada se perde', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR')
  await page.getByRole('button', { name: 'NOVO TICKET' }).click()
  const janela = page.getByRole('dialog', { name: 'Abrir novo ticket' })
  await janela.getByRole('button', { name: 'Solicitação' }).first().click()
  await janela.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Devolução parcial' }).click()
  const assunto = janela.getByRole('textbox', { name: 'Assunto' })
  await assunto.fill('Bom dia, preciso de ajuda')
  await assunto.fill('Devolução parcial da nota')
  const aviso = janela.getByRole('region', { name: 'Artigos que podem ajudar' })
  await expect(aviso.getByRole('button', { name: /Devolução total ou parcial/ })).toContainText(
    /Utilidade \d+%/,
  )
  await expect(assunto).toBeFocused()
  await portal.semBarreiras('aviso de artigos')

  const chamada = janela.getByRole('button', { name: /^Artigos relacionados \(\d\)$/ })
  // Ten seconds, and then only the link is left; it waits while somebody is in it.
  await expect(aviso).toBeHidden()
  await chamada.press('Enter')
  await aviso.getByRole('button', { name: /Devolução total ou parcial/ }).press('Enter')
  const artigo = page.getByRole('dialog', { name: 'Artigo' })
  await expect(
    artigo.getByRole('heading', { name: 'Devolução total ou parcial: qual escolher' }),
  ).toBeVisible()
  await portal.semBarreiras('artigo por cima da abertura')
  await page.keyboard.press('Escape')
  await expect(artigo).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(assunto).toHaveValue('Devolução parcial da nota')

  await page.setViewportSize(CELULAR)
  await portal.semBarreiras('aviso de artigos no celular')
  await aviso.getByRole('button', { name: /Devolução total ou parcial/ }).click()
  await artigo.getByRole('button', { name: 'Sim' }).click()
  await artigo.getByRole('button', { name: 'Não preciso mais do ticket' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Descartar este ticket?' })
  await pergunta.getByRole('button', { name: 'Descartar' }).click()
  await expect(janela).toHaveCount(0)
})

test('FAQ-01 quem gerencia escreve, publica e tira do ar; os leitores acompanham', async ({
  page,
  portal,
}) => {
  await portal.estarComo('SUPERVISOR', '/faq/novo')
  await page.getByRole('textbox', { name: 'Título' }).fill('Troca de paletes na doca')
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Entregas e coletas' }).click()
  await page.getByRole('textbox', { name: 'Texto' }).fill('## Na doca\n\n- Traga **um palete** vazio.')
  await expect(page.getByRole('region', { name: 'Prévia' }).getByRole('listitem')).toHaveText(
    'Traga um palete vazio.',
  )
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editar artigo' })).toBeVisible()
  await expect(page).toHaveURL(/\/artigo\/\d+\/editar$/)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('button', { name: 'Tirar do ar' })).toBeVisible()
  await page.goto('/faq?termo=paletes')
  await expect(artigos(page).getByRole('link', { name: 'Troca de paletes na doca' })).toBeVisible()
  await expect(artigos(page).getByText(/^Utilidade 60%$/)).toBeVisible()

  await page.getByRole('link', { name: 'Gerenciar artigos' }).click()
  // The page that is left has a search of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Artigos' })).toBeVisible()
  await procurar(page, 'paletes')
  await expect(page).toHaveURL(/artigos\?termo=paletes/)
  await page.getByRole('checkbox', { name: 'Selecionar artigo Troca de paletes na doca' }).check()
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(page.getByRole('row', { name: /Troca de paletes/ })).toContainText('Rascunho')
})

test.describe('quem é de fora', () => {
  // The browser reports the refused request of the article that is not for this person.
  test.use({ erroEsperado: /404/ })

  test('FAQ-01 o consumidor não acha um artigo interno, nem pelo endereço', async ({
    page,
    portal,
    browser,
    baseURL,
  }) => {
    const pesquisa = `/faq?termo=${encodeURIComponent(INTERNO)}`
    const daEquipe = await browser.newPage({ ...(baseURL && { baseURL }) })
    await estarComo(daEquipe, baseURL ?? '', 'OPERADOR', pesquisa)
    const endereco = await artigos(daEquipe).getByRole('link', { name: INTERNO }).getAttribute('href')
    await daEquipe.close()

    await portal.estarComo('CONSUMIDOR_FINAL', pesquisa)
    await expect(page.getByText('Nenhum registro encontrado')).toBeVisible()
    await page.goto(endereco ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'Artigo não encontrado' })).toBeVisible()
    await page.getByRole('button', { name: 'Buscar em tudo' }).click()
    await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill('segunda via de boleto')
    await page
      .getByRole('group', { name: 'Artigos' })
      .getByRole('option', { name: /Segunda via/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Segunda via de boleto' })).toBeVisible()
  })
})
