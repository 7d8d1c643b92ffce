import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { passarPorArquivo } from './passagem.ts'

const noDisco = async () => (await readdir(tmpdir())).filter((nome) => /^balcao-[0-9a-f-]{36}$/.test(nome))

describe('REL-01 o que passa por um arquivo', () => {
  it('sai inteiro, e nada fica no disco', async () => {
    async function* conteudo() {
      for (let i = 0; i < 1_000; i++) yield `linha ${i}\n`
    }
    const antes = await noDisco()
    const passagem = await passarPorArquivo(conteudo())
    expect(await noDisco()).toEqual(antes)
    const linhas = (await text(passagem.ler())).split('\n')
    expect([linhas.length, linhas[999]]).toEqual([1_001, 'linha 999'])
  })

  it('a falha no meio chega a quem pediu', async () => {
    async function* conteudo() {
      yield 'começo'
      throw new Error('o banco caiu')
    }
    await expect(passarPorArquivo(conteudo())).rejects.toThrow('o banco caiu')
  })
})
