import { defineConfig } from 'vitest/config'
import { RAIZ } from '../scripts/lugares.mjs'

/** `npm run s3`: the proofs over a real S3 server alone, without the databases of the suite. */
export default defineConfig({
  test: {
    root: RAIZ,
    include: ['apps/api/src/platform/arquivos/s3.test.ts'],
    env: { S3_DE_VERDADE: '1' },
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
