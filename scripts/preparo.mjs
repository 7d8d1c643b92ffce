import { join } from 'node:path'
import { PROVISORIOS, RAIZ } from './lugares.mjs'
import { Aviso } from './processo.mjs'
import { comTrava } from './trava.mjs'

/**
 * Brings something up to date, one process at a time; writes nothing when it already is.
 * @param {object} preparo
 * @param {string} preparo.nome with its article, in lower case
 * @param {() => boolean} preparo.emDia
 * @param {(acrescentar: (pid: number) => void) => Promise<void>} preparo.fazer
 */
export async function preparar({ nome, emDia, fazer }) {
  if (emDia()) return
  try {
    await comTrava(
      join(PROVISORIOS, 'preparo.trava'),
      // Whoever held the lock before us may have done it.
      async (acrescentar) => (emDia() ? undefined : fazer(acrescentar)),
      (pids) => console.log(`Outro processo (pid ${pids.join(', ')}) está preparando ${nome}; aguardando…`),
    )
  } catch (erro) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (erro)
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw erro
    throw new Aviso(
      `É preciso preparar ${nome}, mas este usuário não pode escrever em ${RAIZ}.\n` +
        'Rode npm start uma vez com o dono da pasta.',
    )
  }
}
