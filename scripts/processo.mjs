import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} Sinal */
/** @type {Sinal[]} */
const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** One Ctrl-C arrives twice, from the terminal and from npm; a person needs longer to press it again. */
const ECO_MS = 1000
const INTERVALO_DO_PAI_MS = 250

/** Something a person can read and act upon; shown without a stack. */
export class Aviso extends Error {}

/** The person, or the system, asked to stop. */
export class Interrompido extends Error {
  /** @param {Sinal} sinal */
  constructor(sinal) {
    super(sinal)
    this.codigo = codigoDeSaida(null, sinal)
  }
}

/**
 * @param {number | null} codigo
 * @param {NodeJS.Signals | null} sinal
 */
function codigoDeSaida(codigo, sinal) {
  return codigo ?? 128 + (sinal ? constants.signals[sinal] : 0)
}

/**
 * Runs a command to its end and answers its exit code. A request to stop is passed on, and thrown only when the
 * command has ended, so that nothing half done goes on behind our back.
 * @param {string[]} comando
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, aoIniciar?: (pid: number) => void }} [opcoes]
 * @returns {Promise<number>}
 */
export async function executar([programa = '', ...argumentos], { aoIniciar, ...opcoes } = {}) {
  const filho = spawn(programa, argumentos, { stdio: 'inherit', ...opcoes })
  if (filho.pid !== undefined) aoIniciar?.(filho.pid)
  /** @type {Sinal | undefined} */
  let pedido
  const desligar = aoPedirFim((sinal) => {
    pedido = sinal
    filho.kill(sinal)
  })
  try {
    const codigo = await fim(filho)
    if (pedido) throw new Interrompido(pedido)
    return codigo
  } finally {
    desligar()
  }
}

/**
 * Runs programs that serve until they are stopped, and answers the exit code of the first one to end. Each is in a
 * process group of its own, so that it hears of Ctrl-C once, from us, and has the time it needs to stop.
 * @param {{ comando: string[], cwd?: string, env?: NodeJS.ProcessEnv }[]} programas
 * @returns {Promise<number>}
 */
export async function servir(programas) {
  const filhos = programas.map(({ comando: [programa = '', ...argumentos], ...opcoes }) =>
    spawn(programa, argumentos, {
      ...opcoes,
      detached: true,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  )
  /** @param {NodeJS.Signals} sinal */
  const pedirFim = (sinal) => {
    for (const filho of filhos) filho.kill(sinal)
  }
  let ultimoPedido = Number.NEGATIVE_INFINITY
  aoPedirFim((sinal) => {
    if (performance.now() - ultimoPedido < ECO_MS) return
    ultimoPedido = performance.now()
    pedirFim(sinal)
  })
  const fins = filhos.map(fim)
  try {
    return await Promise.race(fins)
  } finally {
    pedirFim('SIGTERM')
    await Promise.allSettled(fins)
  }
}

/**
 * @param {import('node:child_process').ChildProcess} filho
 * @returns {Promise<number>}
 */
function fim(filho) {
  return new Promise((resolver, recusar) => {
    filho.once('error', recusar)
    filho.once('exit', (codigo, sinal) => resolver(codigoDeSaida(codigo, sinal)))
  })
}

/**
 * Calls when somebody asks us to stop: by a signal, or by killing the npm that runs us and cannot tell us any more.
 * @param {(sinal: Sinal) => void} pedir
 */
function aoPedirFim(pedir) {
  for (const sinal of SINAIS) process.on(sinal, pedir)
  const pai = process.ppid
  const vigia = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== pai) {
      clearInterval(vigia)
      pedir('SIGTERM')
    }
  }, INTERVALO_DO_PAI_MS)
  vigia.unref()
  return () => {
    clearInterval(vigia)
    for (const sinal of SINAIS) process.removeListener(sinal, pedir)
  }
}

/**
 * Runs a whole command and ends the process with its exit code.
 * @param {() => Promise<number>} comando
 */
export async function principal(comando) {
  try {
    process.exitCode = await comando()
  } catch (erro) {
    if (!(erro instanceof Interrompido)) console.error(erro instanceof Aviso ? `\n${erro.message}\n` : erro)
    process.exitCode = erro instanceof Interrompido ? erro.codigo : 1
  }
}
