import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RAIZ } from './configuracao.ts'
import { MARCA, permissoesEmTabela } from './permissoes-em-tabela.ts'
import { listarRotas } from './rotas.ts'

const documento = readFileSync(join(RAIZ, 'docs/PERMISSOES.md'), 'utf8')

describe('docs/PERMISSOES.md', () => {
  it('PER-01 diz o que o código diz: se mudou, rode `npm run permissoes`, leia e grave', () => {
    const contratos = listarRotas(() => '').map(({ contrato }) => contrato)
    expect(documento.slice(documento.indexOf(MARCA))).toBe(permissoesEmTabela(contratos))
  })

  it('PER-01 explica cada predicado de visibilidade', () => {
    const fontes = globSync('apps/api/src/features/*/visibilidade.ts', { cwd: RAIZ })
    const predicados = fontes.flatMap((fonte) =>
      [...readFileSync(join(RAIZ, fonte), 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map(
        ([, nome]) => String(nome),
      ),
    )
    expect(predicados.length).toBeGreaterThan(10)
    expect(predicados.filter((nome) => !documento.includes(`\`${nome}\``))).toEqual([])
  })
})
