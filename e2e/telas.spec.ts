import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { consultar } from './fluxo-de-tickets.ts'
import { CELULAR, expect, type Quem, semBarreirasNemContraste, test } from './jornada.ts'

const LARGURAS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  CELULAR,
]

type Tela = {
  /** As the folder of routes says it; what begins with $ comes from `onde`. */
  rota: string
  /** What of the route is looked at, where it is not the whole of it. */
  nome?: string
  quem?: Quem | null
  onde?: (page: Page) => Promise<string>
  abrir?: (page: Page) => Promise<unknown>
}

/** Every screen of the portal: contrast in both themes and the layout at four widths, on a page loaded once. */
const TELAS: readonly Tela[] = [
  { rota: '/login', quem: null },
  { rota: '/esqueci-senha', quem: null },
  { rota: '/nova-conta', quem: null },
  { rota: '/redefinir-senha', quem: null },
  { rota: '/confirmar-conta', quem: null },
  { rota: '/confirmar-email', quem: null },
  { rota: '/desfazer-email', quem: null },
  { rota: '/avaliar', quem: null },
  { rota: '/seu-ticket', quem: null },
  { rota: '/seu-orcamento', quem: null },
  { rota: '/home' },
  { rota: '/home', nome: 'do consumidor', quem: 'CONSUMIDOR_FINAL' },
  { rota: '/home', nome: 'menu no celular', abrir: menuNoCelular },
  { rota: '/administracao/saude', quem: 'ADMIN' },
  { rota: '/agendas' },
  { rota: '/artigo/$idArtigo', onde: (page) => umDe(page, 'faq/artigos-paginados', '/artigo/') },
  {
    rota: '/artigo/$idArtigo/editar',
    onde: async (page) => `${await umDe(page, 'faq/artigos-paginados', '/artigo/')}/editar`,
  },
  { rota: '/automacoes' },
  { rota: '/automacoes', nome: 'nova', abrir: (page) => novo(page, 'Nova automação') },
  { rota: '/avisos' },
  { rota: '/clientes' },
  { rota: '/clientes/cadastros' },
  { rota: '/clientes/$idCli', onde: (page) => umDe(page, 'clientes/lista', '/clientes/') },
  {
    rota: '/clientes/$idCli',
    nome: 'dados',
    onde: async (page) => `${await umDe(page, 'clientes/lista', '/clientes/')}?secao=dados`,
  },
  { rota: '/coletas' },
  { rota: '/componentes', quem: 'ADMIN' },
  { rota: '/conta' },
  { rota: '/conta/agenda' },
  { rota: '/conta/dados' },
  { rota: '/conta/duas-etapas' },
  { rota: '/conta/senha' },
  { rota: '/conta/sessoes' },
  { rota: '/correio-recebido' },
  { rota: '/etiquetas' },
  { rota: '/faq' },
  { rota: '/faq/artigos' },
  { rota: '/faq/novo' },
  { rota: '/meus-pedidos' },
  { rota: '/orcamentos' },
  { rota: '/orcamentos/$idOrcamento', onde: (page) => umDe(page, 'orcamentos', '/orcamentos/') },
  { rota: '/orcamentos-parados' },
  { rota: '/pedidos' },
  { rota: '/pedidos/$idPedido', onde: (page) => umDe(page, 'pedidos', '/pedidos/') },
  { rota: '/relatorios' },
  { rota: '/relatorios/$idRelatorio', onde: (page) => umDe(page, 'relatorios', '/relatorios/') },
  { rota: '/respostas' },
  { rota: '/respostas', nome: 'nova', abrir: (page) => novo(page, 'Nova resposta') },
  { rota: '/tickets' },
  { rota: '/tickets', nome: 'a ajuda do teclado', abrir: ajuda },
  { rota: '/tickets/$idTicket', onde: (page) => umDe(page, 'tickets', '/tickets/') },
  {
    rota: '/tickets/$idTicket/editar',
    onde: async (page) => `${await umDe(page, 'tickets', '/tickets/')}/editar`,
  },
]

async function umDe(page: Page, lista: string, prefixo: string): Promise<string> {
  const { itens } = await consultar<{ itens: { id: number }[] }>(page, `${lista}?take=1`)
  const [um] = itens
  if (!um) throw new Error(`a demonstração não tem nenhum em ${lista}`)
  return `${prefixo}${um.id}`
}
async function novo(page: Page, nome: string) {
  await page.getByRole('button', { name: nome }).click()
  await expect(page.getByRole('dialog', { name: nome })).toBeVisible()
}
async function ajuda(page: Page) {
  await expect(page.locator('[data-linha]').first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Na lista' })).toBeVisible()
}
async function menuNoCelular(page: Page) {
  await page.setViewportSize(CELULAR)
  await page.getByRole('button', { name: /menu/i }).click()
  await expect(page.getByRole('navigation').getByRole('link').nth(2)).toBeVisible()
}

/** `_interno/tickets/$idTicket_.editar.tsx` is `/tickets/$idTicket/editar`. */
function rotasDoPortal(): string[] {
  const pasta = fileURLToPath(new URL('../apps/web/src/routes', import.meta.url))
  return readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((arquivo) => arquivo.endsWith('.tsx') && !/(^|\/)__root|^_interno\.tsx|^index\.tsx/.test(arquivo))
    .map(
      (arquivo) =>
        `/${arquivo
          .replace(/^_interno\//, '')
          .replace(/(\/index)?\.tsx$/, '')
          .replace('_.', '/')}`,
    )
}

test('GER-21 toda rota do portal está na tabela das telas', () => {
  const rotas = rotasDoPortal()
  expect(rotas.length).toBeGreaterThan(30)
  const olhadas = new Set(TELAS.map(({ rota }) => rota))
  expect([...olhadas].toSorted()).toEqual([...new Set(rotas)].toSorted())
})

// A link without its secret, and what the gallery shows of a missing picture.
test.use({ erroEsperado: /40[04]|422/ })

for (const { rota, nome, quem = 'GERENTE', onde, abrir } of TELAS)
  test(`MES-09 GER-21 ${rota}${nome ? `, ${nome}` : ''}: contraste no claro e no escuro, e cabe em quatro larguras`, async ({
    page,
    portal,
  }) => {
    if (quem) await portal.estarComo(quem, onde ? '/conta/senha' : rota)
    if (onde || !quem) await page.goto(onde ? await onde(page) : rota)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await abrir?.(page)
    await semBarreirasNemContraste(page, rota)
    for (const tamanho of LARGURAS) {
      await page.setViewportSize(tamanho)
      const sobra = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      // What measures itself does so after the window changed.
      await expect.poll(sobra, { message: `${rota} a ${tamanho.width}` }).toBeLessThanOrEqual(0)
    }
  })
