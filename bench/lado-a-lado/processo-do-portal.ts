import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { portaLivre } from '../../apps/api/test/porta-livre.ts'

const ERRO = 50

export type Portal = {
  url: string
  queixas: Map<string, number>
  parar(): Promise<number | null>
  matar(): void
}

/** The portal of a folder as `npm start` there begins it, with the demonstration. */
export async function ligarPortal(pasta: string, ambiente: Record<string, string>): Promise<Portal> {
  const porta = await portaLivre()
  const node = join(pasta, 'node_modules/node/bin/node')
  const processo = spawn(
    existsSync(node) ? node : process.execPath,
    [join(pasta, 'packages/demo/src/main.ts')],
    {
      cwd: pasta,
      env: {
        ...process.env,
        ...ambiente,
        ...{ DEMO: '1', DEMO_ABERTA: '1', PROXIES: '1', LOG: 'error' },
        ...{ HOST: '127.0.0.1', PORT: String(porta) },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const queixas = new Map<string, number>()
  await anunciado(processo, queixas)
  return {
    url: `http://127.0.0.1:${porta}`,
    queixas,
    matar: () => processo.kill('SIGKILL'),
    parar: async () => {
      if (processo.exitCode !== null) return processo.exitCode
      const fim = once(processo, 'exit')
      processo.kill('SIGTERM')
      const [codigo] = await fim
      return codigo
    },
  }
}

async function anunciado(processo: ChildProcess, queixas: Map<string, number>): Promise<void> {
  const noAr = Promise.withResolvers<void>()
  processo.once('exit', () => noAr.reject(new Error('o servidor terminou antes de ficar no ar')))
  createInterface({ input: processo.stdout as NodeJS.ReadableStream }).on('line', (linha) => {
    if (linha.includes('no ar')) noAr.resolve()
    if (!linha.startsWith('{')) return
    const { level, msg, err } = JSON.parse(linha)
    if (level < ERRO) return
    // The statement is long, and why it failed comes last.
    const [comando = '', porque = ''] = String(err?.message ?? '').split(/(?=: [^:]*$)/)
    const queixa = `${msg ?? ''}: ${comando.slice(0, 120)}${porque.slice(0, 200)}`
    queixas.set(queixa, (queixas.get(queixa) ?? 0) + 1)
  })
  await noAr.promise
}
