import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listarContas } from '@balcao/dominio/contas-correntes/contratos'
import { listarRelatorios } from '@balcao/dominio/relatorios/contratos'
import { listarTiposDaAdministracao } from '@balcao/dominio/tipos-de-tickets/contratos'
import { comecarTroca } from '@balcao/dominio/trocas/contratos'
import type { Page } from '@playwright/test'
import { criarArtigo } from './cenario/criar/artigo.ts'
import { pedirUmaNegociacao } from './cenario/criar/negociacao.ts'
import { pedir, sessaoDe } from './cenario/criar/pela-api.ts'
import {
  CELULAR,
  type Criar,
  expect,
  ir,
  type Pinturas,
  type Quem,
  semBarreirasNosDoisTemas,
  test,
} from './cenario/jornada.ts'

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
  onde?: (criar: Criar, url: string) => Promise<string>
  abrir?: (page: Page) => Promise<unknown>
}

const ticket = async (criar: Criar) =>
  `/tickets/${(await criar.abrir({ tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Análise da devolução', itens: 2 })).id}`
const cliente = async (criar: Criar) =>
  `/clientes/${await criar.clienteDaFilial(await criar.filialDoOperador(0), false)}`
const artigo = async (_criar: Criar, url: string) =>
  `/artigo/${(await criarArtigo(await sessaoDe(url, 'GERENTE'), 'Como devolver')).id}`
const aprovacao = async (criar: Criar, url: string) =>
  `/aprovacoes/${(await pedirUmaNegociacao(criar, url)).idAprovacao}`
const troca = async (criar: Criar, url: string) => {
  const { id: idTicket } = await criar.abrir({ tipo: 'TROCA', itens: 2 })
  const sessao = await sessaoDe(url, 'OPERADOR')
  return `/solicitacoes-de-troca/${(await pedir(sessao, comecarTroca, { corpo: { idTicket, destino: 'MESMO' } })).id}`
}
const tipoDeTickets = async (_criar: Criar, url: string) => {
  const { itens } = await pedir(await sessaoDe(url, 'ADMIN'), listarTiposDaAdministracao)
  return `/administracao/tipos-de-tickets/${itens[0]?.id}`
}
const conta = async (_criar: Criar, url: string) => {
  const { itens } = await pedir(await sessaoDe(url, 'GERENTE'), listarContas)
  return `/contas-correntes/${itens[0]?.id}`
}
const relatorio = async (_criar: Criar, url: string) => {
  const { itens } = await pedir(await sessaoDe(url, 'GERENTE'), listarRelatorios)
  return `/relatorios/${itens.find(({ titulo }) => titulo === 'Cumprimento de prazos')?.id}`
}

