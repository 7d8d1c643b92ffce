import type { SetorDePartida } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import { CONTAS_DEMO, CONTAS_DOS_SETORES, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { conectar } from '../../apps/api/src/platform/banco/conexao.ts'
import { cenarioDeOrcamentos } from '../../apps/api/test/cenario-de-orcamentos.ts'
import type { Lugar } from '../../apps/api/test/cenario-de-tickets.ts'
import { NADA_SE_SEGUE } from '../../apps/api/test/nada-se-segue.ts'
import { entrarPelaApi } from './criar/pela-api.ts'
import { acertarRelogio } from './relogio.ts'
import { bancoDoNegocio, iniciarServidor, type Servidor } from './servidor.ts'

const CHAVE_DO_TOKEN = 'balcao:token:aurora'
/** The server closed a connection of an ended session while the page was sending: neither side can know before, and nothing is lost. */
const CORRIDA_DO_WEBSOCKET = /^WebSocket is already in CLOSING or CLOSED state/
export const CELULAR = { width: 390, height: 844 }

export type Portal = {
  /** Types CPF and password, in a session of its own: for journeys about sessions. */
  entrarComo(tipo: TipoDeUsuario): Promise<void>
  /** Already signed in: the password was asked once per worker. */
  estarComo(quem: Quem, caminho?: string): Promise<void>
  /** Fails on anything that axe calls serious or critical. */
  semBarreiras(onde: string): Promise<void>
}

export type Quem = TipoDeUsuario | SetorDePartida

/** Tickets at any step, quotes and orders, each of its own: the documents behind them come from outside, and the API makes none. */
export type Criar = Lugar & ReturnType<typeof cenarioDeOrcamentos>

/** Every journey runs against its worker's real server, and fails on console errors or blocked scripts. */
export const test = base.extend<
  { portal: Portal; erroEsperado: RegExp | null },
  { servidor: Servidor; criar: Criar }
>({
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const servidor = await iniciarServidor(workerIndex)
      await use(servidor)
      await servidor.parar()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  criar: [
    // biome-ignore lint/correctness/noUnusedFunctionParameters: the databases are there once the server is
    async ({ servidor }, use, { workerIndex }) => {
      const banco = conectar(bancoDoNegocio(workerIndex, 'aurora'), () => undefined)
      const lugar = { agora: () => new Date(), negocio: () => ({ banco, seguimentos: NADA_SE_SEGUE }) }
      await use({ ...lugar, ...cenarioDeOrcamentos(lugar) })
      await banco.$client.end()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      acertarRelogio(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servidor }, use) => use(servidor.url),
  erroEsperado: [null, { option: true }],
  page: async ({ page, erroEsperado }, use) => {
    const erros: string[] = []
    page.on('console', (mensagem) => {
      if (mensagem.type() === 'error') erros.push(mensagem.text())
    })
    page.on('response', (resposta) => {
      if (resposta.status() >= 500)
        erros.push(`${resposta.status()} ${resposta.request().method()} ${resposta.url()}`)
    })
    page.on('pageerror', (erro) => erros.push(String(erro)))
    await use(page)
    expect(erros.filter((erro) => !erroEsperado?.test(erro) && !CORRIDA_DO_WEBSOCKET.test(erro))).toEqual([])
  },
  portal: async ({ page, servidor }, use) => {
    await use({
      entrarComo: (tipo) => entrarComo(page, tipo),
      estarComo: (quem, caminho) => estarComo(page, servidor.url, quem, caminho),
      semBarreiras: (onde) => semBarreiras(page, onde),
    })
  },
})

export { expect }

const contaDe = (quem: Quem) =>
  CONTAS_DEMO.find(({ tipo }) => tipo === quem) ??
  CONTAS_DOS_SETORES.find(({ setores }) => setores.some((setor) => setor === quem))

export async function entrarComo(page: Page, quem: Quem): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('CPF').fill(contaDe(quem)?.cpf ?? '')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_DEMO)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/home')
}

/**
 * SHL-06 Resolves when the page hears that channel: what happens before is not told to it. To be called before the page
 * that listens is opened.
 */
export function ouvindo(page: Page, canal: RegExp): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  page.on('websocket', (websocket) =>
    websocket.on('framereceived', ({ payload }) => {
      const texto = String(payload)
      if (texto.includes('subscription_succeeded') && canal.test(texto)) resolve()
    }),
  )
  return promise
}

const tokens = new Map<string, Promise<string>>()

