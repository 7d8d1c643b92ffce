import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { ConfiguracaoS3 } from '../src/platform/arquivos/s3.ts'
import { portaLivre } from './porta-livre.ts'

// OpenStack Swift from Debian's packages: a server of its own that speaks S3 and checks version 4 signatures.

const PROGRAMAS = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
]
const PACOTES = 'swift-proxy swift-account swift-container swift-object'
const PRAZO_MS = 60_000
const REGIAO = 'sa-east-1'
const CONTA = 'balcao'
const SEGREDO = 'segredo-do-teste'

const caminhoDe = (programa: string) => `/usr/bin/${programa}`

/** Null where the server is installed; otherwise how to get it. */
export const faltaServidorS3: string | null = PROGRAMAS.every((programa) => existsSync(caminhoDe(programa)))
  ? null
  : `pede o Swift do Debian: apt-get install --no-install-recommends ${PACOTES}`

/** Why its proofs are not run here: four servers of Python's take longer to start than most of the suite's files to run. */
export const semServidorS3 = process.env.S3_DE_VERDADE ? faltaServidorS3 : 'só em npm run s3'

export type ServidorS3 = {
  config: ConfiguracaoS3
  criarBalde(nome: string): Promise<void>
  apagarBalde(nome: string): Promise<void>
  /** Waits until it wrote down so many bytes more of what is being sent. */
  recebendo(bytes: number): Promise<void>
  /** What answers is stopped where it stands, or goes on. */
  congelar(): void
  descongelar(): void
  /** Killed, and begun again on the same port with what it had. */
  matar(): Promise<void>
  voltar(): Promise<void>
  parar(): Promise<void>
}

export async function ligarServidorS3(): Promise<ServidorS3> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-swift-'))
  const portas = {
    proxy: await portaLivre(),
    account: await portaLivre(),
    container: await portaLivre(),
    object: await portaLivre(),
  }
  const atras: ChildProcess[] = []
  let frente: ChildProcess | undefined
  const chamar = (nome: string) =>
    executar(caminhoDe(`swift-${nome}-server`), join(pasta, `${nome}.conf`), pasta)
  const url = `http://127.0.0.1:${portas.proxy}`
  const config: ConfiguracaoS3 = {
    ...{ bucket: 'balcao', regiao: REGIAO, endpoint: url },
    ...{ chaveDeAcesso: `${CONTA}:portal`, segredo: SEGREDO },
  }
  const cliente = new S3Client({
    ...{ endpoint: url, region: REGIAO, forcePathStyle: true },
    credentials: { accessKeyId: config.chaveDeAcesso, secretAccessKey: config.segredo },
  })
  const voltar = async () => {
    frente = chamar('proxy')
    await noAr(`${url}/healthcheck`, frente, pasta)
  }
  const matar = async () => {
    if (frente) await encerrar(frente)
  }
  const parar = async () => {
    cliente.destroy()
    await Promise.all([...atras, ...(frente ? [frente] : [])].map(encerrar))
    await rm(pasta, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    await configurar(pasta, portas)
    const deTras = ['account', 'container', 'object'] as const
    for (const nome of deTras) atras.push(chamar(nome))
    await Promise.all([
      ...deTras.map((nome, qual) => noAr(`http://127.0.0.1:${portas[nome]}/healthcheck`, atras[qual], pasta)),
      voltar(),
    ])
    const criarBalde = async (nome: string) =>
      void (await cliente.send(new CreateBucketCommand({ Bucket: nome })))
    await criarBalde(config.bucket)
    return {
      ...{ config, criarBalde, matar, voltar, parar },
      apagarBalde: async (nome) => void (await cliente.send(new DeleteBucketCommand({ Bucket: nome }))),
      recebendo: async (bytes) => {
        const objetos = atras.at(-1)
        const [antes, limite] = [await escritos(objetos), performance.now() + PRAZO_MS]
        while ((await escritos(objetos)) < antes + bytes)
          if (performance.now() > limite) throw new Error('O envio não chegou ao servidor.')
      },
      congelar: () => void frente?.kill('SIGSTOP'),
      descongelar: () => void frente?.kill('SIGCONT'),
    }
  } catch (erro) {
    await parar()
    throw erro
  }
}

