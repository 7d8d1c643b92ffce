import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ligarServidorS3, type ServidorS3, semServidorS3 } from '../../../test/servidor-s3.ts'
import { type Armazem, criarArmazem } from './armazem.ts'
import { novaChave } from './chave.ts'
import { ArquivosIndisponiveis } from './indisponiveis.ts'
import { baldeS3, type ConfiguracaoS3 } from './s3.ts'

const MB = 1024 * 1024
const lido = async (armazem: Armazem, chave: string) => {
  const aberto = await armazem.abrir(chave)
  return aberto && { tipo: aberto.tipo, tamanho: aberto.tamanho, texto: await text(aberto.conteudo) }
}
const recusa = (doAjuste: boolean, motivo: RegExp) => (erro: unknown) => {
  expect(erro).toBeInstanceOf(ArquivosIndisponiveis)
  const falha = erro as ArquivosIndisponiveis
  expect([falha.status, falha.detalhes.esperar, falha.doAjuste]).toEqual([503, 5, doAjuste])
  expect(falha.motivo).toMatch(motivo)
  // Whoever calls hears nothing of the server's own affairs.
  expect(JSON.stringify(falha.noFio())).not.toMatch(/bucket|segredo|127\.0/)
  return 'recusado'
}
const todas = async (chaves: AsyncIterable<string[]>) => {
  const juntas: string[] = []
  for await (const pagina of chaves) juntas.push(...pagina)
  return juntas.sort()
}
const naoResponde = recusa(false, /não responde/)

