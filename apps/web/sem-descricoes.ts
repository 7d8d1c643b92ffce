import type { Plugin } from 'vite'

/** The lists of what may be allowed and set. What each one is about is read by who runs the business, on the server. */
const LISTAS = /dominio\/src\/(permissoes|permissoes\/modulos-[\w-]+|parametros\/[\w-]+)\.ts$/
const DESCRICAO = /\bdescricao:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)\s*(,|(?=\}))/g

/** Every page behind the sign-in brings these lists, and no screen shows those sentences: they stay behind. */
export function semDescricoes(): Plugin {
  return {
    name: 'sem-descricoes',
    apply: 'build',
    enforce: 'pre',
    transform(codigo, id) {
      return LISTAS.test(id) ? { code: codigo.replace(DESCRICAO, ''), map: null } : undefined
    },
  }
}
