import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { Disk } from 'flydrive'
import { type Conteudo, estaNoDisco, type Lugar } from './lugar.ts'

export type ConfiguracaoS3 = {
  bucket: string
  regiao: string
  /** Only for servers other than AWS (MinIO, R2…). */
  endpoint?: string
  chaveDeAcesso: string
  segredo: string
}

/** Not installed by default: tens of MB that only a business with S3 needs. */
const PACOTES = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner']

/** An S3 object appears whole or not at all by itself. */
export function baldeS3(config: ConfiguracaoS3): Lugar {
  exigirPacotes()
  let disco: Promise<Disk> | undefined
  const abrirDisco = () => {
    disco ??= conectar(config)
    return disco
  }
  return {
    disco: abrirDisco,
    async gravar(chave, conteudo, tipo) {
      await (await abrirDisco()).put(chave, await inteiro(conteudo), { contentType: tipo })
    },
  }
}

/** S3 must be told the length, which a stream does not know. */
async function inteiro(conteudo: Conteudo): Promise<string | Uint8Array> {
  if (typeof conteudo === 'string' || conteudo instanceof Uint8Array) return conteudo
  return estaNoDisco(conteudo) ? readFile(conteudo.caminho) : buffer(conteudo)
}

/** The server then refuses to start, instead of failing at the first upload. */
function exigirPacotes(): void {
  const { resolve } = createRequire(import.meta.url)
  const falta = (pacote: string) => {
    try {
      return !resolve(pacote)
    } catch {
      return true
    }
  }
  const faltam = PACOTES.filter(falta)
  if (faltam.length > 0) {
    throw new Error(
      `O armazenamento S3 está configurado, mas faltam pacotes. Instale com: npm install ${faltam.join(' ')}`,
    )
  }
}

async function conectar(config: ConfiguracaoS3): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    bucket: config.bucket,
    region: config.regiao,
    credentials: { accessKeyId: config.chaveDeAcesso, secretAccessKey: config.segredo },
    visibility: 'private',
    // Buckets made since 2023 refuse ACLs, and most other servers never had them.
    supportsACL: false,
    ...(config.endpoint && { endpoint: config.endpoint, forcePathStyle: true }),
  })
  return new Disk(driver)
}
