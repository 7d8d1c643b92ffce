import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// A test that asserts nothing proves nothing: a loop over an empty list, a property that only answers false.
const exigente = { expect: { requireAssertions: true, poll: { timeout: 60_000 } } }
const paraTodos = ['./scripts/sem-tabela-vazia.mjs', './scripts/sorte.mjs']

// How long a test may take says nothing about the product: no ceiling here is within reach of a busy machine.
const semPressa = { testTimeout: 600_000, hookTimeout: 600_000 }

// As the journeys: what passes only then is named at the end of the run (scripts/contagem.mjs).
const outraVez = { retry: process.env.CI ? 1 : 0 }

/**
 * Files of a kind share the modules of their worker: loading them again for each file took a third of the time. Those
 * that replace a module or the environment of the process keep a worker of their own.
 */
function projeto(name: string, include: string, opcoes: object) {
  const sozinhos = globSync(include).filter((arquivo) => readFileSync(arquivo, 'utf8').includes('vi.mock('))
  const comum = { ...exigente, ...semPressa, setupFiles: paraTodos, ...opcoes }
  return [
    { test: { ...comum, name, include: [include], exclude: sozinhos, isolate: false } },
    ...(sozinhos.length > 0 ? [{ test: { ...comum, name: `${name}-sozinhos`, include: sozinhos } }] : []),
  ]
}

export default defineConfig({
  test: {
    // The default leaves one core idle, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      ...projeto('dominio', 'packages/dominio/src/**/*.test.ts', { environment: 'node' }),
      ...projeto('api', '{apps/api/src,packages/demo/src,bench}/**/*.test.ts', {
        environment: 'node',
        globalSetup: ['./apps/api/test/global-setup.ts'],
        ...outraVez,
      }),
      ...projeto('web', 'apps/web/src/**/*.test.{ts,tsx}', {
        environment: 'happy-dom',
        setupFiles: [...paraTodos, './apps/web/src/teste/preparar.ts'],
        // No test of a screen reaches for a network.
        alias: { 'pusher-js': fileURLToPath(new URL('apps/web/src/teste/pusher.ts', import.meta.url)) },
        restoreMocks: true,
        ...outraVez,
      }),
      ...projeto('scripts', 'scripts/**/*.test.mjs', { environment: 'node' }),
    ],
  },
})
