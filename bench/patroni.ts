import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { promisify } from 'node:util'
import { portaLivre } from '../apps/api/test/porta-livre.ts'

const NOS = 3
const ETCDS = 3
const PRAZO_MS = 120_000
/** Of a local cluster that nobody else reaches and that is thrown away. */
const SENHA = 'de-prova'

const rodar = promisify(execFile)

export type No = { nome: string; porta: number; rest: number; pasta: string; processo: ChildProcess }

/** PostgreSQL refuses to run as root: it is given to the user that Debian's package made for it. */
async function dono(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (qual) => Number((await rodar('id', [qual, 'postgres'])).stdout)),
  )
  return uid && gid ? { uid, gid } : null
}

async function pastaDosProgramas(): Promise<string> {
  if (process.env.PG_BIN) return process.env.PG_BIN
  const base = '/usr/lib/postgresql'
  const versoes = await readdir(base).catch(() => [])
  const [maior] = versoes.toSorted((a, b) => Number(b) - Number(a))
  if (!maior) throw new Error('Falta o PostgreSQL do sistema (ou diga a pasta dos programas dele em PG_BIN).')
  return join(base, maior, 'bin')
}

/** Three of each on this machine's own address: etcd, Patroni with PostgreSQL, one of them the synchronous standby. */
export async function ligarCluster() {
  const identidade = await dono()
  const bin = await pastaDosProgramas()
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-cluster-'))
  if (identidade) await chown(pasta, identidade.uid, identidade.gid)
  const todos = new Set<ChildProcess>()

  const ligar = (programa: string, argumentos: string[]): ChildProcess => {
    const processo = spawn(programa, argumentos, {
      ...identidade,
      cwd: pasta,
      env: { PATH: process.env.PATH, HOME: pasta, LC_ALL: 'C.UTF-8' },
      stdio: process.env.LOG ? 'inherit' : 'ignore',
    })
    todos.add(processo)
    processo.once('exit', () => todos.delete(processo))
    processo.once('error', (erro) => console.error(`${programa}: ${erro.message}`))
    return processo
  }

  const etcds = await Promise.all(
    Array.from({ length: ETCDS }, async (_, n) => ({
      nome: `etcd${n}`,
      cliente: await portaLivre(),
      par: await portaLivre(),
    })),
  )
  const conjunto = etcds.map(({ nome, par }) => `${nome}=http://127.0.0.1:${par}`).join(',')
  const ligarEtcd = ({ nome, cliente, par }: (typeof etcds)[number]) =>
    ligar('etcd', [
      ...['--name', nome, '--data-dir', join(pasta, nome), '--log-level', 'error'],
      ...[
        '--listen-client-urls',
        `http://127.0.0.1:${cliente}`,
        '--advertise-client-urls',
        `http://127.0.0.1:${cliente}`,
      ],
      ...[
        '--listen-peer-urls',
        `http://127.0.0.1:${par}`,
        '--initial-advertise-peer-urls',
        `http://127.0.0.1:${par}`,
      ],
      ...['--initial-cluster', conjunto, '--heartbeat-interval', '200', '--election-timeout', '2000'],
    ])
  const processosDoEtcd = new Map(etcds.map((etcd) => [etcd.nome, ligarEtcd(etcd)]))

  const ajustes = (nome: string, porta: number, rest: number, dados: string) => ({
    scope: 'balcao',
    name: nome,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: etcds.map(({ cliente }) => `127.0.0.1:${cliente}`) },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 4, maximum_lag_on_failover: 1_048_576 },
        ...{ synchronous_mode: true, primary_start_timeout: 0, master_start_timeout: 0 },
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, wal_keep_size: '256MB', shared_buffers: '64MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 md5', 'host replication all 127.0.0.1/32 md5'],
    },
    postgresql: {
      ...{
        listen: `127.0.0.1:${porta}`,
        connect_address: `127.0.0.1:${porta}`,
        data_dir: dados,
        bin_dir: bin,
      },
      authentication: {
        superuser: { username: 'postgres', password: SENHA },
        replication: { username: 'replicador', password: SENHA },
      },
      parameters: { unix_socket_directories: pasta },
    },
  })
  const ligarPatroni = (nome: string) => ligar('patroni', [join(pasta, `${nome}.yml`)])
  const nos: No[] = []
  for (let n = 0; n < NOS; n++) {
    const [nome, porta, rest] = [`no${n}`, await portaLivre(), await portaLivre()]
    const dados = join(pasta, nome)
    await mkdir(dados, { mode: 0o700 })
    if (identidade) await chown(dados, identidade.uid, identidade.gid)
    // JSON is YAML.
    const arquivo = join(pasta, `${nome}.yml`)
    await writeFile(arquivo, JSON.stringify(ajustes(nome, porta, rest, join(dados, 'banco'))))
    if (identidade) await chown(arquivo, identidade.uid, identidade.gid)
    nos.push({ nome, porta, rest, pasta: join(dados, 'banco'), processo: ligarPatroni(nome) })
  }

  const perguntar = async ({ rest }: No, caminho: string) =>
    (await fetch(`http://127.0.0.1:${rest}${caminho}`, { signal: AbortSignal.timeout(2_000) })).status === 200
  const achar = async (caminho: string): Promise<No[]> => {
    const sao = await Promise.all(nos.map((no) => perguntar(no, caminho).catch(() => false)))
    return nos.filter((_, n) => sao[n])
  }
  const lider = async (): Promise<No> => {
    const prazo = performance.now() + PRAZO_MS
    while (performance.now() < prazo) {
      const [no] = await achar('/primary')
      if (no) return no
      await esperar(250)
    }
    throw new Error('O cluster ficou sem primário.')
  }
  /** A primary, its synchronous standby, and the others following. */
  const inteiro = async (): Promise<No> => {
    const prazo = performance.now() + PRAZO_MS
    while (performance.now() < prazo) {
      const [primarios, sincronas, replicas] = await Promise.all(['/primary', '/sync', '/replica'].map(achar))
      if (primarios?.[0] && sincronas?.length && replicas?.length === NOS - 1) return primarios[0]
      await esperar(500)
    }
    throw new Error('O cluster não ficou inteiro a tempo.')
  }
  const postmaster = async ({ pasta: dados }: No) =>
    Number((await readFile(join(dados, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const doBanco = async (no: No): Promise<number[]> => {
    const pai = await postmaster(no)
    const { stdout } = await rodar('ps', ['--no-headers', '-o', 'pid', '--ppid', String(pai)]).catch(() => ({
      stdout: '',
    }))
    return [pai, ...stdout.split('\n').map(Number).filter(Boolean)]
  }
  const sinalizar = (pids: number[], sinal: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, sinal)
      } catch {
        // Gone meanwhile.
      }
  }

  return {
    nos,
    lider,
    inteiro,
    url: `postgres://postgres:${SENHA}@${nos.map(({ porta }) => `127.0.0.1:${porta}`).join(',')}/postgres?target_session_attrs=read-write`,
    async trocar() {
      const { nome, rest } = await lider()
      const corpo = JSON.stringify({ leader: nome })
      await fetch(`http://127.0.0.1:${rest}/switchover`, { method: 'POST', body: corpo })
    },
    async matarBanco() {
      sinalizar([await postmaster(await lider())], 'SIGKILL')
    },
    /** As when its power is cut; it is switched on again after a while. */
    async matarNo() {
      const no = await lider()
      const pids = await doBanco(no)
      sinalizar([no.processo.pid ?? 0, ...pids], 'SIGKILL')
      return async () => {
        no.processo = ligarPatroni(no.nome)
      }
    },
    async congelarNo() {
      const no = await lider()
      const pids = [no.processo.pid ?? 0, ...(await doBanco(no))]
      sinalizar(pids, 'SIGSTOP')
      return async () => sinalizar(pids, 'SIGCONT')
    },
    async matarEtcd() {
      const situacoes = await Promise.all(
        etcds.map(async ({ cliente }) => {
          const corpo = { method: 'POST', body: '{}' }
          const resposta = await fetch(`http://127.0.0.1:${cliente}/v3/maintenance/status`, corpo).catch(
            () => null,
          )
          const { header, leader } = ((await resposta?.json()) ?? {}) as {
            header?: { member_id: string }
            leader?: string
          }
          return header !== undefined && header.member_id === leader
        }),
      )
      const etcd = etcds[situacoes.indexOf(true)] ?? etcds[0]
      if (!etcd) return async () => undefined
      processosDoEtcd.get(etcd.nome)?.kill('SIGKILL')
      return async () => void processosDoEtcd.set(etcd.nome, ligarEtcd(etcd))
    },
    async parar() {
      const pids = (await Promise.all(nos.map((no) => doBanco(no).catch(() => [])))).flat()
      sinalizar(pids, 'SIGCONT')
      const fins = [...todos].map((processo) => once(processo, 'exit'))
      for (const processo of todos) processo.kill('SIGKILL')
      sinalizar(pids, 'SIGKILL')
      await Promise.all(fins)
      await esperar(500)
      await rm(pasta, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
