import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { ConfiguracaoDoArmazem } from './platform/arquivos/armazem.ts'
import type { ConfiguracaoS3 } from './platform/arquivos/s3.ts'
import { lerEndereco } from './platform/banco/servidores.ts'
import { type AjustesDosRastros, AMOSTRAS } from './platform/rastros/ajustes.ts'

export const RAIZ = fileURLToPath(new URL('../../../', import.meta.url))
/** Those of the demonstration, served where nobody says which. */
const NEGOCIOS_DEMO = join(RAIZ, 'packages/demo/negocios.json')

export const REMETENTE_PADRAO = 'Balcão <nao-responda@balcao.local>'

const negocioConfigurado = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  /** ADM-09 Only the id is needed: how it is called and looks is said where it is set up. */
  nome: z._default(z.string().check(z.minLength(1)), 'Balcão'),
  cor: z._default(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), '#3b5bdb'),
  icone: z._default(z.string(), 'loja'),
  tipoTributacao: z._default(z.string(), 'LUCRO_REAL'),
  /** Files of logo and sign-in background, relative to the list's own folder; drawn from name and colour where there are none. */
  logo: z.optional(z.string()),
  fundo: z.optional(z.string()),
  /** Where people reach the portal, for the links in messages; PORTAL_URL when absent. */
  portal: z.optional(z.url({ protocol: /^https?$/ })),
  /** Connection URL of the business's own database; by default one per business on DATABASE_URL's server. */
  banco: z.optional(z.string()),
  /** ESC-03 Where replicas of that database are. */
  replica: z.optional(z.string()),
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
  /** ESC-03 Of the replicas of that server. */
  databaseUrlReplica: string | null
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
  /** ESC-07 From how many milliseconds on a statement of the database is told of. */
  comandoDemoradoMs: number
  /** ESC-07 Null where nobody said where traces go. */
  rastros: AjustesDosRastros | null
  versao: string
}

/** A setting that cannot be used, told in a sentence to whoever starts the server. */
export class ConfiguracaoInvalida extends Error {}