/** One sign-in per person and server. */
function tokenDe(portal: string, quem: Quem): Promise<string> {
  const chave = `${portal} ${quem}`
  const token =
    tokens.get(chave) ?? entrarPelaApi(portal, contaDe(quem)?.cpf ?? '').then(({ token }) => token)
  tokens.set(chave, token)
  return token
}

/** The page opens where the journey begins, and no form was in the way. */
export async function estarComo(page: Page, portal: string, quem: Quem, caminho = '/home'): Promise<void> {
  await guardarToken(page.context(), portal, await tokenDe(portal, quem))
  await page.goto(caminho)
}

/** As a link goes: the page that is there stays, and the router hears of it. */
export const ir = (page: Page, caminho: string): Promise<void> =>
  page.evaluate((endereco) => history.pushState(null, '', endereco), caminho)

const guardarToken = (contexto: BrowserContext, portal: string, value: string) =>
  contexto.setStorageState({
    cookies: [],
    origins: [{ origin: new URL(portal).origin, localStorage: [{ name: CHAVE_DO_TOKEN, value }] }],
  })

/** What axe never calls more than moderate, and takes as long to look for. */
const NUNCA_GRAVES = [
  'region',
  'landmark-one-main',
  'landmark-unique',
  'heading-order',
  'page-has-heading-one',
  'aria-allowed-role',
  'presentation-role-conflict',
  'focus-order-semantics',
  'hidden-content',
]
const regras = (fora: readonly string[]): RunOptions => ({
  rules: Object.fromEntries(fora.map((regra) => [regra, { enabled: false }])),
})
const SEM_CONTRASTE = regras([...NUNCA_GRAVES, 'color-contrast'])
const COM_CONTRASTE = regras(NUNCA_GRAVES)
const SO_CONTRASTE: RunOptions = { runOnly: ['color-contrast'] }

/** Anything that axe calls serious or critical, but for contrast: two thirds of its work, and one look per screen is enough. */
export const semBarreiras = (page: Page, onde: string): Promise<void> => conferir(page, onde, SEM_CONTRASTE)

/** How often each way of painting a text was looked at, by theme. */
export type Pinturas = Map<string, number>

/**
 * Contrast as painted, in both themes, where a screen has a face that `telas.spec.ts` does not open. Who walks through
 * many screens keeps what was looked at: the next one is asked only for what it paints otherwise.
 */
export async function contrasteNosDoisTemas(
  page: Page,
  onde: string,
  olhadas: Pinturas = new Map(),
): Promise<void> {
  const [tema, outro] = await temasDe(page)
  await conferir(page, `${onde}, ${tema}`, SO_CONTRASTE, { tema, olhadas })
  await mudarTema(page, outro)
  await conferir(page, `${onde}, ${outro}`, SO_CONTRASTE, { tema: outro, olhadas })
}

/** A screen of a walk: all that is serious in it, and contrast in both themes. The shell around it is looked at once. */
export async function semBarreirasNosDoisTemas(
  page: Page,
  onde: string,
  visto: { olhadas: Pinturas; semCasca: boolean },
): Promise<void> {
  const [tema, outro] = await temasDe(page)
  await conferir(page, `${onde}, ${tema}`, COM_CONTRASTE, { tema, ...visto })
  await mudarTema(page, outro)
  await conferir(page, `${onde}, ${outro}`, SO_CONTRASTE, { tema: outro, ...visto })
}

type Tema = 'dark' | 'light'

/** The one that is on, and the other: to change it paints everything again, and the next look may begin where this one ended. */
const temasDe = async (page: Page): Promise<[Tema, Tema]> =>
  (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? ['dark', 'light']
    : ['light', 'dark']

async function mudarTema(page: Page, colorScheme: Tema): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(tudoPintado)
}

/** Runs in the page: the other theme is on, and no colour is halfway to it. */
async function tudoPintado(): Promise<void> {
  await new Promise((pintou) => requestAnimationFrame(() => requestAnimationFrame(pintou)))
  const mudando = document.getAnimations().filter((animacao) => animacao instanceof CSSTransition)
  await Promise.allSettled(mudando.map(({ finished }) => finished))
}

type Achado = { onde: string; id: string; help: string; alvos: string[] }

