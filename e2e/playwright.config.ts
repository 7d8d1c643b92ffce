import { defineConfig } from '@playwright/test'
import { localizarChromium } from './cenario/chromium.ts'
import { semRelogio } from './cenario/relogio.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: './test-results',
  // Node runs these by itself; to have them transpiled took half a minute from a fresh clone.
  build: { external: ['**/apps/**', '**/packages/**'] },
  fullyParallel: true,
  workers: 2,
  // Ceilings that only what never comes reaches: a busy machine is no failure, and no journey sets its own.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others share: what passes only the second time is named as flaky, and what fails twice fails.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    reducedMotion: 'reduce',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: localizarChromium(),
      env: semRelogio(process.env),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
