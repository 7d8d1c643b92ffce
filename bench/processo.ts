import { type ChildProcess, fork } from 'node:child_process'
import { ALOCADOR_DO_SERVIDOR, HEAP_PEQUENO } from '../scripts/lugares.mjs'

type Resposta = { id: number; valor?: unknown; falha?: string }
export type Comandos = Record<string, (...argumentos: never[]) => unknown>
export type Processo<C extends Comandos> = {
  pid: number
  pedir<N extends keyof C & string>(
    nome: N,
    ...argumentos: Parameters<C[N]>
  ): Promise<Awaited<ReturnType<C[N]>>>
  parar(): Promise<void>
}

/** Another process of the benchmark, so that what it costs is told apart from what asking costs. */
export async function abrirProcesso<C extends Comandos>(
  arquivo: URL,
  argumentos: readonly string[] = [],
): Promise<Processo<C>> {
  // With the memory that a server in production is given: its price is part of what a request costs.
  const filho = fork(arquivo, argumentos, {
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...HEAP_PEQUENO],
    env: { ...process.env, ...ALOCADOR_DO_SERVIDOR },
  })
  const esperas = new Map<number, PromiseWithResolvers<unknown>>()
  const acabou = new Promise<void>((resolve) => filho.once('exit', () => resolve()))
  filho.on('message', ({ id, valor, falha }: Resposta) => {
    const espera = esperas.get(id)
    esperas.delete(id)
    if (falha === undefined) espera?.resolve(valor)
    else espera?.reject(new Error(falha))
  })
  filho.once('exit', (codigo) => {
    for (const { reject } of esperas.values()) reject(new Error(`o processo acabou (${codigo})`))
  })
  let ultimo = 0
  const pedir = (nome: string, ...dados: unknown[]) => {
    const espera = Promise.withResolvers<unknown>()
    esperas.set(++ultimo, espera)
    filho.send({ id: ultimo, nome, dados })
    return espera.promise
  }
  await pedir('pronto')
  return {
    pid: filho.pid as number,
    pedir: pedir as Processo<C>['pedir'],
    parar: async () => {
      encerrar(filho)
      await acabou
    },
  }
}

function encerrar(filho: ChildProcess): void {
  if (filho.connected) filho.disconnect()
}

/** The other side: answers by name, and leaves when whoever asked is gone. */
export function atenderComandos(comandos: Comandos, aoSair: () => Promise<unknown>): void {
  process.on('message', async ({ id, nome, dados }: { id: number; nome: string; dados: never[] }) => {
    try {
      process.send?.({ id, valor: nome === 'pronto' ? true : await comandos[nome]?.(...dados) })
    } catch (erro) {
      process.send?.({ id, falha: erro instanceof Error ? (erro.stack ?? erro.message) : String(erro) })
    }
  })
  process.once('disconnect', async () => {
    await aoSair()
    process.exit()
  })
}