/** Every screen of the portal, by whoever walks through them on one page: contrast in both themes, and the layout at four widths. */
const PASSEIOS: Record<string, { quem: Quem | null; telas: readonly Tela[] }> = {
  'antes de entrar': {
    quem: null,
    telas: [
      { rota: '/login' },
      { rota: '/esqueci-senha' },
      { rota: '/nova-conta' },
      { rota: '/implantacao' },
      { rota: '/redefinir-senha' },
      { rota: '/confirmar-conta' },
      { rota: '/convite' },
      { rota: '/confirmar-email' },
      { rota: '/desfazer-email' },
      { rota: '/avaliar' },
      { rota: '/seu-ticket' },
      { rota: '/seu-orcamento' },
    ],
  },
  'do consumidor': { quem: 'CONSUMIDOR_FINAL', telas: [{ rota: '/home' }] },
  'da administração': {
    quem: 'ADMIN',
    telas: [
      { rota: '/administracao' },
      { rota: '/administracao/permissoes' },
      { rota: '/administracao', nome: 'busca', onde: async () => '/administracao?q=prazo de devolução' },
      { rota: '/administracao/parametros' },
      {
        rota: '/administracao/permissoes',
        nome: 'de pessoas',
        onde: async () => '/administracao/permissoes?aba=pessoas',
      },
      { rota: '/administracao/textos' },
      {
        rota: '/administracao/parametros',
        nome: 'um',
        onde: async () => '/administracao/parametros?chave=diasJanelaDevolucao',
      },
      {
        rota: '/administracao/permissoes',
        nome: 'quem pode',
        onde: async () => '/administracao/permissoes?quem=TICKET_REABRIR',
      },
      { rota: '/administracao/aparencia' },
      {
        rota: '/administracao/textos',
        nome: 'emailDoTicket',
        onde: async () => '/administracao/textos?chave=emailDoTicket',
      },
      { rota: '/administracao/avisos' },
      { rota: '/administracao/tipos-de-tickets' },
      { rota: '/administracao/tipos-de-tickets/$idTipo', onde: tipoDeTickets },
      {
        rota: '/administracao/tipos-de-tickets/$idTipo',
        nome: 'em lista',
        onde: tipoDeTickets,
        abrir: (page) => page.getByRole('tab', { name: 'Lista' }).click(),
      },
      { rota: '/administracao/catalogo/$assunto', onde: async () => '/administracao/catalogo/setores' },
      { rota: '/administracao/ajuda/$assunto', onde: async () => '/administracao/ajuda/tipos-de-artigo' },
      {
        rota: '/administracao/comercial/$assunto',
        onde: async () => '/administracao/comercial/transportadoras',
      },
      { rota: '/administracao/comercial/precos' },
      { rota: '/administracao/comercial/produtos' },
      { rota: '/administracao/comercial/estoque' },
      { rota: '/administracao/comercial/carteiras' },
      { rota: '/administracao/usuarios' },
      { rota: '/administracao/usuarios/$idUsuario', onde: async () => '/administracao/usuarios/1' },
      { rota: '/administracao/auditoria' },
      { rota: '/administracao/saude' },
      { rota: '/componentes' },
    ],
  },
  'da conta': {
    quem: 'GERENTE',
    telas: [
      { rota: '/conta' },
      { rota: '/conta/agenda' },
      { rota: '/conta/dados' },
      { rota: '/conta/duas-etapas' },
      { rota: '/conta/senha' },
      { rota: '/conta/sessoes' },
      { rota: '/avisos' },
      { rota: '/home' },
      { rota: '/home', nome: 'menu no celular', abrir: menuNoCelular },
    ],
  },
  'de tickets': {
    quem: 'GERENTE',
    telas: [
      { rota: '/tickets' },
      { rota: '/tickets/$idTicket', onde: ticket },
      { rota: '/tickets/$idTicket/editar', onde: async (criar) => `${await ticket(criar)}/editar` },
      { rota: '/coletas' },
      { rota: '/correio-recebido' },
      { rota: '/etiquetas' },
      { rota: '/automacoes' },
      { rota: '/automacoes', nome: 'nova', abrir: (page) => novo(page, 'Nova automação') },
      { rota: '/respostas' },
      { rota: '/respostas', nome: 'nova', abrir: (page) => novo(page, 'Nova resposta') },
      { rota: '/tickets', nome: 'a ajuda do teclado', abrir: ajuda },
    ],
  },
  'de vendas': {
    quem: 'GERENTE',
    telas: [
      { rota: '/clientes' },
      { rota: '/clientes/cadastros' },
      { rota: '/clientes/$idCli', onde: cliente },
      { rota: '/orcamentos' },
      {
        rota: '/clientes/$idCli',
        nome: 'dados',
        onde: async (criar) => `${await cliente(criar)}?secao=dados`,
      },
      {
        rota: '/orcamentos/$idOrcamento',
        onde: async (criar) => `/orcamentos/${(await criar.incluirOrcamento({ itens: 2 })).id}`,
      },
      { rota: '/orcamentos-parados' },
      { rota: '/acompanhamentos-clientes' },
      { rota: '/configuracao-fv' },
      { rota: '/negociacoes-de-preco' },
      { rota: '/solicitacoes-de-troca' },
      { rota: '/solicitacoes-de-troca/$idTroca', onde: troca },
      { rota: '/aprovacoes' },
      { rota: '/aprovacoes/$idAprovacao', onde: aprovacao },
      { rota: '/contas-correntes' },
      { rota: '/contas-correntes/$idConta', onde: conta },
      { rota: '/campanhas' },
      { rota: '/objetivos' },
      { rota: '/acompanhamentos' },
      { rota: '/pedidos' },
      {
        rota: '/pedidos/$idPedido',
        onde: async (criar) => `/pedidos/${(await criar.incluirPedido({ itens: 2 })).id}`,
      },
      { rota: '/meus-pedidos' },
    ],
  },
  'de consulta': {
    quem: 'GERENTE',
    telas: [
      { rota: '/agendas' },
      { rota: '/faq' },
      { rota: '/artigo/$idArtigo', onde: artigo },
      { rota: '/artigo/$idArtigo/editar', onde: async (...de) => `${await artigo(...de)}/editar` },
      { rota: '/faq/artigos' },
      { rota: '/faq/novo' },
      { rota: '/relatorios' },
      { rota: '/relatorios/$idRelatorio', onde: relatorio },
    ],
  },
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
  const olhadas = new Set(Object.values(PASSEIOS).flatMap(({ telas }) => telas.map(({ rota }) => rota)))
  expect([...olhadas].toSorted()).toEqual([...new Set(rotas)].toSorted())
})

