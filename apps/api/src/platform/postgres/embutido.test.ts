import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lerArquivoPid, serveOCluster } from './arquivo-pid.ts'
import { localizarBinarios } from './binarios.ts'
import { iniciarPostgresEmbutido, PastaEmUso, type PostgresEmbutido } from './embutido.ts'

const MODULO = new URL('./embutido.ts', import.meta.url)
const NINGUEM = { uid: 65534, gid: 65534 }
const SOU_ROOT = process.getuid?.() === 0
/** SEG-06 How long a database that died may stay away. */
const RETOMADA = { timeout: 60_000 }

let raiz: string
const abertos: PostgresEmbutido[] = []
const filhos: ChildProcess[] = []

beforeAll(async () => {
  raiz = await realpath(await mkdtemp(join(tmpdir(), 'postgres embutido ')))
  await chmod(raiz, 0o755)
  await (await iniciarPostgresEmbutido({ pasta: join(raiz, 'semente'), paraTestes: true })).parar()
})
afterEach(async () => {
  for (const filho of filhos.splice(0)) filho.kill('SIGKILL')
  for (const aberto of abertos.splice(0)) await aberto.parar()
})
afterAll(async () => {
  for (const nome of await readdir(raiz)) {
    const cluster = join(raiz, nome, 'postgres')
    // Only a test that failed halfway leaves one.
    const abandonado = await lerArquivoPid(cluster)
    if (abandonado && (await serveOCluster(abandonado.pid, cluster))) process.kill(abandonado.pid, 'SIGQUIT')
  }
  await rm(raiz, { recursive: true, force: true })
})

async function iniciar(pasta: string, paraTestes = true): Promise<PostgresEmbutido> {
  const embutido = await iniciarPostgresEmbutido({ pasta, paraTestes })
  abertos.push(embutido)
  return embutido
}

/** A data folder that was used before: a copy takes a tenth of the time of creating one. */
async function pastaUsada(nome: string): Promise<string> {
  const pasta = join(raiz, nome)
  await cp(join(raiz, 'semente'), pasta, { recursive: true })
  return pasta
}

async function consultar(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const conexao = new Client({ connectionString: url })
  // Some are killed on purpose while they ask; their query says so.
  conexao.on('error', () => undefined)
  await conexao.connect()
  try {
    return (await conexao.query(sql)).rows
  } finally {
    await conexao.end()
  }
}

type Resposta = { pid: number; url?: string; erro?: string; mensagem?: string }

