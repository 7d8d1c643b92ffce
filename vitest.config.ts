import { defineConfig } from 'vitest/config'

// A test that asserts nothing proves nothing: a loop over an empty list, a property that only answers false.
const exigente = { expect: { requireAssertions: true } }

export default defineConfig({
  test: {
    // The default leaves one core idle, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...exigente,
          name: 'dominio',
          environment: 'node',
          include: ['packages/dominio/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...exigente,
          name: 'api',
          environment: 'node',
          include: ['apps/api/{src,demo}/**/*.test.ts'],
          globalSetup: ['./apps/api/test/global-setup.ts'],
          // The first start of PostgreSQL on a cold disk takes seconds.
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          ...exigente,
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['./apps/web/src/teste/preparar.ts'],
          restoreMocks: true,
          testTimeout: 15_000,
        },
      },
      {
        test: {
          ...exigente,
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.mjs'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