/**
 * Another screen on the page that is there, as a link goes to it: the code was loaded and compiled once. By its title one
 * knows that it came, so two faces of one screen do not follow each other.
 */
async function irA(page: Page, caminho: string): Promise<void> {
  const antes = await page.title()
  await ir(page, caminho)
  await expect(page).not.toHaveTitle(antes)
}

const pronta = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // What is below waits to be scrolled to, and what is behind another tab to be chosen.
  const esperando = () =>
    page
      .locator('[aria-busy="true"]')
      .evaluateAll(
        (areas) =>
          areas.filter((area) => area.checkVisibility() && area.getBoundingClientRect().top < innerHeight)
            .length,
      )
  await expect.poll(esperando).toBe(0)
}

async function cabe(page: Page, qual: string, larguras: typeof LARGURAS): Promise<void> {
  for (const tamanho of larguras) {
    await page.setViewportSize(tamanho)
    const sobra = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    // What measures itself does so after the window changed.
    await expect.soft.poll(sobra, { message: `${qual} a ${tamanho.width}` }).toBeLessThanOrEqual(0)
  }
}

// A link without its secret, and what the gallery shows of a missing picture.
test.use({ erroEsperado: /40[04]|422/ })

for (const [nome, { quem, telas }] of Object.entries(PASSEIOS))
  test(`MES-09 GER-21 as telas ${nome}: contraste no claro e no escuro, e cabem em quatro larguras`, async ({
    page,
    portal,
    criar,
    servidor: { url },
  }) => {
    let caminho = ''
    let larguras = LARGURAS
    const olhadas: Pinturas = new Map()
    for (const { rota, nome: parte, onde, abrir } of telas) {
      const qual = parte ? `${rota}, ${parte}` : rota
      await test.step(qual, async () => {
        const deAntes = caminho
        const semCasca = deAntes !== ''
        caminho = (await onde?.(criar, url)) ?? rota
        // What opens over a page is opened where there is room.
        if (abrir) larguras = LARGURAS
        const [tamanho = CELULAR] = larguras
        await page.setViewportSize(tamanho)
        if (!quem) await page.goto(caminho)
        else if (deAntes === '') await portal.estarComo(quem, caminho)
        else if (caminho !== deAntes) await irA(page, caminho)
        await pronta(page)
        await abrir?.(page)
        if (tamanho === CELULAR) {
          await cabe(page, qual, larguras)
          await pronta(page)
        }
        // Rows of a list repeat the colours of the first ones.
        const estilo = await page.addStyleTag({
          content: '[data-linha]:nth-child(n+5){display:none!important}',
        })
        await semBarreirasNosDoisTemas(page, qual, { olhadas, semCasca })
        await estilo.evaluate((elemento) => elemento.parentNode?.removeChild(elemento))
        if (tamanho !== CELULAR) await cabe(page, qual, larguras)
        // The next one begins in the width in which this one ended.
        larguras = larguras.toReversed()
      })
    }
    expect(olhadas.size).toBeGreaterThan(10)
  })
