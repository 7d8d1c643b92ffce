import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Conteudo, estaNaMemoria, estaNoDisco, type Lugar, TIPO_DESCONHECIDO } from './lugar.ts'

/** Beside the prefixes of the businesses: no valid key starts with an underscore. */
const PASTA_DE_PARCIAIS = '_parciais'
const IDADE_DE_PARCIAL_ABANDONADO_MS = 24 * 60 * 60 * 1000

/**
 * The final name appears only with the whole content behind it, safe on disk: the bytes go to a partial file, which is
 * then renamed. flydrive's own move copies, so it cannot be used for that.
 */
export function pastaDeArquivos(pasta: string): Lugar {
  const disco = new Disk(new FSDriver({ location: pasta, visibility: 'private' }))
  let limpou = false

  return {
    async abrir(chave) {
      if (!(await disco.exists(chave))) return null
      const { contentLength, contentType = TIPO_DESCONHECIDO } = await disco.getMetaData(chave)
      return { conteudo: await disco.getStream(chave), tamanho: contentLength, tipo: contentType }
    },
    remover: (chave) => disco.delete(chave),
    async listar(prefixo, { recursiva, pagina }) {
      const opcoes = { recursive: recursiva, ...(pagina && { paginationToken: pagina }) }
      const { objects, paginationToken } = await disco.listAll(prefixo, opcoes).catch(semPasta)
      const chaves = [...objects].flatMap((objeto) => (objeto.isFile ? [objeto.key] : []))
      return { chaves, proxima: paginationToken }
    },
    gravadoEm: async (chave) =>
      (await disco.exists(chave)) ? (await disco.getMetaData(chave)).lastModified : null,
    // The folder is tried by whoever asks whether the server is ready, as every other one that is written into.
    conferir: async () => undefined,
    async gravar(chave, conteudo, tipo) {
      if (!limpou) void removerAbandonados(join(pasta, PASTA_DE_PARCIAIS))
      limpou = true
      // What customers send is for this account alone, whatever the machine's usual mode.
      await mkdir(pasta, { recursive: true, mode: 0o700 })
      await mkdir(join(pasta, PASTA_DE_PARCIAIS), { recursive: true })
      const parcial = `${PASTA_DE_PARCIAIS}/${randomUUID()}${extname(chave)}`
      const caminhoParcial = join(pasta, parcial)
      const caminhoFinal = join(pasta, chave)
      try {
        await gravarParcial(caminhoParcial, conteudo)
        await exigirTipoDaExtensao(disco, parcial, tipo)
        await sincronizar(caminhoParcial)
        await mkdir(dirname(caminhoFinal), { recursive: true })
        await rename(caminhoParcial, caminhoFinal)
        await sincronizar(dirname(caminhoFinal))
      } catch (erro) {
        await rm(caminhoParcial, { force: true })
        throw erro
      }
    },
  }
}

/** A folder appears with its first file. */
function semPasta(erro: unknown): { objects: []; paginationToken?: string } {
  const { cause } = erro as { cause?: { code?: string } }
  if (cause?.code === 'ENOENT') return { objects: [] }
  throw erro
}

/** Not by flydrive, which tries again with what is left of a stream and then tells that instead of the full disk. */
async function gravarParcial(caminho: string, conteudo: Conteudo): Promise<void> {
  if (estaNoDisco(conteudo)) return copyFile(conteudo.caminho, caminho)
  await pipeline(estaNaMemoria(conteudo) ? Readable.from([conteudo]) : conteudo, createWriteStream(caminho))
}

/** A folder keeps no type beside the bytes: reading answers that of the extension, so writing must agree with it. */
async function exigirTipoDaExtensao(disco: Disk, chave: string, tipo: string): Promise<void> {
  const { contentType } = await disco.getMetaData(chave)
  const essencia = (valor: string) => valor.split(';', 1)[0]?.trim().toLowerCase()
  if (contentType !== undefined && essencia(contentType) !== essencia(tipo)) {
    throw new Error(`O tipo ${tipo} não combina com a extensão ${extname(chave)} (${contentType}).`)
  }
}

async function sincronizar(caminho: string): Promise<void> {
  const aberto = await open(caminho, 'r')
  try {
    await aberto.sync()
  } finally {
    await aberto.close()
  }
}

/** What a killed process was writing and nobody will finish. */
async function removerAbandonados(pasta: string): Promise<void> {
  const limite = Date.now() - IDADE_DE_PARCIAL_ABANDONADO_MS
  for (const nome of await readdir(pasta).catch(() => [])) {
    const caminho = join(pasta, nome)
    const situacao = await stat(caminho).catch(() => null)
    if (situacao && situacao.mtimeMs < limite) await rm(caminho, { force: true }).catch(() => undefined)
  }
}
