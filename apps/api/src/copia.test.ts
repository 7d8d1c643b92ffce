import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { apagarBancos, clonarModelo } from '../test/modelos.ts'
import { rodarComando } from '../test/processo.ts'
import { lerConfiguracao } from './configuracao.ts'
import { criarArmazem } from './platform/arquivos/armazem.ts'
import { comBanco } from './platform/banco/conexao.ts'
import { criarBancoSeFaltar } from './platform/banco/migrar.ts'

describe('npm run copia e npm run restaurar', () => {
  const postgres = inject('urlDoPostgres')
  const [de, para] = [novoNome(), novoNome()]
  let pasta: string
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'balcao-copia-'))
    await clonarModelo(postgres, inject('modelos').aurora ?? '', de)
    await criarBancoSeFaltar(postgres, para)
    const [aurora, boreal] = lerConfiguracao({}).negocios
    const negocios = (nome: string) => [{ ...aurora, banco: comBanco(postgres, nome) }, boreal]
    await writeFile(join(pasta, 'de.json'), JSON.stringify(negocios(de)))
    await writeFile(join(pasta, 'para.json'), JSON.stringify(negocios(para)))
  })
  afterAll(async () => {
    await apagarBancos(postgres, [de, para])
    await rm(pasta, { recursive: true, force: true })
  })

  const rodar = (comando: 'copia' | 'restaurar', onde: 'de' | 'para', ...opcoes: string[]) =>
    rodarComando(fileURLToPath(new URL(`${comando}.ts`, import.meta.url)), opcoes, {
      ...{ NEGOCIOS: join(pasta, `${onde}.json`), DADOS: join(pasta, onde), DATABASE_URL: '' },
    })

  it('ESC-05 a cópia diz onde está e o que tem, e a volta o mesmo', async () => {
    const armazem = criarArmazem({ pasta: join(pasta, 'de/arquivos') }, 'aurora')
    await armazem.gravar('anexos/a.txt', 'olá', 'text/plain')
    const copia = await rodar('copia', 'de', '--negocio', 'aurora')
    expect(copia).toMatchObject({ codigo: 0, erro: '' })
    expect(copia.saida).toMatch(/^Aurora\D+\d+ linhas em \d+ tabelas e 1 arquivos\.$/m)
    const [quando = ''] = await readdir(join(pasta, 'de/copias'))
    const feita = join(pasta, 'de/copias', quando)
    expect(copia.saida).toContain(`Cópia em ${feita}`)

    const linhas = /(\d+ linhas)/.exec(copia.saida)?.[1]
    const volta = await rodar('restaurar', 'para', '--de', feita)
    expect(volta).toMatchObject({ codigo: 0, erro: '' })
    expect(volta.saida).toMatch(new RegExp(`^Aurora.*, como estava em .*: ${linhas} e 1 arquivos\\.$`, 'm'))
    const outra = await rodar('restaurar', 'para', '--de', feita)
    expect(outra).toMatchObject({ codigo: 1, saida: '' })
    expect(outra.erro).toContain('O banco de destino não está vazio.')
  })

  it.each([
    ['copia', ['--para'], 2, 'Há uma opção desconhecida ou sem valor.'],
    ['copia', ['--negocio', 'nenhum'], 2, 'Diga em --negocio um destes: aurora, boreal.'],
    ['restaurar', [], 2, 'Diga em --de onde está a cópia.'],
    ['restaurar', ['--de', '/nao-existe'], 1, 'A pasta /nao-existe não existe.'],
    ['restaurar', ['--de', '.'], 1, 'não há cópia de nenhum negócio desta instalação.'],
  ] as const)('ESC-05 %s %j é recusado com uma frase', async (comando, opcoes, codigo, frase) => {
    const rodado = await rodar(comando, 'de', ...opcoes)
    expect(rodado).toMatchObject({ codigo, saida: '' })
    expect(rodado.erro).toContain(frase)
  })
})

function novoNome() {
  return `comando_${randomUUID().replaceAll('-', '')}`
}
