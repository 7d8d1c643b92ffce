import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { RAIZ } from '../../scripts/lugares.mjs'

const rodar = promisify(execFile)
const git = async (...argumentos: string[]) =>
  (await rodar('git', argumentos, { cwd: RAIZ, maxBuffer: 1e9 })).stdout.trim()

export type VersaoAnterior = { pasta: string; nome: string; modulosDaqui: boolean; apagar(): Promise<void> }

/**
 * The version that is replaced: the commit that was named; else the newest release before this one; where none is tagged, the
 * commit that gave the project the version number it has, which is when that version was released.
 */
async function escolher(pedida: string | undefined): Promise<string> {
  if (pedida) return git('rev-parse', '--verify', `${pedida}^{commit}`)
  const marcada = await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD~1').catch(
    () => '',
  )
  if (marcada) return git('rev-parse', `${marcada}^{commit}`)
  return git('log', '-1', '--format=%H', '-G', '^  "version"', 'HEAD~1', '--', 'package.json')
}

/** Its files in a folder of their own, ready to be started. */
export async function trazerVersaoAnterior(pedida: string | undefined): Promise<VersaoAnterior> {
  const commit = await escolher(pedida)
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-anterior-'))
  const arquivo = join(pasta, 'anterior.tar')
  await git('archive', '--format=tar', '-o', arquivo, commit)
  await rodar('tar', ['-xf', arquivo, '-C', pasta])
  await rm(arquivo)
  const modulosDaqui = await pedeOMesmo(pasta)
  if (modulosDaqui) await ligarModulos(pasta)
  else await rodar('npm', ['ci', '--no-audit', '--no-fund'], { cwd: pasta, maxBuffer: 1e9 })
  const { version } = JSON.parse(await readFile(join(pasta, 'package.json'), 'utf8'))
  const dia = await git('log', '-1', '--format=%cd', '--date=format:%d/%m/%Y', commit)
  return {
    pasta,
    nome: `${version} (${commit.slice(0, 8)}, de ${dia})`,
    modulosDaqui,
    apagar: () => rm(pasta, { recursive: true, force: true }),
  }
}

type Pacotes = Record<string, { version?: string; link?: boolean }>

/** Whether every package that it was locked to is here too, in that very version. */
async function pedeOMesmo(pasta: string): Promise<boolean> {
  const ler = async (onde: string): Promise<Pacotes> =>
    JSON.parse(await readFile(join(onde, 'package-lock.json'), 'utf8')).packages
  const [dela, daqui] = [await ler(pasta), await ler(RAIZ)]
  return Object.entries(dela).every(
    ([nome, { version, link }]) =>
      !nome.includes('node_modules/') || link || daqui[nome]?.version === version,
  )
}

/** The packages of here, but its own parts: a link to our folder of modules would bring our own parts along. */
async function ligarModulos(pasta: string): Promise<void> {
  const { workspaces } = JSON.parse(await readFile(join(pasta, 'package.json'), 'utf8'))
  const partes = (
    await Promise.all(
      workspaces.map(async (onde: string) =>
        onde.endsWith('/*')
          ? (await readdir(join(pasta, dirname(onde)))).map((parte) => join(dirname(onde), parte))
          : [onde],
      ),
    )
  ).flat()
  for (const lugar of ['.', ...partes]) {
    const de = join(RAIZ, lugar, 'node_modules')
    if (!existsSync(de) || !existsSync(join(pasta, lugar))) continue
    const para = join(pasta, lugar, 'node_modules')
    await mkdir(para, { recursive: true })
    for (const nome of await readdir(de))
      if (nome !== '@balcao' && nome !== '.cache') await symlink(join(de, nome), join(para, nome))
  }
  const daCasa = join(pasta, 'node_modules', '@balcao')
  await mkdir(daCasa)
  for (const parte of partes) {
    const { name } = JSON.parse(await readFile(join(pasta, parte, 'package.json'), 'utf8'))
    await symlink(join(pasta, parte), join(daCasa, name.replace('@balcao/', '')))
  }
}
