import { novoTicket } from './cenario/abertura-de-tickets.ts'
import { criarArtigo } from './cenario/criar/artigo.ts'
import { nomeUnico } from './cenario/criar/cliente.ts'
import { sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, expect, ir, test } from './cenario/jornada.ts'

test('FAQ-01 quem gerencia escreve e publica; procura-se, lê-se e avalia-se; tirado do ar, é rascunho', async ({
  page,
  portal,
}) => {
  const titulo = nomeUnico('Troca de paletes')
  await portal.estarComo('SUPERVISOR', '/faq/novo')
  await page.getByRole('textbox', { name: 'Título' }).fill(titulo)
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Entregas e coletas' }).click()
  await page.getByRole('textbox', { name: 'Texto' }).fill('## Na doca\n\n- Traga **um palete** vazio.')
  await expect(page.getByRole('region', { name: 'Prévia' }).getByRole('listitem')).toHaveText(
    'Traga um palete vazio.',
  )
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/artigo\/\d+\/editar$/)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('button', { name: 'Tirar do ar' })).toBeVisible()

  await page.getByRole('link', { name: 'Faq', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Faq' })).toBeFocused()
  const [, codigo = ''] = /(\w+)$/.exec(titulo) ?? []
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(`PALETES ${codigo}`)
  await expect(page).toHaveURL(/termo=PALETES/)
  const artigos = page.getByRole('list', { name: 'Artigos' })
  await expect(artigos.locator('mark').filter({ hasText: 'paletes' })).toBeVisible()
  await artigos.getByRole('link', { name: titulo }).click()
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  const avaliacao = page.getByRole('region', { name: 'Avaliação do artigo' })
  await avaliacao.getByRole('button', { name: 'Sim' }).click()
  await expect(avaliacao.getByText('Que bom!')).toBeVisible()
  await page.reload()
  await expect(avaliacao.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'true')

  await ir(page, `/faq/artigos?termo=${codigo}`)
  await page.getByRole('checkbox', { name: `Selecionar artigo ${titulo}` }).check()
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(page.getByRole('row').filter({ hasText: titulo })).toContainText('Rascunho')
})

test('NOV-17 o artigo do assunto aparece na abertura, abre por cima e nada se perde', async ({
  page,
  portal,
  servidor,
}) => {
  const { titulo } = await criarArtigo(await sessaoDe(servidor.url, 'SUPERVISOR'), 'Palete torto')
  await portal.estarComo('OPERADOR', '/conta/senha')
  await novoTicket(page)
  const janela = page.getByRole('dialog', { name: 'Abrir novo ticket' })
  await janela.getByRole('button', { name: 'Solicitação' }).first().click()
  await janela.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Devolução parcial' }).click()
  const assunto = janela.getByRole('textbox', { name: 'Assunto' })
  await assunto.fill(titulo)
  const aviso = janela.getByRole('region', { name: 'Artigos que podem ajudar' })
  const oferecido = aviso.getByRole('button', { name: new RegExp(titulo) })
  await expect(oferecido).toContainText(/Utilidade \d+%/)
  await expect(assunto).toBeFocused()
  await portal.semBarreiras('aviso de artigos')
  await oferecido.press('Enter')
  const artigo = page.getByRole('dialog', { name: 'Artigo' })
  await expect(artigo.getByRole('heading', { name: titulo })).toBeVisible()
  await page.setViewportSize(CELULAR)
  await portal.semBarreiras('artigo por cima da abertura, no celular')
  await page.keyboard.press('Escape')
  await expect(artigo).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(assunto).toHaveValue(titulo)
})
