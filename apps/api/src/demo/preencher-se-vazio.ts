import { hojeEm } from '@balcao/dominio/formatos/datas'
import { sql } from 'drizzle-orm'
import { existeColaborador } from '../features/acesso/queries.ts'
import type { Negocio } from '../negocio.ts'
import { transacao } from '../platform/banco/transacao.ts'
import { preencherDemo } from './preencher.ts'

// Any fixed number: every process that fills this database must wait on the same one.
const TRAVA_DA_DEMO = 20_261_117

export const ehNegocioDemo = (id: string): id is 'aurora' | 'boreal' => id === 'aurora' || id === 'boreal'

/** Fills the demo business once, whole or not at all, and never over existing data. */
export async function preencherSeVazio(
  negocio: Negocio,
  agora: Date,
  dizer: (frase: string) => void,
): Promise<void> {
  const { id, banco, armazem } = negocio
  if (!ehNegocioDemo(id)) return
  if (await existeColaborador(banco)) return
  dizer(`Preenchendo os dados de demonstração de ${negocio.configuracao.nome}…`)
  await transacao(banco, async (tx) => {
    // Another process may be filling it at this moment: worth waiting for, however long it takes.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA_DA_DEMO})`)
    if (!(await existeColaborador(tx)))
      await preencherDemo(tx, { negocio: id, hoje: hojeEm(agora), agora, armazem })
  })
  await banco.$client.query('analyze')
  // They were read when the database was still empty.
  await negocio.renovarParametros()
}
