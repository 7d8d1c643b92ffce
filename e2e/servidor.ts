import { clonarNegocios, ligarServidor, type Servidor } from '../apps/api/test/processo.ts'

export type { Servidor }

/** The real server process of one worker, on databases of its own. */
export async function iniciarServidor(worker: number): Promise<Servidor> {
  const { E2E_POSTGRES = '', E2E_PASTA = '', E2E_MODELOS = '{}' } = process.env
  const lista = await clonarNegocios({
    postgres: E2E_POSTGRES,
    pasta: E2E_PASTA,
    modelos: JSON.parse(E2E_MODELOS),
    nome: `e2e_${worker}_${process.pid}`,
  })
  return ligarServidor({ DADOS: E2E_PASTA, DATABASE_URL: E2E_POSTGRES, NEGOCIOS: lista, GALERIA: '1' })
}
