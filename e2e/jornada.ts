import AxeBuilder from '@axe-core/playwright'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { test as base, expect, type Page } from '@playwright/test'
import { CONTAS_DEMO, CONTAS_DOS_SETORES, SENHA_DEMO } from '../apps/api/demo/contas.ts'
import type { SetorDemo } from '../apps/api/demo/listas/setores.ts'
import { iniciarServidor, type Servidor } from './servidor.ts'

const CHAVE_DO_TOKEN = 'balcao:token:aurora'
export const CELULAR = { width: 390, height: 844 }

export type Portal = {
  entrarComo(tipo: TipoDeUsuario): Promise<void>
  /** Already signed in: types the password once per worker, for journeys that are not about signing in. */
  estarComo(tipo: TipoDeUsuario): Promise<void>
  /** Fails on anything that axe calls serious or critical. */
  semBarreiras(onde: string): Promise<void>
}

/** Every journey runs against its worker's real server, and fails on console errors or blocked scripts. */
export const test = base.extend<{ portal: Portal; erroEsperado: RegExp | null }, { servidor: Servidor }>({
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const servidor = await iniciarServidor(workerIndex)
      await use(servidor)
      await servidor.parar()
    },
    { scope: 'worker', timeout: 60_000 },
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
    expect(erros.filter((erro) => !erroEsperado?.test(erro))).toEqual([])
  },
  portal: async ({ page, servidor }, use) => {
    await use({
      entrarComo: (tipo) => entrarComo(page, tipo),
      estarComo: (tipo) => estarComo(page, tipo, servidor),
      semBarreiras: (onde) => semBarreiras(page, onde),
    })
  },
})

export { expect }

export async function entrarComo(page: Page, quem: TipoDeUsuario | SetorDemo): Promise<void> {
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

const tokens = new WeakMap<Servidor, Map<TipoDeUsuario, string>>()

async function estarComo(page: Page, tipo: TipoDeUsuario, servidor: Servidor): Promise<void> {
  const doServidor = tokens.get(servidor) ?? new Map<TipoDeUsuario, string>()
  tokens.set(servidor, doServidor)
  const conhecido = doServidor.get(tipo)
  if (conhecido) {
    await page.addInitScript(([chave, token]) => localStorage.setItem(chave, token), [
      CHAVE_DO_TOKEN,
      conhecido,
    ] as const)
    await page.goto('/home')
    return
  }
  await entrarComo(page, tipo)
  const token = await page.evaluate((chave) => localStorage.getItem(chave), CHAVE_DO_TOKEN)
  if (token) doServidor.set(tipo, token)
}

export async function semBarreiras(page: Page, onde: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const graves = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ onde, id, help, alvos: nodes.map(({ target }) => target.join(' ')) }))
  expect(graves).toEqual([])
}