/** Starts the server in another process, which then waits to be killed or, on SIGTERM, just exits. */
async function iniciarEmOutroProcesso(
  pasta: string,
  usuario = {},
): Promise<Resposta & { filho: ChildProcess }> {
  const codigo = `
    process.on('SIGTERM', () => process.exit())
    setInterval(() => {}, 60_000)
    import(${JSON.stringify(MODULO.href)})
      .then((modulo) => modulo.iniciarPostgresEmbutido({ pasta: ${JSON.stringify(pasta)}, paraTestes: true }))
      .then(({ url }) => ({ url }), (erro) => ({ erro: erro.name, mensagem: erro.message }))
      .then((resposta) => console.log(JSON.stringify({ pid: process.pid, ...resposta })))`
  const filho = spawn(process.execPath, ['-e', codigo], {
    ...usuario,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  filhos.push(filho)
  for await (const linha of createInterface({ input: filho.stdout as NodeJS.ReadableStream })) {
    return { ...JSON.parse(linha), filho }
  }
  throw new Error('o outro processo terminou sem responder')
}

async function matar(filho: ChildProcess, sinal: NodeJS.Signals): Promise<void> {
  filho.kill(sinal)
  if (filho.exitCode === null && filho.signalCode === null) await once(filho, 'exit')
}

const arquivoPid = (pasta: string) => readFile(join(pasta, 'postgres', 'postmaster.pid'), 'utf8')
const pidDoPostmaster = async (pasta: string) => Number.parseInt(await arquivoPid(pasta), 10)

describe('PostgreSQL embutido', () => {
  it('cria o banco na primeira vez, com os ajustes combinados, e guarda os dados entre os inícios', async () => {
    const pasta = join(raiz, 'pasta com espaços e ação')
    await mkdir(join(pasta, 'postgres.novo-999999999-interrompido'), { recursive: true })
    const primeiro = await iniciar(pasta, false)
    expect(await readdir(pasta)).toEqual(['postgres', 'postgres.log', 'postgres.senha'])
    expect((await stat(join(pasta, 'postgres.senha'))).mode & 0o777).toBe(0o600)
    const [ajustes] = await consultar(
      primeiro.url,
      `select lower('ÃÇÉ') as minusculas, current_setting('timezone') as fuso, current_setting('fsync') as fsync,
              current_setting('data_checksums') as somas, current_setting('listen_addresses') as enderecos,
              current_setting('unix_socket_directories') as sockets, current_setting('max_connections') as conexoes`,
    )
    expect(ajustes).toEqual({
      minusculas: 'ãçé',
      fuso: 'UTC',
      fsync: 'on',
      somas: 'on',
      enderecos: '127.0.0.1',
      sockets: '',
      conexoes: '200',
    })
    await expect(consultar(primeiro.url.replace(/:[^:]+@/, ':outra@'), 'select 1')).rejects.toThrow(
      /password/,
    )
    await consultar(primeiro.url, 'create table guardado as select 42 as numero')
    await Promise.all([primeiro.parar(), primeiro.parar()])
    await expect(consultar(primeiro.url, 'select 1')).rejects.toThrow('ECONNREFUSED')

    const segundo = await iniciar(pasta, false)
    expect(await consultar(segundo.url, 'select numero from guardado')).toEqual([{ numero: 42 }])
  })

  it('troca durabilidade por velocidade quando é para testes', async () => {
    const embutido = await iniciar(await pastaUsada('rapida'))
    const nomes = ['fsync', 'synchronous_commit', 'full_page_writes', 'max_connections']
    const ajustes = await consultar(
      embutido.url,
      `select setting from unnest('{${nomes}}'::text[]) with ordinality as n(name, ordem)
         join pg_settings using (name) order by ordem`,
    )
    expect(ajustes.map(({ setting }) => setting)).toEqual(['off', 'off', 'off', '400'])
  })

  it('recusa um segundo processo na mesma pasta, diz quem a usa e não o perturba', async () => {
    const pasta = await pastaUsada('ocupada')
    const { pid, url = '', filho } = await iniciarEmOutroProcesso(pasta)
    const recusa = await iniciarPostgresEmbutido({ pasta }).catch((erro) => erro)
    expect(recusa).toBeInstanceOf(PastaEmUso)
    expect(recusa.message).toContain(`pid ${pid}`)
    expect(recusa.message).toContain(pasta)
    expect(await consultar(url, 'select 1 as um')).toEqual([{ um: 1 }])

    // Ending without `parar` takes the server along.
    const postmaster = await pidDoPostmaster(pasta)
    await matar(filho, 'SIGTERM')
    await vi.waitFor(
      async () => expect(await serveOCluster(postmaster, join(pasta, 'postgres'))).toBe(false),
      60_000,
    )
  })

  it('aproveita o servidor que um processo morto com kill -9 deixou, e o encerra ao parar', async () => {
    const pasta = await pastaUsada('herdada')
    const { url = '', filho } = await iniciarEmOutroProcesso(pasta)
    await consultar(url, 'create table herdado as select 7 as numero')
    await matar(filho, 'SIGKILL')
    const postmaster = await pidDoPostmaster(pasta)

    const herdeiro = await iniciar(pasta)
    expect(herdeiro.url).toBe(url)
    expect(await pidDoPostmaster(pasta)).toBe(postmaster)
    expect(await consultar(herdeiro.url, 'select numero from herdado')).toEqual([{ numero: 7 }])
    await herdeiro.parar()
    expect(await serveOCluster(postmaster, join(pasta, 'postgres'))).toBe(false)
    await expect(arquivoPid(pasta)).rejects.toThrow('ENOENT')
  })

  it('de dois inícios no mesmo instante numa pasta vazia, exatamente um vence', async () => {
    const pasta = join(raiz, 'disputada')
    const respostas = await Promise.all([iniciarEmOutroProcesso(pasta), iniciarEmOutroProcesso(pasta)])
    const [vencedor, ...outros] = respostas.filter(({ url }) => url)
    const [perdedor] = respostas.filter(({ erro }) => erro)
    expect(outros).toEqual([])
    expect(perdedor).toMatchObject({
      erro: 'PastaEmUso',
      mensagem: expect.stringContaining(`pid ${vencedor?.pid}`),
    })
    expect((await readdir(pasta)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.senha'])
    // The loser may have been the one that launched the server; its end must not take it from the winner.
    for (const { filho } of respostas.filter(({ erro }) => erro)) await matar(filho, 'SIGTERM')
    expect(await consultar(vencedor?.url ?? '', 'select 1 as um')).toEqual([{ um: 1 }])
    for (const { filho } of respostas) await matar(filho, 'SIGTERM')
  })

  it.each([
    { caso: 'ninguém', pid: 999_999_999 },
    { caso: 'um processo alheio', pid: process.ppid },
  ])('não se importa com um arquivo de pid que aponta para $caso', async ({ caso, pid }) => {
    const pasta = await pastaUsada(`pid de ${caso}`)
    const cluster = join(pasta, 'postgres')
    await writeFile(
      join(cluster, 'postmaster.pid'),
      `${pid}\n${cluster}\n1794708804\n5432\n\n127.0.0.1\n1 4\nready\n`,
    )
    const embutido = await iniciar(pasta)
    expect(await consultar(embutido.url, `select '${caso}' as caso`)).toEqual([{ caso }])
    expect((await readdir(cluster)).filter((nome) => nome.startsWith('postmaster.pid'))).toHaveLength(1)
  })

  it('inicia de novo logo depois de o servidor morrer com kill -9, com o que estava confirmado', async () => {
    const pasta = await pastaUsada('queda')
    const caido = await iniciar(pasta, false)
    await consultar(caido.url, 'create table confirmado as select 1 as um')
    process.kill(await pidDoPostmaster(pasta), 'SIGKILL')
    await caido.parar()
    const embutido = await iniciar(pasta, false)
    expect(await consultar(embutido.url, 'select um from confirmado')).toEqual([{ um: 1 }])
  })

  it('retoma a pasta quando o PostgreSQL derruba todas as conexões', async () => {
    const pasta = await pastaUsada('retomada')
    const mensagens: string[] = []
    const embutido = await iniciarPostgresEmbutido({
      pasta,
      alertar: (mensagem) => mensagens.push(mensagem),
    })
    abertos.push(embutido)
    const [trava] = await consultar(
      embutido.url,
      `select pid from pg_stat_activity where application_name ~ '^balcao:'`,
    )
    process.kill(Number(trava?.pid), 'SIGKILL')
    await vi.waitFor(() => expect(mensagens.at(-1)).toMatch(/foi retomada/), 60_000)
    await expect(iniciarPostgresEmbutido({ pasta })).rejects.toBeInstanceOf(PastaEmUso)
  })

  it('SEG-06 o postmaster morto volta sozinho, na mesma porta e com o que estava confirmado, mesmo com uma consulta longa no caminho', async () => {
    const pasta = await pastaUsada('sozinho')
    const embutido = await iniciar(pasta, false)
    await consultar(embutido.url, 'create table confirmado as select 1 as um')
    const morto = await pidDoPostmaster(pasta)
    // Too busy to notice by itself that its server is gone; nobody else may start while it runs.
    const ocupada = consultar(embutido.url, 'select count(*) from generate_series(1, 10000000000)').catch(
      (erro: Error) => erro,
    )
    await expect
      .poll(() =>
        consultar(
          embutido.url,
          `select 1 from pg_stat_activity where query ~ '^select count' and state = 'active'`,
        ),
      )
      .toHaveLength(1)
    process.kill(morto, 'SIGKILL')
    await expect
      .poll(() => consultar(embutido.url, 'select um from confirmado').catch(() => 'fora'), RETOMADA)
      .toEqual([{ um: 1 }])
    expect(await pidDoPostmaster(pasta)).not.toBe(morto)
    expect(await ocupada).toBeInstanceOf(Error)
    // The folder is taken again right after the server is back.
    await expect
      .poll(
        () => consultar(embutido.url, `select 1 from pg_stat_activity where application_name ~ '^balcao:'`),
        RETOMADA,
      )
      .toHaveLength(1)
    await expect(iniciarPostgresEmbutido({ pasta })).rejects.toBeInstanceOf(PastaEmUso)
    await embutido.parar()
    await expect(arquivoPid(pasta)).rejects.toThrow('ENOENT')
  })

  it('SEG-06 o que não deixa o servidor voltar é dito uma vez, e passado isso ele volta', async () => {
    const pasta = await pastaUsada('volume')
    const mensagens: string[] = []
    const embutido = await iniciarPostgresEmbutido({
      pasta,
      paraTestes: true,
      alertar: (mensagem) => mensagens.push(mensagem),
    })
    abertos.push(embutido)
    const [arquivo, guardado] = [join(pasta, 'postgres', 'PG_VERSION'), join(pasta, 'PG_VERSION')]
    await rename(arquivo, guardado)
    process.kill(await pidDoPostmaster(pasta), 'SIGKILL')
    const problemas = () => mensagens.filter((mensagem) => mensagem.includes('não iniciou'))
    const tentativas = async () =>
      (await readFile(join(pasta, 'postgres.log'), 'utf8')).split('not a valid data directory').length
    await expect.poll(tentativas, RETOMADA).toBeGreaterThan(3)
    expect(problemas()).toHaveLength(1)
    await rename(guardado, arquivo)
    await expect
      .poll(() => consultar(embutido.url, 'select 1 as um').catch(() => 'fora'), RETOMADA)
      .toEqual([{ um: 1 }])
  })

  it('SEG-06 parar enquanto o servidor não volta não espera por ele nem o deixa para trás', async () => {
    const pasta = await pastaUsada('desistencia')
    const embutido = await iniciar(pasta)
    await rename(join(pasta, 'postgres', 'PG_VERSION'), join(pasta, 'PG_VERSION'))
    process.kill(await pidDoPostmaster(pasta), 'SIGKILL')
    await expect.poll(() => consultar(embutido.url, 'select 1').catch(() => 'fora'), RETOMADA).toBe('fora')
    await embutido.parar()
    await expect(consultar(embutido.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('SEG-06 quem perdeu a pasta para outro processo fica sabendo', async () => {
    const pasta = await pastaUsada('tomada')
    const aoPerder = vi.fn()
    const embutido = await iniciarPostgresEmbutido({ pasta, paraTestes: true, aoPerder })
    abertos.push(embutido)
    const travas = () =>
      consultar(
        embutido.url,
        `select objid::int as chave, pid, granted from pg_locks where locktype = 'advisory'`,
      )
    const [nossa] = await travas()
    const outro = new Client({ connectionString: embutido.url, application_name: `balcao:${process.ppid}` })
    await outro.connect()
    // Next in line, so that it has the lock as soon as ours is lost.
    const tomada = outro.query('select pg_advisory_lock($1)', [nossa?.chave])
    await expect.poll(travas, RETOMADA).toHaveLength(2)
    await consultar(embutido.url, `select pg_terminate_backend(${nossa?.pid})`)
    await tomada
    await expect
      .poll(() => aoPerder.mock.calls, RETOMADA)
      .toMatchObject([[{ name: 'PastaEmUso', message: expect.stringContaining(`pid ${process.ppid}`) }]])
    await outro.end()
  })

  it('encurta um log que cresceu demais', async () => {
    const pasta = await pastaUsada('log')
    await writeFile(join(pasta, 'postgres.log'), Buffer.alloc(6 * 1024 * 1024, 'x'))
    await iniciar(pasta)
    expect((await stat(join(pasta, 'postgres.log'))).size).toBeLessThan(100_000)
  })

  it('explica que falta o PostgreSQL desta plataforma', async () => {
    await expect(localizarBinarios('plan9-mips')).rejects.toThrow(/plan9-mips.*DATABASE_URL/)
  })
})

describe.runIf(SOU_ROOT)('PostgreSQL embutido, iniciado pelo root', () => {
  it('funciona numa pasta em que só o root entra', async () => {
    const cofre = join(raiz, 'cofre')
    await mkdir(cofre, { mode: 0o700 })
    const embutido = await iniciar(join(cofre, 'dados'))
    expect(await consultar(embutido.url, 'select 1 as um')).toEqual([{ um: 1 }])
  })

  /** A checkout in the home of root cannot be tried as somebody else. */
  function outrosEntram(): boolean {
    try {
      execFileSync(
        process.execPath,
        ['-e', 'require("node:fs").accessSync(process.argv[1])', MODULO.pathname],
        {
          ...NINGUEM,
          cwd: '/',
          stdio: 'ignore',
        },
      )
      return true
    } catch {
      return false
    }
  }

  describe.runIf(SOU_ROOT && outrosEntram())('com um repositório que todos podem ler', () => {
    it('onde unshare não existe, serve a pasta em nome de outro usuário', async () => {
      const pasta = await pastaUsada('sem unshare')
      vi.stubEnv('PATH', '/nao-existe')
      try {
        for (const caso of [pasta, join(raiz, 'sem unshare desde o começo')]) {
          const embutido = await iniciar(caso)
          expect((await stat(join(caso, 'postgres', 'PG_VERSION'))).uid).toBe(NINGUEM.uid)
          expect(await consultar(embutido.url, 'select 1 as um')).toEqual([{ um: 1 }])
        }
      } finally {
        vi.unstubAllEnvs()
      }
    })

    it('como usuário comum não precisa de nada disso, e o root continua o que ele começou', async () => {
      const pasta = join(raiz, 'comum')
      await mkdir(pasta)
      await chown(pasta, NINGUEM.uid, NINGUEM.gid)
      const { url = '', filho } = await iniciarEmOutroProcesso(pasta, NINGUEM)
      await consultar(url, 'create table comum as select 1 as um')
      const postmaster = await pidDoPostmaster(pasta)
      await matar(filho, 'SIGTERM')
      await vi.waitFor(
        async () => expect(await serveOCluster(postmaster, join(pasta, 'postgres'))).toBe(false),
        60_000,
      )
      const embutido = await iniciar(pasta)
      expect(await consultar(embutido.url, 'select um from comum')).toEqual([{ um: 1 }])
    })
  })
})
