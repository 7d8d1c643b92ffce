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

/** One real PostgreSQL per run, with a filled template of each business. */
export default async function preparar(projeto: TestProject): Promise<() => Promise<void>> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-teste-'))
  const postgres = await iniciarPostgresEmbutido({ pasta, paraTestes: true })
  projeto.provide('urlDoPostgres', postgres.url)
  projeto.provide('pastaDosArquivos', join(pasta, 'arquivos'))
  projeto.provide('modelos', await prepararModelos(postgres.url, pasta))
  return async () => {
    await postgres.parar()
    await rm(pasta, { recursive: true, force: true })
  }
}
