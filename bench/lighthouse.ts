import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localizarChromium } from '../e2e/cenario/chromium.ts'

const VERSAO = '13.5.0'
/** Outside of the repository: 180 MB that only this measure needs, kept for the next one. */
const PASTA = join(tmpdir(), `balcao-lighthouse-${VERSAO}`)
const PROGRAMA = join(PASTA, 'node_modules/lighthouse/cli/index.js')

export type NotaDoLighthouse = { desempenho: number; tbt: number; lcp: number; fcp: number }

type Relatorio = {
  categories: { performance: { score: number } }
  audits: Record<'total-blocking-time' | 'largest-contentful-paint' | 'first-contentful-paint', Auditoria>
}
type Auditoria = { numericValue: number }

function executar(comando: string, argumentos: string[]): Promise<void> {
  return new Promise((pronto, falhou) => {
    const processo = spawn(comando, argumentos, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: localizarChromium() },
    })
    processo.on('error', falhou)
    processo.on('exit', (codigo) =>
      codigo === 0 ? pronto() : falhou(new Error(`${comando} terminou com ${codigo}`)),
    )
  })
}

/** Downloads it the first time (minutes on a slow network); false when that can't be done. */
export async function prepararLighthouse(): Promise<boolean> {
  if (existsSync(PROGRAMA)) return true
  await mkdir(PASTA, { recursive: true })
  const pacote = `lighthouse@${VERSAO}`
  const opcoes = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error']
  try {
    await executar('npm', ['install', '--prefix', PASTA, ...opcoes, pacote])
    return true
  } catch {
    await rm(PASTA, { recursive: true, force: true })
    return false
  }
}

/** What its default says of a page: a phone of the middle range on a slow 4G, both simulated. */
export async function medirComLighthouse(url: string): Promise<NotaDoLighthouse> {
  const saida = join(PASTA, `relatorio-${process.pid}.json`)
  await executar(process.execPath, [
    PROGRAMA,
    url,
    '--quiet',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    '--output=json',
    `--output-path=${saida}`,
  ])
  const { categories, audits } = JSON.parse(await readFile(saida, 'utf8')) as Relatorio
  await rm(saida)
  return {
    desempenho: Math.round(categories.performance.score * 100),
    tbt: audits['total-blocking-time'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    fcp: audits['first-contentful-paint'].numericValue,
  }
}
