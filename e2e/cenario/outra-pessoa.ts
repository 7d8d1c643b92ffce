import type { Browser, Page } from '@playwright/test'
import { estarComo, type Quem } from './jornada.ts'

/** Another person, in a browser of their own; whoever asks for it closes its context. */
export async function outraPessoa(
  browser: Browser,
  baseURL = '',
  quem: Quem,
  caminho?: string,
): Promise<Page> {
  const contexto = await browser.newContext({ baseURL, acceptDownloads: true })
  const pagina = await contexto.newPage()
  await estarComo(pagina, baseURL, quem, caminho)
  return pagina
}
