import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { comSpan } from '../rastros/com-span.ts'
import { ArquivosIndisponiveis } from './indisponiveis.ts'
import { estaNaMemoria, estaNoDisco, type Lugar, TIPO_DESCONHECIDO } from './lugar.ts'

export type ConfiguracaoS3 = {
  bucket: string
  regiao: string
  /** Only for servers other than AWS (Swift, MinIO, R2…). */
  endpoint?: string
  chaveDeAcesso: string
  segredo: string
}

const PRAZO_DA_CONEXAO_MS = 2_000
/** Until an answer begins; an upload or a download may take as long as something of it moves. */
const PRAZO_DA_RESPOSTA_MS = 5_000
const PRAZO_PARADO_MS = 20_000
const TENTATIVAS = 2

/** The library is 20 MB that only a business with S3 needs: loaded when the first file is. */
const biblioteca = () => import('@aws-sdk/client-s3')

export function baldeS3(config: ConfiguracaoS3): Lugar {
  let aberto: Promise<S3Client> | undefined
  const { bucket: Bucket } = config
  const prazo = { requestTimeout: PRAZO_DA_RESPOSTA_MS }
  const servidor = config.endpoint ? new URL(config.endpoint).hostname : `s3.${config.regiao}.amazonaws.com`

  /** Every failure of the bucket leaves through here. */
  async function pedir<T>(
    fazer: (s3: Awaited<ReturnType<typeof biblioteca>>, cliente: S3Client) => Promise<T>,
  ) {
    const s3 = await biblioteca()
    aberto ??= conectar(config)
    try {
      const cliente = await aberto
      return await comSpan('S3', 'SAIDA', { 'server.address': servidor }, () => fazer(s3, cliente))
    } catch (causa) {
      throw comoIndisponivel(causa, config)
    }
  }

  async function enviar(chave: string, tipo: string, prepararCorpo: PrepararCorpo): Promise<void> {
    for (let tentativa = 1; ; tentativa++) {
      const corpo = await prepararCorpo()
      try {
        return await pedir(async ({ PutObjectCommand }, cliente) => {
          await cliente.send(new PutObjectCommand({ Bucket, Key: chave, ContentType: tipo, ...corpo }))
        })
      } catch (erro) {
        // A connection that had been idle may end as it is taken up again; the library repeats everything but a stream.
        if (tentativa === TENTATIVAS || !conexaoCaiu(erro)) throw erro
      } finally {
        if (!estaNaMemoria(corpo.Body)) corpo.Body.destroy()
      }
    }
  }

  return {
    async gravar(chave, conteudo, tipo) {
      if (estaNaMemoria(conteudo)) return enviar(chave, tipo, daMemoria(conteudo))
      if (estaNoDisco(conteudo)) return enviar(chave, tipo, doDisco(conteudo.caminho))
      // S3 must be told the length, which a stream does not know, and memory is not the place to find out.
      const caminho = join(tmpdir(), `balcao-${randomUUID()}`)
      try {
        await pipeline(conteudo, createWriteStream(caminho, { mode: 0o600 }))
        await enviar(chave, tipo, doDisco(caminho))
      } finally {
        await rm(caminho, { force: true })
      }
    },
    abrir: (chave) =>
      pedir(async ({ GetObjectCommand, NoSuchKey }, cliente) => {
        const objeto = await cliente
          .send(new GetObjectCommand({ Bucket, Key: chave }), prazo)
          .catch((erro) => {
            if (erro instanceof NoSuchKey) return null
            throw erro
          })
        if (!objeto) return null
        const { Body, ContentLength = 0, ContentType = TIPO_DESCONHECIDO } = objeto
        return { conteudo: lendo(Body as Readable, config), tamanho: ContentLength, tipo: ContentType }
      }),
    remover: (chave) =>
      pedir(async ({ DeleteObjectCommand }, cliente) => {
        await cliente.send(new DeleteObjectCommand({ Bucket, Key: chave }), prazo)
      }),
    listar: (Prefix, { recursiva, pagina: ContinuationToken }) =>
      pedir(async ({ ListObjectsV2Command }, cliente) => {
        const pedido = { Bucket, Prefix, ContinuationToken, ...(!recursiva && { Delimiter: '/' }) }
        const { Contents = [], NextContinuationToken: proxima } = await cliente.send(
          new ListObjectsV2Command(pedido),
          prazo,
        )
        return { chaves: Contents.flatMap(({ Key }) => Key ?? []), proxima }
      }),
    gravadoEm: (chave) =>
      pedir(async ({ HeadObjectCommand, NotFound }, cliente) => {
        const objeto = await cliente
          .send(new HeadObjectCommand({ Bucket, Key: chave }), prazo)
          .catch((erro) => {
            if (erro instanceof NotFound) return null
            throw erro
          })
        return objeto?.LastModified ?? null
      }),
    conferir: () =>
      pedir(async ({ HeadBucketCommand }, cliente) => {
        await cliente.send(new HeadBucketCommand({ Bucket }), prazo)
      }),
  }
}

