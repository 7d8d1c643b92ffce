import type { TipoDeLigacao } from '@balcao/dominio/tickets/ligacoes/regras'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { notaFiscal } from '../src/features/notas/tabelas.ts'
import { ticket, ticketNota } from '../src/features/tickets/nucleo/tabelas.ts'
import { ticketLigacao } from '../src/features/tickets/nucleo/tabelas-equipe.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'

/** Of one load: as many as follow from one cause, and how many such causes there are. */
const DA_MESMA_CARGA = 6
const CARGAS = 4
const PARES = 12

type Par = { deId: number; paraId: number; tipo: TipoDeLigacao }
type Aberto = { id: number; clienteId: number | null; tipoId: number; carga: string }

export async function temLigacoes(banco: Executor): Promise<boolean> {
  return (await banco.select({ id: ticketLigacao.id }).from(ticketLigacao).limit(1)).length > 0
}

/** Open tickets about an invoice, each with the load it left in: branch, carrier and week. */
async function abertosComCarga(tx: Executor): Promise<Aberto[]> {
  const linhas = await tx
    .select({
      id: ticket.id,
      clienteId: ticket.clienteId,
      tipoId: ticket.tipoId,
      carga: sql<string>`min(concat_ws('-', ${notaFiscal.filialId}, ${notaFiscal.transportadoraId},
        date_trunc('week', ${notaFiscal.dataSaida})))`,
    })
    .from(ticket)
    .innerJoin(ticketNota, eq(ticketNota.ticketId, ticket.id))
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketNota.notaId))
    .where(and(isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm)))
    .groupBy(ticket.id)
    .orderBy(asc(ticket.id))
  return linhas
}

const emGrupos = (abertos: readonly Aberto[], chave: (um: Aberto) => unknown): Aberto[][] => [
  ...Map.groupBy(abertos, chave).values(),
]

/** The first of a load is the cause of the others, whoever bought. */
const porCarga = (abertos: readonly Aberto[]): Par[] =>
  emGrupos(abertos, ({ carga }) => carga)
    .filter((juntos) => new Set(juntos.map(({ clienteId }) => clienteId)).size > 1)
    .sort((uns, outros) => outros.length - uns.length)
    .slice(0, CARGAS)
    .flatMap(([causa, ...outros]) =>
      outros
        .slice(0, DA_MESMA_CARGA)
        .map(({ id }) => ({ deId: id, paraId: causa?.id ?? 0, tipo: 'CAUSADO_POR' as const })),
    )

/** Two of the same customer: the same matter again, or one that has to do with it. */
const porCliente = (abertos: readonly Aberto[]): Par[] =>
  emGrupos(abertos, ({ clienteId }) => clienteId)
    .flatMap(([um, outro]): Par[] => {
      if (!um || !outro) return []
      const tipo = um.tipoId === outro.tipoId ? 'DUPLICADO_DE' : 'RELACIONADO'
      return [{ deId: outro.id, paraId: um.id, tipo }]
    })
    .slice(0, PARES)

const doPar = ({ deId, paraId }: Par) => `${Math.min(deId, paraId)}-${Math.max(deId, paraId)}`

/** MES-06 Tickets of one load with its cause, and a few pairs of one customer. */
export async function preencherLigacoes(tx: Executor, agora: Date): Promise<void> {
  const abertos = await abertosComCarga(tx)
  const pares = [...porCarga(abertos), ...porCliente(abertos.filter(({ clienteId }) => clienteId !== null))]
  const unicos = [...new Map(pares.map((par) => [doPar(par), par])).values()]
  if (unicos.length > 0)
    await tx.insert(ticketLigacao).values(unicos.map((par) => ({ ...par, ligadoEm: agora })))
}
