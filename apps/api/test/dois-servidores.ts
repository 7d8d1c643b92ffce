import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { localizarBinarios } from '../src/platform/postgres/binarios.ts'
import { ambienteDoPostgres } from '../src/platform/postgres/cluster.ts'
import { entregar, escolherIdentidade, sobIdentidade } from '../src/platform/postgres/identidade.ts'
import { portaLivre } from './porta-livre.ts'

export type ServidorDeBanco = { porta: number; processo: ChildProcess; matar(): Promise<void> }

type Opcoes = {
  /** Whether the standby has every commit before it is acknowledged. */
  sincrona?: boolean
  daReserva?: string[]
}

/** A primary and a standby: the one in a data folder, the other in a copy of it. */
export async function ligarPrimarioEReserva({ sincrona = true, daReserva = [] }: Opcoes = {}) {
  const { initdb, postgres } = await localizarBinarios()
  const identidade = await escolherIdentidade()
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-dois-'))
  await entregar(pasta, identidade)
  const [um, outro] = [join(pasta, 'um'), join(pasta, 'outro')]
  const ligados: ChildProcess[] = []

  const ligar = async (
    dados: string,
    ajustes: string[] = [],
    porta: number | string | undefined = undefined,
  ): Promise<ServidorDeBanco> => {
    porta ??= await portaLivre()
    const comuns = [`port=${porta}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
    const comando = sobIdentidade(identidade, postgres, [
      ...['-D', dados],
      ...[...comuns, ...ajustes].flatMap((ajuste) => ['-c', ajuste]),
    ])
    const processo = spawn(comando.programa, comando.argumentos, {
      ...comando.opcoes,
      cwd: dados,
      env: ambienteDoPostgres(),
      stdio: 'ignore',
    })
    ligados.push(processo)
    while (!(await responde(porta))) {
      if (processo.exitCode !== null) throw new Error('o PostgreSQL não começou')
      await esperar(50)
    }
    return { porta: Number(porta), processo, matar: () => acabar(processo, 'SIGKILL') }
  }
  const criar = sobIdentidade(identidade, initdb, [
    '-D',
    um,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '-N',
    '--locale=C',
  ])
  await promisify(execFile)(criar.programa, criar.argumentos, {
    ...criar.opcoes,
    cwd: pasta,
    env: ambienteDoPostgres(),
  })
  // Stopped once with the settings of a primary: only then is what it wrote good for a standby.
  await acabar((await ligar(um)).processo, 'SIGINT')
  await cp(um, outro, { recursive: true })
  await writeFile(join(outro, 'standby.signal'), '')
  await entregar(outro, identidade)
  const primario = await ligar(um, sincrona ? ['synchronous_standby_names=*'] : [])
  const ligarReserva = (porta?: number) =>
    ligar(
      outro,
      [`primary_conninfo=host=127.0.0.1 port=${primario.porta} user=postgres`, ...daReserva],
      porta,
    )
  const reserva = await ligarReserva()
  return {
    primario,
    reserva,
    /** Where it was, after it was killed. */
    religarReserva: () => ligarReserva(reserva.porta),
    url: `postgres://postgres@127.0.0.1:${primario.porta},127.0.0.1:${reserva.porta}/postgres?target_session_attrs=read-write`,
    async promover() {
      await perguntar(reserva.porta, 'select pg_promote()')
    },
    async parar() {
      await Promise.all(ligados.map((processo) => acabar(processo, 'SIGKILL')))
      await rm(pasta, { recursive: true, force: true })
    },
  }
}

export async function perguntar(porta: number | string, comando: string): Promise<unknown[]> {
  const cliente = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${porta}/postgres` })
  cliente.on('error', () => undefined)
  try {
    await cliente.connect()
    return (await cliente.query(comando)).rows
  } finally {
    cliente.end().catch(() => undefined)
  }
}

const responde = (porta: number | string) =>
  perguntar(porta, 'select 1').then(
    () => true,
    () => false,
  )

async function acabar(processo: ChildProcess, sinal: NodeJS.Signals): Promise<void> {
  if (processo.exitCode !== null || processo.signalCode !== null) return
  const fim = once(processo, 'exit')
  processo.kill(sinal)
  await fim
}