describe.skipIf(semServidorS3)(
  `ESC-04 arquivos num servidor S3 de verdade (${semServidorS3 ?? 'Swift'})`,
  () => {
    let servidor: ServidorS3
    let armazem: Armazem
    let pasta: string
    beforeAll(async () => {
      pasta = await mkdtemp(join(tmpdir(), 'balcao-s3-'))
      servidor = await ligarServidorS3()
      armazem = criarArmazem({ s3: servidor.config }, 'aurora')
    })
    afterAll(async () => {
      await servidor?.parar()
      await rm(pasta, { recursive: true, force: true })
    })
    const outro = (troca: Partial<ConfiguracaoS3>) => ({ s3: { ...servidor.config, ...troca } })

    it.each([
      ['texto', () => 'olá'],
      ['bytes', () => new TextEncoder().encode('olá')],
      ['um fluxo', () => Readable.from([Buffer.from('o'), Buffer.from('lá')])],
      [
        'um arquivo do disco',
        async () => {
          await writeFile(join(pasta, 'enviado'), 'olá')
          return { caminho: join(pasta, 'enviado') }
        },
      ],
      ['nada', () => ''],
    ])('devolve o que foi gravado, com o tipo e o tamanho: %s', async (_, fazer) => {
      const conteudo = await fazer()
      const chave = novaChave('anexos', 'txt')
      await armazem.gravar(chave, conteudo, 'text/plain; charset=utf-8')
      const texto = conteudo === '' ? '' : 'olá'
      expect(await lido(armazem, chave)).toEqual({
        ...{ tipo: 'text/plain; charset=utf-8', tamanho: Buffer.byteLength(texto), texto },
      })
      const segundos = Math.abs(Date.now() - Number(await armazem.gravadoEm(chave))) / 1000
      expect(segundos).toBeLessThan(120)
    })

    it('um arquivo grande vai e volta inteiro, sem caber na memória de uma vez', async () => {
      const bytes = randomBytes(12 * MB)
      await writeFile(join(pasta, 'grande.pdf'), bytes)
      await armazem.gravar('anexos/grande.pdf', { caminho: join(pasta, 'grande.pdf') }, 'application/pdf')
      const aberto = await armazem.abrir('anexos/grande.pdf')
      const resumo = createHash('sha256')
      await pipeline(aberto?.conteudo ?? Readable.from([]), resumo)
      expect(resumo.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
    })

    it('o que não há é null, e remover de novo não é erro', async () => {
      await armazem.gravar('a/b.txt', 'x', 'text/plain')
      await armazem.remover('a/b.txt')
      await armazem.remover('a/b.txt')
      expect(await armazem.abrir('a/b.txt')).toBeNull()
      expect(await armazem.gravadoEm('a/b.txt')).toBeNull()
    })

    it('lista o que está na pasta, e tudo; um negócio não vê, não lê e não apaga o de outro', async () => {
      const um = criarArmazem({ s3: servidor.config }, 'lista-um')
      const dois = criarArmazem({ s3: servidor.config }, 'lista-dois')
      for (const chave of ['anexos/a.txt', 'anexos/sub/b.txt', 'c.txt'])
        await um.gravar(chave, 'x', 'text/plain')
      expect(await todas(um.todas())).toEqual(['anexos/a.txt', 'anexos/sub/b.txt', 'c.txt'])
      expect(await todas(um.listar('anexos'))).toEqual(['anexos/a.txt'])
      expect(await todas(um.listar('nada'))).toEqual([])
      expect(await todas(dois.todas())).toEqual([])
      await dois.remover('c.txt')
      expect(await dois.abrir('c.txt')).toBeNull()
      expect(await lido(um, 'c.txt')).toMatchObject({ texto: 'x' })
    })

    it.each([
      ['falha', (fluxo: PassThrough) => fluxo.destroy(new Error('a conexão caiu'))],
      ['é interrompido', (fluxo: PassThrough) => fluxo.destroy()],
    ])('um envio que %s não deixa nada para trás, nem aqui nem lá', async (_, interromper) => {
      const daqui = async () =>
        (await readdir(tmpdir())).filter((nome) => /^balcao-[0-9a-f-]{36}$/.test(nome))
      const antes = await daqui()
      const fluxo = new PassThrough()
      const gravacao = armazem.gravar('a/metade.txt', fluxo, 'text/plain')
      fluxo.write('metade')
      interromper(fluxo)
      await expect(gravacao).rejects.toThrow()
      expect(await armazem.abrir('a/metade.txt')).toBeNull()
      expect((await daqui()).filter((nome) => !antes.includes(nome))).toEqual([])
    })

    it.each([
      ['o segredo é outro', { segredo: 'outro' }, /não abre o bucket balcao/],
      ['a chave não existe', { chaveDeAcesso: 'ninguem:portal' }, /não abre o bucket balcao/],
      ['o bucket não existe', { bucket: 'nenhum' }, /o bucket nenhum não existe/],
      ['a região é outra', { regiao: 'us-east-1' }, /não é da região us-east-1/],
    ])('%s: cada operação é recusada com 503, e o motivo diz o ajuste', async (_, troca, motivo) => {
      const mal = criarArmazem(outro(troca), 'aurora')
      const recusada = recusa(true, motivo)
      const tentativas = [
        baldeS3({ ...servidor.config, ...troca }).conferir(),
        mal.gravar('a/b.txt', 'x', 'text/plain'),
        mal.abrir('a/b.txt'),
        mal.remover('a/b.txt'),
        todas(mal.todas()),
      ]
      expect(await Promise.all(tentativas.map((uma) => uma.then(() => 'feito', recusada)))).toEqual(
        tentativas.map(() => 'recusado'),
      )
    })

    it('o servidor morre e volta: 503 enquanto não há, e depois tudo como antes', async () => {
      await armazem.gravar('a/fica.txt', 'fica', 'text/plain')
      await writeFile(join(pasta, 'enviado'), 'olá')
      const lugar = baldeS3(servidor.config)
      await lugar.conferir()
      await servidor.matar()
      const tentativas = [
        lugar.conferir(),
        armazem.gravar('a/b.txt', 'x', 'text/plain'),
        armazem.gravar('a/b.txt', { caminho: join(pasta, 'enviado') }, 'text/plain'),
        armazem.abrir('a/fica.txt'),
        armazem.remover('a/fica.txt'),
      ]
      const fins = tentativas.map((uma) => uma.then(() => 'feito', naoResponde))
      expect(await Promise.all(fins)).toEqual(tentativas.map(() => 'recusado'))
      await servidor.voltar()
      await lugar.conferir()
      expect(await lido(armazem, 'a/fica.txt')).toMatchObject({ texto: 'fica' })
      expect(await armazem.abrir('a/b.txt')).toBeNull()
    })

    it('o servidor morre no meio de um envio: 503, e nada fica com o nome', async () => {
      await writeFile(join(pasta, 'grande'), randomBytes(40 * MB))
      const gravacao = armazem.gravar('a/metade.bin', { caminho: join(pasta, 'grande') }, 'application/pdf')
      const fim = gravacao.then(() => 'feito', naoResponde)
      await servidor.recebendo(MB)
      await servidor.matar()
      expect(await fim).toBe('recusado')
      await servidor.voltar()
      expect(await armazem.abrir('a/metade.bin')).toBeNull()
    })

    it('o servidor morre no meio de uma leitura: quem lê sabe que não leu tudo', async () => {
      const bytes = randomBytes(40 * MB)
      await armazem.gravar('a/longo.bin', bytes, 'application/pdf')
      const aberto = await armazem.abrir('a/longo.bin')
      await servidor.matar()
      expect(await buffer(aberto?.conteudo as Readable).then(() => 'feito', naoResponde)).toBe('recusado')
      await servidor.voltar()
    })

    it('o servidor para de responder sem morrer: 503 num prazo, e não uma espera sem fim', async () => {
      servidor.congelar()
      const inicio = performance.now()
      expect(await armazem.abrir('a/fica.txt').then(() => 'feito', naoResponde)).toBe('recusado')
      expect(performance.now() - inicio).toBeLessThan(30_000)
      servidor.descongelar()
      await expect.poll(() => lido(armazem, 'a/fica.txt').catch(() => null)).toMatchObject({ texto: 'fica' })
    })
  },
)