async function conferir(
  page: Page,
  onde: string,
  opcoes: RunOptions,
  {
    tema = '',
    olhadas = new Map(),
    semCasca = false,
  }: Partial<Pick<Olhar, 'tema' | 'semCasca'>> & { olhadas?: Pinturas } = {},
): Promise<void> {
  const achados: Achado[] = []
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
    const visto = await frame.evaluate(olharComAxe, { onde, opcoes, tema, semCasca, antes: [...olhadas] })
    achados.push(...visto.achados)
    for (const [pintura, vezes] of visto.pinturas) olhadas.set(pintura, vezes)
  }
  expect.soft(achados).toEqual([])
}

type Olhar = { onde: string; opcoes: RunOptions; tema: string; semCasca: boolean; antes: [string, number][] }

/** Runs in the page. */
async function olharComAxe({ onde, opcoes, tema, semCasca, antes }: Olhar): Promise<{
  achados: Achado[]
  pinturas: [string, number][]
}> {
  const { axe: olho } = window as unknown as { axe: typeof axe }
  const vistas = new Map(antes)
  const fora = foraDoOlhar()
  const soContraste = opcoes.runOnly !== undefined
  const comContraste = opcoes.rules?.['color-contrast']?.enabled !== false
  const pintados = comContraste ? pinturas() : []
  if (soContraste && pintados.length === 0) return { achados: [], pinturas: [] }
  for (const pintado of pintados) pintado.setAttribute('data-pintura', '')
  olho.configure({ rules: [{ id: 'color-contrast', selector: '[data-pintura]' }] })
  const alvo = soContraste ? { include: pintados } : { include: [document], exclude: fora }
  const { violations } = await olho.run(alvo, { ...opcoes, resultTypes: ['violations'], iframes: false })
  for (const pintado of pintados) pintado.removeAttribute('data-pintura')
  const achados = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ onde, id, help, alvos: nodes.map(({ target }) => target.join(' ')) }))
  return { achados, pinturas: [...vistas] }

  /** The page under a window is out of reach, and was looked at as a screen; the shell may have been looked at with another. */
  function foraDoOlhar(): Element[] {
    const janelas = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')]
    const [raiz] = [...document.body.children].filter(({ id }) => id === 'raiz')
    const coberta = janelas.some((janela) => janela.checkVisibility() && !raiz?.contains(janela))
    if (raiz && coberta) return [raiz]
    const casca = 'nav[aria-label="Principal"], header:not(main header)'
    return semCasca ? [...document.querySelectorAll(casca)] : []
  }

  /** Two elements of each way in which a text is painted: the others are painted the same. */
  function pinturas(): Element[] {
    const fundos = new Map<Element | null, string>([[null, tema]])
    const fundoDe = (elemento: Element | null): string => {
      const conhecido = fundos.get(elemento)
      if (elemento === null || conhecido !== undefined) return conhecido ?? ''
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(elemento)
      const deTras = fundoDe(elemento.parentElement)
      const translucido = opacity === '1' ? '' : `~${opacity}`
      const pintado = `/${backgroundColor}${backgroundImage}${translucido}`
      // What hides what is behind it, and is not seen through with what holds it.
      const cobre = !/^rgba| \/ /.test(backgroundColor) && !`${deTras}${translucido}`.includes('~')
      // What is out of the flow may lie over something else than what it is in: nothing else is painted as it is.
      const solto = position === 'absolute' || position === 'fixed'
      const nada = pintado === '/rgba(0, 0, 0, 0)none'
      let fundo = nada ? deTras : `${deTras}${pintado}`
      if (cobre) fundo = `${tema}${pintado}`
      else if (solto) fundo += `#${onde}${fundos.size}`
      fundos.set(elemento, fundo)
      return fundo
    }
    return [...document.body.querySelectorAll('*')].filter((elemento) => {
      if (fora.some((parte) => parte.contains(elemento))) return false
      const texto = [...elemento.childNodes].find(
        (no) => no.nodeType === Node.TEXT_NODE && no.nodeValue?.trim(),
      )
      if (!(texto || elemento.matches('input, select, textarea')) || !elemento.checkVisibility()) return false
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(elemento)
      const desligado = elemento.closest(':disabled, [aria-disabled="true"], label:has(:disabled)') !== null
      const letras = Math.min(texto?.nodeValue?.trim().length ?? 2, 2)
      const chave = [fundoDe(elemento), color, fontSize, fontWeight, textShadow, desligado, letras].join()
      vistas.set(chave, (vistas.get(chave) ?? 0) + 1)
      return (vistas.get(chave) ?? 0) <= 2
    })
  }
}
