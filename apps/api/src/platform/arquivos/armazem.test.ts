import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { criarArmazem } from './armazem.ts'
import { novaChave } from './chave.ts'

let pasta: string
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'armazem '))
})
afterEach(() => rm(pasta, { recursive: true, force: true }))

const arquivosNaPasta = async () =>
  (await readdir(pasta, { recursive: true, withFileTypes: true })).filter((item) => item.isFile())

describe('armazém em pasta', () => {
  it.each([
    ['texto', 'olá'],
    ['bytes', new TextEncoder().encode('olá')],
    ['fluxo', Readable.from([Buffer.from('o'), Buffer.from('lá')])],
  ])('devolve o que foi gravado: %s', async (_, conteudo) => {
    const armazem = criarArmazem({ pasta }, 'aurora')
    const chave = novaChave('anexos', 'txt')
    await armazem.gravar(chave, conteudo, 'text/plain; charset=utf-8')
    const aberto = await armazem.abrir(chave)
    expect(aberto).toMatchObject({ tamanho: 4, tipo: 'text/plain' })
    expect(await text(aberto?.conteudo ?? Readable.from([]))).toBe('olá')
  })

  it('devolve o que foi gravado: um arquivo do disco, que fica onde estava', async () => {
    const armazem = criarArmazem({ pasta: join(pasta, 'armazem') }, 'aurora')
    const caminho = join(pasta, 'enviado')
    await writeFile(caminho, 'olá')
    await armazem.gravar('a/b.txt', { caminho }, 'text/plain')
    expect(await text((await armazem.abrir('a/b.txt'))?.conteudo ?? Readable.from([]))).toBe('olá')
    expect(await readFile(caminho, 'utf8')).toBe('olá')
  })

  it('a pasta que cria é só de quem roda o servidor', async () => {
    const nova = join(pasta, 'arquivos')
    await criarArmazem({ pasta: nova }, 'aurora').gravar('a/b.txt', 'x', 'text/plain')
    expect((await stat(nova)).mode & 0o777).toBe(0o700)
  })

  it('remove, e remover de novo não é erro', async () => {
    const armazem = criarArmazem({ pasta }, 'aurora')
    await armazem.gravar('a/b.txt', 'x', 'text/plain')
    await armazem.remover('a/b.txt')
    await armazem.remover('a/b.txt')
    expect(await armazem.abrir('a/b.txt')).toBeNull()
    expect(await armazem.abrir('a')).toBeNull()
  })

  it('um negócio não lê nem apaga os arquivos de outro', async () => {
    const [aurora, boreal] = [criarArmazem({ pasta }, 'aurora'), criarArmazem({ pasta }, 'boreal')]
    await aurora.gravar('a/b.txt', 'x', 'text/plain')
    expect(await boreal.abrir('a/b.txt')).toBeNull()
    await boreal.remover('a/b.txt')
    expect(await aurora.abrir('a/b.txt')).not.toBeNull()
  })

  it.each([
    '',
    '/etc/passwd',
    '../boreal/a.txt',
    'a/../../b.txt',
    'a/./b.txt',
    'a//b.txt',
    'a/b..txt',
    'a/.oculto',
    'a\\b.txt',
    'a b.txt',
    'A.txt',
    'ação.txt',
    'a\0.txt',
    'a\n',
    'a/',
    `${'a'.repeat(201)}`,
  ])('recusa a chave %j', async (chave) => {
    const armazem = criarArmazem({ pasta }, 'aurora')
    await expect(armazem.gravar(chave, 'x', 'text/plain')).rejects.toThrow('Chave de arquivo inválida')
    await expect(armazem.abrir(chave)).rejects.toThrow('Chave de arquivo inválida')
    await expect(armazem.remover(chave)).rejects.toThrow('Chave de arquivo inválida')
    expect(await arquivosNaPasta()).toEqual([])
  })

  it('recusa um prefixo que saia da pasta', () => {
    expect(() => criarArmazem({ pasta }, '..')).toThrow('Chave de arquivo inválida')
    expect(() => criarArmazem({ pasta }, '_parciais')).toThrow('Chave de arquivo inválida')
  })

  it('ninguém vê metade de um arquivo enquanto ele é gravado', async () => {
    const armazem = criarArmazem({ pasta }, 'aurora')
    const fluxo = new PassThrough()
    const gravacao = armazem.gravar('a/b.txt', fluxo, 'text/plain')
    await new Promise((resolver) => fluxo.write('metade', resolver))
    await expect.poll(async () => (await arquivosNaPasta()).length).toBe(1)
    expect(await armazem.abrir('a/b.txt')).toBeNull()
    fluxo.end(' inteira')
    await gravacao
    expect(await readFile(join(pasta, 'aurora/a/b.txt'), 'utf8')).toBe('metade inteira')
    expect(await arquivosNaPasta()).toHaveLength(1)
  })

  it.each([
    ['falha', (fluxo: PassThrough) => fluxo.destroy(new Error('a conexão caiu'))],
    ['é interrompido', (fluxo: PassThrough) => fluxo.destroy()],
  ])('um envio que %s não deixa nada para trás', async (_, interromper) => {
    const armazem = criarArmazem({ pasta }, 'aurora')
    const fluxo = new PassThrough()
    const gravacao = armazem.gravar('a/b.txt', fluxo, 'text/plain')
    fluxo.write('metade')
    interromper(fluxo)
    await expect(gravacao).rejects.toThrow()
    expect(await arquivosNaPasta()).toEqual([])
  })

  it('recusa um tipo que a leitura não devolveria', async () => {
    const armazem = criarArmazem({ pasta }, 'aurora')
    await expect(armazem.gravar('a/b.pdf', 'x', 'image/png')).rejects.toThrow('não combina')
    expect(await arquivosNaPasta()).toEqual([])
  })

  it('apaga parciais abandonados há mais de um dia, e só esses', async () => {
    const parciais = join(pasta, '_parciais')
    await mkdir(parciais)
    const ontem = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await writeFile(join(parciais, 'velho.pdf'), 'x')
    await utimes(join(parciais, 'velho.pdf'), ontem, ontem)
    await writeFile(join(parciais, 'novo.pdf'), 'x')
    // Said, and not left to the machine, whose time a moved clock (RELOGIO) does not tell to files.
    await utimes(join(parciais, 'novo.pdf'), new Date(), new Date())
    await criarArmazem({ pasta }, 'aurora').gravar('a.txt', 'x', 'text/plain')
    await expect.poll(() => readdir(parciais)).toEqual(['novo.pdf'])
  })
})

describe('novaChave', () => {
  it('não repete nem revela o nome original', () => {
    const chaves = Array.from({ length: 100 }, () => novaChave('anexos', 'pdf'))
    expect(new Set(chaves).size).toBe(100)
    for (const chave of chaves) expect(chave).toMatch(/^anexos\/[0-9a-f-]{36}\.pdf$/)
  })

  it.each([
    ['../anexos', 'pdf'],
    ['anexos', `pdf/${randomUUID()}/..`],
    ['', 'pdf'],
  ])('recusa a pasta %j com a extensão %j', (nome, extensao) => {
    expect(() => novaChave(nome, extensao)).toThrow('Chave de arquivo inválida')
  })
})
