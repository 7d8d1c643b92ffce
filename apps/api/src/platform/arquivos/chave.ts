import { randomUUID } from 'node:crypto'

const TAMANHO_MAXIMO = 200
// Each part starts with a letter or digit: '..', hidden names and absolute paths cannot be written.
const PARTE = '[a-z0-9][a-z0-9._-]*'
const CHAVE = new RegExp(`^${PARTE}(?:/${PARTE})*$`)

/** Throws when the key could name anything outside its own prefix. */
export function conferirChave(chave: string): string {
  if (chave.length > TAMANHO_MAXIMO || !CHAVE.test(chave) || chave.includes('..')) {
    throw new Error(`Chave de arquivo inválida: ${JSON.stringify(chave.slice(0, TAMANHO_MAXIMO))}`)
  }
  return chave
}

/** A name that nobody can guess and that is never used twice: `novaChave('anexos', 'pdf')`. */
export function novaChave(pasta: string, extensao: string): string {
  return conferirChave(`${pasta}/${randomUUID()}.${extensao}`)
}
