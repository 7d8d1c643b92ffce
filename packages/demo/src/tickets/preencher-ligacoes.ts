import { ticket, ticketItem } from '@balcao/api/src/features/tickets/nucleo/tabelas.ts'
import { ticketLigacao } from '@balcao/api/src/features/tickets/nucleo/tabelas-equipe.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { TipoDeLigacao } from '@balcao/dominio/tickets/ligacoes/regras'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'

const CAUSAS = 5
const PARES_DE_CADA = 5

type Par = { deId: number; paraId: number; tipo: TipoDeLigacao }
type Aberto = { id: number; clienteId: number | null; tipoId: number }

const colunas = { id: ticket.id, clienteId: ticket.clienteId, tipoId: ticket.tipoId }
const aberto = and(isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm), isNotNull(ticket.clienteId))

/** Open tickets of several customers about the same product: of one bad batch, says the first of them. */
async function daMesmaCausa(tx: Executor): Promise<Par[]> {
  const linhas = await tx
    .selectDistinct({ ...colunas, produtoId: ticketItem.produtoId })
    .from(ticket)
    .innerJoin(ticketItem, eq(ticketItem.ticketId, ticket.id))
    .where(and(aberto, isNotNull(ticketItem.produtoId)))
    .orderBy(asc(ticket.id), asc(ticketItem.produtoId))
  const usados = new Set<number>()
  return emGrupos(linhas, ({ produtoId }) => produtoId)
    .sort((uns, outros) => outros.length - uns.length)
    .map((juntos) => juntos.filter(({ id }) => !usados.has(id) && usados.add(id)))
    .filter((juntos) => new Set(juntos.map(({ clienteId }) => clienteId)).size > 2)
    .slice(0, CAUSAS)
    .flatMap(([causa, ...outros]) =>
      causa ? outros.map(({ id }) => ({ deId: id, paraId: causa.id, tipo: 'CAUSADO_POR' as const })) : [],
    )
}

/** Two of the same customer: the same matter again, or one that has to do with it. */
async function doMesmoCliente(tx: Executor): Promise<Par[]> {
  const abertos = await tx.select(colunas).from(ticket).where(aberto).orderBy(asc(ticket.id))
  const dois = (
    tipo: TipoDeLigacao,
    chave: (um: Aberto) => unknown,
    serve: (a: Aberto, b: Aberto) => boolean,
  ) =>
    emGrupos(abertos, chave)
      .flatMap(([um, outro]): Par[] =>
        um && outro && serve(um, outro) ? [{ deId: outro.id, paraId: um.id, tipo }] : [],
      )
      .slice(0, PARES_DE_CADA)
  return [
    ...dois(
      'DUPLICADO_DE',
      ({ clienteId, tipoId }) => `${clienteId}-${tipoId}`,
      () => true,
    ),
    ...dois(
      'RELACIONADO',
      ({ clienteId }) => clienteId,
      (um, outro) => um.tipoId !== outro.tipoId,
    ),
  ]
}

const emGrupos = <T extends Aberto>(abertos: readonly T[], chave: (um: T) => unknown): T[][] => [
  ...Map.groupBy(abertos, chave).values(),
]

async function paresALigar(banco: Executor): Promise<Par[]> {
  const pares = [...(await daMesmaCausa(banco)), ...(await doMesmoCliente(banco))]
  const unicos = Map.groupBy(pares, ({ deId, paraId }) => [deId, paraId].toSorted().join())
  return [...unicos.values()].flatMap(([par]) => par ?? [])
}

/** MES-06/ligados Causes common to several customers, and a few pairs of one. */
export async function preencherLigacoes(tx: Executor, agora: Date): Promise<void> {
  const novas = await paresALigar(tx)
  if (novas.length > 0)
    await tx.insert(ticketLigacao).values(novas.map((par) => ({ ...par, ligadoEm: agora })))
}
