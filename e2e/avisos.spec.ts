import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Browser, Page } from '@playwright/test'
import { CELULAR, estarComo, expect, ouvindo, semBarreiras, test } from './jornada.ts'

/** Another person, in a browser of their own. */
async function outraPessoa(browser: Browser, baseURL = '', tipo: TipoDeUsuario): Promise<Page> {
  const contexto = await browser.newContext({ baseURL })
  const pagina = await contexto.newPage()
  const ouve = ouvindo(pagina, /private-avisos-\w+-todas/)
  await estarComo(pagina, baseURL, tipo)
  await expect(sino(pagina)).toHaveAccessibleName(/não lido/)
  await ouve
  return pagina
}

const sino = (page: Page) => page.getByRole('button', { name: /^Avisos/ })
const naoLidos = async (page: Page) => {
  await expect(sino(page)).toHaveAccessibleName(/não lido/)
  return Number(/\d+/.exec((await sino(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}
const nome = (quantidade: number) =>
  `Avisos: ${quantidade === 0 ? 'nenhum não lido' : quantidade === 1 ? '1 não lido' : `${quantidade} não lidos`}`

async function publicar(page: Page, titulo: string, opcoes: { para?: string; importante?: boolean } = {}) {
  await sino(page).click()
  await page.getByRole('button', { name: 'Novo aviso' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Novo aviso' })
  await dialogo.getByLabel('Título').fill(titulo)
  await dialogo.getByLabel('Mensagem').fill('Texto do aviso.\nEm duas linhas.')
  if (opcoes.importante) await dialogo.getByLabel('Importante').check()
  if (opcoes.para) {
    await dialogo.getByRole('combobox', { name: 'Para quem' }).click()
    await page.getByRole('option', { name: opcoes.para }).click()
    await page.keyboard.press('Tab')
  }
  await dialogo.getByRole('button', { name: 'Publicar' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Publicar aviso?' })
  await expect(pergunta).toContainText(`Para: ${opcoes.para ?? 'Todas as pessoas'} · todas as filiais.`)
  await pergunta.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialogo).toHaveCount(0)
  await expect(sino(page)).toBeFocused()
}

test('AVI-01 SHL-06 o aviso do gerente chega na hora a quem é para ele, e a mais ninguém', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const operador = await outraPessoa(browser, baseURL, 'OPERADOR')
  const consumidor = await outraPessoa(browser, baseURL, 'CONSUMIDOR_FINAL')
  const [doOperador, doConsumidor] = [await naoLidos(operador), await naoLidos(consumidor)]
  await portal.estarComo('GERENTE')
  const doGerente = await naoLidos(page)

  await publicar(page, 'Só para operadores', { para: 'Operador' })
  await expect(sino(operador)).toHaveAccessibleName(nome(doOperador + 1))
  await expect(operador.getByText('Novo aviso: Só para operadores')).toBeAttached()

  // What comes next to everybody tells that the first did not come to the consumer.
  await Promise.all([
    publicar(page, 'Para todos', { importante: true }),
    // It goes away by itself, maybe before the author's own dialog has.
    expect(consumidor.getByText('Aviso importante: Para todos')).toBeVisible(),
  ])
  await expect(sino(consumidor)).toHaveAccessibleName(nome(doConsumidor + 1))
  await expect(sino(operador)).toHaveAccessibleName(nome(doOperador + 2))
  await sino(consumidor).click()
  const lista = consumidor.getByRole('dialog', { name: 'Avisos' })
  await expect(lista.getByRole('article', { name: 'Para todos' })).toContainText('Importante')
  await expect(lista.getByRole('article', { name: 'Só para operadores' })).toHaveCount(0)

  // The author wrote it: it is in the list, and no news.
  expect(await naoLidos(page)).toBe(doGerente)
  await sino(page).click()
  await expect(page.getByRole('article', { name: 'Só para operadores' })).not.toContainText('Não lido')
  for (const pagina of [operador, consumidor]) await pagina.context().close()
})

test('AVI-01 confirmar um e depois todos, com a outra janela acompanhando', async ({
  page,
  portal,
  context,
}) => {
  await portal.estarComo('SUPERVISOR')
  const outra = await context.newPage()
  const ouve = ouvindo(outra, /private-colaborador-/)
  await outra.goto('/home')
  await ouve
  const quantos = await naoLidos(page)
  expect(quantos).toBeGreaterThan(1)
  expect(await naoLidos(outra)).toBe(quantos)

  await sino(page).click()
  const lista = page.getByRole('dialog', { name: 'Avisos' })
  const primeiro = lista.getByRole('article').first()
  await expect(primeiro).toContainText('Não lido')
  await portal.semBarreiras('avisos')
  await primeiro.getByRole('button', { name: 'Confirmar leitura' }).click()
  await expect(primeiro).not.toContainText('Não lido')
  await expect(primeiro).toBeFocused()
  await expect(sino(outra)).toHaveAccessibleName(nome(quantos - 1))

  await lista.getByRole('button', { name: 'Confirmar todos' }).click()
  await expect(sino(page)).toHaveAccessibleName('Avisos: nenhum não lido')
  await expect(lista.getByText('Não lido')).toHaveCount(0)
  await expect(sino(outra)).toHaveAccessibleName('Avisos: nenhum não lido')

  await page.keyboard.press('Escape')
  await expect(lista).toHaveCount(0)
  await expect(sino(page)).toBeFocused()
})

test('AVI-01 do sino a todos: filtra, marca os escolhidos como lidos, e o sino diminui', async ({
  page,
  portal,
}) => {
  await portal.estarComo('COLABORADOR')
  const quantos = await naoLidos(page)
  expect(quantos).toBeGreaterThan(1)
  await sino(page).click()
  await page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', { name: 'Ver todos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Só não lidos' }).check()
  const linhas = page
    .getByRole('table', { name: 'Avisos' })
    .getByRole('checkbox', { name: /^Selecionar aviso/ })
  await expect(linhas).toHaveCount(quantos)
  await linhas.first().check()
  await page.getByRole('button', { name: 'Marcar como lidos' }).click()
  await expect(sino(page)).toHaveAccessibleName(nome(quantos - 1))
  await expect(linhas).toHaveCount(quantos - 1)

  await page.setViewportSize(CELULAR)
  await page
    .getByRole('checkbox', { name: /^Selecionar aviso/ })
    .first()
    .check()
  await portal.semBarreiras('lista de avisos no celular')
})

test('AVI-01 carrega mais avisos, e segue do primeiro que chegou', async ({ page, portal }) => {
  await portal.estarComo('GERENTE')
  await page.evaluate(async () => {
    const [, bearer = ''] = /([\w-]{43})/.exec(JSON.stringify(localStorage)) ?? []
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    for (let i = 1; i <= 11; i++) {
      const body = JSON.stringify({ titulo: `Aviso ${i}`, mensagem: 'Texto', tipos: ['ADMIN'] })
      await fetch('/api/aurora/sac/avisos', { method: 'POST', headers, body })
    }
  })
  await sino(page).click()
  const avisos = page.getByRole('dialog', { name: 'Avisos' }).getByRole('article')
  await expect(avisos).toHaveCount(10)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(avisos.nth(10)).toBeFocused()
})

test.describe('quando falha', () => {
  test.use({ erroEsperado: /Failed to load resource/ })

  test('ERR-03 sem rede, o rascunho fica e a publicação pode ser repetida', async ({ page, portal }) => {
    await portal.estarComo('GERENTE')
    await sino(page).click()
    await page.getByRole('button', { name: 'Novo aviso' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Novo aviso' })
    await portal.semBarreiras('novo aviso')
    await dialogo.getByLabel('Título').fill('Aviso que insiste')
    await dialogo.getByLabel('Mensagem').fill('Texto')
    await page.route('**/sac/avisos', (rota) => rota.abort())
    const enviar = async () => {
      await dialogo.getByRole('button', { name: 'Publicar' }).click()
      await page
        .getByRole('dialog', { name: 'Publicar aviso?' })
        .getByRole('button', { name: 'Publicar' })
        .click()
    }
    await enviar()
    await expect(dialogo.getByRole('alert')).toContainText('Falha na comunicação com o servidor!')
    await expect(dialogo.getByLabel('Título')).toHaveValue('Aviso que insiste')
    await portal.semBarreiras('novo aviso com erro')
    await page.unroute('**/sac/avisos')
    await enviar()
    await expect(page.getByText('Aviso publicado.')).toBeVisible()
  })
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('AVI-01 os avisos tomam a tela, sem barreiras e sem passar da largura', async ({ page, portal }) => {
    await portal.estarComo('REPRESENTANTE')
    const quantos = await naoLidos(page)
    await sino(page).click()
    const gaveta = page.getByRole('dialog', { name: 'Avisos' })
    await expect(gaveta.getByRole('article').first()).toBeVisible()
    const largura = await gaveta.evaluate((elemento) => elemento.getBoundingClientRect().width)
    expect(largura).toBe(CELULAR.width)
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sobra).toBeLessThanOrEqual(0)
    await semBarreiras(page, 'avisos no celular')
    await gaveta.getByRole('button', { name: 'Confirmar leitura' }).first().tap()
    await gaveta.getByRole('button', { name: 'Fechar' }).tap()
    await expect(sino(page)).toHaveAccessibleName(nome(quantos - 1))
  })

  test('AVI-01 o novo aviso também cabe', async ({ page, portal }) => {
    await portal.estarComo('GERENTE')
    await sino(page).click()
    await page.getByRole('button', { name: 'Novo aviso' }).tap()
    await expect(page.getByRole('dialog', { name: 'Novo aviso' }).getByLabel('Título')).toBeVisible()
    await portal.semBarreiras('novo aviso no celular')
  })
})
