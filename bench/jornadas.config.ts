import jornadas from '../e2e/playwright.config.ts'

/** Journeys that measure, or that put together what others prove in parts: long, and asked for by name. */
export default {
  ...jornadas,
  testMatch: '*.jornada.ts',
  globalSetup: '../e2e/global-setup.ts',
  outputDir: '../e2e/test-results',
}
