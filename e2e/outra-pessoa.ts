import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Browser, Page } from '@playwright/test'
import { entrarComo } from './jornada.ts'

/** Another person, in a browser of their own; whoever asks for it closes its context. */
export async function outraPessoa(
  browser: Browser,
  baseURL: string | undefined,
  tipo: TipoDeUsuario,
): Promise<Page> {
  const contexto = await browser.newContext({ ...(baseURL && { baseURL }), acceptDownloads: true })
  const pagina = await contexto.newPage()
  await entrarComo(pagina, tipo)
  return pagina
}
