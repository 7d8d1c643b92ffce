import { join } from 'node:path'
import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { preencherEmOutroProcesso } from '@balcao/demo/src/preencher-em-outro-processo.ts'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { hash } from '@node-rs/argon2'
import { notInArray } from 'drizzle-orm'
import pg from 'pg'
import { abrirNegocio } from '../src/abrir-negocio.ts'
import { lerConfiguracao, type NegocioConfigurado } from '../src/configuracao.ts'
import { colaborador } from '../src/features/acesso/tabelas.ts'
import { parametro } from '../src/features/parametros/tabelas.ts'
import type { Negocio } from '../src/negocio.ts'
import { criarArmazem } from '../src/platform/arquivos/armazem.ts'
import { comBanco } from '../src/platform/banco/conexao.ts'
import { migrarFila } from '../src/platform/jobs/migrar-fila.ts'
import { criarLog } from '../src/platform/log.ts'
import { relogioDoSistema } from '../src/platform/relogio.ts'

// Only what is slow on purpose is made cheap, and how much it costs is written beside it: everything else is as in production.
const CUSTO_DO_CAPTCHA = '1'
const CUSTO_DA_SENHA = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** CAD-01 Each branch of the demo has its mode of registration, and journeys walk through them. */
const PARAMETROS_DAS_JORNADAS: ChaveDeParametro[] = ['cadastraCliente', 'exibeMargemLucro']

/**
 * The templates of each business: the demo as it was filled, and without what would be a hidden assumption of whoever
 * clones it. API tests open the tickets they speak of.
 */
export type Modelos = Record<'demos' | 'jornadas' | 'api', Record<string, string>> & {
  /** What was said as each one was filled, and how many parameters it then had. */
  preenchidos: Record<string, { frases: string[]; parametros: number }>
}

/** Fills each demo business once, as templates that tests clone; each by a process of its own, side by side. */
export async function prepararModelos(postgres: string, pasta: string, preenchidoEm: Date): Promise<Modelos> {
  const modelos: Modelos = { demos: {}, jornadas: {}, api: {}, preenchidos: {} }
  const log = criarLog('silent')
  const abrir = (configuracao: NegocioConfigurado, prefixo: string) =>
    abrirNegocio({
      configuracao,
      servidor: comBanco(postgres, prefixo),
      servidorDeManutencao: postgres,
      armazem: criarArmazem({ pasta: join(pasta, 'arquivos') }, configuracao.id),
      relogio: relogioDoSistema,
      log,
    })
  const preparar = async (configuracao: NegocioConfigurado) => {
    const demo = await abrir(configuracao, 'demo')
    const frases: string[] = []
    await preencherEmOutroProcesso(demo, preenchidoEm, (frase) => frases.push(frase), {
      ...process.env,
      DADOS: pasta,
      NEGOCIOS: '',
    })
    modelos.preenchidos[configuracao.id] = { frases, parametros: demo.parametrosGravados().length }
    // The queue's tables too: clones add jobs without running them.
    await migrarFila(demo.banco.$client, log)
    await demo.banco.$client.end()
    modelos.demos[configuracao.id] = `demo_${configuracao.id}`

    await clonarModelo(postgres, `demo_${configuracao.id}`, `jornadas_${configuracao.id}`)
    const jornadas = await abrir(configuracao, 'jornadas')
    await prepararParaTestes(jornadas, PARAMETROS_DAS_JORNADAS)
    await jornadas.banco.$client.end()
    modelos.jornadas[configuracao.id] = `jornadas_${configuracao.id}`

    await clonarModelo(postgres, `jornadas_${configuracao.id}`, `modelo_${configuracao.id}`)
    const api = await abrir(configuracao, 'modelo')
    // Where tests open their own, the demo's would be in every list and total.
    await api.banco.$client.query(
      `truncate ticket, coleta, atividade, titulo_prorrogacao restart identity cascade; delete from historico where entidade in ('coleta', 'troca'); delete from aprovacao where tipo = 'TROCA'; update orcamento set troca_id = null where troca_id is not null; update estoque e set reservado = e.reservado - r.quantidade from reserva_de_estoque r where r.produto_id = e.produto_id and r.filial_id = e.filial_id and r.encerrada_em is null; truncate reserva_de_estoque; update titulo set data_vencimento = vencimento_original where data_vencimento <> vencimento_original; select recontar_todas_as_vendas()`,
    )
    await prepararParaTestes(api, [])
    await api.banco.$client.end()
    modelos.api[configuracao.id] = `modelo_${configuracao.id}`
  }
  await Promise.all(lerConfiguracao({}).negocios.map(preparar))
  return modelos
}

/** Tests store the parameters they speak of; the demo's own would be a hidden assumption. */
async function prepararParaTestes({ banco }: Negocio, quais: readonly ChaveDeParametro[]): Promise<void> {
  await banco.update(colaborador).set({ senhaHash: await hash(SENHA_DEMO, CUSTO_DA_SENHA) })
  await banco.delete(parametro).where(notInArray(parametro.chave, quais.map(comPrefixo)))
  await banco.insert(parametro).values({ chave: comPrefixo('captchaCusto'), valor: CUSTO_DO_CAPTCHA })
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
