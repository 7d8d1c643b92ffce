import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lerConfiguracao } from '../apps/api/src/configuracao.ts'
import { clonarModelo } from '../apps/api/test/modelos.ts'

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const PRAZO_DE_INICIO_MS = 30_000

export type Servidor = { url: string; parar(): Promise<void> }

/** The real server process of one worker, on databases of its own. */
export async function iniciarServidor(worker: number): Promise<Servidor> {
  const { E2E_POSTGRES = '', E2E_PASTA = '', E2E_MODELOS = '{}' } = process.env
  const modelos: Record<string, string> = JSON.parse(E2E_MODELOS)
  // Parallel clones of one template refuse each other; workers start one by one often enough to retry.
  const negocios = []
  for (const negocio of lerConfiguracao({}).negocios) {
    const nome = `e2e_${negocio.id}_${worker}_${process.pid}`
    negocios.push({
      ...negocio,
      banco: await insistir(() => clonarModelo(E2E_POSTGRES, modelos[negocio.id] ?? '', nome)),
    })
  }
  const lista = join(E2E_PASTA, `negocios-${worker}-${process.pid}.json`)
  await writeFile(lista, JSON.stringify(negocios))
  const porta = await portaLivre()
  const processo = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(porta),
      HOST: '127.0.0.1',
      DADOS: E2E_PASTA,
      DATABASE_URL: E2E_POSTGRES,
      NEGOCIOS: lista,
      GALERIA: '1',
      LOG: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await anunciado(processo)
  return { url: `http://127.0.0.1:${porta}`, parar: () => parar(processo) }
}

async function anunciado(processo: ChildProcess): Promise<void> {
  const prazo = AbortSignal.timeout(PRAZO_DE_INICIO_MS)
  for await (const pedaco of processo.stdout ?? []) {
    if (String(pedaco).includes('no ar')) return
    prazo.throwIfAborted()
  }
  throw new Error('o servidor terminou antes de ficar no ar')
}

async function parar(processo: ChildProcess): Promise<void> {
  const fim = once(processo, 'exit')
  processo.kill('SIGTERM')
  await fim
}

async function insistir<T>(fazer: () => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++)
    try {
      return await fazer()
    } catch (erro) {
      if (tentativa === 20 || (erro as { code?: string }).code !== '55006') throw erro
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
}

async function portaLivre(): Promise<number> {
  const sonda = createServer().listen(0, '127.0.0.1')
  await once(sonda, 'listening')
  const { port } = sonda.address() as { port: number }
  sonda.close()
  await once(sonda, 'close')
  return port
}
