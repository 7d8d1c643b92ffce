import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { estaVivo } from './arquivo-pid.ts'
import type { Binarios } from './binarios.ts'
import { entregar, escolherIdentidade, type Identidade, sobIdentidade } from './identidade.ts'

export const SUPERUSUARIO = 'postgres'
const PREFIXO_PROVISORIO = 'postgres.novo-'

export interface Cluster {
  caminho: string
  senha: string
  identidade: Identidade
}

interface Criacao {
  binarios: Binarios
  registrar: (mensagem: string) => void
  paraTestes: boolean
}

/** Opens the cluster of a data folder, creating it on the first start. */
export async function abrirCluster(pasta: string, criacao: Criacao): Promise<Cluster> {
  const caminho = join(pasta, 'postgres')
  const arquivoDaSenha = join(pasta, 'postgres.senha')
  if (!(await existe(caminho))) {
    criacao.registrar('Criando o banco de dados (só na primeira vez)…')
    await criarCluster(pasta, caminho, await guardarSenha(arquivoDaSenha), criacao)
  }
  const identidade = await escolherIdentidade(caminho)
  await entregar(caminho, identidade)
  return { caminho, senha: await lerSenha(arquivoDaSenha), identidade }
}

/** The cluster that is there; null where none was made. */
export async function clusterExistente(pasta: string): Promise<Pick<Cluster, 'caminho' | 'senha'> | null> {
  const caminho = join(pasta, 'postgres')
  return (await existe(caminho)) ? { caminho, senha: await lerSenha(join(pasta, 'postgres.senha')) } : null
}

async function existe(caminho: string): Promise<boolean> {
  return stat(caminho).then(
    () => true,
    () => false,
  )
}

async function lerSenha(arquivo: string): Promise<string> {
  try {
    return await readFile(arquivo, 'utf8')
  } catch (cause) {
    throw new Error(`Não foi possível ler a senha do banco de dados em ${arquivo}.`, { cause })
  }
}

/**
 * Draws the password, unless the folder has one: of two starts at the same moment both must use the same one, and
 * it has to survive a power cut as surely as the cluster that knows it.
 */
async function guardarSenha(arquivo: string): Promise<string> {
  const provisorio = `${arquivo}.${randomBytes(6).toString('hex')}`
  await writeFile(provisorio, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(provisorio, arquivo)
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'EEXIST') throw erro
  } finally {
    await rm(provisorio)
  }
  return lerSenha(arquivo)
}

/** Builds the cluster beside its final place and renames it, so that a kill in the middle leaves nothing half. */
async function criarCluster(pasta: string, destino: string, senha: string, criacao: Criacao): Promise<void> {
  await removerProvisorios(pasta)
  const identidade = await escolherIdentidade()
  const provisorio = await mkdtemp(join(pasta, `${PREFIXO_PROVISORIO}${process.pid}-`))
  try {
    const cluster = join(provisorio, 'cluster')
    const arquivoDaSenha = join(provisorio, 'senha')
    await mkdir(cluster, { mode: 0o700 })
    await writeFile(arquivoDaSenha, senha, { mode: 0o600 })
    await entregar(provisorio, identidade)
    await executarInitdb(provisorio, cluster, arquivoDaSenha, identidade, criacao)
    await rename(cluster, destino).catch((erro: NodeJS.ErrnoException) => {
      // The other of two simultaneous first starts was quicker: its cluster is as good as ours.
      if (erro.code !== 'ENOTEMPTY' && erro.code !== 'EEXIST') throw erro
    })
    await sincronizarPasta(pasta)
  } finally {
    await rm(provisorio, { recursive: true, force: true })
  }
}

async function executarInitdb(
  pastaDeTrabalho: string,
  cluster: string,
  arquivoDaSenha: string,
  identidade: Identidade,
  { binarios, paraTestes }: Criacao,
): Promise<void> {
  const argumentos = [
    ['-D', cluster],
    ['-U', SUPERUSUARIO],
    `--pwfile=${arquivoDaSenha}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    '--data-checksums',
    '--no-instructions',
    paraTestes ? '--no-sync' : [],
  ].flat()
  const executar = (extras: string[]) => {
    const comando = sobIdentidade(identidade, binarios.initdb, [...argumentos, ...extras])
    return promisify(execFile)(comando.programa, comando.argumentos, {
      ...comando.opcoes,
      cwd: pastaDeTrabalho,
      env: ambienteDoPostgres(),
    })
  }
  try {
    // Trigrams ask the C library which characters are letters, and its plain C locale knows no accented one.
    await executar(['--lc-ctype=C.UTF-8']).catch(() => executar([]))
  } catch (cause) {
    const saida = (cause as { stderr?: string }).stderr?.trim() || String(cause)
    throw new Error(`Não foi possível criar o banco de dados em ${cluster}:\n${saida}`, { cause })
  }
}

/** The environment of the PostgreSQL programs: settings meant for other servers must not reach this one. */
export function ambienteDoPostgres(): NodeJS.ProcessEnv {
  const herdado = Object.entries(process.env).filter(([nome]) => !/^(PG|LC_|LANG|MALLOC_)/.test(nome))
  return { ...Object.fromEntries(herdado), LC_ALL: 'C', TZ: 'UTC' }
}

async function removerProvisorios(pasta: string): Promise<void> {
  for (const nome of await readdir(pasta)) {
    if (!nome.startsWith(PREFIXO_PROVISORIO)) continue
    const pid = Number.parseInt(nome.slice(PREFIXO_PROVISORIO.length), 10)
    if (!estaVivo(pid)) await rm(join(pasta, nome), { recursive: true, force: true })
  }
}

async function sincronizarPasta(pasta: string): Promise<void> {
  const aberta = await open(pasta)
  try {
    await aberta.sync()
  } finally {
    await aberta.close()
  }
}
