import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as esperar } from 'node:timers/promises'

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} Sinal */
/** @type {Sinal[]} */
const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** One Ctrl-C arrives twice, from the terminal and from npm; a person needs longer to press it again. */
const ECO_MS = 1000
const INTERVALO_DO_PAI_MS = 250
/** With which the server says that starting it again is the cure; `platform/nao-apanhado.ts` says it. */
const FIM_PARA_RECOMECAR = 70
const MAIOR_PAUSA_MS = 30_000
/** Whoever served for so long did not break on starting: the next pause is a short one again. */
const VIDA_BOA_MS = 60_000

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

/** @typedef {{ comando: string[], cwd?: string, env?: NodeJS.ProcessEnv }} Programa */

/**
 * Runs programs that serve until they are stopped, and answers the exit code of the first one to end. Each is in a
 * process group of its own, so that it hears of Ctrl-C once, from us, and has the time it needs to stop.
 * @param {Programa[]} programas
 * @returns {Promise<number>}
 */
export async function servir(programas) {
  const filhos = programas.map(nascer)
  /** @param {NodeJS.Signals} sinal */
  const pedirFim = (sinal) => {
    for (const filho of filhos) filho.kill(sinal)
  }
  aoPedirFim(semEco(pedirFim))
  const fins = filhos.map(fim)
  try {
    return await Promise.race(fins)
  } finally {
    pedirFim('SIGTERM')
    await Promise.allSettled(fins)
  }
}

/**
 * Runs one program that serves until it is stopped, and starts it again, each time later, when it broke: it said so by its
 * exit code, or was killed. An end of its own, or one that only a person can mend, is the end.
 * @param {Programa} programa
 * @param {{ primeiraPausaMs?: number }} [opcoes]
 * @returns {Promise<number>}
 */
export async function manter(programa, { primeiraPausaMs = 1000 } = {}) {
  const parando = new AbortController()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let filho
  const desligar = aoPedirFim(
    semEco((sinal) => {
      parando.abort()
      filho?.kill(sinal)
    }),
  )
  try {
    for (let pausa = primeiraPausaMs; ; pausa = Math.min(MAIOR_PAUSA_MS, 2 * pausa)) {
      const inicio = performance.now()
      filho = nascer(programa)
      const codigo = await fim(filho)
      const quebrou = codigo === FIM_PARA_RECOMECAR || filho.signalCode !== null
      if (parando.signal.aborted || !quebrou) return codigo
      if (performance.now() - inicio > VIDA_BOA_MS) pausa = primeiraPausaMs
      console.error(
        `\nO servidor terminou de repente (${filho.signalCode ?? codigo}); começa de novo em ${pausa / 1000} s.\n`,
      )
      await esperar(pausa, undefined, { signal: parando.signal }).catch(() => undefined)
      if (parando.signal.aborted) return codigo
    }
  } finally {
    desligar()
  }
}

/** @param {Programa} programa */
function nascer({ comando: [programa = '', ...argumentos], ...opcoes }) {
  return spawn(programa, argumentos, {
    ...opcoes,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/**
 * @param {(sinal: Sinal) => void} pedir
 * @returns {(sinal: Sinal) => void}
 */
function semEco(pedir) {
  let ultimo = Number.NEGATIVE_INFINITY
  return (sinal) => {
    if (performance.now() - ultimo < ECO_MS) return
    ultimo = performance.now()
    pedir(sinal)
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
