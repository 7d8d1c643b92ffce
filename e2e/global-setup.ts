import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { iniciarPostgresEmbutido } from '../apps/api/src/platform/postgres/embutido.ts'
import { prepararModelos } from '../apps/api/test/modelos.ts'

/** CAD-01 Each branch of the demo has its mode of registration. */
const MODELO = { comTickets: true, comParametros: ['cadastraCliente'] } as const

/** One real PostgreSQL for all workers; each of them clones the filled templates. */
export default async function preparar(): Promise<() => Promise<void>> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-e2e-'))
  const postgres = await iniciarPostgresEmbutido({ pasta, paraTestes: true })
  process.env.E2E_HOJE = hojeEm(new Date())
  process.env.E2E_POSTGRES = postgres.url
  process.env.E2E_PASTA = pasta
  process.env.E2E_MODELOS = JSON.stringify(await prepararModelos(postgres.url, pasta, MODELO))
  return async () => {
    await postgres.parar()
    await rm(pasta, { recursive: true, force: true })
  }
}
