import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { lerConfiguracao, type NegocioConfigurado } from '../src/configuracao.ts'
import { clonarModelo } from './modelos.ts'
import { portaLivre } from './porta-livre.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const MODELO_EM_USO = '55006'

export type Servidor = {
  url: string
  parar(): Promise<void>
  /** As a power cut ends it: nothing of it runs any more. */
  matar(): Promise<void>
}

type Lugar = {
  postgres: string
  pasta: string
  modelos: Record<string, string>
  nome: string
  /** ALC-02 The mailboxes of each business, by its id. */
  caixas?: Record<string, NegocioConfigurado['caixas']>
}

/** Databases of their own for the businesses, cloned; answers the file that lists them, as NEGOCIOS takes it. */
export async function clonarNegocios({ postgres, pasta, modelos, nome, caixas }: Lugar): Promise<string> {
  const negocios = []
  for (const negocio of lerConfiguracao({}).negocios) {
    const modelo = modelos[negocio.id] ?? ''
    // Parallel clones of one template refuse each other.
    const banco = await insistir(() => clonarModelo(postgres, modelo, `${nome}_${negocio.id}`))
    negocios.push({ ...negocio, banco, caixas: caixas?.[negocio.id] })
  }
  const lista = join(pasta, `${nome}.json`)
  await writeFile(lista, JSON.stringify(negocios))
  return lista
}

/** The real server process; it ends with `parar`. */
export async function ligarServidor(ambiente: Record<string, string>): Promise<Servidor> {
  const porta = ambiente.PORT ?? (await portaLivre())
  const processo = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DEMO_ABERTA: '1',
      LOG: 'error',
      ...ambiente,
      PORT: String(porta),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await anunciado(processo)
  return {
    url: `http://127.0.0.1:${porta}`,
    parar: () => parar(processo, 'SIGTERM'),
    matar: () => parar(processo, 'SIGKILL'),
  }
}

/** A command beside the server, to its end: what it said, what it complained of, and its code. */
export async function rodarComando(
  arquivo: string,
  argumentos: readonly string[],
  ambiente: Record<string, string>,
  entrada = '',
) {
  const processo = spawn(process.execPath, [arquivo, ...argumentos], { env: { ...process.env, ...ambiente } })
  processo.stdin.end(entrada)
  const [saida, erro, codigo] = await Promise.all([
    text(processo.stdout),
    text(processo.stderr),
    new Promise<number | null>((pronto) => processo.once('close', pronto)),
  ])
  return { saida, erro, codigo }
}

/** Also says from then on what it complains of: nobody else reads its log, and one that nobody reads cannot be written. */
function anunciado(processo: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const linhas = createInterface({ input: processo.stdout })
  linhas.on('line', (linha) => {
    if (linha.includes('no ar')) resolve()
    if (linha.startsWith('{')) process.stderr.write(`${linha}\n`)
  })
  linhas.once('close', () => reject(new Error('o servidor terminou antes de ficar no ar')))
  return promise
}

async function parar(processo: ChildProcess, sinal: NodeJS.Signals): Promise<void> {
  if (processo.exitCode !== null || processo.signalCode !== null) return
  const fim = once(processo, 'exit')
  processo.kill(sinal)
  await fim
}

async function insistir<T>(fazer: () => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++)
    try {
      return await fazer()
    } catch (erro) {
      if (tentativa === 20 || (erro as { code?: string }).code !== MODELO_EM_USO) throw erro
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
}
