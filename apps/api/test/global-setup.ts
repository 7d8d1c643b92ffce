import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { iniciarPostgresEmbutido } from '../src/platform/postgres/embutido.ts'
import { prepararModelos } from './modelos.ts'

declare module 'vitest' {
  interface ProvidedContext {
    urlDoPostgres: string
    pastaDosArquivos: string
    modelos: Record<string, string>
  }
}

/** One real PostgreSQL per run, with a filled template of each business; whichever project comes first makes it for all. */
export default async function preparar(projeto: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (projeto.getProvidedContext().urlDoPostgres) return
  const { vitest } = projeto
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-teste-'))
  const postgres = await iniciarPostgresEmbutido({ pasta, paraTestes: true })
  vitest.provide('urlDoPostgres', postgres.url)
  vitest.provide('pastaDosArquivos', join(pasta, 'arquivos'))
  vitest.provide('modelos', await prepararModelos(postgres.url, pasta))
  return async () => {
    await postgres.parar()
    await rm(pasta, { recursive: true, force: true })
  }
}
