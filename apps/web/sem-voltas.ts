import type { Plugin } from 'vite'

/**
 * Two files that import each other at once find each other half made: a page then dies on a constant that is not there yet. What is
 * cut by who shares it may do that (a change of a threshold, one import more), so the build says no.
 */
export function semVoltas(): Plugin {
  return {
    name: 'sem-voltas',
    generateBundle(_, saida) {
      const importa = new Map(
        Object.values(saida).flatMap((parte) =>
          parte.type === 'chunk' ? [[parte.fileName, parte.imports] as const] : [],
        ),
      )
      const prontos = new Set<string>()
      const visitar = (arquivo: string, caminho: readonly string[]): void => {
        if (prontos.has(arquivo)) return
        if (caminho.includes(arquivo)) this.error(`arquivos em volta: ${[...caminho, arquivo].join(' → ')}`)
        for (const outro of importa.get(arquivo) ?? []) visitar(outro, [...caminho, arquivo])
        prontos.add(arquivo)
      }
      for (const arquivo of importa.keys()) visitar(arquivo, [])
    },
  }
}
