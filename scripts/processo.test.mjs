import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it, vi } from 'vitest'

const PROCESSO = new URL('./processo.mjs', import.meta.url).href
const ACOMPANHANTE = new URL('./fim-com-o-pai.mjs', import.meta.url).href

/** Says who it is, counts the requests to stop, and takes its time to obey. */
const SERVIDOR = `
  let pedidos = 0
  for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(sinal, () => {
    if (++pedidos === 1) setTimeout(() => { console.log('pedidos', pedidos); process.exit(7) }, 100)
  })
  process.on('SIGUSR2', () => process.exit(70))
  setInterval(() => {}, 60_000)
  console.log('pid', process.pid)`

/** @type {number[]} */
const pids = []
afterEach(() => {
  for (const pid of pids.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Ended as it should.
    }
  }
})

/** @param {string} codigo what the command does, with `NODE` and the module's exports at hand */
function comando(codigo) {
  const inteiro = `
    const { servir, manter, executar, principal, Aviso } = await import(${JSON.stringify(PROCESSO)})
    const NODE = ${JSON.stringify(process.execPath)}
    const SERVIDOR = [NODE, '--import', ${JSON.stringify(ACOMPANHANTE)}, '-e', ${JSON.stringify(SERVIDOR)}]
    await principal(async () => { ${codigo} })`
  const { npm_lifecycle_event: _, ...env } = process.env
  const filho = spawn(process.execPath, ['--input-type=module', '-e', inteiro], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** @type {string[]} */
  const linhas = []
  createInterface({ input: filho.stdout }).on('line', (linha) => {
    linhas.push(linha)
    if (linha.startsWith('pid ')) pids.push(Number(linha.slice(4)))
  })
  let erros = ''
  filho.stderr.on('data', (texto) => {
    erros += texto
  })
  const pronto = (servidores = 1) => vi.waitFor(() => expect(pids).toHaveLength(servidores), 60_000)
  return { filho, linhas, pronto, fim: once(filho, 'close'), erros: () => erros }
}

describe('comandos que servem até serem parados', () => {
  it.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
    '%s dado duas vezes, pelo terminal e pelo npm, chega uma, e há tempo para parar',
    async (sinal) => {
      const { filho, linhas, pronto, fim } = comando('return servir([{ comando: SERVIDOR }])')
      await pronto()
      // The whole group, like Ctrl-C in a terminal, and then npm.
      process.kill(-Number(filho.pid), sinal)
      filho.kill(sinal)
      expect(await fim).toEqual([7, null])
      expect(linhas.at(-1)).toBe('pedidos 1')
    },
  )

  it('o fim de um é o fim dos outros', async () => {
    const { linhas, pronto, fim } = comando('return servir([{ comando: SERVIDOR }, { comando: SERVIDOR }])')
    await pronto(2)
    process.kill(Number(pids[0]), 'SIGTERM')
    expect(await fim).toEqual([7, null])
    expect(linhas.slice(-2)).toEqual(['pedidos 1', 'pedidos 1'])
  })

  it('kill -9 no comando também encerra o que ele servia', async () => {
    const { filho, linhas, pronto } = comando('return servir([{ comando: SERVIDOR }])')
    await pronto()
    filho.kill('SIGKILL')
    await vi.waitFor(() => expect(linhas.at(-1)).toBe('pedidos 1'), 60_000)
  })
})

describe('SEG-06 um servidor que é religado quando quebra', () => {
  const manter = () => comando('return manter({ comando: SERVIDOR }, { primeiraPausaMs: 50 })')

  it.each([
    ['kill -9', 'SIGKILL'],
    ['o código que pede para recomeçar', 'SIGUSR2'],
  ])('%s: começa de novo, e o fim pedido é o fim', async (_, sinal) => {
    const { filho, pronto, fim, erros, linhas } = manter()
    await pronto()
    process.kill(Number(pids[0]), sinal)
    await pronto(2)
    expect(erros()).toContain('O servidor terminou de repente')
    process.kill(-Number(filho.pid), 'SIGINT')
    filho.kill('SIGINT')
    expect(await fim).toEqual([7, null])
    expect(linhas.at(-1)).toBe('pedidos 1')
  })

  it('o que só uma pessoa conserta não é tentado de novo', async () => {
    const { fim, linhas } = comando(
      `return manter({ comando: [NODE, '-e', 'console.log("uma vez"); process.exit(1)'] }, { primeiraPausaMs: 50 })`,
    )
    expect(await fim).toEqual([1, null])
    expect(linhas).toEqual(['uma vez'])
  })

  it('quem pede o fim durante a pausa não espera por ela', async () => {
    const { filho, fim, erros } = comando(
      `return manter({ comando: [NODE, '-e', 'process.exit(70)'] }, { primeiraPausaMs: 600_000 })`,
    )
    await vi.waitFor(() => expect(erros()).toContain('de repente'), 60_000)
    filho.kill('SIGTERM')
    expect(await fim).toEqual([70, null])
  })
})

describe('comandos que vão até o fim', () => {
  it('devolvem o código de saída', async () => {
    const { fim } = comando(`return (await executar([NODE, '-e', 'process.exit(5)'])) + 1`)
    expect(await fim).toEqual([6, null])
  })

  it('interrompidos, esperam o que estava em andamento e saem com o código do sinal', async () => {
    const { filho, linhas, pronto, fim } = comando(
      `await executar(SERVIDOR); console.log('seguiu'); return 0`,
    )
    await pronto()
    filho.kill('SIGTERM')
    expect(await fim).toEqual([143, null])
    expect(linhas.at(-1)).toBe('pedidos 1')
  })

  it('mostram um aviso sem pilha de chamadas', async () => {
    const { fim, erros } = comando(`throw new Aviso('Falta algo.')`)
    expect(await fim).toEqual([1, null])
    expect(erros()).toBe('\nFalta algo.\n\n')
  })
})
