import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Modelos } from './modelos.ts'
import { iniciarPostgresComModelos } from './postgres-com-modelos.ts'

declare module 'vitest' {
  interface ProvidedContext {
    urlDoPostgres: string
    pastaDosArquivos: string
    modelos: Record<string, string>
    demos: Record<string, string>
    preenchidos: Modelos['preenchidos']
    /** When the demo in the templates was filled: its today, which a long run may leave behind. */
    preenchidoEm: string
  }
}

/** One real PostgreSQL per run, with a filled template of each business; whichever project comes first makes it for all. */
export default async function preparar(projeto: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (projeto.getProvidedContext().urlDoPostgres) return
  const { vitest } = projeto
  const { url, pasta, modelos, preenchidoEm, parar } = await iniciarPostgresComModelos()
  vitest.provide('urlDoPostgres', url)
  vitest.provide('pastaDosArquivos', join(pasta, 'arquivos'))
  vitest.provide('modelos', modelos.api)
  vitest.provide('demos', modelos.demos)
  vitest.provide('preenchidos', modelos.preenchidos)
  vitest.provide('preenchidoEm', preenchidoEm)
  return parar
}
