import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TestProject } from 'vitest/node'
import { lerConfiguracao } from '../src/configuracao.ts'
import { preencherSeVazio } from '../src/demo/preencher-se-vazio.ts'
import { parametro } from '../src/features/parametros/tabelas.ts'
import { abrirNegocio } from '../src/negocio.ts'
import { criarArmazem } from '../src/platform/arquivos/armazem.ts'
import { comBanco } from '../src/platform/banco/conexao.ts'
import { iniciarPostgresEmbutido } from '../src/platform/postgres/embutido.ts'
import { relogioDoSistema } from '../src/platform/relogio.ts'

declare module 'vitest' {
  interface ProvidedContext {
    urlDoPostgres: string
    pastaDosArquivos: string
    modelos: Record<string, string>
  }
}

// Only the proof of work is made cheap: everything else runs as in production.
const CUSTO_DO_CAPTCHA = '1'

/** One real PostgreSQL per run, with each demo business filled once as a template that tests clone. */
export default async function preparar(projeto: TestProject): Promise<() => Promise<void>> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-teste-'))
  const postgres = await iniciarPostgresEmbutido({ pasta, paraTestes: true })
  const modelos: Record<string, string> = {}
  for (const configuracao of lerConfiguracao({}).negocios) {
    const modelo = `modelo_${configuracao.id}`
    const negocio = await abrirNegocio({
      configuracao,
      servidor: comBanco(postgres.url, 'modelo'),
      servidorDeManutencao: postgres.url,
      armazem: criarArmazem({ pasta: join(pasta, 'arquivos') }, configuracao.id),
      relogio: relogioDoSistema,
      aoFalhar: () => undefined,
    })
    await preencherSeVazio(negocio, relogioDoSistema(), () => undefined)
    // Tests store the parameters they speak of; the demo's own would be a hidden assumption.
    await negocio.banco.delete(parametro)
    await negocio.banco
      .insert(parametro)
      .values({ chave: comPrefixo('captchaCusto'), valor: CUSTO_DO_CAPTCHA })
    await negocio.banco.$client.end()
    modelos[configuracao.id] = modelo
  }
  projeto.provide('urlDoPostgres', postgres.url)
  projeto.provide('pastaDosArquivos', join(pasta, 'arquivos'))
  projeto.provide('modelos', modelos)
  return async () => {
    await postgres.parar()
    await rm(pasta, { recursive: true, force: true })
  }
}
