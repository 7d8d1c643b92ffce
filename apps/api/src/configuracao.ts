import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { ConfiguracaoDoArmazem } from './platform/arquivos/armazem.ts'
import type { ConfiguracaoS3 } from './platform/arquivos/s3.ts'

export const RAIZ = fileURLToPath(new URL('../../../', import.meta.url))
/** Served where nobody says which; read as a file, since a production copy may leave the demo out. */
const NEGOCIOS_DEMO = join(RAIZ, 'packages/demo/negocios.json')

export const REMETENTE_PADRAO = 'Balcão <nao-responda@balcao.local>'

const negocioConfigurado = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  nome: z.string().check(z.minLength(1)),
  cor: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  icone: z.string(),
  tipoTributacao: z._default(z.string(), 'LUCRO_REAL'),
  /** Files of logo and sign-in background, relative to the list's own folder. */
  logo: z.string(),
  fundo: z.string(),
  /** Where people reach the portal, for the links in messages; PORTAL_URL when absent. */
  portal: z.optional(z.url({ protocol: /^https?$/ })),
  /** Connection URL of the business's own database; by default one per business on DATABASE_URL's server. */
  banco: z.optional(z.string()),
  /** ALC-02 Mailboxes that are read, each with the branch whose tickets it opens: `imaps://usuario:senha@servidor/pasta`. */
  caixas: z.optional(
    z.array(
      z.object({
        imap: z.string().check(z.regex(/^imaps?:\/\/[^\s@]+@[^\s@]+$/)),
        filial: z.int().check(z.positive()),
      }),
    ),
  ),
})
export type NegocioConfigurado = z.output<typeof negocioConfigurado>

export type Configuracao = {
  porta: number
  host: string
  pastaDeDados: string
  databaseUrl: string | null
  demo: boolean
  /** Told to: the password of the demonstration opens accounts from the network too. */
  demoAberta: boolean
  negocios: NegocioConfigurado[]
  galeria: boolean
  enderecoDeLogin: string
  smtpUrl: string | null
  remetente: string
  /** How many proxies in front of the server may be believed about the caller's address. */
  proxies: number
  websocket: { host: string | null; porta: number | null; origens: string[] }
  tokenDeMetricas: string | null
  s3: ConfiguracaoS3 | null
  nivelDeLog: string
  versao: string
}

/** A setting that cannot be used, told in a sentence to whoever starts the server. */
export class ConfiguracaoInvalida extends Error {}

