import { fileURLToPath } from 'node:url'
import type { ModulePreloadOptions, Plugin } from 'vite'

const AJUDANTE_DO_VITE = '\0vite/preload-helper.js'
const NOSSO = fileURLToPath(new URL('src/platform/trazer-codigo.ts', import.meta.url))

/** What comes later names itself among the files to fetch, also when it needs no other. */
export const comOProprio: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  arquivo,
  outros,
  { hostType },
) => (hostType === 'html' || outros.includes(arquivo) ? outros : [arquivo, ...outros])

/** In the place of what Vite runs before each late import: the same, and what failed once can be asked for again. */
export function buscarAntesDeImportar(): Plugin {
  let trocado = false
  return {
    name: 'buscar-antes-de-importar',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== AJUDANTE_DO_VITE) return
      trocado = true
      return `export { trazerCodigo as __vitePreload } from '${NOSSO}'`
    },
    generateBundle() {
      if (!trocado) this.error(`o Vite não pede mais ${JSON.stringify(AJUDANTE_DO_VITE)}`)
    },
  }
}
