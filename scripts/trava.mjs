import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'

const INTERVALO_MS = 200

/**
 * Does something while no other process does it in this folder. The lock is a file that names the processes that hold
 * it, one a line: `acrescentar` adds a child, which goes on for a while when its parent is killed.
 * @template T
 * @param {string} arquivo
 * @param {(acrescentar: (pid: number) => void) => Promise<T>} fazer
 * @param {(pids: number[]) => void} [aoEsperar] called once when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function comTrava(arquivo, fazer, aoEsperar) {
  mkdirSync(dirname(arquivo), { recursive: true })
  const eu = identificar(process.pid)
  let avisou = false
  while (!colocar(arquivo, eu)) {
    const texto = ler(arquivo)
    const vivos = texto?.split('\n').filter(estaVivo)
    if (texto !== undefined && vivos?.length === 0) afastar(arquivo, texto)
    else {
      if (vivos && !avisou) aoEsperar?.(vivos.map(pidDe))
      avisou ||= vivos !== undefined
      await esperar(INTERVALO_MS)
    }
  }
  try {
    return await fazer((pid) => {
      const provisorio = aparte(arquivo)
      writeFileSync(provisorio, `${eu}\n${identificar(pid)}`)
      renameSync(provisorio, arquivo)
    })
  } finally {
    rmSync(arquivo, { force: true })
  }
}

/**
 * A file linked into place has its content from the first moment, and only one of many gets the place.
 * @param {string} arquivo
 * @param {string} texto
 */
function colocar(arquivo, texto) {
  const proprio = aparte(arquivo)
  writeFileSync(proprio, texto)
  try {
    linkSync(proprio, arquivo)
    return true
  } catch (erro) {
    if (/** @type {NodeJS.ErrnoException} */ (erro).code === 'EEXIST') return false
    throw erro
  } finally {
    rmSync(proprio, { force: true })
  }
}

/** @param {string} arquivo */
function ler(arquivo) {
  try {
    return readFileSync(arquivo, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Takes an abandoned lock away, unless it changed hands since it was looked at.
 * @param {string} arquivo
 * @param {string} texto
 */
function afastar(arquivo, texto) {
  const afastado = aparte(arquivo)
  try {
    renameSync(arquivo, afastado)
    if (readFileSync(afastado, 'utf8') !== texto) linkSync(afastado, arquivo)
  } catch {
    // Somebody else took it away first.
  } finally {
    rmSync(afastado, { force: true })
  }
}

/** @param {string} arquivo */
const aparte = (arquivo) => `${arquivo}.${randomBytes(6).toString('hex')}`

/**
 * A process by its number and its birth: after a crash the number alone may be somebody else's.
 * @param {number} pid
 */
export function identificar(pid) {
  return `${pid} ${nascimento(pid)}`
}

/** @param {string} identificacao */
const pidDe = (identificacao) => Number.parseInt(identificacao, 10)

/** @param {string} identificacao */
function estaVivo(identificacao) {
  const pid = pidDe(identificacao)
  return nascimento(pid) !== '' && identificar(pid) === identificacao
}

/**
 * @param {number} pid
 * @returns {string} empty when there is no such process, or only its remains
 */
function nascimento(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim()
    }
    // The name, in parentheses, may hold anything; after it come the state and, twentieth, the start.
    const campos = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return campos[0] === 'Z' ? '' : (campos[19] ?? '')
  } catch {
    return ''
  }
}