/** Reads every setting from the environment, once; docs/PRODUCAO.md lists them. */
export function lerConfiguracao(ambiente: NodeJS.ProcessEnv): Configuracao {
  const databaseUrl = enderecoDoBanco('DATABASE_URL', ambiente.DATABASE_URL)
  // An own server is filled only when asked for; the embedded one always, when empty.
  const demo = databaseUrl ? ambiente.DEMO === '1' : ambiente.DEMO !== '0'
  const versao = lerJson(join(RAIZ, 'package.json')).version as string
  return {
    porta: numero(ambiente, 'PORT', 3000, 65_535),
    host: ambiente.HOST || 'localhost',
    pastaDeDados: resolve(RAIZ, ambiente.DADOS || 'dados'),
    databaseUrl,
    databaseUrlReplica: replicasDe(databaseUrl, ambiente.DATABASE_URL_REPLICA),
    demo,
    demoAberta: ambiente.DEMO_ABERTA === '1',
    negocios: lerNegocios(listaDeNegocios(ambiente.NEGOCIOS, demo), lerPortal(ambiente.PORTAL_URL)),
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
    comandoDemoradoMs: numero(ambiente, 'SQL_DEMORADO_MS', 1_000, 600_000),
    rastros: lerRastros(ambiente, versao),
    versao,
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

/** ESC-02 Of one server, or of several as libpq writes them. */
function enderecoDoBanco(nome: string, texto: string | undefined): string | null {
  if (!texto) return null
  const lido = lerEndereco(texto)
  if (lido) return lido
  throw new ConfiguracaoInvalida(
    `${nome} não é um endereço válido: ele começa com postgres://, e vários servidores são postgres://…@um:5432,outro:5432/banco.`,
  )
}

function replicasDe(databaseUrl: string | null, texto: string | undefined): string | null {
  if (texto && !databaseUrl)
    throw new ConfiguracaoInvalida('DATABASE_URL_REPLICA exige também DATABASE_URL, o do primário.')
  return enderecoDoBanco('DATABASE_URL_REPLICA', texto)
}

const NIVEIS_DE_LOG = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function nivelDeLog(nivel: string): string {
  if (!NIVEIS_DE_LOG.includes(nivel))
    throw new ConfiguracaoInvalida(`LOG=${nivel} não serve: use um de ${NIVEIS_DE_LOG.join(', ')}.`)
  return nivel
}

/** As OpenTelemetry has them; of what the exporter reads by itself only that it can be used. */
function lerRastros(ambiente: NodeJS.ProcessEnv, versao: string): AjustesDosRastros | null {
  const { OTEL_SDK_DISABLED, OTEL_EXPORTER_OTLP_PROTOCOL, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG } =
    ambiente
  const como = AMOSTRAS.find((amostra) => amostra === (OTEL_TRACES_SAMPLER || 'parentbased_always_on'))
  const parte = Number(OTEL_TRACES_SAMPLER_ARG || 1)
  const paraOnde = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].map((nome) =>
    endereco(ambiente, nome, ['http:', 'https:']),
  )
  if (!paraOnde.some(Boolean) || OTEL_SDK_DISABLED?.toLowerCase() === 'true') return null
  if (OTEL_EXPORTER_OTLP_PROTOCOL === 'grpc')
    throw new ConfiguracaoInvalida(
      'OTEL_EXPORTER_OTLP_PROTOCOL=grpc não serve: os rastros vão por HTTP (a porta 4318).',
    )
  if (!como)
    throw new ConfiguracaoInvalida(
      `OTEL_TRACES_SAMPLER=${OTEL_TRACES_SAMPLER} não serve: use um de ${AMOSTRAS.join(', ')}.`,
    )
  if (!(parte >= 0 && parte <= 1))
    throw new ConfiguracaoInvalida(
      `OTEL_TRACES_SAMPLER_ARG=${OTEL_TRACES_SAMPLER_ARG} não serve: informe de 0 a 1.`,
    )
  return { amostra: { como, parte }, versao }
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
  if (S3_ENDPOINT && !/^https?:$/.test(URL.parse(S3_ENDPOINT)?.protocol ?? ''))
    throw new ConfiguracaoInvalida(
      `S3_ENDPOINT=${S3_ENDPOINT} não serve: informe algo como https://s3.exemplo.com.br.`,
    )
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

/** ADM-09 Without a list there is one business, which its first admin names. */
const UM_NEGOCIO = [{ id: 'principal' }]

/** Null where nobody says which and there is no demonstration: a production copy may leave it out. */
function listaDeNegocios(informada: string | undefined, demo: boolean): string | null {
  if (informada) return resolve(RAIZ, informada)
  return demo && existsSync(NEGOCIOS_DEMO) ? NEGOCIOS_DEMO : null
}

function lerNegocios(arquivo: string | null, portal: { portal?: string }): NegocioConfigurado[] {
  const lido = arquivo === null ? UM_NEGOCIO : lerJson(arquivo)
  const lista = z.safeParse(z.array(negocioConfigurado).check(z.minLength(1)), lido)
  if (!lista.success) throw new ConfiguracaoInvalida(`NEGOCIOS: ${arquivo}:\n${z.prettifyError(lista.error)}`)
  const ids = lista.data.map(({ id }) => id)
  if (new Set(ids).size !== ids.length)
    throw new ConfiguracaoInvalida(`NEGOCIOS: ${arquivo}: há ids repetidos.`)
  const daLista = (caminho: string) =>
    isAbsolute(caminho) ? caminho : join(dirname(arquivo ?? RAIZ), caminho)
  for (const { id, logo, fundo } of lista.data)
    for (const imagem of [logo, fundo])
      if (imagem && !existsSync(daLista(imagem)))
        throw new ConfiguracaoInvalida(`NEGOCIOS: a imagem ${daLista(imagem)} do negócio ${id} não existe.`)
  return lista.data.map((negocio) => ({
    ...portal,
    ...negocio,
    ...(negocio.banco && {
      banco: enderecoDoBanco(`NEGOCIOS: o banco de ${negocio.id}`, negocio.banco) ?? '',
    }),
    ...(negocio.replica && {
      replica: enderecoDoBanco(`NEGOCIOS: a réplica de ${negocio.id}`, negocio.replica) ?? '',
    }),
    ...(negocio.logo && { logo: daLista(negocio.logo) }),
    ...(negocio.fundo && { fundo: daLista(negocio.fundo) }),
  }))
}

function lerJson(arquivo: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(arquivo, 'utf8'))
  } catch (erro) {
    throw new ConfiguracaoInvalida(`Não foi possível ler ${arquivo}: ${(erro as Error).message}`)
  }
}
