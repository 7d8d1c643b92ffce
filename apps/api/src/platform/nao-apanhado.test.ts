import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

const MODULO = new URL('./nao-apanhado.ts', import.meta.url).href
const LOG = new URL('./log.ts', import.meta.url).href

/** A process that cares for what nobody caught, meets `falha`, and ends by itself half a second later. */
async function processo(falha: string, parar = 'console.log("parou")') {
  const codigo = `
    const { cuidarDoQueNinguemApanhou } = await import(${JSON.stringify(MODULO)})
    const { criarLog } = await import(${JSON.stringify(LOG)})
    const parar = async () => { ${parar} }
    cuidarDoQueNinguemApanhou({ log: criarLog('error'), parar, prazoMs: 200 })
    setTimeout(() => { console.log('viveu'); process.exit(0) }, 500)
    setTimeout(() => { ${falha} }, 10)`
  const filho = spawn(process.execPath, ['--input-type=module', '-e', codigo], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [saida, [fim]] = await Promise.all([text(filho.stdout), once(filho, 'exit')])
  return { fim, saida }
}

const QUEDA = `Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })`

describe('SEG-06 o que ninguém apanhou', () => {
  it('uma promessa que ninguém esperava diz que o banco caiu: fica no registro, e o processo vive', async () => {
    const { fim, saida } = await processo(`Promise.reject(${QUEDA})`)
    expect([fim, saida]).toEqual([0, expect.stringContaining('viveu')])
    expect(saida).toContain('o servidor segue')
    expect(saida).not.toContain('parou')
  })

  it.each([
    ['outra promessa', `Promise.reject(new Error('defeito'))`],
    ['uma exceção', `throw new Error('defeito')`],
    ['uma exceção do banco, no meio de sabe-se lá o quê', `throw ${QUEDA}`],
  ])('%s: para o que pode e termina com o código de quem quer ser religado', async (_, falha) => {
    const { fim, saida } = await processo(falha)
    expect([fim, saida]).toEqual([70, expect.stringContaining('parou')])
    expect(saida).toContain('termina para ser religado')
  })

  it('o que não para não segura o fim', async () => {
    const { fim } = await processo(`throw new Error('defeito')`, 'await new Promise(() => undefined)')
    expect(fim).toBe(70)
  })
})
