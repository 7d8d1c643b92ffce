import { readFile } from 'node:fs/promises'
import { formatarData, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Page } from '@playwright/test'
import { consultar, escolherOpcao } from './fluxo-de-tickets.ts'
import { CELULAR, expect, semBarreiras, test } from './jornada.ts'

const LARGA = { width: 1440, height: 900 }
/** The customer of the demo that has something of everything. */
const VITRINE = 'Depósito de Bebidas Três Corações'
const SECOES = [
  'Dados Cadastrais',
  'Informações Adicionais',
  'Logística',
  'Agendas',
  'Agendas de Cobrança',
  'Orçamentos',
  'Pedidos',
  'Boletos',
  'Notas Fiscais',
  'Tickets SAC',
  'Representantes',
  'Vendedores',
  'Contatos',
  'Telefones',
  'E-mails',
  'Histórico de Atendimento',
  'Consultas',
]

/** PER-03 What the default permissions keep from each account of the staff. */
const SEM_SECOES: [TipoDeUsuario, string[]][] = [
  ['ADMIN', []],
  ['GERENTE', []],
  ['SUPERVISOR', []],
  ['REPRESENTANTE', []],
  ['COLABORADOR', ['Agendas de Cobrança']],
]

const titulo = (page: Page) => page.getByRole('heading', { level: 1, name: VITRINE, exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Seções do cliente' })
const secao = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const linhas = (page: Page, tabela: string) =>
  page.getByRole('table', { name: tabela }).locator('tbody tr[data-linha]')

const cabeNaLargura = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

async function idDaVitrine(page: Page): Promise<number> {
  const { itens } = await consultar<{ itens: { id: number }[] }>(
    page,
    `clientes?q=${encodeURIComponent(VITRINE)}`,
  )
  const [cliente] = itens
  if (!cliente) throw new Error(`a demonstração não tem ${VITRINE}`)
  return cliente.id
}

/** Any that the account sees: a representative sees only their own. */
async function idDeUmCliente(page: Page): Promise<number> {
  const { itens } = await consultar<{ itens: { id: number }[] }>(page, 'clientes/lista?take=1')
  const [cliente] = itens
  if (!cliente) throw new Error('a conta não vê nenhum cliente')
  return cliente.id
}

async function irPara(page: Page, nome: string) {
  await menu(page).getByRole('link', { name: nome, exact: true }).click()
  await expect(secao(page, nome)).toBeVisible()
  await expect(secao(page, nome).getByText(/^Atualizado/)).toBeVisible()
}

test('VEN-01 CLI-01 da lista à ficha: a primeira vista cabe na tela e cada número leva à sua seção', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR', '/home')
  // Before the shell is there, nobody listens to the keys.
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/clientes$/)
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('Três Corações')
  await linhas(page, 'Clientes').filter({ hasText: VITRINE }).first().click()
  await expect(titulo(page)).toBeVisible()
  for (const quadro of ['Posso vender?', 'Crédito', 'Pós-venda', 'Em andamento']) {
    const caixa = await secao(page, quadro).boundingBox()
    expect((caixa?.y ?? 0) + (caixa?.height ?? 0)).toBeLessThan(LARGA.height / 2)
  }
  await secao(page, 'Em andamento')
    .getByRole('link', { name: /abertos/ })
    .click()
  await expect(page).toHaveURL(/secao=orcamentos/)
  await expect(secao(page, 'Orçamentos')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/clientes\?termo=/)
})

test('CLI-01 PER-03 as dezessete seções abrem, no computador e no celular, sem barreiras', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR')
  await page.goto(`/clientes/${await idDaVitrine(page)}`)
  await expect(menu(page).getByRole('link')).toHaveText(SECOES)
  for (const nome of SECOES) {
    await irPara(page, nome)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await cabeNaLargura(page)).toBe(true)
    await semBarreiras(page, nome)
  }
  await page.setViewportSize(CELULAR)
  for (const nome of SECOES) {
    await irPara(page, nome)
    expect(await cabeNaLargura(page)).toBe(true)
  }
  await semBarreiras(page, 'ficha do cliente no celular')
})

for (const [tipo, sem] of SEM_SECOES)
  test(`PER-03 PER-07 as seções de ${tipo}`, async ({ page, portal }) => {
    await portal.estarComo(tipo)
    await page.goto(`/clientes/${await idDeUmCliente(page)}`)
    await expect(menu(page).getByRole('link')).toHaveText(SECOES.filter((nome) => !sem.includes(nome)))
  })

test('PER-03 PER-07 a seção que a conta não vê não abre nem pelo endereço', async ({ page, portal }) => {
  await portal.estarComo('COLABORADOR')
  await page.goto(`/clientes/${await idDaVitrine(page)}?secao=agendas-cobranca`)
  await expect(page.getByRole('alert')).toContainText('A sua conta não tem permissão para ver esta seção.')
  await semBarreiras(page, 'seção que a conta não vê')
  await expect(menu(page).getByRole('link', { name: 'Agendas de Cobrança' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Agendas de Cobrança' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Registrar atendimento' })).toHaveCount(0)
  await irPara(page, 'Contatos')
  await expect(page.getByRole('button', { name: 'Novo contato' })).toHaveCount(0)
})

