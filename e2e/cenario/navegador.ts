import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { localizarChromium } from './chromium.ts'

export type { Browser, CDPSession, Locator, Page }

/** A page of a browser of its own, for what is measured outside the journeys; closed with `fechar`. */
export async function abrirPagina(opcoes: { largura: number; altura: number }) {
  const navegador = await chromium.launch({
    executablePath: localizarChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const viewport = { width: opcoes.largura, height: opcoes.altura }
  const page = await navegador.newPage({ locale: 'pt-BR', viewport })
  return { page, fechar: () => navegador.close() }
}
