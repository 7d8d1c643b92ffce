import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRIMIVEL = /\.(js|css)$/
/** Below this the gain is less than the header that tells of it. */
const MENOR = 1_024
const emBrotli = promisify(brotliCompress)
const emGzip = promisify(gzip)

/** Compresses once what the server would compress for every visitor, and better than it could afford to. */
export function comprimir(): Plugin {
  return {
    name: 'comprimir',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const pasta = join(dir, 'assets')
        const nomes = (await readdir(pasta)).filter((nome) => COMPRIMIVEL.test(nome))
        await Promise.all(nomes.map((nome) => comprimirArquivo(join(pasta, nome))))
      },
    },
  }
}

async function comprimirArquivo(caminho: string): Promise<void> {
  const conteudo = await readFile(caminho)
  if (conteudo.length < MENOR) return
  // The last two levels take five times as long for two hundredths.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: conteudo.length }
  const [br, gz] = await Promise.all([emBrotli(conteudo, { params }), emGzip(conteudo, { level: 9 })])
  await Promise.all([writeFile(`${caminho}.br`, br), writeFile(`${caminho}.gz`, gz)])
}
