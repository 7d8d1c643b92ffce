import pg from 'pg'
import { comBanco } from '../../apps/api/src/platform/banco/conexao.ts'
import { clonarNegocios, ligarServidor, type Servidor } from '../../apps/api/test/processo.ts'

export type { Servidor }

type Opcoes = Pick<Parameters<typeof clonarNegocios>[0], 'caixas'> & {
  ambiente?: Record<string, string>
  /** Of the whole business aurora, by the key under which they are stored. */
  parametros?: Record<string, string>
}

/** The real server process of one worker, on databases of its own. */
export async function iniciarServidor(
  worker: number,
  { caixas = {}, ambiente = {}, parametros = {} }: Opcoes = {},
): Promise<Servidor> {
  const { E2E_POSTGRES = '', E2E_PASTA = '', E2E_MODELOS = '{}' } = process.env
  const lista = await clonarNegocios({
    postgres: E2E_POSTGRES,
    pasta: E2E_PASTA,
    modelos: JSON.parse(E2E_MODELOS),
    nome: nomeDosBancos(worker),
    caixas,
  })
  await gravarParametros(bancoDoNegocio(worker, 'aurora'), parametros)
  return ligarServidor({
    DADOS: E2E_PASTA,
    DATABASE_URL: E2E_POSTGRES,
    NEGOCIOS: lista,
    GALERIA: '1',
    ...ambiente,
  })
}

const nomeDosBancos = (worker: number) => `e2e_${worker}_${process.pid}`

export const bancoDoNegocio = (worker: number, negocio: string): string =>
  comBanco(process.env.E2E_POSTGRES ?? '', `${nomeDosBancos(worker)}_${negocio}`)

async function gravarParametros(banco: string, parametros: Record<string, string>): Promise<void> {
  const cliente = new pg.Client({ connectionString: banco })
  await cliente.connect()
  try {
    for (const [chave, valor] of Object.entries(parametros))
      await cliente.query('insert into parametro (chave, valor) values ($1, $2)', [chave, valor])
  } finally {
    await cliente.end()
  }
}
