import type { Plugin, Rolldown } from 'vite'

const RAIZES = /src\/(app\/portal\.tsx|routes\/_interno\.tsx\?tsr-split.*)$/
const LUGAR = '<script src="/inicio.js"'

/** Whatever the entries that `raizes` names cannot do without, in the order in which it runs. */
function necessarios(pacote: Rolldown.OutputBundle, raizes: RegExp): string[] {
  const nomes = new Set<string>()
  const visitar = (nome: string) => {
    const parte = pacote[nome]
    if (parte?.type !== 'chunk' || nomes.has(nome)) return
    for (const importado of parte.imports) visitar(importado)
    nomes.add(nome)
  }
  for (const [nome, parte] of Object.entries(pacote))
    if (parte.type === 'chunk' && parte.facadeModuleId && raizes.test(parte.facadeModuleId)) visitar(nome)
  return [...nomes]
}

/**
 * Tells `inicio.js`, which knows before anybody whether somebody is signed in, the files of every page behind the sign-in: they
 * come beside the first one, not after it.
 */
export function anteciparACasca(): Plugin {
  return {
    name: 'antecipar-a-casca',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(LUGAR, `${LUGAR} data-casca="${necessarios(bundle, RAIZES).join(' ')}"`),
    },
  }
}