test('CLI-08 CLI-09 CLI-02 um atendimento vira histórico, agenda e atividade; a agenda se finaliza', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR')
  await page.goto(`/clientes/${await idDaVitrine(page)}`)
  await page.getByRole('button', { name: 'Registrar atendimento' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Registrar atendimento' })
  await escolherOpcao(dialogo.getByRole('combobox', { name: 'Motivo', exact: true }), 'Pós-venda')
  await dialogo.getByRole('textbox', { name: 'Descrição' }).fill('Recebeu tudo e gostou da entrega.')
  const retorno = formatarData(somarDias(process.env.E2E_HOJE ?? '', 3))
  await dialogo.getByRole('textbox', { name: 'Data de retorno' }).fill(retorno)
  await semBarreiras(page, 'registrar atendimento')
  await dialogo.getByRole('button', { name: 'Registrar atendimento' }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Registro de atividades' })).toContainText(
    'Recebeu tudo e gostou da entrega.',
  )
  await irPara(page, 'Histórico de Atendimento')
  await expect(secao(page, 'Histórico de Atendimento')).toContainText('Recebeu tudo e gostou da entrega.')
  await irPara(page, 'Agendas')
  await secao(page, 'Agendas')
    .getByRole('row', { name: new RegExp(retorno) })
    .first()
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
})

test('DOC-05 DOC-04 o boleto se baixa e se copia; a entrega se rastreia', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR')
  await page.goto(`/clientes/${await idDaVitrine(page)}?secao=boletos`)
  const boletos = secao(page, 'Boletos')
  await expect(boletos.getByText(/^Vencido há \d+ dia\(s\)$/).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    boletos
      .getByRole('button', { name: /^Baixar o boleto/ })
      .first()
      .click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await boletos.getByRole('button', { name: 'Linha digitável' }).first().click()
  await expect(boletos.getByRole('button', { name: 'Copiado!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/,
  )
  await irPara(page, 'Notas Fiscais')
  await secao(page, 'Notas Fiscais')
    .getByRole('button', { name: /^Rastrear|^Rastreio/ })
    .first()
    .click()
  const rastreio = page.getByRole('dialog', { name: 'Rastreio' })
  await expect(rastreio.getByRole('list')).toBeVisible()
  await semBarreiras(page, 'rastreio')
})

test('CLI-06 PER-04 CLI-05 um contato novo e uma informação ficam na ficha', async ({ page, portal }) => {
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR')
  await page.goto(`/clientes/${await idDaVitrine(page)}?secao=contatos`)
  await page.getByRole('button', { name: 'Novo contato' }).click()
  const contato = page.getByRole('dialog', { name: /contato/i })
  await contato.getByRole('textbox', { name: 'Nome' }).fill('Dalva Prates')
  await escolherOpcao(contato.getByRole('combobox', { name: 'Tipo' }), 'Financeiro')
  await contato.getByRole('textbox', { name: 'Celular' }).fill('11987651234')
  await semBarreiras(page, 'novo contato')
  await contato.getByRole('button', { name: /^(Cadastrar|Salvar)/ }).click()
  await expect(contato).toBeHidden()
  await expect(secao(page, 'Contatos')).toContainText('Dalva Prates')
  await irPara(page, 'Informações Adicionais')
  const informacoes = secao(page, 'Informações Adicionais')
  await escolherOpcao(informacoes.getByRole('combobox', { name: 'Segmento' }), 'Concorrentes')
  await informacoes.getByRole('combobox', { name: /^(Valor|Descrição)/ }).click()
  await page.getByRole('option').first().click()
  await informacoes.getByRole('textbox', { name: 'Observações' }).fill('Compra gelo deles no verão.')
  await informacoes.getByRole('button', { name: /^(Adicionar|Incluir)/ }).click()
  await expect(informacoes.getByText('Compra gelo deles no verão.')).toBeVisible()
})

test('CLI-07 CLI-10 o item do endereço abre por cima da seção; um cliente de outro diz o que houve', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR')
  const id = await idDaVitrine(page)
  const { itens } = await consultar<{ itens: { id: number }[] }>(page, `clientes/${id}/orcamentos`)
  await page.goto(`/clientes/${id}?secao=orcamentos&item=${itens[0]?.id}`)
  const orcamento = page.getByRole('dialog', { name: /Orçamento/ })
  await expect(orcamento).toContainText(String(itens[0]?.id))
  await expect(orcamento.getByRole('article').first()).toBeVisible()
  await semBarreiras(page, 'orçamento do cliente')
  await page.keyboard.press('Escape')
  await expect(orcamento).toBeHidden()
  await expect(page).not.toHaveURL(/item=/)
})

test.describe('sem acesso', () => {
  test.use({ erroEsperado: /404/ })
  test('CLI-10 um cliente que não se vê: a mensagem e o caminho de volta', async ({ page, portal }) => {
    await portal.estarComo('OPERADOR', '/clientes/99999999')
    await expect(page.getByRole('dialog')).toContainText('Registro não encontrado.')
    await page.getByRole('button', { name: 'Voltar para Home' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})
