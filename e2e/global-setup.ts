import { hojeEm } from '@balcao/dominio/formatos/datas'
import { iniciarPostgresComModelos } from '../apps/api/test/postgres-com-modelos.ts'

/** One real PostgreSQL for all workers; each of them clones the filled templates. */
export default async function preparar(): Promise<() => Promise<void>> {
  const { url, pasta, modelos, preenchidoEm, parar } = await iniciarPostgresComModelos()
  process.env.E2E_HOJE = hojeEm(new Date(preenchidoEm))
  process.env.E2E_POSTGRES = url
  process.env.E2E_PASTA = pasta
  process.env.E2E_MODELOS = JSON.stringify(modelos.jornadas)
  return parar
}
