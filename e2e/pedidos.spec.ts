import type { RespostaDe } from '@balcao/dominio/contrato'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import type { listarPedidos, obterPedido, PedidoDaLista } from '@balcao/dominio/pedidos/contratos'
import type { Page } from '@playwright/test'
import { escolherTipo, estaNoPasso, janela, prosseguir } from './abertura-de-tickets.ts'
import { consultar } from './fluxo-de-tickets.ts'
import { CELULAR, expect, semBarreiras, test } from './jornada.ts'
import { outraPessoa } from './outra-pessoa.ts'

type Pedido = RespostaDe<typeof obterPedido>

const DIAS = 90
const LARGA = { width: 1440, height: 900 }

/** Orders of the last months that the signed-in person sees. */
async function pedidosDe(page: Page, filtros = ''): Promise<PedidoDaLista[]> {
  const hoje = process.env.E2E_HOJE ?? ''
  const periodo = `dtIni=${somarDias(hoje, -DIAS)}&dtFim=${hoje}`
  const { itens } = await consultar<RespostaDe<typeof listarPedidos>>(
    page,
    `pedidos?take=100&${periodo}&${filtros}`,
  )
  return itens
}

async function comUmaNota(page: Page): Promise<Pedido> {
  for (const { id } of await pedidosDe(page, 'status[]=FATURADO')) {
    const pedido = await consultar<Pedido>(page, `../pedidos/${id}`)
    if (pedido.notas.length === 1) return pedido
  }
  throw new Error('nenhum pedido faturado em uma nota só')
}

const titulo = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const linhas = (page: Page) => page.getByRole('table', { name: 'Pedidos' }).locator('tbody tr[data-linha]')

/** With the shell on the screen: before it, nobody listens to the keys. */
async function buscar(page: Page, termo: string) {
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill(termo)
  return page.getByRole('group', { name: 'Pedidos' }).getByRole('option')
}

async function semBarreirasNasDuasLarguras(page: Page, onde: string) {
  await semBarreiras(page, onde)
  await page.setViewportSize(CELULAR)
  await semBarreiras(page, `${onde} no celular`)
  await page.setViewportSize(LARGA)
}

test('VEN-01 CLI-07 SHL-05 o operador acha um pedido pela busca, confere os itens e abre um ticket dele', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR')
  const pedido = await comUmaNota(page)
  const { cliente, itens, notas, vlTot } = pedido
  const achados = await buscar(page, String(pedido.id))
  await achados
    .filter({ hasText: String(pedido.id) })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/pedidos/${pedido.id}$`))
  await expect(titulo(page, `Pedido ${pedido.id}`)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^Pedido ${pedido.id} ·`))
  await expect(page.getByRole('article')).toHaveCount(itens.length)
  await expect(page.getByRole('region', { name: 'Totais' })).toContainText(formatarDinheiro(vlTot, 2))
  await expect(page.getByRole('region', { name: 'Notas fiscais' })).toContainText(`NF ${notas[0]?.numNf}`)
  await semBarreirasNasDuasLarguras(page, 'pedido')

  await page.getByRole('button', { name: 'Abrir ticket' }).click()
  await estaNoPasso(page, 'SOLICITACAO')
  await escolherTipo(page, { chave: 'ATRASO_ENTREGA' })
  await prosseguir(page)
  await estaNoPasso(page, 'CLIENTE')
  await expect(janela(page).getByRole('combobox', { name: 'Cliente', exact: true })).toHaveValue(
    cliente.razSoc,
  )
  await janela(page).getByRole('button', { name: 'Itens: 1 escolhido' }).click()
  await expect(page.getByRole('dialog').getByText(`Nota ${notas[0]?.numNf}`)).toBeVisible()
})

test('DOC-06 os filtros ficam no endereço, resistem a recarregar e voltam na próxima visita', async ({
  page,
  portal,
}) => {
  await portal.estarComo('GERENTE', '/pedidos')
  await expect(titulo(page, 'Pedidos')).toBeVisible()
  await page.getByRole('button', { name: '45 dias' }).click()
  await expect(page).toHaveURL(/dias=45/)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Faturado', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=FATURADO/)
  await expect(linhas(page).first()).toBeVisible()
  await expect(linhas(page).filter({ hasNotText: 'Faturado' })).toHaveCount(0)
  const contagem = await page.locator('h1 + *').textContent()
  expect(contagem).toMatch(/^[\d.]+\+? · (mais de )?R\$/)
  await semBarreirasNasDuasLarguras(page, 'lista de pedidos')

  await page.reload()
  await expect(page.getByRole('button', { name: 'Remover filtro Status: Faturado' })).toBeVisible()
  await expect(page.locator('h1 + *')).toHaveText(contagem ?? '')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
  // The address changes before the page does.
  await expect(titulo(page, 'Pedidos')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/dias=45/)
  await expect(page.getByText('Filtros da última visita')).toBeVisible()

  await expect(linhas(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/status=FATURADO/)

  await page.getByRole('link', { name: 'Meus Pedidos', exact: true }).click()
  await expect(titulo(page, 'Meus Pedidos')).toBeVisible()
  await expect(page.getByText('Filtros da última visita')).toHaveCount(0)
})

test.describe('um pedido de outra carteira', () => {
  test.use({ erroEsperado: /404/ })

  test('PER-01 o representante não o vê na lista, na busca nem pelo endereço', async ({
    page,
    portal,
    browser,
    baseURL,
  }) => {
    const gerente = await outraPessoa(browser, baseURL, 'GERENTE')
    const todos = await pedidosDe(gerente)
    await gerente.context().close()
    await portal.estarComo('REPRESENTANTE')
    const seus = new Set((await pedidosDe(page)).map(({ cliente }) => cliente.id))
    const alheio = todos.find(({ cliente }) => !seus.has(cliente.id))
    const [proprio] = await pedidosDe(page)
    if (!alheio || !proprio) throw new Error('a demonstração não tem pedidos de duas carteiras')

    const achados = await buscar(page, String(proprio.id))
    await expect(achados.filter({ hasText: String(proprio.id) }).first()).toBeVisible()
    const resposta = page.waitForResponse((r) => r.url().endsWith(`/sac/busca?q=${alheio.id}`))
    await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill(String(alheio.id))
    expect(await (await resposta).json()).not.toHaveProperty(
      'grupos',
      expect.arrayContaining([
        expect.objectContaining({
          tipo: 'pedidos',
          itens: expect.arrayContaining([expect.objectContaining({ id: alheio.id })]),
        }),
      ]),
    )
    await page.keyboard.press('Escape')
    await page.goto(`/pedidos/${alheio.id}`)
    await expect(titulo(page, 'Pedido não encontrado')).toBeVisible()
    await semBarreirasNasDuasLarguras(page, 'pedido não encontrado')
    await page.getByRole('link', { name: 'Ver os pedidos' }).click()
    await expect(titulo(page, 'Pedidos')).toBeVisible()
  })
})
