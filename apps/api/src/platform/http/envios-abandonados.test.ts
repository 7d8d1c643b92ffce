import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limparEnviosAbandonados } from './multipart.ts'

let lugar: string
// What the test writes is then half an hour old: by the date of the files, which a moved clock (RELOGIO) does not move.
let agora: Date
beforeEach(async () => {
  lugar = await mkdtemp(join(tmpdir(), 'balcao-teste-'))
  agora = new Date((await stat(lugar)).mtimeMs + 30 * 60_000)
})
afterEach(() => rm(lugar, { recursive: true, force: true }))

const envelhecer = (...caminho: string[]) => {
  const haDuasHoras = new Date(agora.getTime() - 2 * 3_600_000)
  return utimes(join(lugar, ...caminho), haDuasHoras, haDuasHoras)
}

/** A folder of two hours ago, with a file in it. */
async function pastaVelha(nome: string): Promise<void> {
  await mkdir(join(lugar, nome))
  await writeFile(join(lugar, nome, '0'), 'metade')
  await envelhecer(nome, '0')
  await envelhecer(nome)
}

it('NOV-16 ao começar, só sai o que um envio interrompido há mais de uma hora deixou', async () => {
  await pastaVelha('balcao-envio-velho')
  await pastaVelha('balcao-outra-coisa')
  await mkdir(join(lugar, 'balcao-envio-novo'))
  await pastaVelha('balcao-envio-demorado')
  await writeFile(join(lugar, 'balcao-envio-demorado', '0'), 'ainda chegando')
  await envelhecer('balcao-envio-demorado')
  await writeFile(join(lugar, 'balcao-envio-arquivo'), 'x')
  await envelhecer('balcao-envio-arquivo')
  await symlink(join(lugar, 'balcao-outra-coisa'), join(lugar, 'balcao-envio-atalho'))
  await limparEnviosAbandonados(agora, lugar)
  expect((await readdir(lugar)).toSorted()).toEqual([
    'balcao-envio-arquivo',
    'balcao-envio-atalho',
    'balcao-envio-demorado',
    'balcao-envio-novo',
    'balcao-outra-coisa',
  ])
  expect(await readdir(join(lugar, 'balcao-outra-coisa'))).toEqual(['0'])
})

it('sem a pasta temporária não há o que limpar', async () => {
  await expect(limparEnviosAbandonados(agora, join(lugar, 'inexistente'))).resolves.toBeUndefined()
})
