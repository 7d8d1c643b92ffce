import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

type Grafo = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * What only the page of one record is built on, though dialogs over it share it, is one piece with that page: cut by who
 * shares it, it would be dozens. What those dialogs share among themselves is cut apart from the rest, or it would bring
 * that piece to other pages.
 */
export function pecasDasPaginas(pastaDasRotas: string) {
  const rotas = realpathSync(pastaDasRotas)
  const importados = new Map<string, readonly string[]>()
  let donas: Map<string, string[]> | undefined

  function importadosDe(grafo: Grafo, id: string): readonly string[] {
    const ids = importados.get(id) ?? grafo.getModuleInfo(id)?.importedIds ?? []
    importados.set(id, ids)
    return ids
  }
  function alcance(grafo: Grafo, entrada: string): Set<string> {
    const vistos = new Set([entrada])
    for (const id of vistos) for (const importado of importadosDe(grafo, id)) vistos.add(importado)
    return vistos
  }
  /** The pages that each module comes with. */
  function donasDe(grafo: Grafo): Map<string, string[]> {
    if (donas) return donas
    donas = new Map()
    for (const nome of readdirSync(rotas, { recursive: true, encoding: 'utf8' }))
      if (nome.endsWith('.tsx'))
        for (const id of alcance(grafo, join(rotas, `${nome}?tsr-split=component`)))
          donas.set(id, [...(donas.get(id) ?? []), nome])
    return donas
  }
  function daPagina(id: string, grafo: Grafo): string | null {
    const [dona, outra] = donasDe(grafo).get(id) ?? []
    return dona?.includes('$') && outra === undefined ? `pagina-${dona.replace(/.*\$|\.tsx/g, '')}` : null
  }
  function sobreAPagina(id: string, grafo: Grafo): string | null {
    if (!id.includes('/apps/web/src/') || donasDe(grafo).has(id)) return null
    for (const alcancado of alcance(grafo, id)) {
      const pagina = daPagina(alcancado, grafo)
      if (pagina) return `sobre-${pagina}`
    }
    return null
  }
  return { daPagina, sobreAPagina }
}
