import { hojeEm } from '@balcao/dominio/formatos/datas'
import { sql } from 'drizzle-orm'
import { existeColaborador } from '../features/acesso/queries.ts'
import type { Negocio } from '../negocio.ts'
import type { Executor } from '../platform/banco/conexao.ts'
import { transacao } from '../platform/banco/transacao.ts'
import { completarDemo, completarFotos, temTiposDeTicket } from './completar-demo.ts'
import { preencherDemo } from './preencher.ts'

// Any fixed number: every process that fills this database must wait on the same one.
const TRAVA_DA_DEMO = 20_261_117

export const ehNegocioDemo = (id: string): id is 'aurora' | 'boreal' => id === 'aurora' || id === 'boreal'

/**
 * Fills the demo business once, whole or not at all, and never over existing data; one filled before there were
 * tickets gets them.
 */
export async function preencherSeVazio(
  negocio: Negocio,
  agora: Date,
  dizer: (frase: string) => void,
): Promise<void> {
  const { id, banco, armazem, configuracao } = negocio
  if (!ehNegocioDemo(id)) return
  await completarFotos(banco)
  const falta = await oQueFalta(banco)
  if (!falta) return
  dizer(FRASES[falta](configuracao.nome))
  await transacao(banco, async (tx) => {
    // Another process may be filling it at this moment: worth waiting for, however long it takes.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA_DA_DEMO})`)
    const aindaFalta = await oQueFalta(tx)
    const opcoes = { negocio: id, hoje: hojeEm(agora), agora, armazem }
    if (aindaFalta === 'TUDO') await preencherDemo(tx, opcoes)
    if (aindaFalta === 'TICKETS') await completarDemo(tx, opcoes)
  })
  await banco.$client.query('analyze')
  // They were read when the database was still empty.
  await negocio.renovarParametros()
}

const FRASES = {
  TUDO: (nome: string) => `Preenchendo os dados de demonstração de ${nome}…`,
  TICKETS: (nome: string) => `Acrescentando tickets à demonstração de ${nome}…`,
} as const

async function oQueFalta(banco: Executor): Promise<keyof typeof FRASES | null> {
  if (!(await existeColaborador(banco))) return 'TUDO'
  return (await temTiposDeTicket(banco)) ? null : 'TICKETS'
}
