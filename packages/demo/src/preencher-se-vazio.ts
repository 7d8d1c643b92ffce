import { existeColaborador } from '@balcao/api/src/features/acesso/queries.ts'
import type { Negocio } from '@balcao/api/src/negocio.ts'
import { transacao } from '@balcao/api/src/platform/banco/transacao.ts'
import { migrarFila } from '@balcao/api/src/platform/jobs/migrar-fila.ts'
import { criarLog } from '@balcao/api/src/platform/log.ts'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { sql } from 'drizzle-orm'
import { preencherDemo } from './preencher.ts'
import { preencherTrocas } from './trocas/preencher-trocas.ts'

// Any fixed number: every process that fills this database must wait on the same one.
const TRAVA_DA_DEMO = 20_261_117

export const ehNegocioDemo = (id: string): id is 'aurora' | 'boreal' => id === 'aurora' || id === 'boreal'

/** Fills the demo business once, whole or not at all, and never over existing data. */
export async function preencherSeVazio(
  negocio: Negocio,
  agora: Date,
  dizer: (frase: string) => void,
): Promise<void> {
  const { id, banco, armazem, configuracao } = negocio
  if (!ehNegocioDemo(id) || !(await faltaPreencher(negocio))) return
  dizer(`Preenchendo os dados de demonstração de ${configuracao.nome}…`)
  // What the portal itself does on the way adds tasks.
  await migrarFila(banco.$client, criarLog('silent'))
  await transacao(banco, async (tx) => {
    // Another process may be filling it at this moment: worth waiting for, however long it takes.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA_DA_DEMO})`)
    if (await existeColaborador(tx)) return
    await preencherDemo(tx, { negocio: id, hoje: hojeEm(agora), agora, armazem })
    await preencherTrocas(tx, negocio, agora)
  })
  await banco.$client.query('analyze')
  // They were read when the database was still empty.
  await negocio.renovarParametros()
}

/** Whether there is anything to do: cheap, since every start asks. */
export async function faltaPreencher({ id, banco }: Negocio): Promise<boolean> {
  return ehNegocioDemo(id) && !(await existeColaborador(banco))
}
