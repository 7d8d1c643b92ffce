import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// ESC-06 While an upgrade goes on, processes of the version before work on the migrated database: what they read stays, what
// they write is accepted. What takes away comes a version later, and says so in the migration: `-- já não se usa desde 0.12`.

const PASTA = fileURLToPath(new URL('../apps/api/src/migrations', import.meta.url))
/** What an empty database gets at once: nobody works beside it. */
const BASE = '20261118080123_base'
/** From before this was a rule, in a version that is replaced with everybody out (docs/PRODUCAO.md, 'Atualizar'). No other is let in. */
const DE_ANTES = [
  '20261118234535_campanhas: tira uma tabela',
  '20261119140258_cupom_por_orcamento: exige o que não se exigia',
]
const DECLARADA = /^-- já não se usa desde \d+\.\d+/m

/** @type {[quebra: string, como: RegExp][]} */
const QUEBRAS = [
  ['tira uma tabela', /\bdrop\s+table\b/i],
  ['tira uma coluna', /\bdrop\s+column\b/i],
  ['muda um nome', /\brename\b/i],
  ['muda o tipo de uma coluna', /\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i],
  ['exige o que não se exigia', /\bset\s+not\s+null\b/i],
  [
    'pede uma coluna que a versão anterior não escreve',
    /\badd\s+column\s+(?:(?!\bdefault\b|\bgenerated\b)[^;])*\bnot\s+null\b(?:(?!\bdefault\b|\bgenerated\b)[^;])*(?:;|$)/i,
  ],
]

/** @param {string} comando */
const quebras = (comando) =>
  DECLARADA.test(comando) ? [] : QUEBRAS.filter(([, como]) => como.test(comando)).map(([quebra]) => quebra)

describe('ESC-06 uma migração não tira o chão da versão anterior, que trabalha ao lado', () => {
  it.each([
    ['ALTER TABLE "a" DROP COLUMN "b";', 'tira uma coluna'],
    ['DROP TABLE "a";', 'tira uma tabela'],
    ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'muda um nome'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;', 'muda o tipo de uma coluna'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'exige o que não se exigia'],
    ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 'pede uma coluna que a versão anterior não escreve'],
  ])('%s %s', (comando, quebra) => expect(quebras(comando)).toEqual([quebra]))

  it.each([
    'ALTER TABLE "a" ADD COLUMN "b" text;',
    `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "a" ("b" text NOT NULL);',
    '-- já não se usa desde 0.12\nALTER TABLE "a" DROP COLUMN "b";',
  ])('%s se aceita', (comando) => expect(quebras(comando)).toEqual([]))

  it('nenhuma, além das que já havia', () => {
    const passos = readdirSync(PASTA).filter((passo) => passo > BASE)
    const achadas = passos.flatMap((passo) =>
      readFileSync(join(PASTA, passo, 'migration.sql'), 'utf8')
        .split('--> statement-breakpoint')
        .flatMap(quebras)
        .map((quebra) => `${passo}: ${quebra}`),
    )
    expect([...new Set(achadas)]).toEqual(DE_ANTES)
  })
})