/** What a process wrote into files, which may have no name yet. */
async function escritos(processo: ChildProcess | undefined): Promise<number> {
  const contas = await readFile(`/proc/${processo?.pid}/io`, 'utf8')
  return Number(/^wchar: (\d+)$/m.exec(contas)?.[1])
}

function executar(programa: string, configuracao: string, pasta: string): ChildProcess {
  const processo = spawn(programa, [configuracao, '-v'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const registro = join(pasta, 'swift.log')
  // Whoever ends in the middle leaves no server behind.
  const acabar = () => void processo.kill('SIGKILL')
  process.once('exit', acabar)
  processo.once('exit', () => process.off('exit', acabar))
  for (const saida of [processo.stdout, processo.stderr])
    saida?.on('data', (texto) => void writeFile(registro, texto, { flag: 'a' }).catch(() => undefined))
  return processo
}

async function encerrar(processo: ChildProcess): Promise<void> {
  if (processo.exitCode !== null || processo.signalCode !== null) return
  const fim = once(processo, 'exit')
  processo.kill('SIGKILL')
  await fim
}

async function noAr(url: string, processo: ChildProcess | undefined, pasta: string): Promise<void> {
  const limite = performance.now() + PRAZO_MS
  while (performance.now() < limite && processo?.exitCode === null) {
    const responde = await fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (responde) return
    await esperar(100)
  }
  const registro = await readFile(join(pasta, 'swift.log'), 'utf8').catch(() => '')
  throw new Error(`O Swift não ficou no ar.\n${registro.slice(-2_000)}`)
}

type Portas = Record<'proxy' | 'account' | 'container' | 'object', number>

async function configurar(pasta: string, portas: Portas): Promise<void> {
  await mkdir(join(pasta, 'discos/um'), { recursive: true })
  const comum = (porta: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${porta}
workers = 0
user = ${userInfo().username}
swift_dir = ${pasta}
devices = ${join(pasta, 'discos')}
mount_check = false
log_level = ERROR
log_address = ${join(pasta, 'sem-syslog')}
`
  for (const nome of ['account', 'container', 'object'] as const) {
    await writeFile(
      join(pasta, `${nome}.conf`),
      `${comum(portas[nome])}fallocate_reserve = 0
[pipeline:main]
pipeline = healthcheck ${nome}-server
[filter:healthcheck]
use = egg:swift#healthcheck
[app:${nome}-server]
use = egg:swift#${nome}
`,
    )
    await fazerAnel(pasta, nome, portas[nome])
  }
  await writeFile(
    join(pasta, 'proxy.conf'),
    `${comum(portas.proxy)}[pipeline:main]
pipeline = catch_errors healthcheck cache listing_formats s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = ${REGIAO}
dns_compliant_bucket_names = true
[filter:tempauth]
use = egg:swift#tempauth
user_${CONTA}_portal = ${SEGREDO} .admin
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000000
`,
  )
}

/** Where things lie: all on one device of this machine, once. */
async function fazerAnel(pasta: string, nome: string, porta: number): Promise<void> {
  const anel = join(pasta, `${nome}.builder`)
  const passos = [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${porta}/um`, '1'], ['rebalance']]
  for (const passo of passos) {
    const processo = spawn('/usr/bin/swift-ring-builder', [anel, ...passo], { stdio: 'ignore', cwd: pasta })
    const [codigo] = await once(processo, 'exit')
    if (codigo > 1) throw new Error(`swift-ring-builder ${passo[0]} terminou com ${codigo}`)
  }
}
