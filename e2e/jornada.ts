import AxeBuilder from '@axe-core/playwright'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { CONTAS_DEMO, CONTAS_DOS_SETORES, SENHA_DEMO } from '../apps/api/demo/contas.ts'
import type { SetorDemo } from '../apps/api/demo/listas/setores.ts'
import { iniciarServidor, type Servidor } from './servidor.ts'

const CHAVE_DO_TOKEN = 'balcao:token:aurora'
/** The server closed a connection of an ended session while the page was sending: neither side can know before, and nothing is lost. */
const CORRIDA_DO_WEBSOCKET = /^WebSocket is already in CLOSING or CLOSED state/
export const CELULAR = { width: 390, height: 844 }

export type Portal = {
  /** Types CPF and password, in a session of its own: for journeys about sessions. */
  entrarComo(tipo: TipoDeUsuario): Promise<void>
  /** Already signed in: the password was typed once per worker. */
  estarComo(quem: Quem, caminho?: string): Promise<void>
  /** Fails on anything that axe calls serious or critical. */
  semBarreiras(onde: string): Promise<void>
}

export type Quem = TipoDeUsuario | SetorDemo

/** Every journey runs against its worker's real server, and fails on console errors or blocked scripts. */
export const test = base.extend<{ portal: Portal; erroEsperado: RegExp | null }, { servidor: Servidor }>({
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const servidor = await iniciarServidor(workerIndex)
      await use(servidor)
      await servidor.parar()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ servidor }, use) => use(servidor.url),
  erroEsperado: [null, { option: true }],
  page: async ({ page, erroEsperado }, use) => {
    const erros: string[] = []
    page.on('console', (mensagem) => {
      if (mensagem.type() === 'error') erros.push(mensagem.text())
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

export async function entrarComo(page: Page, quem: Quem): Promise<void> {
  const conta =
    CONTAS_DEMO.find(({ tipo }) => tipo === quem) ??
    CONTAS_DOS_SETORES.find(({ setores }) => setores.some((setor) => setor === quem))
  await page.goto('/login')
  await page.getByLabel('CPF').fill(conta?.cpf ?? '')
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

const tokens = new Map<string, string>()

/** One sign-in per person and server: the page opens where the journey begins, and no form was in the way. */
export async function estarComo(page: Page, portal: string, quem: Quem, caminho = '/home'): Promise<void> {
  const chave = `${portal} ${quem}`
  const conhecido = tokens.get(chave)
  if (conhecido) await guardarToken(page.context(), portal, conhecido)
  else {
    await entrarComo(page, quem)
    const token = await page.evaluate((nome) => localStorage.getItem(nome), CHAVE_DO_TOKEN)
    if (token) tokens.set(chave, token)
    if (caminho === '/home') return
  }
  await page.goto(caminho)
}

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

const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

/** Anything that axe calls serious or critical, but for contrast: two thirds of its work, and one look per screen is enough. */
export const semBarreiras = (page: Page, onde: string): Promise<void> =>
  conferir(page, axe(page).disableRules([...NUNCA_GRAVES, 'color-contrast']), onde)

/** Contrast as painted, in both themes, where a screen has a face that `telas.spec.ts` does not open. */
export async function contrasteNosDoisTemas(page: Page, onde: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await conferir(page, axe(page).withRules('color-contrast'), `${onde}, ${colorScheme}`)
  }
}

/** Everything in the light theme, and in the dark one what changes with it. */
export async function semBarreirasNemContraste(page: Page, onde: string): Promise<void> {
  // Rows of a list repeat the colours of the first ones.
  const estilo = await page.addStyleTag({ content: '[data-linha]:nth-child(n+5){display:none!important}' })
  await conferir(page, axe(page).disableRules(NUNCA_GRAVES), onde)
  await page.emulateMedia({ colorScheme: 'dark' })
  await conferir(page, axe(page).withRules('color-contrast'), `${onde}, no escuro`)
  await page.emulateMedia({ colorScheme: 'light' })
  await estilo.evaluate((elemento) => elemento.parentNode?.removeChild(elemento))
}

async function conferir(page: Page, olhar: AxeBuilder, onde: string): Promise<void> {
  // Gathering what is in frames takes a second page, as long again; only one screen has a frame.
  const { violations } = await olhar.setLegacyMode(page.frames().length === 1).analyze()
  const graves = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ onde, id, help, alvos: nodes.map(({ target }) => target.join(' ')) }))
  expect(graves).toEqual([])
}