/** Reads every setting from the environment, once; docs/PRODUCAO.md lists them. */
export function lerConfiguracao(ambiente: NodeJS.ProcessEnv): Configuracao {
  const databaseUrl = endereco(ambiente, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  return {
    porta: numero(ambiente, 'PORT', 3000, 65_535),
    host: ambiente.HOST || 'localhost',
    pastaDeDados: resolve(RAIZ, ambiente.DADOS || 'dados'),
    databaseUrl,
    // An own server is filled only when asked for; the embedded one always, when empty.
    demo: databaseUrl ? ambiente.DEMO === '1' : ambiente.DEMO !== '0',
    demoAberta: ambiente.DEMO_ABERTA === '1',
    negocios: lerNegocios(listaDeNegocios(ambiente.NEGOCIOS), lerPortal(ambiente.PORTAL_URL)),
    galeria: ambiente.GALERIA === '1',
    enderecoDeLogin: ambiente.LOGIN_URL || '/login',
    smtpUrl: endereco(ambiente, 'SMTP_URL', ['smtp:', 'smtps:']),
    remetente: ambiente.EMAIL_REMETENTE || REMETENTE_PADRAO,
    proxies: numero(ambiente, 'PROXIES', 0, 10),
    websocket: {
      host: ambiente.WEBSOCKET_HOST || null,
      porta: ambiente.WEBSOCKET_PORT ? numero(ambiente, 'WEBSOCKET_PORT', 0, 65_535) : null,
      origens: lerOrigens(ambiente.WEBSOCKET_ORIGENS),
    },
    tokenDeMetricas: ambiente.METRICAS_TOKEN || null,
    s3: lerS3(ambiente),
    nivelDeLog: nivelDeLog(ambiente.LOG || 'info'),
    versao: lerJson(join(RAIZ, 'package.json')).version as string,
  }
}

const SO_DESTA_MAQUINA = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** SEG-03 Whether others than this machine would reach accounts whose password all know, and nobody said that they may. */
export const demonstracaoExposta = ({
  host,
  proxies,
  demoAberta,
}: Pick<Configuracao, 'host' | 'proxies' | 'demoAberta'>): boolean =>
  !demoAberta && (!SO_DESTA_MAQUINA.test(host) || proxies > 0)

/** Where the files of every business are. */
export const lugarDosArquivos = ({ s3, pastaDeDados }: Configuracao): ConfiguracaoDoArmazem =>
  s3 ? { s3 } : { pasta: join(pastaDeDados, 'arquivos') }

function numero(ambiente: NodeJS.ProcessEnv, nome: string, padrao: number, maximo: number): number {
  const texto = ambiente[nome]
  if (!texto) return padrao
  const valor = Number(texto)
  if (!Number.isInteger(valor) || valor < 0 || valor > maximo)
    throw new ConfiguracaoInvalida(`${nome}=${texto} não serve: informe um número inteiro de 0 a ${maximo}.`)
  return valor
}

/** The value itself is never repeated: it may hold a password. */
function endereco(ambiente: NodeJS.ProcessEnv, nome: string, protocolos: string[]): string | null {
  const texto = ambiente[nome]
  if (!texto) return null
  if (!protocolos.includes(URL.parse(texto)?.protocol ?? ''))
    throw new ConfiguracaoInvalida(`${nome} não é um endereço válido: ele começa com ${protocolos[0]}//.`)
  return texto
}

const NIVEIS_DE_LOG = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function nivelDeLog(nivel: string): string {
  if (!NIVEIS_DE_LOG.includes(nivel))
    throw new ConfiguracaoInvalida(`LOG=${nivel} não serve: use um de ${NIVEIS_DE_LOG.join(', ')}.`)
  return nivel
}

function lerOrigens(texto = ''): string[] {
  return texto
    .split(',')
    .filter((parte) => parte.trim())
    .map((parte) => {
      const endereco = URL.parse(parte.trim())
      if (!endereco || !/^https?:$/.test(endereco.protocol))
        throw new ConfiguracaoInvalida(
          `WEBSOCKET_ORIGENS: ${parte.trim()} não é uma origem como https://portal.exemplo.com.br.`,
        )
      return endereco.origin
    })
}

function lerS3(ambiente: NodeJS.ProcessEnv): ConfiguracaoS3 | null {
  const { S3_BUCKET, S3_REGIAO, S3_ENDPOINT, S3_CHAVE, S3_SEGREDO } = ambiente
  if (!S3_BUCKET) return null
  if (!S3_CHAVE || !S3_SEGREDO)
    throw new ConfiguracaoInvalida('S3_BUCKET exige também S3_CHAVE e S3_SEGREDO.')
  return {
    bucket: S3_BUCKET,
    regiao: S3_REGIAO || 'sa-east-1',
    chaveDeAcesso: S3_CHAVE,
    segredo: S3_SEGREDO,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
  }
}

function lerPortal(endereco: string | undefined): { portal?: string } {
  if (!endereco) return {}
  const lido = URL.parse(endereco)
  if (!lido || !/^https?:$/.test(lido.protocol))
    throw new ConfiguracaoInvalida(
      `PORTAL_URL=${endereco} não serve: informe algo como https://portal.exemplo.com.br.`,
    )
  return { portal: lido.origin }
}

function listaDeNegocios(informada: string | undefined): string {
  if (informada) return resolve(RAIZ, informada)
  if (existsSync(NEGOCIOS_DEMO)) return NEGOCIOS_DEMO
  throw new ConfiguracaoInvalida('Diga em NEGOCIOS qual arquivo lista os negócios a servir.')
}

function lerNegocios(arquivo: string, portal: { portal?: string }): NegocioConfigurado[] {
  const lista = z.safeParse(z.array(negocioConfigurado).check(z.minLength(1)), lerJson(arquivo))
  if (!lista.success) throw new ConfiguracaoInvalida(`NEGOCIOS: ${arquivo}:\n${z.prettifyError(lista.error)}`)
  const ids = lista.data.map(({ id }) => id)
  if (new Set(ids).size !== ids.length)
    throw new ConfiguracaoInvalida(`NEGOCIOS: ${arquivo}: há ids repetidos.`)
  const daLista = (caminho: string) => (isAbsolute(caminho) ? caminho : join(dirname(arquivo), caminho))
  for (const { id, logo, fundo } of lista.data)
    for (const imagem of [logo, fundo])
      if (!existsSync(daLista(imagem)))
        throw new ConfiguracaoInvalida(`NEGOCIOS: a imagem ${daLista(imagem)} do negócio ${id} não existe.`)
  return lista.data.map((negocio) => ({
    ...portal,
    ...negocio,
    logo: daLista(negocio.logo),
    fundo: daLista(negocio.fundo),
  }))
}

function lerJson(arquivo: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(arquivo, 'utf8'))
  } catch (erro) {
    throw new ConfiguracaoInvalida(`Não foi possível ler ${arquivo}: ${(erro as Error).message}`)
  }
}
