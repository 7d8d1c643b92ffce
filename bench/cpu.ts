import { readdir, readFile } from 'node:fs/promises'

const NS_POR_MS = 1e6

/** Milliseconds of processor that the processes used so far, all their threads, to the nanosecond the kernel keeps. */
export async function cpuDe(pids: readonly number[]): Promise<number> {
  const partes = await Promise.all(pids.map(cpuDoProcesso))
  return partes.reduce((soma, parte) => soma + parte, 0)
}

async function cpuDoProcesso(pid: number): Promise<number> {
  const pasta = `/proc/${pid}/task`
  const threads = await readdir(pasta).catch(() => [])
  const tempos = await Promise.all(
    threads.map((thread) => readFile(`${pasta}/${thread}/schedstat`, 'utf8').catch(() => '0')),
  )
  return tempos.reduce((soma, texto) => soma + Number(texto.split(' ')[0]) / NS_POR_MS, 0)
}

/** What a process started: of PostgreSQL, one process per connection. */
export async function filhosDe(pai: number): Promise<number[]> {
  const todos = (await readdir('/proc')).filter((nome) => /^\d+$/.test(nome)).map(Number)
  const pais = await Promise.all(todos.map(paiDe))
  return todos.filter((_, i) => pais[i] === pai)
}

export async function paiDe(pid: number): Promise<number | null> {
  const estado = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The name in parentheses may hold spaces; what follows it does not.
  return estado ? Number(estado.slice(estado.lastIndexOf(')') + 2).split(' ')[1]) : null
}

/** Resident megabytes of a process. */
export async function memoriaDe(pid: number): Promise<number> {
  const [kb = '0'] = (await readFile(`/proc/${pid}/status`, 'utf8')).match(/(?<=VmRSS:\s+)\d+/) ?? []
  return Number(kb) / 1024
}
