import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Browser, Page } from '@playwright/test'
import type { SetorDemo } from '../apps/api/demo/listas/setores.ts'
import { entrarComo } from './jornada.ts'

/** Another person, in a browser of their own; whoever asks for it closes its context. */
export async function outraPessoa(
  browser: Browser,
  baseURL: string | undefined,
  quem: TipoDeUsuario | SetorDemo,
): Promise<Page> {
  const contexto = await browser.newContext({ ...(baseURL && { baseURL }), acceptDownloads: true })
  const pagina = await contexto.newPage()
  await entrarComo(pagina, quem)
  return pagina
}
