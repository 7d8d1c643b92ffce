import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// A style sheet has only classes that somebody uses, and nobody uses one that it does not have.

const RAIZ = fileURLToPath(new URL('../apps/web/src', import.meta.url))
const IMPORTACAO = /import (\w+) from '([^']+\.module\.css)'/g

const ler = (arquivo) => (existsSync(join(RAIZ, arquivo)) ? readFileSync(join(RAIZ, arquivo), 'utf8') : '')
const folhas = globSync('**/*.module.css', { cwd: RAIZ })

/** What stands in the selectors of a sheet, the kit's own classes aside. */
function classesDe(folha) {
  const seletores = ler(folha)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g)
  const nomes = (seletores ?? []).filter((seletor) => !seletor.trim().startsWith('@'))
  return new Set(nomes.flatMap((seletor) => [...seletor.matchAll(/\.([a-z]\w*)/gi)].map(([, nome]) => nome)))
}

const importacoes = globSync('**/*.{ts,tsx}', { cwd: RAIZ }).flatMap((arquivo) => {
  const fonte = ler(arquivo)
  const corpo = fonte.replace(/^import .*$/gm, '')
  return [...fonte.matchAll(IMPORTACAO)].map(([, nome, caminho]) => {
    const usos = [...corpo.matchAll(new RegExp(`(?<![\\w'/.-])${nome}\\.(\\w+)`, 'g'))]
    // By any way but its name nobody could tell which class is used.
    const solta = new RegExp(`[\\[({=,:] *${nome}(?![\\w.'])`).test(corpo)
    return {
      arquivo,
      folha: join(dirname(arquivo), caminho),
      usadas: usos.map(([, classe]) => classe),
      solta,
    }
  })
})

describe('classes das folhas de estilo', () => {
  it('cada uma é usada por quem importa a folha', () => {
    expect(folhas.length).toBeGreaterThan(60)
    const sobram = folhas.flatMap((folha) => {
      const usadas = new Set(importacoes.flatMap((quem) => (quem.folha === folha ? quem.usadas : [])))
      return [...classesDe(folha)]
        .filter((classe) => !usadas.has(classe))
        .map((classe) => `${folha} .${classe}`)
    })
    expect(sobram).toEqual([])
  })

  it('cada uma que se usa existe, e é usada pelo nome', () => {
    expect(importacoes.length).toBeGreaterThan(60)
    const faltam = importacoes.flatMap(({ arquivo, folha, usadas }) =>
      usadas.filter((classe) => !classesDe(folha).has(classe)).map((classe) => `${arquivo} ${classe}`),
    )
    expect(faltam).toEqual([])
    expect(importacoes.filter(({ solta }) => solta).map(({ arquivo }) => arquivo)).toEqual([])
  })
})
