import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { comTrava, identificar } from './trava.mjs'

const MODULO = new URL('./trava.mjs', import.meta.url).href
const MORTO = 999_999_999

/** @type {string} */
let pasta
/** @type {string} */
let arquivo
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'trava '))
  arquivo = join(pasta, 'dentro', 'trava')
})
afterEach(() => rmSync(pasta, { recursive: true }))

describe('trava entre processos', () => {
  it('é de um por vez, também entre processos, e ninguém a perde', async () => {
    const registro = join(pasta, 'registro')
    const codigo = `
      const { comTrava } = await import(${JSON.stringify(MODULO)})
      const { appendFileSync } = await import('node:fs')
      await comTrava(${JSON.stringify(arquivo)}, async () => {
        appendFileSync(${JSON.stringify(registro)}, 'entra ')
        await new Promise((pronto) => setTimeout(pronto, 30))
        appendFileSync(${JSON.stringify(registro)}, 'sai ')
      })`
    const processos = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', codigo], { stdio: 'inherit' }),
    )
    const fins = await Promise.all(processos.map((processo) => once(processo, 'exit')))
    expect(fins).toEqual(Array(4).fill([0, null]))
    expect(readFileSync(registro, 'utf8')).toBe('entra sai '.repeat(4))
    expect(readdirSync(join(pasta, 'dentro'))).toEqual([])
  })

  it('devolve o que foi feito, e se solta também quando falha', async () => {
    expect(await comTrava(arquivo, async () => 42)).toBe(42)
    await expect(comTrava(arquivo, () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou')
    expect(existsSync(arquivo)).toBe(false)
  })

  it.each([
    ['de um processo que morreu', `${MORTO} 123`],
    ['de um processo e do filho, mortos os dois', `${MORTO} 123\n${MORTO} 456`],
    ['cujo número já é de outro processo', `${process.ppid} 1`],
    ['que ficou vazia', ''],
  ])('toma a trava abandonada %s', async (_caso, texto) => {
    await comTrava(arquivo, async () => undefined)
    writeFileSync(arquivo, texto)
    const aoEsperar = vi.fn()
    expect(await comTrava(arquivo, async () => 'feito', aoEsperar)).toBe('feito')
    expect(aoEsperar).not.toHaveBeenCalled()
  })

  it('espera pelo filho que sobreviveu ao pai, e avisa uma vez', async () => {
    await comTrava(arquivo, async () => undefined)
    const filho = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' })
    writeFileSync(arquivo, `${MORTO} 123\n${identificar(Number(filho.pid))}`)
    const aoEsperar = vi.fn(() => void filho.kill('SIGKILL'))
    expect(await comTrava(arquivo, async () => 'feito', aoEsperar)).toBe('feito')
    expect(aoEsperar).toHaveBeenCalledExactlyOnceWith([filho.pid])
  })

  it('anota o filho na trava', async () => {
    await comTrava(arquivo, async (acrescentar) => {
      acrescentar(process.ppid)
      expect(readFileSync(arquivo, 'utf8')).toBe(`${identificar(process.pid)}\n${identificar(process.ppid)}`)
    })
    expect(readdirSync(join(pasta, 'dentro'))).toEqual([])
  })
})
