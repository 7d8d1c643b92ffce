import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { impressaoDigital } from '../../../scripts/frescor.mjs'
import { PROVISORIOS, RAIZ } from '../../../scripts/lugares.mjs'
import { iniciarPostgresEmbutido } from '../src/platform/postgres/embutido.ts'
import { type Modelos, prepararModelos } from './modelos.ts'

/** What decides what the templates hold: where somebody tries one file again and again (MODELOS=parecidos), only what decides their shape. */
const FONTES =
  process.env.MODELOS === 'parecidos'
    ? ['apps/api/src/migrations', 'packages/demo', 'apps/api/test/modelos.ts']
    : ['apps/api', 'packages/demo', 'packages/dominio/src', 'package-lock.json']
const IGNORAR = /^node_modules$|\.test\.ts$/
const PREFIXO = 'modelos-'
const FICHA = 'modelos.json'

export type PostgresComModelos = {
  url: string
  pasta: string
  modelos: Modelos
  /** When the templates were filled: the demo's today. */
  preenchidoEm: string
  parar(): Promise<void>
}

/**
 * One real PostgreSQL with filled templates. Filling them takes longer than most of what is proved with them, so the
 * stopped cluster is kept: both halves of a run start from copies of it. It is of these sources and of this day.
 */
export async function iniciarPostgresComModelos(): Promise<PostgresComModelos> {
  const guardados = join(PROVISORIOS, PREFIXO + impressao())
  const pasta = await mkdtemp(join(await lugarDosBancos(), PASTA_DA_RODADA))
  const copiado = await copiar(guardados, pasta)
  if (!copiado) {
    await encher(guardados)
    if (!(await copiar(guardados, pasta))) throw new Error(`os modelos de ${guardados} sumiram`)
  }
  const ficha = JSON.parse(await readFile(join(pasta, FICHA), 'utf8'))
  const postgres = await iniciarPostgresEmbutido({ pasta, paraTestes: true })
  return {
    ...ficha,
    url: postgres.url,
    pasta,
    parar: async () => {
      await postgres.parar()
      await rm(pasta, { recursive: true, force: true })
    },
  }
}

const PASTA_DA_RODADA = 'balcao-teste-'
const NA_MEMORIA = '/dev/shm'
const ESPACO_QUE_PEDEM = 6e9

/** Hundreds of databases are copied and thrown away: in memory, where there is room, in a fifth less time than on a disk. */
async function lugarDosBancos(): Promise<string> {
  await tirarRestos()
  const livre = await statfs(NA_MEMORIA).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return Math.min(livre, freemem()) > ESPACO_QUE_PEDEM ? NA_MEMORIA : tmpdir()
}

/** A run that was killed took its PostgreSQL along and left the memory full. */
async function tirarRestos(): Promise<void> {
  const pastas = await readdir(NA_MEMORIA).catch(() => [])
  const agora = await horaDosArquivos()
  for (const nome of pastas.filter((cada) => cada.startsWith(PASTA_DA_RODADA))) {
    const pasta = join(NA_MEMORIA, nome)
    const [pid] = (await readFile(join(pasta, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    )
    const nova = await stat(pasta).then(
      ({ ctimeMs }) => agora - ctimeMs < SEM_SERVIDOR_MS,
      () => true,
    )
    if (pid ? !estaVivo(Number(pid)) : !nova) await rm(pasta, { recursive: true, force: true })
  }
}

/** Of those that are being made now: a run whose clock is moved (RELOGIO) would find the folders of all others old. */
async function horaDosArquivos(): Promise<number> {
  const sonda = await mkdtemp(join(tmpdir(), 'balcao-hora-'))
  const { ctimeMs } = await stat(sonda)
  await rm(sonda, { recursive: true })
  return ctimeMs
}

/** Between being copied and being started, a folder has no server. */
const SEM_SERVIDOR_MS = 10 * 60_000

function estaVivo(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (erro) {
    return (erro as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const impressao = () =>
  impressaoDigital(RAIZ, FONTES, {
    ignorar: IGNORAR,
    tempero: [hojeEm(new Date()), process.platform, process.arch, process.version],
  }).slice(0, 20)

async function copiar(de: string, para: string): Promise<boolean> {
  try {
    await cp(de, para, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return true
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ENOENT') throw erro
    return false
  }
}

/** Aside, and renamed when whole: an interrupted run leaves nothing that another would believe. */
async function encher(destino: string): Promise<void> {
  await mkdir(PROVISORIOS, { recursive: true })
  const velhos = (await readdir(PROVISORIOS)).filter((nome) => nome.startsWith(PREFIXO))
  const pasta = join(PROVISORIOS, `enchendo-${randomUUID()}`)
  try {
    const postgres = await iniciarPostgresEmbutido({ pasta, paraTestes: true })
    const preenchidoEm = new Date()
    const modelos = await prepararModelos(postgres.url, pasta, preenchidoEm).finally(() => postgres.parar())
    await writeFile(join(pasta, FICHA), JSON.stringify({ modelos, preenchidoEm }))
    // Another run may have been quicker: what it kept is as good.
    await rename(pasta, destino).catch((erro: NodeJS.ErrnoException) => {
      if (erro.code !== 'ENOTEMPTY' && erro.code !== 'EEXIST') throw erro
    })
    for (const velho of velhos) await rm(join(PROVISORIOS, velho), { recursive: true, force: true })
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}