/** Told again for each attempt, since a stream is read once; with a sum, so that half of it is not taken for the whole. */
type PrepararCorpo = () => Promise<{
  Body: string | Uint8Array | Readable
  ContentLength?: number
  ContentMD5: string
}>

const daMemoria =
  (Body: string | Uint8Array): PrepararCorpo =>
  async () => ({ Body, ContentMD5: createHash('md5').update(Body).digest('base64') })

const doDisco =
  (caminho: string): PrepararCorpo =>
  async () => {
    const resumo = createHash('md5')
    await pipeline(createReadStream(caminho), resumo)
    const { size: ContentLength } = await stat(caminho)
    return { Body: createReadStream(caminho), ContentLength, ContentMD5: resumo.digest('base64') }
  }

/** What breaks in the middle is of the bucket too, for whoever reads it in order to answer something else. */
function lendo(corpo: Readable, config: ConfiguracaoS3): Readable {
  const saida = new PassThrough()
  // Whoever asked may not be reading yet: then the failure waits for them, and does not end the process.
  saida.on('error', () => undefined)
  saida.once('close', () => corpo.destroy())
  corpo.once('error', (erro) => saida.destroy(comoIndisponivel(erro, config)))
  // Cut off: it never ends and never fails.
  corpo.once('close', () => {
    if (!corpo.readableEnded) saida.destroy(comoIndisponivel(new Error('a resposta foi cortada'), config))
  })
  return corpo.pipe(saida)
}

async function conectar({ regiao, chaveDeAcesso, segredo, endpoint }: ConfiguracaoS3): Promise<S3Client> {
  const { S3Client } = await biblioteca()
  return new S3Client({
    region: regiao,
    credentials: { accessKeyId: chaveDeAcesso, secretAccessKey: segredo },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Sums in a trailer are AWS's alone: other servers refuse them. `Content-MD5` is everybody's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TENTATIVAS,
    requestHandler: {
      connectionTimeout: PRAZO_DA_CONEXAO_MS,
      socketTimeout: PRAZO_PARADO_MS,
      throwOnRequestTimeout: true,
    },
    logger: { trace: calar, debug: calar, info: calar, warn: calar, error: calar },
  })
}

/** What matters of it is thrown, and told in our log. */
const calar = () => undefined

type FalhaS3 = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

const QUEDAS = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])

const conexaoCaiu = (erro: unknown) => QUEDAS.has((erro as { cause?: FalhaS3 }).cause?.code ?? '')

function comoIndisponivel(causa: unknown, { bucket, regiao }: ConfiguracaoS3): Error {
  if (causa instanceof ArquivosIndisponiveis) return causa
  const { name, message, code, $metadata } = causa as FalhaS3
  const doDiscoDaqui = code && 'path' in (causa as object)
  if (doDiscoDaqui) return causa as Error
  switch ($metadata?.httpStatusCode) {
    case 404:
      return new ArquivosIndisponiveis({ causa, doAjuste: true, motivo: `o bucket ${bucket} não existe` })
    case 403:
      return new ArquivosIndisponiveis({
        ...{ causa, doAjuste: true },
        motivo: `a chave de acesso não abre o bucket ${bucket}, ou o segredo é outro`,
      })
    case 400:
    case 301:
      return new ArquivosIndisponiveis({
        ...{ causa, doAjuste: true },
        motivo: `o bucket ${bucket} não é da região ${regiao}, ou o pedido não serve (${name})`,
      })
    default:
      return new ArquivosIndisponiveis({
        causa,
        motivo: `o servidor dos arquivos não responde: ${code ?? message}`,
      })
  }
}
