import { join } from 'node:path'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { notInArray } from 'drizzle-orm'
import pg from 'pg'
import { preencherSeVazio } from '../demo/preencher-se-vazio.ts'
import { abrirNegocio } from '../src/abrir-negocio.ts'
import { lerConfiguracao } from '../src/configuracao.ts'
import { parametro } from '../src/features/parametros/tabelas.ts'
import { criarArmazem } from '../src/platform/arquivos/armazem.ts'
import { comBanco } from '../src/platform/banco/conexao.ts'
import { migrarFila } from '../src/platform/jobs/migrar-fila.ts'
import { criarLog } from '../src/platform/log.ts'
import { relogioDoSistema } from '../src/platform/relogio.ts'

// Only the proof of work is made cheap: everything else runs as in production.
const CUSTO_DO_CAPTCHA = '1'

type OpcoesDosModelos = {
  /** Journeys walk through the demo's tickets; other tests open those they speak of. */
  comTickets?: boolean
  /** Parameters of the demo that journeys walk through as they are. */
  comParametros?: readonly ChaveDeParametro[]
}

/** Fills each demo business once, as a template that tests clone; answers the template of each. */
export async function prepararModelos(
  postgres: string,
  pasta: string,
  { comTickets = false, comParametros = [] }: OpcoesDosModelos = {},
): Promise<Record<string, string>> {
  const modelos: Record<string, string> = {}
  const log = criarLog('silent')
  for (const configuracao of lerConfiguracao({}).negocios) {
    const negocio = await abrirNegocio({
      configuracao,
      servidor: comBanco(postgres, 'modelo'),
      servidorDeManutencao: postgres,
      armazem: criarArmazem({ pasta: join(pasta, 'arquivos') }, configuracao.id),
      relogio: relogioDoSistema,
      log,
    })
    await preencherSeVazio(negocio, relogioDoSistema(), () => undefined)
    // Where tests open their own, the demo's would be in every list and total.
    if (!comTickets)
      await negocio.banco.$client.query(
        `truncate ticket, coleta, atividade, titulo_prorrogacao restart identity cascade; delete from historico where entidade = 'coleta'; update titulo set data_vencimento = vencimento_original where data_vencimento <> vencimento_original`,
      )
    // The queue's tables too: clones add jobs without running them.
    await migrarFila(negocio.banco.$client, log)
    // Tests store the parameters they speak of; the demo's own would be a hidden assumption.
    await negocio.banco.delete(parametro).where(notInArray(parametro.chave, comParametros.map(comPrefixo)))
    await negocio.banco
      .insert(parametro)
      .values({ chave: comPrefixo('captchaCusto'), valor: CUSTO_DO_CAPTCHA })
    await negocio.banco.$client.end()
    modelos[configuracao.id] = `modelo_${configuracao.id}`
  }
  return modelos
}

/** A database of its own for a test, as the template is; copied as files, for through the log it takes twice as long. */
export async function clonarModelo(postgres: string, modelo: string, nome: string): Promise<string> {
  await comManutencao(postgres, (cliente) =>
    cliente.query(`create database ${nome} template ${modelo} strategy = file_copy`),
  )
  return comBanco(postgres, nome)
}

export async function apagarBancos(postgres: string, nomes: string[]): Promise<void> {
  await comManutencao(postgres, (cliente) =>
    Promise.all(nomes.map((nome) => cliente.query(`drop database if exists ${nome} with (force)`))),
  )
}

async function comManutencao<T>(postgres: string, usar: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: postgres })
  await cliente.connect()
  try {
    return await usar(cliente)
  } finally {
    await cliente.end()
  }
}
