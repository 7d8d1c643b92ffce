import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * A fingerprint of files: their paths and contents, not their dates, which a clone does not keep.
 * @param {string} raiz
 * @param {string[]} caminhos files and folders, relative to `raiz`; those that do not exist count as absent
 * @param {{ ignorar?: RegExp, tempero?: string[] }} [opcoes] `ignorar` is tried on each name; `tempero` is what else
 *   the result depends on
 */
export function impressaoDigital(raiz, caminhos, { ignorar, tempero = [] } = {}) {
  const sha256 = createHash('sha256').update(JSON.stringify(tempero))
  const arquivos = caminhos.flatMap((caminho) => listar(join(raiz, caminho), ignorar))
  for (const arquivo of arquivos.sort()) {
    const conteudo = createHash('sha256').update(readFileSync(arquivo)).digest('hex')
    sha256.update(`${relative(raiz, arquivo)}\0${conteudo}\n`)
  }
  return sha256.digest('hex')
}

/**
 * @param {string} caminho
 * @param {RegExp | undefined} ignorar
 * @returns {string[]}
 */
function listar(caminho, ignorar) {
  const dados = statSync(caminho, { throwIfNoEntry: false })
  if (!dados) return []
  if (!dados.isDirectory()) return [caminho]
  return readdirSync(caminho)
    .filter((nome) => !ignorar?.test(nome))
    .flatMap((nome) => listar(join(caminho, nome), ignorar))
}

/**
 * @param {string} carimbo
 * @param {string} esperado
 */
export function carimboConfere(carimbo, esperado) {
  try {
    return readFileSync(carimbo, 'utf8') === esperado
  } catch {
    return false
  }
}
